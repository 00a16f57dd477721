/**
 * Server data of the signed-in person, in one cache (TanStack Query) read through atoms. Loaded after sign-in
 * only; cleared with the session. Nothing is shown as done before the server said so. Over 250 lines: one cache.
 */
import { QueryCache, QueryClient } from '@tanstack/query-core';
import { type Atom, atom } from 'jotai';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { listBalances, listOperations, OPERATIONS_PAGE_SIZE } from '../gateway/accounts.ts';
import { type Balance, type Card, listCards } from '../gateway/cards.ts';
import { listUserOptins } from '../gateway/optins.ts';
import type { Send } from '../gateway/request.ts';
import { getUser } from '../gateway/users.ts';
import type { StoredValues } from '../session/sessionStorageOf.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import { activeWallet, type Wallet, walletQuery, walletsOf } from './wallets.ts';

export interface ServerDataOptions {
  readonly tenant: Pick<PublicTenant, 'cache'>;
  readonly send: Send;
  /** Session storage of this tenant: the user state persists there (ENT-140). */
  readonly stored: Pick<StoredValues, 'read' | 'write'>;
  /** The signed-in user's name: the lower-case email. */
  readonly username: string;
  /**
   * Told once for each failed load, however many places wait for it.
   * @param isReported nothing stands in the place of what was asked for, so that place says it
   */
  readonly onError: (error: Error, isReported: boolean) => void;
  /** What had failed beside data that stand is there now. */
  readonly onMended: () => void;
}

export type { Wallet };

/** What a screen of its own kind loads. */
export interface ExtraQuery<T> {
  readonly key: readonly [name: string, ...values: string[]];
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** How long an answer counts. */
  readonly minutes: number;
  /** Fails without a toast: its place says so, or stays empty. */
  readonly isQuiet?: boolean;
}

/** What is kept in session storage, and whose it is. */
interface Kept<T> {
  readonly username: string;
  readonly value: T;
}

/** A form of the new card, chosen for one card. */
export interface Replacement {
  readonly cardId: string;
  readonly form: 'virtual' | 'plastic';
}

/** A query whose answer is kept in session storage. */
interface Persisted<T> {
  readonly queryKey: string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  readonly initialData?: T;
  readonly initialDataUpdatedAt?: number;
}

const MINUTE = 60_000;
const NEW_CARDS = 'newCards';

export type ServerData = ReturnType<typeof createServerData>;

