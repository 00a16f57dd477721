/**
 * Server data of the signed-in person, in one cache (TanStack Query) read through atoms. Loaded after sign-in
 * only; cleared with the session. Nothing is shown as done before the server said so.
 */
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type { Card } from '../gateway/cards.ts';
import { listUserOptins } from '../gateway/optins.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import { createActiveCardAtoms } from './activeCardAtoms.ts';
import { createQueryClient, type LoadReports, MINUTE } from './createQueryClient.ts';
import { createCardsQuery, createUserQuery, type HolderContext, readAgain } from './keptQueries.ts';
import { createBalancesAtom, createOperationsAtom, type WalletContext } from './walletAtoms.ts';
import type { Wallet } from './wallets.ts';

export interface ServerDataOptions extends LoadReports, Omit<HolderContext, 'client'> {
  readonly tenant: Pick<PublicTenant, 'cache' | 'forms'>;
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

/** A form of the new card, chosen for one card. */
export interface Replacement {
  readonly cardId: string;
  readonly form: 'virtual' | 'plastic';
}

export type ServerData = ReturnType<typeof createServerData>;

export function createServerData({ tenant, send, stored, username, ...reports }: ServerDataOptions) {
  const client = createQueryClient(reports);
  const context: HolderContext = { client, send, stored, username };
  const walletContext: WalletContext = { ...context, minutes: tenant.cache.transactionsMinutes };
  const cards = createCardsQuery(context);
  const own = (tenant.forms.personalInfo.extra ?? []).map(({ sentAs }) => sentAs);
  const userQuery = createUserQuery(context, own);
  const cardsAtom = atomWithQuery(
    () => cards.query,
    () => client,
  );
  return {
    cardsAtom,
    userAtom: atomWithQuery(
      () => userQuery,
      () => client,
    ),
    /** What the person has consented to (ENT-017). */
    optinsAtom: atomWithQuery(
      () => ({
        queryKey: ['optins', username],
        queryFn: ({ signal }) => listUserOptins(send, username, signal),
        // Read right before each change, which must not wait for the network and be sent later by itself.
        networkMode: 'always',
      }),
      () => client,
    ),
    ...createActiveCardAtoms(cardsAtom),
    /** What shall come in place of a card, chosen in an earlier step: kept for that card alone, and in memory alone (ENT-128). */
    replacementAtom: atom<Replacement | null>(null),
    // Each place has an atom of its own, for as long as it is shown; what they share is the cache.
    createOperationsAtom: (wallet: Wallet) => createOperationsAtom(walletContext, wallet),
    createBalancesAtom: (card: Pick<Card, 'accountId' | 'balances'>) =>
      createBalancesAtom(walletContext, card),
    /** A query that few screens need: they say what it loads. */
    createExtraAtom: <T>({ key, load, minutes, isQuiet = false }: ExtraQuery<T>) =>
      atomWithQuery(
        () => ({
          queryKey: [...key, username],
          queryFn: ({ signal }) => load(signal),
          staleTime: minutes * MINUTE,
          meta: { isQuiet },
        }),
        () => client,
      ),
    /** The cards, for guards: what is at hand if it has this card, else the gateway's answer. @throws GatewayError, SessionLost */
    async ensureCards(cardId?: string): Promise<readonly Card[]> {
      const known = cards.known();
      return known?.some(({ id }) => id === cardId) ? known : client.fetchQuery(cards.query);
    },
    knownCards: cards.known,
    /** Whether a card was not there yet when this session began. */
    isNewCard: cards.isNew,
    /** The cards as the gateway has them now: what every action on a card ends with (ACT-26, threat F2). @throws GatewayError, SessionLost */
    readCardsAgain: (isQuiet?: boolean) => readAgain(client, cards.query, isQuiet),
    /** The person as the gateway has them now. @throws GatewayError, SessionLost */
    readUserAgain: (isQuiet?: boolean) => readAgain(client, userQuery, isQuiet),
    clear: () => client.clear(),
  };
}
