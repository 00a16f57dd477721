import type { DatabaseSync } from 'node:sqlite';

/** The fixed one-time code of plasticless cards (ACT-24). */
export const CARD_CODE = '123456';

/** What a code is for; one code a purpose, a new one ends the old one. */
export type Purpose =
  | 'verify-email'
  | 'reset-password'
  | 'change-email'
  | 'change-phone'
  | `verify-card:${string}`;

export interface IssuedCode {
  readonly personRef: string;
  readonly purpose: Purpose;
  readonly code: string;
  readonly seconds: number;
  /** What the code confirms: the new address or number. */
  readonly detail?: string;
}

/** Remembers a code that was sent; it lives for so many seconds and can be spent once. */
export function issueCode(database: DatabaseSync, issued: IssuedCode): void {
  database
    .prepare(
      'INSERT OR REPLACE INTO codes (person_ref, purpose, code, detail, expires_at) VALUES (?, ?, ?, ?, unixepoch() + ?)',
    )
    .run(issued.personRef, issued.purpose, issued.code, issued.detail ?? null, issued.seconds);
}

export interface CheckedCode {
  readonly verdict: 'right' | 'wrong' | 'expired' | 'none';
  readonly detail: string | undefined;
}

/** Compares what was typed with the code that is out. An expired code is named only to who knows it. */
export function checkCode(
  database: DatabaseSync,
  personRef: string,
  purpose: Purpose,
  given: unknown,
): CheckedCode {
  const row = database
    .prepare(
      'SELECT code, detail, expires_at > unixepoch() AS is_valid FROM codes WHERE person_ref = ? AND purpose = ?',
    )
    .get(personRef, purpose);
  if (!row) return { verdict: 'none', detail: undefined };
  const detail = (row.detail as string | null) ?? undefined;
  if (row.code !== given) return { verdict: 'wrong', detail };
  return { verdict: row.is_valid === 1 ? 'right' : 'expired', detail };
}

/** Ends a code that was used. */
export function spendCode(database: DatabaseSync, personRef: string, purpose: Purpose): void {
  database.prepare('DELETE FROM codes WHERE person_ref = ? AND purpose = ?').run(personRef, purpose);
}
