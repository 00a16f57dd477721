/** Amounts of the signed-in person, which they may hide on their device. */
import { useAtomValue } from 'jotai';
import { hiddenAmountsAtom } from '../data/hiddenAmounts.ts';
import { HIDDEN_AMOUNT } from '../ui/Amount.tsx';
import { type MoneyTexts, useMoney } from './portalHooks.ts';

const HIDDEN: MoneyTexts = { main: HIDDEN_AMOUNT, exact: undefined, secondary: undefined };

/** Whether amounts are hidden on this device. */
export function useAreAmountsHidden(): boolean {
  return useAtomValue(hiddenAmountsAtom);
}

/** As `useMoney`, for amounts that are the person's own: where they are hidden nobody gets the figures (LOV-42). */
export function useHolderMoney(): ReturnType<typeof useMoney> {
  const money = useMoney();
  return useAreAmountsHidden() ? () => HIDDEN : money;
}
