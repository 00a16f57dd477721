import {
  Button,
  type Card,
  InlineMessage,
  Panel,
  productNameOf,
  Skeleton,
  useBalances,
  useTenant,
  useWords,
} from '#runtime';
import { WalletBalance } from '../_shared/WalletBalance.tsx';

/** One panel for each product of the card, as the server says now (API-48, API-49). */
export function WalletPanels({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const settings = useTenant('card');
  const balances = useBalances(card);
  if (balances.isPending) {
    return (
      <Panel>
        <Skeleton shape="rows" label={t('balances.loading')} />
      </Panel>
    );
  }
  if (!balances.data) {
    return (
      <Panel>
        <InlineMessage
          isError
          title={t('balances.error.title')}
          text={t('balances.error.text')}
          action={
            <Button size="small" isBusy={balances.isFetching} onClick={() => void balances.refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      </Panel>
    );
  }
  if (balances.data.length === 0) {
    return (
      <Panel>
        <InlineMessage title={t('balances.empty.title')} text={t('balances.empty.text')} />
      </Panel>
    );
  }
  return balances.data.map((wallet, index) => (
    <Panel
      key={wallet.productRef}
      title={productNameOf(t, { card: settings }, wallet.productRef)}
      titleId={`wallet-${index}`}
    >
      <WalletBalance wallet={wallet} />
    </Panel>
  ));
}
