import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Card, Panel, useWallets } from '#runtime';
import { OperationList } from './OperationList.tsx';

/** The transactions of a card's active wallet (RTE-29). */
export function CardTransactions({ card, title }: { readonly card: Card; readonly title: string }) {
  const { query } = useWallets(card);
  const wallet = `${query.accountId} ${query.productRef}`;
  const { key: entry } = useLocation();
  const [opened, setOpened] = useState({ entry, wallet });
  if (opened.entry !== entry) setOpened({ entry, wallet });
  return (
    <Panel title={title} titleId="transactions">
      {/* Another wallet is another list, with a filter and a length of its own (ENT-081). */}
      <OperationList
        key={`${entry} ${wallet}`}
        card={card}
        wallet={query}
        isOpened={opened.wallet === wallet}
      />
    </Panel>
  );
}
