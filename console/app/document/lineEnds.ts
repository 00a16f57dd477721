/** How the lines of a text end: what is not edited stays as it is, byte for byte. */

export type LineEnd = '\n' | '\r\n';

/** Null where the text has one line, or lines that end in both ways. */
export function lineEndOf(text: string): LineEnd | null {
  const all = text.split('\n').length - 1;
  const ofTwoSigns = text.split('\r\n').length - 1;
  if (all === 0 || (ofTwoSigns > 0 && ofTwoSigns < all)) return null;
  return ofTwoSigns > 0 ? '\r\n' : '\n';
}

/** A text that was made from `before`, with its lines ended as `now` ends them where the two differ in that. */
export function followLineEnds(text: string, before: string, now: string): string {
  const end = lineEndOf(now);
  return end === null || end === lineEndOf(before) ? text : text.replace(/\r?\n/g, end);
}
