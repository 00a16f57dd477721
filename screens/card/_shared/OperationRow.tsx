import { memo } from 'react';
import { type Operation, TransactionEntry } from '#card-details';
import { useTransactionRow } from './useTransactionDays.ts';

/** One payment of a list. Its words are found with it alone: a long list is rendered piece by piece, and what stays is not rendered anew. */
export const OperationRow = memo(function OperationRow({
  operation,
  href,
}: {
  readonly operation: Operation;
  readonly href: string | null;
}) {
  return <TransactionEntry row={{ ...useTransactionRow()(operation), href: href ?? undefined }} />;
});
