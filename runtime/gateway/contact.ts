import type { Extra } from './extra.ts';
import { readDone } from './readers.ts';
import type { Send } from './request.ts';

export interface ContactMessage {
  readonly subject: string;
  readonly message: string;
  /** `+40 712345678`, or empty. */
  readonly phone: string;
  /** Reference of the card that the message is about; the call has no field for it. */
  readonly cardRef?: string | undefined;
  /** What this country's gateway expects beside, by its own names. */
  readonly extra?: Extra;
}

/**
 * Writes to customer care (API-57 to API-60). A card's reference stands on the first line of the message; the
 * email entry is sent empty (API-59).
 */
export async function contactUs(
  send: Send,
  user: string,
  { subject, message, phone, cardRef, extra }: ContactMessage,
): Promise<void> {
  await send({
    to: ['POST /users/{user}/actions/contact-us', user],
    body: {
      ...extra,
      subject,
      message: cardRef ? `${cardRef}\n${message}` : message,
      'preferred-contact-mean': [
        { type: 'phone', value: phone },
        { type: 'email', value: '' },
      ],
    },
    read: readDone,
  });
}
