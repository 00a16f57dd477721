import { useCards, useTenant, useWords } from '#runtime';
import { readPaymentQuestion } from '../_shared/paymentQuestion.ts';
import { useAddressQuery } from '../_shared/useAddressQuery.ts';
import type { Question } from './question.ts';

/** Subjects that fit a question about a payment, the closest first: a tenant has some of them. */
const SUBJECTS = {
  unknown: ['complaint', 'transactionsBalance', 'lostCard'],
  declined: ['declined', 'transactionsBalance'],
  question: ['complaint', 'transactionsBalance'],
} as const;

/**
 * What the form begins with for whoever comes from a payment (LOV-02): subject, card, and a message with the last digits
 * of the card and the reference of the payment; never a card number.
 * @returns null without a question; `pending` while the cards are on their way
 */
export function usePaymentQuestion(): Question | 'pending' | null {
  const { t } = useWords();
  const question = readPaymentQuestion(useAddressQuery());
  const { data, isPending } = useCards();
  const { subjects, otherSubject } = useTenant('contact');
  const { number, pan } = useTenant('card').display;
  if (!question) return null;
  if (isPending) return 'pending';
  const { about, cardRef, operationId } = question;
  const card = data?.find(({ ref }) => ref === cardRef);
  const digits = number && pan ? card?.lastDigits : undefined;
  const subject = SUBJECTS[about].find((each) => subjects.includes(each)) ?? (otherSubject ? 'other' : '');
  const lines = [
    t(`payment.message.${about}`),
    digits && t('payment.message.card', { digits }),
    t('payment.message.reference', { id: operationId }),
  ];
  const message = `${lines.filter(Boolean).join('\n')}\n`;
  return {
    values: { subject, message, ...(card && { cardRef: card.ref }) },
    filled: 'payment.message.filled',
  };
}
