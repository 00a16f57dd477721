import { CopyButton, merchantName, type Operation, useDates } from '#card-details';
import { type Balance, type Card, dayOf, productNameOf, useTenant, useWords } from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import paper from '../_shared/Statement.module.css';
import { useOperationWords } from '../_shared/useOperationWords.ts';
import { useTransactionRow } from '../_shared/useTransactionDays.ts';
import styles from './Transaction.module.css';

export interface PaymentFactsProps {
  readonly card: Card;
  readonly operation: Operation;
  /** Of a card with several. */
  readonly wallet: Balance | undefined;
}

/** When, with which card and wallet, as whom the terminal knows the merchant, and under which reference. */
export function PaymentFacts({ card, operation, wallet }: PaymentFactsProps) {
  const { t } = useWords();
  const settings = useTenant('card');
  const timeZone = useTenant('timeZone');
  const dates = useDates();
  const name = useCardName();
  const { merchant } = useTransactionRow()(operation);
  const day = dayOf(operation.date, timeZone);
  const when = [day && dates.fullDay(day), dates.time(operation.date)].filter(Boolean).join(', ');
  const raw = merchantName(operation);
  const reason = useOperationWords()(operation).declined?.reason;
  const facts = [
    { label: t('payment.when'), value: when },
    { label: t('payment.card'), value: name(card, wallet?.productRef) },
    ...(wallet
      ? [{ label: t('payment.wallet'), value: productNameOf(t, { card: settings }, wallet.productRef) }]
      : []),
    ...(raw && raw !== merchant ? [{ label: t('payment.rawName'), value: raw }] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      {/* On the screen it stands with what helps. */}
      {reason && (
        <div className={paper.fact}>
          <dt>{t('transactions.columns.reason')}</dt>
          <dd>{reason}</dd>
        </div>
      )}
      <div>
        <dt>{t('payment.reference')}</dt>
        <dd className={styles.reference}>
          <bdi>{operation.id}</bdi>
          <CopyButton
            text={operation.id}
            label={t('payment.copy')}
            done={t('payment.copied')}
            refused={t('payment.notCopied')}
          />
        </dd>
      </div>
    </dl>
  );
}
