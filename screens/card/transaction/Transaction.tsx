import { useState } from 'react';
import { useNavigationType, useParams } from 'react-router';
import {
  BackButton,
  BackLink,
  Button,
  type Card,
  InlineMessage,
  Panel,
  Skeleton,
  useActiveCard,
  useCards,
  useGoOnce,
  useHref,
  useWords,
} from '#runtime';
import { CardsError } from '../../_shared/CardsError.tsx';
import { LoadFailed } from '../../_shared/LoadFailed.tsx';
import { StatementHead } from '../_shared/StatementHead.tsx';
import { useTransactionRow } from '../_shared/useTransactionDays.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentHead } from './PaymentHead.tsx';
import { PaymentHelp } from './PaymentHelp.tsx';
import styles from './Transaction.module.css';
import { useOperation } from './useOperation.ts';

/** One payment: what it was, what became of it, and what can be done (LOV-01). A sheet on phones. */
export default function Transaction() {
  const { t } = useWords();
  const cards = useCards();
  const card = useActiveCard();
  const { operationId = '' } = useParams();
  if (!card) {
    return (
      <Panel>
        <h1 tabIndex={-1} className="visually-hidden">
          {t('screens.myCardTransaction')}
        </h1>
        {cards.isError ? <CardsError /> : <Skeleton shape="details" label={t('cards.loadingCards')} />}
      </Panel>
    );
  }
  return (
    <>
      <StatementHead />
      <div className={styles.page}>
        <Back card={card} />
        <div className={styles.sheet}>
          <Payment key={`${card.id} ${operationId}`} card={card} id={operationId} />
        </div>
      </div>
    </>
  );
}

/** To the list as it was left, where the press that opened the payment is the entry before; else to the list. */
function Back({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const href = useHref();
  const go = useGoOnce();
  const type = useNavigationType();
  const [isOpenedHere] = useState(type === 'PUSH');
  const list = href('myCardTransactions', { cardId: card.id }) ?? href('cardDetails', { cardId: card.id });
  const title = t('transactions.title');
  if (isOpenedHere) return <BackButton onClick={() => go(-1)}>{title}</BackButton>;
  return list && <BackLink href={list}>{title}</BackLink>;
}

function Payment({ card, id }: { readonly card: Card; readonly id: string }) {
  const { t } = useWords();
  const { operation, wallet, hasOtherWallets, query, isLooking, lookFurther } = useOperation(card, id);
  const toRow = useTransactionRow();
  if (operation) {
    return (
      <>
        <PaymentHead operation={operation} row={toRow(operation)} />
        <PaymentFacts card={card} operation={operation} wallet={hasOtherWallets ? wallet : undefined} />
        <PaymentHelp card={card} operation={operation} />
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1} className="visually-hidden">
        {t('screens.myCardTransaction')}
      </h1>
      {query.isPending && <Skeleton shape="rows" label={t('transactions.loading')} />}
      {!query.isPending && !query.data && (
        <LoadFailed
          words="transactions"
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <Missing
          isLooking={isLooking}
          onLook={query.hasNextPage || isLooking ? () => void lookFurther() : null}
        />
      )}
    </>
  );
}

interface MissingProps {
  readonly isLooking: boolean;
  /** Null where all of the list has been read. */
  readonly onLook: (() => void) | null;
}

/** The address names a payment that what was read does not have. */
function Missing({ isLooking, onLook }: MissingProps) {
  const { t } = useWords();
  return (
    <>
      <InlineMessage
        title={t('payment.missing.title')}
        text={`${t('payment.missing.text')} ${t('payment.unlisted')}`}
        action={
          onLook && (
            <Button isBusy={isLooking} onClick={onLook}>
              {t('transactions.lookFurther')}
            </Button>
          )
        }
      />
      <p role="status" className={styles.said}>
        {isLooking ? t('transactions.looking') : !onLook && t('transactions.lookedAll')}
      </p>
    </>
  );
}
