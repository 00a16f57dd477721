import { useHolderMoney } from '#amounts';
import { WalletChoice } from '#card-details';
import { type Card, productNameOf, useChooseWallet, useTenant, useWallets, useWords } from '#runtime';

/** The choice of wallet of a multi-wallet card; nothing for a card with one product (ENT-077). */
export function CardWallets({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const settings = useTenant('card');
  const money = useHolderMoney();
  const choose = useChooseWallet();
  const { all, active } = useWallets(card);
  if (!active || all.length < 2) return null;
  return (
    <WalletChoice
      label={t('cards.wallets')}
      options={all.map((wallet) => ({
        value: wallet.productRef,
        name: productNameOf(t, { card: settings }, wallet.productRef),
        amount: settings.display.balance ? money(wallet.amount).main : undefined,
      }))}
      value={active.productRef}
      onChange={choose}
    />
  );
}
