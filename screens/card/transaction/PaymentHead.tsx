import { KeptWords, type Operation, RowAmount, type TransactionRow } from '#card-details';
import { checkCircle, hourglass, Icon, useWords, xCircle } from '#runtime';
import { useOperationWords } from '../_shared/useOperationWords.ts';
import styles from './Transaction.module.css';

export interface PaymentHeadProps {
  readonly operation: Operation;
  readonly row: TransactionRow;
}

const ICONS = { credit: checkCircle, debit: checkCircle, pending: hourglass, declined: xCircle } as const;

/** Who was paid, how much, and what became of it, in a line of its own. */
export function PaymentHead({ operation, row }: PaymentHeadProps) {
  const { t } = useWords();
  const words = useOperationWords()(operation);
  const meaning = {
    credit: t('payment.means.credit'),
    debit: t('payment.means.success'),
    pending: t(operation.amount > 0 ? 'payment.means.pendingCredit' : 'payment.means.pending'),
    declined: t('payment.means.failed'),
  }[row.kind];
  return (
    <div className={`${styles.head} ${styles[row.kind]}`}>
      <span className={styles.icon}>
        <Icon path={row.icon} size={1.6} />
      </span>
      <h1 tabIndex={-1}>
        <bdi>{row.merchant}</bdi>
      </h1>
      <p className={styles.amount}>
        <RowAmount row={row} />
      </p>
      <p className={styles.status}>
        <Icon path={ICONS[row.kind]} size={1.15} />
        {/* Why it was refused stands with what helps. */}
        <span>{words.status}</span>
      </p>
      <p className={styles.meaning}>
        <KeptWords text={meaning} />
      </p>
    </div>
  );
}
