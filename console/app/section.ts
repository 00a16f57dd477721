/** What the parts of the editor share, whichever of them somebody works in. */
import type { Problem } from '../../compiler/problem.ts';

/** A change of a file's text, in UTF-16 units of the text before it; several are applied as one. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Of a file that is being edited, as the form, the JSON and the problems beside them see it. */
export interface SectionProps {
  /** The file as it stands in the editor, which may be no JSON just now. */
  readonly text: string;
  /** Problems and warnings of the compiler for this text. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /**
   * Where somebody wants to be: a JSON pointer (RFC 6901); a new object each time, also for the same place. When it is
   * quiet, nobody pressed anything, and the focus stays where it is.
   */
  readonly goTo: { readonly pointer: string; readonly isQuiet?: true } | null;
  /** Somebody works at this place now. */
  readonly onVisit: (pointer: string) => void;
  /**
   * One step of undo.
   * @param run edits that follow each other without a pause and name the same run, such as what is typed in one field, are
   *   one step together
   */
  readonly onEdit: (edits: readonly TextEdit[], run?: string) => void;
}
