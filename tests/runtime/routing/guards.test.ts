/** What each guard asks and where it leads. Longer than 250 lines: they share one portal and its cards. */
import { atom, createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { linkTo } from '../../../runtime/assemble/linkTo.ts';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import type { ServerData } from '../../../runtime/data/createServerData.ts';
import { unavailableActionAtom } from '../../../runtime/data/unavailableAction.ts';
import { type Card, readCard } from '../../../runtime/gateway/cards.ts';
import { checkAvailability } from '../../../runtime/routing/availability.ts';
import { type GuardContext, runGuards, withoutBase } from '../../../runtime/routing/guards.ts';
import type { Portal } from '../../../runtime/routing/Portal.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aServerCard } from '../../support/holderGateway.ts';
import { aScreen } from '../../support/screens.ts';

const SCREENS = [
  aScreen({ id: 'login', paths: ['login'] }),
  aScreen({ id: 'accountHome', paths: ['account'] }),
  aScreen({ id: 'reconnect', paths: ['reconnect'] }),
  aScreen({ id: 'cardDetails', paths: ['my-cards/:cardId'] }),
  aScreen({ id: 'plasticlessVerification', paths: ['my-cards/:cardId/code'] }),
  aScreen({ id: 'ourMerchendisingPartnersAll', paths: ['partners'] }),
];

const card = (ref: string, changes: object = {}): Card =>
  readCard(aServerCard({ card_ref: ref, card_number: '1', ...changes }));
const pending = card('P', { is_virtual: true, status: 'pending' });
const virtual = card('V', { is_virtual: true, status: 'active' });
const plastic = card('A', { is_virtual: false, status: 'active' });
const pendingPlastic = card('Q', { is_virtual: false, status: 'pending' });

interface Setting {
  /** Null where they cannot be loaded. */
  readonly cards?: readonly Card[] | null;
  readonly isSignedIn?: boolean;
  readonly screen?: Manifest;
  readonly cardId?: string;
  readonly base?: string;
  readonly offered?: readonly Manifest[];
}

function setUp({
  cards = [plastic],
  isSignedIn = true,
  base = '/xx',
  offered = SCREENS,
  ...setting
}: Setting = {}) {
  const screen = setting.screen ?? aScreen({ id: 'cardDetails', paths: ['my-cards/:cardId'] });
  const all = [...offered, screen];
  const store = createStore();
  const storage = aStorage();
  const tenant = aTenant();
  const stored = sessionStorageOf(tenant, () => storage);
  const ensureCards = vi.fn(async () => {
    if (!cards) throw new Error('no cards');
    return cards;
  });
  const data: Partial<ServerData> = {
    activeCardIdAtom: atom<string | null>(null) as ServerData['activeCardIdAtom'],
    ensureCards,
    knownCards: () => cards ?? undefined,
  };
  const serverData = vi.fn(async () => data as ServerData);
  const parts: Partial<Portal> = {
    page: { base } as Portal['page'],
    tenant,
    store,
    stored,
    session: { isSignedIn: () => isSignedIn } as Portal['session'],
    serverData,
    isOffered: (id) => all.some((each) => each.id === id),
    href: (id, params) => linkTo(base, all, id, params),
  };
  const context: GuardContext = {
    portal: parts as Portal,
    screen,
    params: setting.cardId === undefined ? {} : { cardId: setting.cardId },
    url: new URL('https://portal.example/xx/account?tab=a'),
    signal: new AbortController().signal,
  };
  return { context, stored, store, data, ensureCards, serverData };
}

/** Where somebody is led; null where they may stay. */
const leads = async (answer: Promise<Response | null>) => {
  const response = await answer;
  if (response) expect(response.status).toBe(302);
  return response?.headers.get('location') ?? null;
};

describe('a page of signed-in people', () => {
  it('sends a visitor to log in, and knows where they wanted to go [GRD-08 GRD-11]', async () => {
    const { context, stored, serverData } = setUp({ isSignedIn: false });
    stored.write('leftBy', 'somebody');
    expect(await leads(runGuards(['signedIn'], context))).toBe('/login');
    expect([stored.read('returnTo'), stored.read('leftBy')]).toEqual(['/xx/account?tab=a', null]);
    expect(serverData).not.toHaveBeenCalled();
  });

  it('tells a visitor first why the session has ended that nobody used [A13 USE-15]', async () => {
    const { context, stored } = setUp({ isSignedIn: false });
    stored.write('ended', 'idle');
    expect(await leads(runGuards(['signedIn'], context))).toBe('/reconnect');
    expect(stored.read('returnTo')).toBe('/xx/account?tab=a');
    stored.write('ended', 'lost');
    expect(await leads(runGuards(['signedIn'], context))).toBe('/login');
  });

  it('has the data of whoever is signed in [GRD-08]', async () => {
    const { context, stored, serverData } = setUp();
    expect(await leads(runGuards(['signedIn'], context))).toBeNull();
    expect(serverData).toHaveBeenCalledOnce();
    expect(stored.read('returnTo')).toBeNull();
  });

  it('asks its guards in their order, and no more once one has answered', async () => {
    const { context, ensureCards } = setUp({ isSignedIn: false, cardId: 'none' });
    expect(await leads(runGuards(['signedIn', 'activeCard'], context))).toBe('/login');
    expect(ensureCards).not.toHaveBeenCalled();
    expect(await runGuards([], context)).toBeNull();
  });
});

describe('a page of one card', () => {
  it('makes the card of its address the active one [GRD-12]', async () => {
    const { context, store, data, ensureCards } = setUp({ cards: [virtual, plastic], cardId: plastic.id });
    expect(await leads(runGuards(['activeCard'], context))).toBeNull();
    expect(data.activeCardIdAtom && store.get(data.activeCardIdAtom)).toBe(plastic.id);
    expect(ensureCards).toHaveBeenCalledWith(plastic.id);
  });

  it('is not found where the person has no such card [RTE-64 X10]', async () => {
    const { context } = setUp({ cardId: 'other' });
    await expect(runGuards(['activeCard'], context)).rejects.toMatchObject({ status: 404 });
  });

  it('shows itself that the cards could not be loaded', async () => {
    const { context } = setUp({ cards: null, cardId: 'other' });
    expect(await leads(runGuards(['activeCard'], context))).toBeNull();
  });

  it('leaves the active card where its address names none', async () => {
    const { context, store, data } = setUp();
    await expect(runGuards(['activeCard'], context)).rejects.toMatchObject({ status: 404 });
    expect(data.activeCardIdAtom && store.get(data.activeCardIdAtom)).toBeNull();
  });
});

describe('what kind of card a page is for', () => {
  const cards = [plastic, virtual, pending, pendingPlastic];

  it.each([
    ['verifiedCard', pending, '/my-cards/P-1/code'],
    ['verifiedCard', virtual, null],
    ['verifiedCard', plastic, null],
    ['verifiedCard', pendingPlastic, null],
    ['pendingCard', pending, null],
    ['pendingCard', virtual, '/account'],
    ['pendingCard', pendingPlastic, '/account'],
    ['virtualCard', virtual, null],
    ['virtualCard', pending, null],
    ['virtualCard', plastic, '/account'],
  ] as const)(
    '%s leads from the page of %o to %s [GRD-18 GRD-20 GRD-21 GRD-22]',
    async (guard, { id }, path) => {
      const { context } = setUp({ cards, cardId: id });
      expect(await leads(runGuards([guard], context))).toBe(path);
    },
  );

  it.each(['verifiedCard', 'pendingCard', 'virtualCard'] as const)(
    '%s lets pass while the card is not known',
    async (guard) => {
      expect(await leads(runGuards([guard], setUp({ cards: null, cardId: 'P-1' }).context))).toBeNull();
      expect(await leads(runGuards([guard], setUp({ cards, cardId: 'other' }).context))).toBeNull();
    },
  );

  it('leads nowhere that the tenant does not offer', async () => {
    const { context } = setUp({ cards, cardId: pending.id, offered: [] });
    expect(await leads(runGuards(['verifiedCard'], context))).toBeNull();
  });
});

describe('an address that leaves the card open [GRD-16 GRD-17]', () => {
  const screen = aScreen({
    id: 'myCardAcceptance',
    paths: ['my-cards/:cardId/acceptance'],
    withoutCard: 'ourMerchendisingPartnersAll',
  });

  it.each([':cardId', '{cardId}'])('by %s goes to the first card', async (cardId) => {
    const { context } = setUp({ cards: [virtual, plastic], cardId, screen });
    expect(await leads(runGuards(['placeholderCard'], context))).toBe('/my-cards/V-1/acceptance');
  });

  it('goes to the page that stands in where there is no card, if there is one', async () => {
    const { context } = setUp({ cards: [], cardId: ':cardId', screen });
    expect(await leads(runGuards(['placeholderCard'], context))).toBe('/partners');
    expect(
      await leads(runGuards(['placeholderCard'], setUp({ cards: [], cardId: ':cardId' }).context)),
    ).toBeNull();
  });

  it('stays while the cards cannot be loaded, and where it names a card', async () => {
    const unloaded = setUp({ cards: null, cardId: ':cardId', screen });
    expect(await leads(runGuards(['placeholderCard'], unloaded.context))).toBeNull();
    const named = setUp({ cardId: plastic.id, screen });
    expect(await leads(runGuards(['placeholderCard'], named.context))).toBeNull();
    expect(named.ensureCards).not.toHaveBeenCalled();
    expect(await leads(runGuards(['placeholderCard'], setUp({ screen }).context))).toBeNull();
  });
});

describe('a path below the base', () => {
  it.each([
    ['/xx', '/xx/account', '/account'],
    ['/xx', '/xx', '/'],
    ['', '/account', '/account'],
  ])('with %j of %s is %s', (base, href, path) => {
    expect(withoutBase({ page: { base } as Portal['page'] }, href)).toBe(path);
  });
});

describe('an action that a card does not have [RTE-65]', () => {
  const screen = (changes: Partial<Manifest> = {}) =>
    aScreen({
      id: 'myCardBlock',
      paths: ['my-cards/:cardId/block'],
      isAvailable: ({ isVirtual }) => isVirtual,
      ...changes,
    });

  it('leads to the page of the card, which is told why', async () => {
    const menuEntries: Manifest['menuEntries'] = [
      { menu: 'card', order: 1, label: 'actions.block', icon: 'lock' },
    ];
    const { context, store } = setUp({ cardId: plastic.id, screen: screen({ menuEntries }) });
    const answer = await checkAvailability(context.screen, context);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/my-cards/A-1');
    expect(store.get(unavailableActionAtom)).toEqual({
      cardId: plastic.id,
      action: 'actions.block',
      reason: 'notOffered',
      path: '/my-cards/A-1',
    });
  });

  it('is called as its screen where it stands in no menu, and asks for its aim and the day', async () => {
    const old = card('O', { is_virtual: false, status: 'active', expiry_date: '2020-01-31' });
    const { context, store } = setUp({ cards: [old], cardId: old.id, screen: screen() });
    await checkAvailability(context.screen, context);
    expect(store.get(unavailableActionAtom)).toMatchObject({
      action: 'screens.myCardBlock',
      reason: 'expired',
    });
    const restoring = setUp({ cardId: plastic.id, screen: screen({ intent: 'restore' }) });
    await checkAvailability(restoring.context.screen, restoring.context);
    expect(restoring.store.get(unavailableActionAtom)?.reason).toBe('alreadyUsable');
  });

  it('leads to where a sign-in leads in a tenant without pages of cards', async () => {
    const offered = SCREENS.filter(({ id }) => id !== 'cardDetails');
    const { context } = setUp({ cardId: plastic.id, screen: screen(), offered });
    const answer = await checkAvailability(context.screen, context);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/account');
  });

  it.each<[string, Setting, 'open' | 'unknown']>([
    ['is open to a card that has it', { cards: [virtual], cardId: virtual.id, screen: screen() }, 'open'],
    ['is open where the screen asks for nothing', { cardId: plastic.id }, 'open'],
    ['is open where the address names no card', { screen: screen() }, 'open'],
    [
      'is open to visitors, whom another guard stops',
      { isSignedIn: false, cardId: plastic.id, screen: screen() },
      'open',
    ],
    [
      'is not known while the cards cannot be loaded',
      { cards: null, cardId: plastic.id, screen: screen() },
      'unknown',
    ],
    ['is not known of a card that is not there', { cardId: 'other', screen: screen() }, 'unknown'],
  ])('%s', async (_, setting, expected) => {
    const { context, store } = setUp(setting);
    expect(await checkAvailability(context.screen, context)).toBe(expected);
    expect(store.get(unavailableActionAtom)).toBeNull();
  });
});
