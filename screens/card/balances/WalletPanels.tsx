import { useAreAmountsHidden, useHolderMoney } from '#amounts';
import { BarChart } from '#card-details';
import {
  type Balance,
  type Card,
  Panel,
  productNameOf,
  useBalances,
  useLanguage,
  useTenant,
  useWords,
} from '#runtime';
import { LoadedList } from '../../_shared/LoadedList.tsx';
import { WalletBalance } from '../_shared/WalletBalance.tsx';

/** One panel for each product of the card, as the server says now (API-48, API-49). */
export function WalletPanels({ card }: { readonly card: Card }) {
  const query = useBalances(card);
  return (
    <LoadedList query={query} words="balances">
      {(wallets) => <Wallets wallets={wallets} readAt={query.dataUpdatedAt} />}
    </LoadedList>
  );
}

interface WalletsProps {
  readonly wallets: readonly Balance[];
  /** When the server said so, in milliseconds since 1970. */
  readonly readAt: number;
}

function Wallets({ wallets, readAt }: WalletsProps) {
  const { t } = useWords();
  const settings = useTenant('card');
  const money = useHolderMoney();
  const language = useLanguage();
  const { digits: numberingSystem = 'latn' } = useTenant('formats')[language] ?? {};
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    numberingSystem,
  });
  // What part of the whole each one is says much of how much there is.
  const areHidden = useAreAmountsHidden();
  const shares = areHidden ? null : sharesOf(wallets);
  return (
    <>
      {wallets.map((wallet, index) => (
        <Panel
          key={wallet.productRef}
          title={productNameOf(t, { card: settings }, wallet.productRef)}
          titleId={`wallet-${index}`}
        >
          <WalletBalance wallet={wallet} readAt={readAt} />
        </Panel>
      ))}
      {shares && (
        <Panel title={t('balances.shares')} titleId="shares">
          <BarChart
            label={t('balances.shares')}
            bars={wallets.map((wallet, index) => ({
              label: productNameOf(t, { card: settings }, wallet.productRef),
              share: shares[index] ?? 0,
              value: percent.format(shares[index] ?? 0),
              note: money(wallet.amount).main,
            }))}
          />
        </Panel>
      )}
    </>
  );
}

/** Of several wallets with money in them, each one's part of it all; null where there is nothing to compare. */
function sharesOf(wallets: readonly Balance[]): readonly number[] | null {
  const total = wallets.reduce((sum, { amount }) => sum + amount, 0);
  const isComparable = wallets.length > 1 && total > 0 && wallets.every(({ amount }) => amount >= 0);
  return isComparable ? wallets.map(({ amount }) => amount / total) : null;
}
