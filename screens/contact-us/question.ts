import type { FormValues } from '#forms';

/** What the contact form begins with for whoever comes with something to ask about. */
export interface Question {
  readonly values: FormValues;
  /** Says above the form what was filled in. */
  readonly filled: 'payment.message.filled' | 'contact.error.filled';
}
