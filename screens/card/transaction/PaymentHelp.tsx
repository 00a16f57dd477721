import { useState } from 'react';
import { KeptWords, type Operation, unblockCard } from '#card-details';
import { useCardActions } from '#cards';
import { Alert, Button, ButtonLink, type Card, lockOpen, useHref, useWords } from '#runtime';
import { writePaymentQuestion } from '../../_shared/paymentQuestion.ts';
import { useCardName } from '../../_shared/useCardName.ts';
import { ActionOutcome } from '../_shared/ActionOutcome.tsx';
import { useCardAction } from '../_shared/useCardAction.ts';
import { useOperationWords } from '../_shared/useOperationWords.ts';
import { isOfTheStatus, nextSteps } from './nextSteps.ts';
import styles from './Transaction.module.css';
import { UnknownPayment } from './UnknownPayment.tsx';

export interface PaymentHelpProps {
  readonly card: Card;
  readonly operation: Operation;
}

/** What can be done about a payment: for a refused one the reason, the step that helps and one press for it (LOV-01). */
export function PaymentHelp({ card, operation }: PaymentHelpProps) {
  const { t } = useWords();
  const isDeclined = operation.status === 'failed';
  const contact = useContact(card, operation);
  return (
    <section className={styles.help} aria-labelledby="payment-next">
      <h2 id="payment-next">{t('payment.next')}</h2>
      {isDeclined && <Refusal card={card} operation={operation} />}
      <div className={styles.actions}>
        {isDeclined && <NextStep card={card} operation={operation} />}
        {!isDeclined && operation.amount < 0 && <UnknownPayment card={card} operation={operation} />}
        {contact && (
          <ButtonLink href={contact} variant="outline">
            {t('payment.ask')}
          </ButtonLink>
        )}
      </div>
      {isDeclined && (
        <p className={styles.said}>
          <KeptWords text={t('payment.unlisted')} />
        </p>
      )}
    </section>
  );
}

/** The contact form with what is known filled in; null where the tenant has none. */
function useContact(card: Card, { id, status }: Operation): string | null {
  const href = useHref()('contactUs');
  const about = status === 'failed' ? 'declined' : 'question';
  return href && href + writePaymentQuestion({ about, cardRef: card.ref, operationId: id });
}

function Refusal({ card, operation }: PaymentHelpProps) {
  const { t } = useWords();
  const { status, declined } = useOperationWords()(operation);
  const name = useCardName()(card);
  const isGone = declined !== null && isOfTheStatus(declined.id) && card.status === 'active';
  if (!declined) return <Alert tone="bad" title={status} text={t('payment.noReason')} />;
  return (
    <Alert
      tone={isGone ? 'info' : 'bad'}
      title={`${t('transactions.declinedWith', { status, reason: declined.reason })}.`}
      text={isGone ? t('payment.worksNow', { card: name }) : declined.next}
    />
  );
}

/** One press: an unblocking at once, since it can be undone; else the page where it is done. Names the card. */
function NextStep({ card, operation }: PaymentHelpProps) {
  const reason = useOperationWords()(operation).declined?.id;
  const name = useCardName()(card);
  const actions = useCardActions(card);
  const [step] = (reason === undefined ? [] : nextSteps(reason)).flatMap((id) =>
    actions.filter((action) => action.id === id),
  );
  const label = step && `${step.label}: ${name}`;
  // From the press on it stays: what became of it is told there, whatever the card is by then.
  const [pressed, setPressed] = useState<string>();
  const unblock = pressed ?? (step?.id === 'myCardUnblock' ? label : undefined);
  if (unblock !== undefined)
    return <UnblockNow card={card} label={unblock} onPress={() => setPressed(unblock)} />;
  if (!step?.href) return null;
  return (
    <ButtonLink href={step.href} icon={step.icon}>
      {label}
    </ButtonLink>
  );
}

interface UnblockNowProps {
  readonly card: Card;
  readonly label: string;
  readonly onPress: () => void;
}

function UnblockNow({ card, label, onPress }: UnblockNowProps) {
  const action = useCardAction(card);
  const { isBusy, outcome } = action;
  // Once it is done, or the card is in another state, there is nothing to press again.
  const isOver =
    !isBusy && outcome !== null && (outcome.readAgain !== undefined || card.status !== 'blocked');
  return (
    <>
      {!isOver && (
        <Button
          icon={lockOpen}
          isBusy={isBusy}
          onClick={() => {
            onPress();
            void action.act({
              send: unblockCard,
              isDone: (now) => now !== undefined && now.status !== 'blocked',
              toast: 'cardUnblocked',
              leadsTo: 'cardDetails',
            });
          }}
        >
          {label}
        </Button>
      )}
      <ActionOutcome action={action} />
    </>
  );
}
