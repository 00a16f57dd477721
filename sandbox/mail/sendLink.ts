import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { issueCode } from '../people/codes.ts';
import type { Person } from '../people/person.ts';
import { type LinkMail, mailWords } from './mailWords.ts';
import { sendMail } from './sendMail.ts';

const HOUR = 60 * 60;

/** Where each link leads (RTE-12 to RTE-19) and how long it works, in seconds. */
const LINKS: Readonly<Record<LinkMail, { path: string; seconds: number }>> = {
  'verify-email': { path: '/app/user/activate-account', seconds: 24 * HOUR },
  'reset-password': { path: '/app/user/reset-password', seconds: HOUR },
  'change-email': { path: '/app/user/change-email', seconds: 24 * HOUR },
};

/**
 * Mails a link that carries `email` (the account's address) and `code`, and remembers the code.
 *
 * @param newEmail for a change of the address: where the mail goes, and what its code confirms
 */
export function sendLink(
  database: DatabaseSync,
  person: Person,
  kind: LinkMail,
  portalUrl: string,
  newEmail?: string,
): void {
  const { path, seconds } = LINKS[kind];
  // Standard base64 on purpose: codes with + and / are what links get wrong (VAL-75).
  const code = `${randomBytes(18).toString('base64')}+/`;
  issueCode(database, {
    personRef: person.personRef,
    purpose: kind,
    code,
    seconds,
    ...(newEmail === undefined ? {} : { detail: newEmail }),
  });
  const link = `${portalUrl}/${person.tenant}${path}?${new URLSearchParams({ email: person.email, code })}`;
  const words = mailWords(person.tenant, kind);
  sendMail(database, person.personRef, {
    to: newEmail ?? person.email,
    subject: words.subject,
    text: words.text(person.firstName, link),
    links: [link],
    code,
  });
}
