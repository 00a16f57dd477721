/** A mutant that no test can kill, since nothing that it changes can be seen. They stand in `equivalents.ts`. */

export interface Equivalent {
  /** Path from the project's root. */
  readonly file: string;
  /** The line in which the change begins, without its indentation. Its number may move. */
  readonly line: string;
  /** What stands there and what stands in its place, as `npm run mutate` prints it. */
  readonly change: string;
  /** Why nobody can see it. */
  readonly why: string;
}

interface Change {
  readonly file: string;
  readonly lineText: string;
  readonly original: string;
  readonly replacement: string;
}

/** So much of a long change is told; with file and line it is still one. */
const TOLD = 60;

export function describeChange({ original, replacement }: Pick<Change, 'original' | 'replacement'>): string {
  return `${shorten(original)} → ${shorten(replacement)}`;
}

export function sameChange(listed: Equivalent, mutant: Change): boolean {
  return (
    listed.file === mutant.file &&
    listed.line === mutant.lineText.trim() &&
    listed.change === describeChange(mutant)
  );
}

function shorten(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > TOLD ? `${flat.slice(0, TOLD)}…` : flat;
}
