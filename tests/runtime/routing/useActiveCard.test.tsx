// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { atom, createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerData } from '../../../runtime/data/createServerData.ts';
import { type Card, readCard } from '../../../runtime/gateway/cards.ts';
import { LateGate } from '../../../runtime/routing/availability.ts';
import { type Portal, PortalContext, usePortal } from '../../../runtime/routing/Portal.ts';
import { SiteContext, useSite } from '../../../runtime/routing/Site.ts';
import { useActiveCard } from '../../../runtime/routing/useActiveCard.ts';
import { useHref } from '../../../runtime/routing/useHref.ts';
import { aServerCard } from '../../support/holderGateway.ts';

const card = (ref: string): Card => readCard(aServerCard({ card_ref: ref, card_number: '1' }));
const A = card('A');
const B = card('B');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Setting {
  readonly path: string;
  /** Absent while they are loading. */
  readonly cards?: readonly Card[];
  readonly active?: Card;
  readonly hasData?: boolean;
}

function Shown() {
  return <p>{useActiveCard()?.id ?? 'none'}</p>;
}

/** A screen of a card. @returns how often its guards were run, and what brings the cards */
async function show({ path, cards, active, hasData = true }: Setting, Screen = Shown) {
  const cardsAtom = atom<{ readonly data: readonly Card[] | undefined }>({ data: cards });
  const parts: Partial<Record<keyof ServerData, object>> = { cardsAtom, activeCardAtom: atom(() => active) };
  const portal: Partial<Portal> = { loadedServerData: () => (hasData ? (parts as ServerData) : null) };
  const store = createStore();
  const guards = vi.fn(() => null);
  const held = Promise.withResolvers<null>();
  const routes = [
    { path: '/cards/:cardId?', loader: guards, Component: Screen, HydrateFallback: () => null },
    { path: '/elsewhere', loader: () => held.promise, Component: () => 'elsewhere' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () =>
    render(
      <Provider store={store}>
        <PortalContext value={portal as Portal}>
          <RouterProvider router={router} />
        </PortalContext>
      </Provider>,
    ),
  );
  return {
    router,
    says: () => document.querySelector('p')?.textContent,
    ran: () => guards.mock.calls.length,
    bring: (data: readonly Card[]) => act(async () => store.set(cardsAtom, { data })),
    arrive: () => act(async () => held.resolve(null)),
  };
}

describe('the card of a page', () => {
  it('is the one that the address names, never another [RTE-64]', async () => {
    const { says, ran } = await show({ path: `/cards/${B.id}`, cards: [A, B], active: A });
    expect([says(), ran()]).toEqual([B.id, 1]);
  });

  it('is the active one where the address names none', async () => {
    const { says, ran } = await show({ path: '/cards', cards: [A, B], active: A });
    expect([says(), ran()]).toEqual([A.id, 1]);
  });

  it('is none while the cards are on their way; once they are there the guards are asked again, once [GRD-12 GRD-18]', async () => {
    const { says, ran, bring } = await show({ path: `/cards/${B.id}`, active: A });
    expect([says(), ran()]).toEqual(['none', 1]);
    await bring([A, B]);
    expect([says(), ran()]).toEqual([B.id, 2]);
    await bring([A, B, card('C')]);
    expect([says(), ran()]).toEqual([B.id, 2]);
  });

  it('without a name in the address asks no guard when cards come', async () => {
    const { ran, bring } = await show({ path: '/cards' });
    await bring([A]);
    expect(ran()).toBe(1);
  });

  it('that is gone from the list is put before the guards again [RTE-64]', async () => {
    const { says, ran, bring } = await show({ path: `/cards/${B.id}`, cards: [A, B], active: A });
    await bring([A]);
    expect([says(), ran()]).toEqual(['none', 2]);
  });

  it('is left alone while somebody is on the way elsewhere', async () => {
    const { router, ran, bring, arrive } = await show({ path: `/cards/${B.id}`, cards: [A, B] });
    await act(async () => void router.navigate('/elsewhere'));
    await bring([A]);
    expect(ran()).toBe(1);
    await arrive();
    expect(await screen.findByText('elsewhere')).toBeDefined();
    expect(ran()).toBe(1);
  });

  it('is asked for in a screen that is signed in to, and nowhere else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ path: `/cards/${B.id}`, hasData: false });
    expect(document.body.textContent).toContain('signedIn');
  });
});

describe('a screen that could not be asked whether the card offers it [RTE-65]', () => {
  it('is asked about as soon as the card is there, and not before', async () => {
    const Late = () => (
      <p>
        <LateGate />
      </p>
    );
    const { ran, bring } = await show({ path: '/cards', active: A, cards: [A] }, Late);
    expect(ran()).toBeGreaterThan(1);
    const without = await show({ path: '/cards' }, Late);
    expect(without.ran()).toBe(1);
    await bring([A, B]);
    expect(without.ran()).toBe(1);
  });
});

describe('what stands outside a portal', () => {
  it.each([
    ['usePortal', usePortal, 'outside a portal'],
    ['useSite', useSite, 'outside a site'],
  ])('says so (%s)', (_, useIt, says) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = () => <p>{String(useIt())}</p>;
    expect(() => render(<Part />)).toThrow(says);
  });

  it('has the address of a screen that is offered, and of no other', () => {
    const Link = () => {
      const href = useHref();
      return <p>{JSON.stringify([href('help'), href('accountHome', { cardId: 'A' })])}</p>;
    };
    const site: Partial<Portal> = {
      isOffered: (id) => id === 'accountHome',
      href: (id, params) => `/xx/${id}/${params?.cardId}`,
    };
    render(
      <SiteContext value={site as Portal}>
        <Link />
      </SiteContext>,
    );
    expect(document.body.textContent).toContain('[null,"/xx/accountHome/A"]');
  });
});
