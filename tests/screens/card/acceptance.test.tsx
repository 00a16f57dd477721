// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { aServerCard } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const PATH = '/my-cards/card-details/1-CN/card-acceptance';
const tenant = aTenant({ features: { cardAcceptance: 'on' } });
const CATEGORIES = [
  {
    category_ref: 'restaurants',
    name: 'Restaurants',
    outlets: [
      { name: 'Bistro', category: 'restaurant' },
      { name: 'Cafe', category: 'cafe' },
    ],
  },
  { category_ref: 'fuel', name: '', outlets: [] },
];
const open = (categories: () => Response, options = {}) =>
  renderScreen({
    path: PATH,
    tenant,
    gateway: (path) => {
      if (path.endsWith('/cards')) return success([aServerCard()]);
      return path.endsWith('/acceptance-categories') ? categories() : undefined;
    },
    ...options,
  });

describe('where a card is accepted', () => {
  it('lists the categories of that card, each with its outlets [RTE-42 API-53]', async () => {
    const { calls, t } = await open(() => success(CATEGORIES));
    const category = await screen.findByRole('region', { name: 'Restaurants' });
    expect(
      within(category)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bistro', 'Cafe']);
    expect(screen.getByRole('region', { name: 'fuel' }).textContent).toContain(t('acceptance.noOutlets'));
    expect(calls().filter((call) => call.includes('acceptance'))).toEqual([
      '/users/ana@xx.example/cards/1-CN/acceptance-categories',
    ]);
  });

  it('says that no places are listed yet', async () => {
    const { t } = await open(() => success([]));
    expect(await screen.findByText(t('acceptance.empty.title'))).toBeTruthy();
  });

  it('says that it did not load, and loads it on the spot', async () => {
    let isBroken = true;
    const { t } = await open(() => (isBroken ? json({}, 400) : success(CATEGORIES)));
    const title = await screen.findByText(t('acceptance.error.title'));
    isBroken = false;
    await userEvent.click(
      within(title.closest('[role=alert]') as HTMLElement).getByRole('button', {
        name: t('common.tryAgain'),
      }),
    );
    expect(await screen.findByRole('region', { name: 'Restaurants' })).toBeTruthy();
  });

  it('has a map only where the tenant has one, in a bare frame, in the language, with a way past it [CFG-23 CFG-24]', async () => {
    await open(() => success(CATEGORIES));
    await screen.findByRole('region', { name: 'Restaurants' });
    expect(document.querySelector('iframe')).toBeNull();
    cleanup();

    const connection = {
      ...tenant.connection,
      merchantMap: { url: 'https://map.example/places?x=1', key: 'k', origins: [] },
    };
    const { t } = await open(() => success(CATEGORIES), { tenant: { ...tenant, connection } });
    await screen.findByRole('region', { name: 'Restaurants' });
    const frame = screen.getByTitle(t('acceptance.map.title'));
    expect(frame.getAttribute('src')).toBe('https://map.example/places?x=1&lang=en&key=k');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('loading')).toBe('lazy');
    const skip = screen.getByRole('link', { name: t('acceptance.map.skip') });
    const target = document.querySelector(skip.getAttribute('href') ?? '');
    expect(target?.textContent).toBe(t('acceptance.list'));
    expect(skip.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('keeps a map of our own origin from our storage [P2]', async () => {
    const merchantMap = { url: `${location.origin}/map`, origins: [] };
    const { t } = await open(() => success(CATEGORIES), {
      tenant: { ...tenant, connection: { ...tenant.connection, merchantMap } },
    });
    const frame = await screen.findByTitle(t('acceptance.map.title'));
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  });

  it('is no page where the tenant does not offer it [RTE-43]', async () => {
    const { t } = await open(() => success(CATEGORIES), { tenant: aTenant() });
    expect(await screen.findByText(t('notFound.title'))).toBeTruthy();
  });
});
