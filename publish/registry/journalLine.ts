import type { Author } from '../../compiler/history/historyRecord.ts';
import type { Pointer, PointerName } from './pointer.ts';

/** What was done to one tenant. */
export interface JournalChange {
  readonly name: PointerName;
  /** As it is from then on; null where it was taken away. */
  readonly pointer: Pointer | null;
}

/** What is written down of each change, with the change. */
export interface JournalLine {
  /** The environment has had so many changes, this one counted: there is no gap. */
  readonly revision: number;
  readonly kind: 'publish' | 'promote' | 'rollback' | 'canary' | 'abort';
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  readonly by: Author;
  readonly reason: string;
  /** Of a promotion: the environment; of a rollback: the revision that is back. */
  readonly from: string | null;
  /** One of its own, by which a publisher whose connection broke finds out whether it was done. */
  readonly id: string;
  readonly changes: readonly JournalChange[];
}

export type NewJournalLine = Omit<JournalLine, 'revision' | 'changes'>;

/** @returns null for what is no line */
export function readJournalLine(text: string): JournalLine | null {
  try {
    const line = JSON.parse(text) as JournalLine | null;
    return typeof line?.revision === 'number' && Array.isArray(line.changes) ? line : null;
  } catch {
    return null;
  }
}
