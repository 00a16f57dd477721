import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerData } from '../../../runtime/data/createServerData.ts';
import { type AnyCall, createSend, type Send } from '../../../runtime/gateway/request.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aServerUser } from '../../support/aUser.ts';
import { success } from '../../support/fakeFetch.ts';
import { aServerCard, someOperations } from '../../support/holderGateway.ts';

const CARD = aServerCard({ card_ref: 'R1', card_number: 'N1', account_ref: 'A1', account_number: 'B1' });

function setUp(
  options: {
    storage?: Storage;
    username?: string;
    transactionsMinutes?: number;
    send?: Send;
    onError?: () => void;
  } = {},
) {
  const calls: Pick<AnyCall, 'query'>[] = [];
  const storage = options.storage ?? aStorage();
  const answer = ({ to: [path], query }: AnyCall): unknown => {
    if (path.endsWith('/cards')) return [CARD];
    const isLast = Number(query?.page_index) > 0;
    return someOperations(isLast ? 3 : 10).map((each, index) => ({
      ...each,
      operation_ref: `${query?.product_ref ?? 'all'}-${query?.page_index}-${index}`,
    }));
  };
  const send: Send = async (call) => {
    calls.push(call);
    return call.read(answer(call), 2);
  };
  const data = createServerData({
    tenant: aTenant({ cache: { transactionsMinutes: options.transactionsMinutes ?? 5 } }),
    send: options.send ?? send,
    stored: sessionStorageOf(aTenant(), () => storage),
    username: options.username ?? 'ana@xx.example',
    onMended: () => undefined,
    onError:
      options.onError ??
      ((error) => {
        throw error;
      }),
  });
  return { data, calls, storage, store: createStore() };
}

describe('transactions in the cache', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('have an entry for each card and wallet, with its rows and its last page [ENT-080 ENT-082 ENT-084]', async () => {
    const { data, calls, store } = setUp();
    const meal = data.createOperationsAtom({ accountId: 'A1-B1', productRef: 'meal' });
    const gift = data.createOperationsAtom({ accountId: 'A1-B1', productRef: 'gift' });
    const stop = [store.sub(meal, () => undefined), store.sub(gift, () => undefined)];
    await vi.advanceTimersByTimeAsync(10);
    await store.get(meal).fetchNextPage();
    await vi.advanceTimersByTimeAsync(10);
    const loaded = store.get(meal);
    expect(loaded.data?.pages.flat().map(({ id }) => id)).toHaveLength(13);
    expect(loaded.data?.pageParams).toEqual([0, 1]);
    expect(loaded.hasNextPage).toBe(false);
    expect(store.get(gift).data?.pages.flat()[0]?.id).toBe('gift-0-0');
    const elsewhere = data.createOperationsAtom({ accountId: 'A1-B1', productRef: 'meal' });
    stop.push(store.sub(elsewhere, () => undefined));
    expect(store.get(elsewhere).data?.pages.flat()).toHaveLength(13);
    await vi.advanceTimersByTimeAsync(10);
    expect(calls.map(({ query }) => query?.product_ref).sort()).toEqual(['gift', 'meal', 'meal']);
    for (const each of stop) each();
  });

  it.each([5, 1])('are asked for again after %d minutes, not before [ENT-085]', async (minutes) => {
    const { data, calls, store } = setUp({ transactionsMinutes: minutes });
    const visit = async () => {
      const operations = data.createOperationsAtom({ accountId: 'A1-B1' });
      const leave = store.sub(operations, () => undefined);
      await vi.advanceTimersByTimeAsync(10);
      leave();
      await vi.advanceTimersByTimeAsync(10);
    };
    await visit();
    await vi.advanceTimersByTimeAsync(minutes * 60_000 - 1_000);
    await visit();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await visit();
    expect(calls).toHaveLength(2);
  });
});

describe('what is kept in session storage', () => {
  it('is shown at once to the same person, and asked for again [ENT-140 ENT-137]', async () => {
    const first = setUp();
    await first.data.ensureCards();
    const again = setUp({ storage: first.storage });
    expect((await again.data.ensureCards('R1-N1')).map(({ id }) => id)).toEqual(['R1-N1']);
    expect(again.calls).toEqual([]);
    expect(again.store.get(again.data.cardsAtom).data).toHaveLength(1);
    const stop = again.store.sub(again.data.cardsAtom, () => undefined);
    await expect.poll(() => again.calls.length).toBe(1);
    stop();
  });

  it('says when it came, before the newer answer is there [LOV-22 ENT-140]', async () => {
    const first = setUp();
    const before = Date.now();
    await first.data.ensureCards();
    const after = Date.now();
    const again = setUp({ storage: first.storage });
    const { dataUpdatedAt } = again.store.get(again.data.cardsAtom);
    expect(dataUpdatedAt).toBeGreaterThanOrEqual(before);
    expect(dataUpdatedAt).toBeLessThanOrEqual(after);
  });

  it('is gone from memory as well once the session has ended [USE-03]', async () => {
    const first = setUp();
    await first.data.ensureCards();
    const again = setUp({ storage: first.storage });
    expect(again.data.knownCards()).toHaveLength(1);
    const operations = () => again.data.createOperationsAtom({ accountId: 'A1-B1' });
    const stop = again.store.sub(operations(), () => undefined);
    await expect.poll(() => again.store.get(operations()).data).toBeTruthy();
    stop();
    first.storage.clear();
    again.data.clear();
    expect(again.data.knownCards()).toBeUndefined();
    expect(createStore().get(operations()).data).toBeUndefined();
    expect(createStore().get(again.data.cardsAtom).data).toBeUndefined();
  });

  it('is nobody else’s, and no proof that a card is not there', async () => {
    const first = setUp();
    await first.data.ensureCards();
    const other = setUp({ storage: first.storage, username: 'new@xx.example' });
    expect(other.store.get(other.data.cardsAtom).data).toBeUndefined();
    const again = setUp({ storage: first.storage });
    await again.data.ensureCards('unknown');
    expect(again.calls).toHaveLength(1);
  });

  it('is never an answer about somebody else, nor one that came after the session had ended [USE-25 A10]', async () => {
    const storage = aStorage();
    const life = new AbortController();
    const late = Promise.withResolvers<void>();
    let email = 'mallory@xx.example';
    const fetch: typeof globalThis.fetch = async (input) => {
      if (String(input).includes('/cards')) await late.promise;
      return success(String(input).includes('/cards') ? [CARD] : aServerUser({ email }));
    };
    const credentials = {
      bearer: () => 'token',
      renew: async () => 'token',
      expire: () => {
        throw new Error('lost');
      },
      signal: () => life.signal,
    };
    const limits = { readSeconds: 20, writeSeconds: 20 };
    const send = createSend({ rootUrl: '/v1', credentials, fetch, limits });
    const { data, store } = setUp({ storage, send, onError: () => undefined });
    const stop = store.sub(data.userAtom, () => undefined);
    await expect.poll(() => store.get(data.userAtom).isError).toBe(true);
    expect(store.get(data.userAtom).data).toBeUndefined();
    expect(storage.length).toBe(0);

    email = 'ana@xx.example';
    const cards = data.ensureCards();
    const person = store.get(data.userAtom).refetch();
    life.abort(new DOMException('The session has ended.', 'AbortError'));
    late.resolve();
    await expect(cards).rejects.toThrow();
    expect((await person).data).toBeUndefined();
    expect(storage.length).toBe(0);
    stop();
  });

  it('does not stand in the way when storage is full', async () => {
    const full = {
      ...aStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(await setUp({ storage: full }).data.ensureCards()).toHaveLength(1);
  });
});
