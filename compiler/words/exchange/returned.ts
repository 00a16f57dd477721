/** What came back from a translator. */
import type { Position } from '../../problem.ts';

/** One text of it. */
export interface ReturnedText extends Position {
  readonly key: string;
  /** The English that it was translated from; null when the file does not say. */
  readonly source: string | null;
  /** Empty when there is no translation. */
  readonly target: string;
}

export interface Returned {
  readonly texts: readonly ReturnedText[];
  /** What cannot be read. */
  readonly refused: readonly Refused[];
}

export interface Refused extends Position {
  /** Empty where no text is meant. */
  readonly key: string;
  readonly message: string;
}

/** The file as a whole cannot be taken. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport';
  readonly at: Position;
  constructor(message: string, at: Position = { line: 1, column: 1 }) {
    super(message);
    this.at = at;
  }
}
