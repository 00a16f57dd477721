/**
 * What is written down of each publish, refusal and rollback. Plain data: a journal on one machine keeps it as a line
 * of JSON, and any other store can keep the same.
 */
export interface HistoryRecord {
  readonly kind: 'publish' | 'rollback' | 'refusal';
  /** Below the folder of tenant files, such as `xx.json` or `languages/en.json`. */
  readonly file: string;
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  readonly by: Author;
  /** Why, in the words of whoever did it. */
  readonly reason: string;
  /** SHA-256 of the text that somebody started from, in hexadecimal digits; null where there was no file. */
  readonly before: string | null;
  /** SHA-256 of the text that was published, or refused. */
  readonly after: string;
  /** None of a refusal. */
  readonly changes: readonly KeyChange[];
  /** Of a rollback: the number of the version that it brings back. */
  readonly restores: number | null;
  /** Of a refusal: why. */
  readonly refusal: Refusal | null;
}

export interface Author {
  readonly name: string;
  readonly email: string | null;
}

/** One key that was changed; a value that is not there is left out. Of what nobody else may read, only that it was. */
export type KeyChange =
  | { readonly pointer: string; readonly before?: unknown; readonly after?: unknown }
  | { readonly pointer: string; readonly value: 'changed' };

/** `changed`: somebody else had changed the file meanwhile. */
export interface Refusal {
  readonly rule: 'changed' | 'problems' | 'secret';
  /** How many problems the compiler found. */
  readonly problems: number;
}
