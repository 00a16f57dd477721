/** What the parts of the editor share, whichever of them somebody works in. */
import type { Problem } from '../../compiler/problem.ts';
import type { TextSpan } from '../../compiler/valueEdits.ts';

/** A change of a file's text; several are applied as one. */
export type TextEdit = TextSpan;

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