export function createServerData({ tenant, send, stored, username, onError, onMended }: ServerDataOptions) {
  /** Loads that failed while older data stand: a toast says it. */
  const broken = new Set<string>();
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state, queryHash }) => {
        if (meta?.isQuiet) return;
        const isReported = state.data === undefined;
        if (!isReported) broken.add(queryHash);
        onError(error, isReported);
      },
      onSuccess: (_data, { queryHash }) => {
        if (broken.delete(queryHash)) onMended();
      },
    }),
    // The gateway repeats what may be repeated; a person asks again with the retry button.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 5 * MINUTE } },
  });
  /** Ids of the cards that came during this session: added by the person, or in place of another one (USE-21). */
  const keptNewCards = stored.read<Kept<readonly string[]>>(NEW_CARDS);
  const newCards = new Set(keptNewCards?.username === username ? keptNewCards.value : []);
  const cardsQuery = persisted('cards', async (signal) => {
    const before = knownCards();
    const cards = await listCards(send, username, signal);
    const added = before ? cards.filter(({ id }) => !before.some((each) => each.id === id)) : [];
    if (added.length > 0) {
      for (const { id } of added) newCards.add(id);
      keep(NEW_CARDS, { username, value: [...newCards] });
    }
    return cards;
  });
  const userQuery = persisted('user', (signal) => getUser(send, username, signal));

  /** Shown at once after a reload, and asked for again at once: what was kept counts as old (ENT-140). */
  function persisted<T>(name: string, load: (signal: AbortSignal) => Promise<T>): Persisted<T> {
    const kept = stored.read<Kept<T>>(name);
    return {
      queryKey: [name, username],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<T> => {
        const value = await load(signal);
        keep(name, { username, value });
        return value;
      },
      ...(kept?.username === username && { initialData: kept.value, initialDataUpdatedAt: 0 }),
    };
  }

  /** Storage that is full keeps nothing; the next reload then waits for the answer. */
  function keep(name: string, value: Kept<unknown>) {
    try {
      stored.write(name, value);
    } catch {
      return;
    }
  }

  /** @param isQuiet whoever asks says it when this fails */
  async function readAgain<T>(query: Persisted<T>, isQuiet = false): Promise<T> {
    // An answer that is on its way may tell of the time before the action.
    await client.cancelQueries({ queryKey: query.queryKey });
    return client.fetchQuery({ ...query, staleTime: 0, meta: { isQuiet } });
  }

  /** The cards that are at hand, without asking anybody. */
  const knownCards = (): readonly Card[] | undefined =>
    client.getQueryData<readonly Card[]>(cardsQuery.queryKey) ?? cardsQuery.initialData;

  const cardsAtom = atomWithQuery(
    () => cardsQuery,
    () => client,
  );
  const userAtom = atomWithQuery(
    () => userQuery,
    () => client,
  );

  const optinsAtom = atomWithQuery(
    () => ({
      queryKey: ['optins', username],
      queryFn: ({ signal }) => listUserOptins(send, username, signal),
    }),
    () => client,
  );

  const extraAtoms = new Map<string, unknown>();

  /** Chosen by a route's cardId; stays on routes without one (GRD-12, GRD-15). */
  const activeCardIdAtom = atom<string | null>(null);
  /** The chosen card, else the first one (GRD-14). */
  const activeCardAtom: Atom<Card | undefined> = atom((get) => {
    const cards = get(cardsAtom).data ?? [];
    return cards.find((card) => card.id === get(activeCardIdAtom)) ?? cards[0];
  });
  /** Chosen products by card id, so that a choice on one card never reaches another (GRD-13). */
  const chosenProductsAtom = atom<ReadonlyMap<string, string>>(new Map());
  /** The product of the active card's active wallet: the chosen one, else its first; null without a balance. */
  const activeProductAtom = atom(
    (get): string | null => {
      const card = get(activeCardAtom);
      return (card && activeWallet(card, get(chosenProductsAtom))?.productRef) ?? null;
    },
    (get, set, productRef: string) => {
      const card = get(activeCardAtom);
      if (card) set(chosenProductsAtom, new Map(get(chosenProductsAtom)).set(card.id, productRef));
    },
  );

  /** What shall come in place of a card, chosen in an earlier step: kept for that card alone, and in memory alone (ENT-128). */
  const replacementAtom = atom<Replacement | null>(null);

  const operationsAtoms = new Map<string, ReturnType<typeof createOperationsAtom>>();
  const balancesAtoms = new Map<string, ReturnType<typeof createBalancesAtom>>();

  function createOperationsAtom(wallet: Wallet) {
    return atomWithInfiniteQuery(
      () => ({
        queryKey: ['operations', username, wallet.accountId, wallet.productRef ?? null],
        queryFn: ({ pageParam, signal }) =>
          listOperations(send, { ...wallet, user: username, page: pageParam }, signal),
        initialPageParam: 0,
        // A page that is not full is the last one (NAV-65, ENT-083).
        getNextPageParam: (last: readonly unknown[], _all: unknown, page: number) =>
          last.length < OPERATIONS_PAGE_SIZE ? undefined : page + 1,
        staleTime: tenant.cache.transactionsMinutes * MINUTE,
      }),
      () => client,
    );
  }

  function createBalancesAtom(card: Pick<Card, 'accountId' | 'balances'>) {
    const wallets = walletsOf(card.balances);
    const queries = wallets.length > 1 ? wallets.map(({ productRef }) => productRef) : [undefined];
    return atomWithQuery(
      () => ({
        queryKey: ['balances', username, card.accountId, ...queries.map((each) => each ?? null)],
        // One call for each wallet, so that what a product's call says of another one never counts (API-49).
        queryFn: async ({ signal }): Promise<readonly Balance[]> => {
          const answers = queries.map(async (productRef) => {
            const wallet = walletQuery(card, productRef);
            const balances = await listBalances(send, { ...wallet, user: username }, signal);
            return balances.filter((each) => productRef === undefined || each.productRef === productRef);
          });
          return walletsOf((await Promise.all(answers)).flat());
        },
        staleTime: tenant.cache.transactionsMinutes * MINUTE,
      }),
      () => client,
    );
  }

  return {
    cardsAtom,
    userAtom,
    /** What the person has consented to (ENT-017). */
    optinsAtom,
    activeCardIdAtom,
    activeCardAtom,
    chosenProductsAtom,
    activeProductAtom,
    replacementAtom,
    /** One atom, and one cache entry, for each card and wallet (ENT-081). */
    operationsAtom(wallet: Wallet) {
      const key = `${wallet.accountId}|${wallet.productRef ?? ''}`;
      const known = operationsAtoms.get(key) ?? createOperationsAtom(wallet);
      operationsAtoms.set(key, known);
      return known;
    },
    /** What is left in each wallet of a card (API-48). */
    balancesAtom(card: Pick<Card, 'accountId' | 'balances'>) {
      const key = [card.accountId, ...walletsOf(card.balances).map(({ productRef }) => productRef)].join('|');
      const known = balancesAtoms.get(key) ?? createBalancesAtom(card);
      balancesAtoms.set(key, known);
      return known;
    },
    /** A query that few screens need: they say what it loads, once for each key. */
    extraAtom<T>({ key, load, minutes, isQuiet = false }: ExtraQuery<T>) {
      const create = () =>
        atomWithQuery(
          () => ({
            queryKey: [...key, username],
            queryFn: ({ signal }) => load(signal),
            staleTime: minutes * MINUTE,
            meta: { isQuiet },
          }),
          () => client,
        );
      const name = JSON.stringify(key);
      const atom = (extraAtoms.get(name) as ReturnType<typeof create> | undefined) ?? create();
      extraAtoms.set(name, atom);
      return atom;
    },
    /** The cards, for guards: what is at hand if it has this card, else the gateway's answer. @throws GatewayError, SessionLost */
    async ensureCards(cardId?: string): Promise<readonly Card[]> {
      const known = knownCards();
      return known?.some(({ id }) => id === cardId) ? known : client.fetchQuery(cardsQuery);
    },
    knownCards,
    /** Whether a card was not there yet when this session began. */
    isNewCard: (id: string) => newCards.has(id),
    /** The cards as the gateway has them now: what every action on a card ends with (ACT-26, threat F2). @throws GatewayError, SessionLost */
    readCardsAgain: (isQuiet?: boolean) => readAgain(cardsQuery, isQuiet),
    /** The person as the gateway has them now. @throws GatewayError, SessionLost */
    readUserAgain: (isQuiet?: boolean) => readAgain(userQuery, isQuiet),
    clear() {
      client.clear();
      operationsAtoms.clear();
      balancesAtoms.clear();
      extraAtoms.clear();
    },
  };
}
