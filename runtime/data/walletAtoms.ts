/** What the gateway has of the wallets of a card: an entry of the cache for each card and wallet (ENT-081). */
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { listBalances, listOperations, OPERATIONS_PAGE_SIZE } from '../gateway/accounts.ts';
import type { Balance, Card } from '../gateway/cards.ts';
import { MINUTE } from './createQueryClient.ts';
import type { HolderContext } from './keptQueries.ts';
import { type Wallet, walletQuery, walletsOf } from './wallets.ts';

export interface WalletContext extends Pick<HolderContext, 'client' | 'send' | 'username'> {
  /** How long an answer counts. */
  readonly minutes: number;
}

/** The transactions of a wallet, page by page. */
export function createOperationsAtom({ client, send, username, minutes }: WalletContext, wallet: Wallet) {
  return atomWithInfiniteQuery(
    () => ({
      queryKey: ['operations', username, wallet.accountId, wallet.productRef ?? null],
      queryFn: ({ pageParam, signal }) =>
        listOperations(send, { ...wallet, user: username, page: pageParam }, signal),
      initialPageParam: 0,
      // A page that is not full is the last one (NAV-65, ENT-083).
      getNextPageParam: (last: readonly unknown[], _all: unknown, page: number) =>
        last.length < OPERATIONS_PAGE_SIZE ? undefined : page + 1,
      staleTime: minutes * MINUTE,
    }),
    () => client,
  );
}

/** What is left in each wallet of a card (API-48). */
export function createBalancesAtom(
  { client, send, username, minutes }: WalletContext,
  card: Pick<Card, 'accountId' | 'balances'>,
) {
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
      staleTime: minutes * MINUTE,
    }),
    () => client,
  );
}
