import { useAreAmountsHidden, useHolderMoney } from '#amounts';
import { type Card, useTenant, useWallets } from '#runtime';

/** What moves to the new card: the sum over the card's wallets; undefined where it is not known or not to be shown. */
export function useFunds(card: Card): string | undefined {
  const money = useHolderMoney();
  const areHidden = useAreAmountsHidden();
  const { display } = useTenant('card');
  const { all } = useWallets(card);
  const sum = all.reduce((total, { amount }) => total + amount, 0);
  return display.balance && !areHidden && all.length > 0 && Number.isSafeInteger(sum)
    ? money(sum).main
    : undefined;
}
