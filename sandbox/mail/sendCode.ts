import type { DatabaseSync } from 'node:sqlite';
import { issueCode, type Purpose } from '../people/codes.ts';
import type { Person } from '../people/person.ts';
import { type CodeMail, mailWords } from './mailWords.ts';
import { sendMail } from './sendMail.ts';

const SECONDS = 10 * 60;

export interface CodeToSend {
  readonly kind: CodeMail;
  readonly purpose: Purpose;
  readonly code: string;
  /** Email address, or the phone number of an SMS. */
  readonly to: string;
  /** What the code confirms. */
  readonly detail?: string;
}

/** Sends a one-time code that is to be typed, and remembers it. */
export function sendCode(database: DatabaseSync, person: Person, sending: CodeToSend): void {
  const { kind, purpose, code, to, detail } = sending;
  issueCode(database, {
    personRef: person.personRef,
    purpose,
    code,
    seconds: SECONDS,
    ...(detail === undefined ? {} : { detail }),
  });
  const words = mailWords(person.tenant, kind);
  sendMail(database, person.personRef, {
    to,
    subject: words.subject,
    text: words.text(person.firstName, code),
    links: [],
    code,
  });
}
