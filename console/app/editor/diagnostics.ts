import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Problem } from '../../server/answers.ts';
import { findPlace } from '../document/jsonPlaces.ts';

/** Problems and warnings of one file at their places in its text. What is said of other files stands in the list alone. */
export function toDiagnostics(
  doc: Text,
  file: string,
  { problems, warnings }: { readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] },
): Diagnostic[] {
  const text = doc.toString();
  const toDiagnostic = (severity: Diagnostic['severity']) => (problem: Problem) => ({
    ...rangeOf(doc, text, problem),
    severity,
    message: problem.message,
  });
  const isOwn = (problem: Problem) => problem.file === file;
  return [
    ...problems.filter(isOwn).map(toDiagnostic('error')),
    ...warnings.filter(isOwn).map(toDiagnostic('warning')),
  ].sort((one, other) => one.from - other.from);
}

/** From where the compiler says to the end of the value, on that line alone. */
function rangeOf(doc: Text, text: string, { line, column, pointer }: Problem): { from: number; to: number } {
  const from = offsetAt(doc, { line, column });
  const { from: start, to: end } = doc.lineAt(from);
  const place = pointer === '' ? null : findPlace(text, pointer);
  const isThere = place?.isExact && place.from <= from && from < place.to;
  const to = isThere ? Math.min(place.to, end) : end;
  // A mark without width cannot be seen.
  return to > from ? { from, to } : { from: Math.min(start, from), to: end };
}

/** A place by line and column, as the compiler counts them; the nearest one where the text has become shorter. */
export function offsetAt(doc: Text, { line, column }: Pick<Problem, 'line' | 'column'>): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Math.min(from + column - 1, to);
}
