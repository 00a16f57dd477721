import type { Risk } from './risks.ts';

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

export type DifferenceKind = 'added' | 'removed' | 'changed';

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
  /** Whether it comes, goes, or is otherwise. */
  readonly kind: DifferenceKind;
  /** What a person could type that only one side takes, each a sentence; none outside forms. */
  readonly examples: readonly string[];
  /** How much a mistake here would cost, by the table of risks. */
  readonly risk: Risk;
  /** Why the risk is what it is, as a sentence. */
  readonly why: string;
  /** The day from which it holds, `YYYY-MM-DD`; null: today already. */
  readonly from: string | null;
  /** The first day on which it no longer holds; null: it stays. */
  readonly until: string | null;
}

/** A difference as one comparison finds it, on one day. */
export type Found = Pick<Difference, 'group' | 'pointer' | 'before' | 'after' | 'sentence'> &
  Partial<Pick<Difference, 'otherPointers' | 'kind' | 'examples'>> & {
    /** What people could do or type until now, they cannot. */
    readonly isNarrower?: boolean;
  };
