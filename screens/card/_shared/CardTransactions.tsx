import { type Card, Panel, useWallets } from '#runtime';
import { OperationList } from './OperationList.tsx';

/** The transactions of a card's active wallet (RTE-29). */
export function CardTransactions({ card, title }: { readonly card: Card; readonly title: string }) {
  const { query } = useWallets(card);
  return (
    <Panel title={title} titleId="transactions">
      {/* Another wallet is another list, with a filter and a length of its own (ENT-081). */}
      <OperationList key={`${query.accountId} ${query.productRef}`} card={card} wallet={query} />
    </Panel>
  );
}
