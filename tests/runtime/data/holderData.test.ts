/**
 * What the cache of one person does beside transactions: cards, wallets, loads that fail, queries of a screen's own. Longer than
 * 250 lines: they share one gateway and one store.
 */

import { onlineManager } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { backgroundSettingsAtom } from '../../../runtime/data/backgroundSettings.ts';
import { MINUTE, STALE_AFTER } from '../../../runtime/data/createQueryClient.ts';
import { createServerData } from '../../../runtime/data/createServerData.ts';
import { unavailableActionAtom } from '../../../runtime/data/unavailableAction.ts';
import type { AnyCall, Send } from '../../../runtime/gateway/request.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aServerUser } from '../../support/aUser.ts';
import { aServerCard } from '../../support/holderGateway.ts';

const ANA = 'ana@xx.example';
const aCard = (ref: string, ...products: readonly string[]) =>
  aServerCard({
    card_ref: ref,
    card_number: '1',
    account_ref: 'A',
    account_number: ref,
    balances: products.map((product_ref) => ({ product_ref, amount: 10 })),
  });

interface Gateway {
  cards: object[];
  error: Error | null;
  /** What an answer waits for. */
  wait: Promise<void> | null;
}

function setUp(options: { storage?: Storage; own?: readonly string[] } = {}) {
  const storage = options.storage ?? aStorage();
  const gateway: Gateway = { cards: [aCard('R1', 'meal')], error: null, wait: null };
  const calls: AnyCall[] = [];
  const answer = ({ to: [path], query }: AnyCall): unknown => {
    if (path.endsWith('/cards')) return gateway.cards;
    if (path.endsWith('/optins')) return [{ optin_ref: 'general', subscriptions: [] }];
    if (path.endsWith('/balances'))
      return [
        { product_ref: 'meal', amount: 7 },
        { product_ref: 'gift', amount: 8 },
      ].filter(({ product_ref }) => query?.product_ref !== 'only' || product_ref === 'meal');
    return { ...aServerUser({ email: ANA }), staff_no: '7', other: 'x' };
  };
  const send: Send = async (call) => {
    calls.push(call);
    if (gateway.error) throw gateway.error;
    const answered = answer(call);
    await gateway.wait;
    return call.read(answered, 2);
  };
  const told: (readonly [message: string, isReported: boolean] | 'mended')[] = [];
  const extra = (options.own ?? []).map((sentAs) => ({ name: sentAs, kind: 'text', label: {}, sentAs }));
  const forms = { ...aTenant().forms, personalInfo: { extra } } as PublicTenant['forms'];
  const data = createServerData({
    tenant: { ...aTenant(), forms },
    send,
    stored: sessionStorageOf(aTenant(), () => storage),
    username: ANA,
    onMended: () => told.push('mended'),
    onError: (error, isReported) => told.push([error.message, isReported]),
  });
  const store = createStore();
  /** Shows an atom until its load has ended. */
  const show = async <T extends { readonly isFetching: boolean }>(
    atom: { read: unknown } & Parameters<typeof store.get>[0],
  ) => {
    const stop = store.sub(atom, () => undefined);
    await expect.poll(() => (store.get(atom) as T).isFetching).toBe(false);
    const shown = store.get(atom) as T;
    stop();
    return shown;
  };
  return { data, calls, gateway, told, store, storage, show };
}

type Shown = { readonly isFetching: boolean; readonly data?: unknown };

describe('loads that fail', () => {
  it('are told once, in their place where nothing stands there, else by a toast until it is mended', async () => {
    const { data, gateway, told } = setUp();
    gateway.error = new Error('first');
    await expect(data.readCardsAgain()).rejects.toThrow('first');
    expect(told).toEqual([['first', true]]);
    gateway.error = null;
    await data.readCardsAgain();
    expect(told).toHaveLength(1);
    gateway.error = new Error('second');
    await expect(data.readCardsAgain()).rejects.toThrow('second');
    expect(told.at(-1)).toEqual(['second', false]);
    gateway.error = null;
    await data.readCardsAgain();
    await data.readCardsAgain();
    expect(told.slice(2)).toEqual(['mended']);
  });

  it('are told by whoever asks quietly', async () => {
    const { data, gateway, told } = setUp();
    gateway.error = new Error('quiet');
    await expect(data.readCardsAgain(true)).rejects.toThrow('quiet');
    await expect(data.readUserAgain(true)).rejects.toThrow('quiet');
    expect(told).toEqual([]);
    await expect(data.readUserAgain()).rejects.toThrow('quiet');
    expect(told).toEqual([['quiet', true]]);
  });

  it('are not repeated by themselves', async () => {
    const { data, calls, gateway } = setUp();
    gateway.error = new Error('once');
    await expect(data.ensureCards()).rejects.toThrow('once');
    expect(calls).toHaveLength(1);
    expect([MINUTE, STALE_AFTER]).toEqual([60_000, 300_000]);
  });
});

