import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export type CardPage = 'reveal' | 'change' | 'activate' | 'card';

/** What an address of a page stands for. */
export interface Ticket {
  readonly personRef: string;
  readonly cardRef: string;
  /** `form:` is the second step of a page: where its form is sent. */
  readonly page: CardPage | `form:${CardPage}`;
  readonly lang: string;
}

/** An address that is not opened soon is worth nothing, in seconds; a form that is open gets a little longer. */
const OPEN_SECONDS = 120;
const FORM_SECONDS = 300;

/** Makes an unguessable address for one page of one card. */
export function issueTicket(database: DatabaseSync, { personRef, cardRef, page, lang }: Ticket): string {
  const ticket = randomBytes(24).toString('base64url');
  database
    .prepare('INSERT INTO tickets VALUES (?, ?, ?, ?, ?, unixepoch() + ?)')
    .run(ticket, personRef, cardRef, page, lang, page.startsWith('form:') ? FORM_SECONDS : OPEN_SECONDS);
  return ticket;
}

/** What the address stands for, while it lives. */
export function readTicket(database: DatabaseSync, ticket: string): Ticket | undefined {
  const row = database
    .prepare('SELECT * FROM tickets WHERE ticket = ? AND expires_at > unixepoch()')
    .get(ticket);
  return (
    row && ({ personRef: row.person_ref, cardRef: row.card_ref, page: row.page, lang: row.lang } as Ticket)
  );
}

/** An address works once; which language it was for is still known. */
export function spendTicket(database: DatabaseSync, ticket: string): void {
  database.prepare('UPDATE tickets SET expires_at = 0 WHERE ticket = ?').run(ticket);
}

/** The language of an address that lives or lived. */
export function languageOfTicket(database: DatabaseSync, ticket: string): string | undefined {
  return database.prepare('SELECT lang FROM tickets WHERE ticket = ?').get(ticket)?.lang as
    | string
    | undefined;
}
