import type { DatabaseSync } from 'node:sqlite';

/** An entry of `GET /sandbox/mailbox`. */
export interface Mail {
  /** Email address or phone number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
  readonly code?: string;
  readonly at: string;
}

/**
 * Puts a mail into the mailbox.
 *
 * @param personRef whose account it goes with; null for a mail that outlives the account
 */
export function sendMail(database: DatabaseSync, personRef: string | null, mail: Omit<Mail, 'at'>): void {
  database
    .prepare(
      'INSERT INTO mails (person_ref, recipient, subject, text, links, code, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      personRef,
      mail.to,
      mail.subject,
      mail.text,
      JSON.stringify(mail.links),
      mail.code ?? null,
      new Date().toISOString(),
    );
}

/**
 * Mails, newest first; all of them when no recipient is named.
 *
 * @param recipient an address, or a phone number, of which the digits count: a `+` in a query reads as a space
 */
export function readMails(database: DatabaseSync, recipient?: string): Mail[] {
  const rows = database
    .prepare(`SELECT * FROM mails WHERE :to IS NULL OR recipient = :to
        OR (:digits <> '' AND replace(ltrim(recipient, '+'), ' ', '') = :digits) ORDER BY mail_id DESC LIMIT 500`)
    .all({ ':to': recipient ?? null, ':digits': digitsOf(recipient ?? '') });
  return rows.map((row) => ({
    to: row.recipient as string,
    subject: row.subject as string,
    text: row.text as string,
    links: JSON.parse(row.links as string),
    ...(row.code === null ? {} : { code: row.code as string }),
    at: row.at as string,
  }));
}

/** Digits of a phone number, prefix included; empty for an address. */
function digitsOf(recipient: string): string {
  return /^[+\d ]+$/.test(recipient) ? recipient.replace(/\D/g, '') : '';
}
