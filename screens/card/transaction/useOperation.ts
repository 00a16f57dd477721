import { useEffect, useState } from 'react';
import { type Operation, useSearched, walletQuery } from '#card-details';
import { type Balance, type Card, useOperations, useWallets } from '#runtime';
import { useAddressQuery } from '../../_shared/useAddressQuery.ts';
import { useKeptState } from '../../_shared/useKeptState.ts';
import { WALLET } from '../_shared/paymentAddress.ts';

/** So many further pages one press may read. */
const REACH = 10;

/**
 * One payment by its reference (LOV-01). No call asks for a single one, so it is looked for in the list of its wallet,
 * as far as that or a search has read it; a reload shows it from what this entry of the history has kept.
 */
export function useOperation(card: Card, id: string) {
  const { all, active } = useWallets(card);
  const named = useAddressQuery().get(WALLET);
  const wallet: Balance | undefined = all.find(({ productRef }) => productRef === named) ?? active;
  const asked = walletQuery(card, wallet?.productRef);
  const query = useOperations(asked);
  const searched = useSearched(asked);
  const [kept, keep] = useKeptState<Operation | null>('payment', null);
  const [isLooking, setLooking] = useState(false);
  const isIt = (operation: Operation) => operation.id === id;
  const found = query.data?.pages.flat().find(isIt) ?? searched.operations.find(isIt);
  useEffect(() => {
    // Storage has no word for an amount that is none.
    if (found && !Number.isNaN(found.amount) && JSON.stringify(found) !== JSON.stringify(kept)) keep(found);
  });
  return {
    operation: found ?? (kept?.id === id ? kept : undefined),
    wallet,
    hasOtherWallets: all.length > 1,
    query,
    isLooking,
    /** Reads on, until it is found or ten more pages have been read. */
    async lookFurther() {
      setLooking(true);
      for (let page = 0; page < REACH; page += 1) {
        const { data, hasNextPage, isError } = await query.fetchNextPage();
        if (isError || !hasNextPage || data?.pages.at(-1)?.some(isIt)) break;
      }
      setLooking(false);
    },
  };
}