describe('cards at hand', () => {
  it('are asked for again after each action, whatever is at hand [ACT-26 F2]', async () => {
    const { data, calls } = setUp();
    await data.ensureCards();
    await data.readCardsAgain();
    expect(calls).toHaveLength(2);
    expect((await data.ensureCards('R1-1')).map(({ id }) => id)).toEqual(['R1-1']);
    expect(calls).toHaveLength(2);
    expect(data.knownCards()).toHaveLength(1);
  });

  it.each([
    ['with cards at hand', true],
    ['with none', false],
  ])('are those of the last of several actions for each who waits for them, %s [F2]', async (_, areKnown) => {
    const { data, gateway, calls } = setUp();
    if (areKnown) await data.ensureCards();
    const asked = calls.length;
    gateway.wait = new Promise(() => undefined);
    const first = data.readCardsAgain();
    await expect.poll(() => calls.length).toBe(asked + 1);
    gateway.cards = [aCard('R2')];
    const second = data.readCardsAgain();
    await expect.poll(() => calls.length).toBe(asked + 2);
    gateway.cards = [aCard('R3')];
    gateway.wait = null;
    const third = data.readCardsAgain();
    for (const each of [first, second, third]) expect((await each).map(({ id }) => id)).toEqual(['R3-1']);
  });

  it('are asked for at once where the browser says that there is no network, so that nothing is sent later unexpected [F2]', async () => {
    const { data, calls, gateway } = setUp();
    onlineManager.setOnline(false);
    try {
      gateway.error = new Error('no network');
      await expect(data.readCardsAgain()).rejects.toThrow('no network');
      expect(calls).toHaveLength(1);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('that came during the session are new, also after a reload, and for this person alone [USE-21]', async () => {
    const { data, gateway, storage } = setUp();
    await data.readCardsAgain();
    expect(data.isNewCard('R1-1')).toBe(false);
    gateway.cards = [aCard('R1', 'meal'), aCard('R2', 'meal')];
    await data.readCardsAgain();
    expect([data.isNewCard('R1-1'), data.isNewCard('R2-1')]).toEqual([false, true]);
    gateway.cards = [...gateway.cards, aCard('R3', 'meal')];
    await data.readCardsAgain();
    expect(['R1-1', 'R2-1', 'R3-1'].map(data.isNewCard)).toEqual([false, true, true]);
    const again = setUp({ storage });
    expect([again.data.isNewCard('R1-1'), again.data.isNewCard('R2-1')]).toEqual([false, true]);
    const stored = sessionStorageOf(aTenant(), () => storage);
    stored.write('newCards', { username: 'ben@xx.example', value: ['R2-1'] });
    expect(setUp({ storage }).data.isNewCard('R2-1')).toBe(false);
  });

  it('are enough where one of them is the one that is meant, and asked for again where none is [RTE-64]', async () => {
    const { data, calls, gateway } = setUp();
    gateway.cards = [aCard('R1', 'meal'), aCard('R2', 'meal')];
    await data.ensureCards();
    expect(await data.ensureCards('R2-1')).toHaveLength(2);
    expect(calls).toHaveLength(1);
    gateway.cards = [...gateway.cards, aCard('R3', 'meal')];
    await data.readCardsAgain();
    expect(await data.ensureCards('R3-1')).toHaveLength(3);
    expect(calls).toHaveLength(2);
  });

  it('keep nobody’s cards new by themselves: nothing is kept where nothing came [USE-21]', async () => {
    const { data, storage } = setUp();
    await data.readCardsAgain();
    await data.readCardsAgain();
    expect(sessionStorageOf(aTenant(), () => storage).read('newCards')).toBeNull();
  });

  it('that were kept by no clock count for nothing', async () => {
    const { data, storage } = setUp();
    await data.ensureCards();
    const stored = sessionStorageOf(aTenant(), () => storage);
    const kept = stored.read<object>('cards');
    expect(kept).toMatchObject({ username: ANA, at: expect.any(Number) });
    stored.write('cards', { ...kept, at: 0 });
    expect(setUp({ storage }).data.knownCards()).toBeUndefined();
    stored.write('cards', { ...kept, at: undefined });
    expect(setUp({ storage }).data.knownCards()).toBeUndefined();
  });
});

describe('the chosen card and wallet', () => {
  it('is the one that a route has named, else the first [GRD-12 GRD-14 GRD-15]', async () => {
    const { data, gateway, store, show } = setUp();
    expect(store.get(data.activeCardAtom)).toBeUndefined();
    expect(store.get(data.activeProductAtom)).toBeNull();
    store.set(data.activeProductAtom, 'gift');
    expect(store.get(data.chosenProductsAtom).size).toBe(0);
    gateway.cards = [aCard('R1', 'meal', 'gift'), aCard('R2', 'meal', 'gift'), aCard('R3')];
    await show<Shown>(data.cardsAtom);
    expect(store.get(data.activeCardAtom)?.id).toBe('R1-1');
    store.set(data.activeCardIdAtom, 'R2-1');
    expect(store.get(data.activeCardAtom)?.id).toBe('R2-1');
    expect(store.get(data.activeProductAtom)).toBe('meal');
    // A choice on one card never reaches another [GRD-13].
    store.set(data.activeProductAtom, 'gift');
    expect(store.get(data.activeProductAtom)).toBe('gift');
    store.set(data.activeCardIdAtom, 'R1-1');
    expect(store.get(data.activeProductAtom)).toBe('meal');
    store.set(data.activeCardIdAtom, 'R3-1');
    expect(store.get(data.activeProductAtom)).toBeNull();
    expect(store.get(data.replacementAtom)).toBeNull();
  });
});

describe('what is left in the wallets of a card [API-48]', () => {
  it('is asked for once where the card has one, without naming it [API-49]', async () => {
    const { data, calls, gateway, show } = setUp();
    gateway.cards = [aCard('R1', 'meal')];
    const [card] = await data.ensureCards();
    if (!card) throw new Error('There is no card.');
    const { data: wallets } = await show<Shown>(data.createBalancesAtom(card));
    expect(wallets).toEqual([
      { productRef: 'meal', amount: 7, expirations: [] },
      { productRef: 'gift', amount: 8, expirations: [] },
    ]);
    const asked = calls.slice(1);
    expect(asked.map(({ to, query }) => [to[1], to[2], query?.product_ref])).toEqual([
      [ANA, 'A-R1', undefined],
    ]);
  });

  it('is asked for by product where it has several, and of each its own alone counts [API-49]', async () => {
    const { data, calls, gateway, show } = setUp();
    gateway.cards = [aCard('R1', 'meal', 'gift')];
    const [card] = await data.ensureCards();
    if (!card) throw new Error('There is no card.');
    const { data: wallets } = await show<Shown>(data.createBalancesAtom(card));
    expect(wallets).toMatchObject([
      { productRef: 'meal', amount: 7 },
      { productRef: 'gift', amount: 8 },
    ]);
    expect(calls.slice(1).map(({ query }) => query?.product_ref)).toEqual(['meal', 'gift']);
  });
});

describe('what else a person has', () => {
  it('are consents, and what a country’s forms ask for beside: nothing more of it is kept', async () => {
    const { data, show } = setUp({ own: ['staff_no'] });
    const { data: optins } = await show<Shown>(data.optinsAtom);
    expect(optins).toEqual([{ ref: 'general', subscriptions: [] }]);
    const { data: user } = await show<Shown>(data.userAtom);
    expect(user).toMatchObject({ email: ANA, extra: { staff_no: '7' } });
    expect((user as { extra: object }).extra).not.toHaveProperty('other');
  });

  it('may be what a screen of its own kind loads, fresh for its minutes, and quiet where it says so', async () => {
    const { data, told, show } = setUp();
    let loads = 0;
    const query = (isQuiet?: boolean) =>
      data.createExtraAtom({
        key: ['acceptance', 'R1'],
        minutes: 1,
        ...(isQuiet !== undefined && { isQuiet }),
        load: async () => {
          loads += 1;
          if (loads > 1) throw new Error('gone');
          return loads;
        },
      });
    expect((await show<Shown>(query())).data).toBe(1);
    expect((await show<Shown>(query())).data).toBe(1);
    expect(loads).toBe(1);
    const failing = (isQuiet?: boolean) =>
      data.createExtraAtom({
        key: [`failing ${isQuiet}`],
        minutes: 1,
        ...(isQuiet !== undefined && { isQuiet }),
        load: () => Promise.reject(new Error('failed')),
      });
    await show<Shown>(failing(true));
    expect(told).toEqual([]);
    await show<Shown>(failing());
    expect(told).toEqual([['failed', true]]);
  });

  it('is nothing before the start has loaded it', () => {
    const store = createStore();
    expect(store.get(backgroundSettingsAtom)).toEqual({
      availableOptins: [],
      countries: [],
      haveCountriesFailed: false,
    });
    expect(store.get(unavailableActionAtom)).toBeNull();
  });
});
