/**
 * What somebody wants to ask about a payment, as it stands in the address of the contact form (LOV-02): references alone,
 * so that a reload and a new session find it again and no number of a card is in it.
 */

const ABOUT = ['unknown', 'declined', 'question'] as const;

export interface PaymentQuestion {
  readonly about: (typeof ABOUT)[number];
  /** Of the card, as its list entry has it. */
  readonly cardRef: string;
  /** Of the payment. */
  readonly operationId: string;
}

/**
 * References that are sent on: letters, digits and what joins them. An address can come from anybody, and writes no
 * message of theirs.
 */
const REFERENCE = /^[\p{L}\d._:-]{1,64}$/u;

export function writePaymentQuestion({ about, cardRef, operationId }: PaymentQuestion): string {
  return `?${new URLSearchParams({ about, card: cardRef, payment: operationId })}`;
}

/** Null where the address asks nothing, or something else. */
export function readPaymentQuestion(search: URLSearchParams): PaymentQuestion | null {
  const about = ABOUT.find((each) => each === search.get('about'));
  const operationId = search.get('payment') ?? '';
  const cardRef = search.get('card') ?? '';
  return about && REFERENCE.test(operationId) ? { about, cardRef, operationId } : null;
}
