import type { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../openapi/envelope.ts';

/** How often something may go wrong before it is shut for a while. */
export interface TryLimit {
  readonly purpose: string;
  readonly count: number;
  /** Both the window in which tries are counted and the length of the lockout. */
  readonly seconds: number;
}

/** How many tries for that purpose are still remembered. */
export function countTries(database: DatabaseSync, personRef: string, purpose: string): number {
  const row = database
    .prepare(
      'SELECT count(*) AS count FROM tries WHERE person_ref = ? AND purpose = ? AND expires_at > unixepoch()',
    )
    .get(personRef, purpose);
  return row?.count as number;
}

/** Remembers one more try for so many seconds, and says how many there are now. */
export function noteTry(database: DatabaseSync, personRef: string, purpose: string, seconds: number): number {
  database
    .prepare('INSERT INTO tries (person_ref, purpose, expires_at) VALUES (?, ?, unixepoch() + ?)')
    .run(personRef, purpose, seconds);
  return countTries(database, personRef, purpose);
}

/** @throws HttpError TOO_MANY_REQUEST while the lockout lasts */
export function refuseLocked(database: DatabaseSync, personRef: string, { purpose }: TryLimit): void {
  if (countTries(database, personRef, `${purpose}:lock`) > 0)
    throw new HttpError('TOO_MANY_REQUEST', 'too many wrong tries, try later');
}

/**
 * Counts a wrong try; the last one that is allowed starts the lockout (CON-30, CON-31).
 *
 * @throws HttpError TOO_MANY_REQUEST when this try was the last one
 */
export function noteWrongTry(database: DatabaseSync, personRef: string, limit: TryLimit): void {
  const { purpose, count, seconds } = limit;
  if (noteTry(database, personRef, purpose, seconds) < count) return;
  forgetTries(database, personRef, purpose);
  noteTry(database, personRef, `${purpose}:lock`, seconds);
  throw new HttpError('TOO_MANY_REQUEST', 'too many wrong tries, try later');
}

/** A right try ends the count. */
export function forgetTries(database: DatabaseSync, personRef: string, purpose: string): void {
  database.prepare('DELETE FROM tries WHERE person_ref = ? AND purpose = ?').run(personRef, purpose);
}
