import { useState } from 'react';
import type { Operation } from '#card-details';
import { useCardActions } from '#cards';
import { Button, ButtonLink, type Card, useHref, useWords } from '#runtime';
import { writePaymentQuestion } from '../../_shared/paymentQuestion.ts';
import { BlockNow } from '../_shared/BlockNow.tsx';

export interface UnknownPaymentProps {
  readonly card: Card;
  readonly operation: Operation;
}

/**
 * "I do not know this payment" (LOV-02): the question whether to block the card, then the contact form with all that is
 * known filled in. A card that cannot be blocked now has the form alone.
 */
export function UnknownPayment({ card, operation }: UnknownPaymentProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const form = useHref()('contactUs');
  const canBlock = useCardActions(card).some(({ id }) => id === 'myCardBlock');
  const search = writePaymentQuestion({ about: 'unknown', cardRef: card.ref, operationId: operation.id });
  const label = t('payment.unknown.button');
  // A question that is open stays, with what became of it.
  if (!canBlock && !isAsking) {
    return (
      form && (
        <ButtonLink href={form + search} variant="tonal">
          {label}
        </ButtonLink>
      )
    );
  }
  return (
    <>
      <Button variant="tonal" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <BlockNow
          card={card}
          text={form ? t('payment.unknown.text') : undefined}
          button={t(form ? 'payment.unknown.block' : 'actions.block')}
          leadsTo={form ? { screen: 'contactUs', search } : 'cardDetails'}
          aside={
            form && (
              <ButtonLink href={form + search} variant="tonal">
                {t('payment.unknown.writeOnly')}
              </ButtonLink>
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
