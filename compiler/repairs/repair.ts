import type { TextEdit } from '../mend.ts';

/** One way to mend a problem, for a person to take. */
export interface Repair {
  /** Such as `Replace by "currency"`. */
  readonly title: string;
  /** It may be taken unseen: it is what was meant, and nothing that somebody wrote is lost. */
  readonly isSafe: boolean;
  /** In the order of the text, none over another. */
  readonly edits: readonly TextEdit[];
}

/** @param edits in any order, none over another */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((one, other) => one.offset - other.offset);
  let done = 0;
  let edited = '';
  for (const { offset, length, text: put } of sorted) {
    edited += text.slice(done, offset) + put;
    done = offset + length;
  }
  return edited + text.slice(done);
}
