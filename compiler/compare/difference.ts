/** What a difference is about. `operators` holds what no card holder can see. */
export type DifferenceGroup =
  | 'addresses'
  | 'languages'
  | 'look'
  | 'words'
  | 'screens'
  | 'menus'
  | 'money'
  | 'cards'
  | 'forms'
  | 'notices'
  | 'content'
  | 'session'
  | 'thirdParties'
  | 'behaviour'
  | 'operators';

/** One thing that is not the same, in a card holder's words: what `diff --json` prints an array of. */
export interface Difference {
  readonly group: DifferenceGroup;
  /** The option that causes it (RFC 6901), as it would stand in a file without dated values. */
  readonly pointer: string;
  /** Further options that take part in it. */
  readonly otherPointers: readonly string[];
  /** Null: not there. */
  readonly before: unknown;
  readonly after: unknown;
  readonly sentence: string;
  /** The day from which it holds, `YYYY-MM-DD`; null: today already. */
  readonly from: string | null;
  /** The first day on which it no longer holds; null: it stays. */
  readonly until: string | null;
}

/** A difference as one comparison finds it, on one day. */
export type Found = Omit<Difference, 'otherPointers' | 'from' | 'until'> &
  Partial<Pick<Difference, 'otherPointers'>>;
