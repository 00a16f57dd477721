import type { ServerData } from '../data/createServerData.ts';
import type { Wallet } from '../data/wallets.ts';
import type { Operation } from '../gateway/accounts.ts';
import { useServerData } from '../routing/useActiveCard.ts';

/** What a search has read of one wallet. */
interface Searched {
  readonly wallet: Wallet;
  readonly operations: readonly Operation[];
}

/** In memory alone, and gone with the server data of the session. */
const searchedOf = new WeakMap<ServerData, Searched>();

/** What the last search of a wallet's payments has read beyond what its list shows, and the way to remember it (LOV-41). */
export function useSearched(wallet: Wallet) {
  const data = useServerData();
  const last = searchedOf.get(data);
  const isOfWallet =
    last?.wallet.accountId === wallet.accountId && last.wallet.productRef === wallet.productRef;
  return {
    operations: isOfWallet ? last.operations : [],
    remember: (operations: readonly Operation[]) => void searchedOf.set(data, { wallet, operations }),
  };
}
