import type { Mendable } from './mend.ts';

/** One thing that keeps a file from going live, in words for the person who wrote the file. */
export interface Problem extends Mendable {
  readonly file: string;
  /** 1-based, as editors count. */
  readonly line: number;
  /** 1-based, as editors count. */
  readonly column: number;
  /** RFC 6901; empty for the whole document. */
  readonly pointer: string;
  /** Short stable name of the rule, for tools. */
  readonly rule: string;
  readonly message: string;
}

/** A problem before its place in the text is known. */
export interface Finding extends Mendable {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
  /** The key is at fault, not its value: an unknown or doubled one. */
  readonly isAboutKey?: boolean;
  /** Where it stands, when the pointer cannot say. */
  readonly at?: Position;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A finding at its place in a file. */
export function placeFinding(
  { pointer, rule, message, mends }: Finding,
  file: string,
  { line, column }: Position,
): Problem {
  return { file, pointer, rule, message, line, column, ...(mends && { mends }) };
}

/** As it is told: how it could be mended is for tools that ask for it, and may quote what only the file may say. */
export function withoutMends({ mends: _, ...problem }: Problem): Problem {
  return problem;
}

/** File by file, each from top to bottom, as people work through them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.pointer.localeCompare(b.pointer, 'en'),
  );
}

/**
 * A problem as one line of output: `FILE:LINE:COLUMN JSON-POINTER message`. The whole document is written as
 * `/`.
 */
export function formatProblem({ file, line, column, pointer, message }: Problem): string {
  return `${file}:${line}:${column} ${pointer === '' ? '/' : pointer} ${message}`;
}

/** A warning as one line: as a problem, but for the word in front of the message. */
export function formatWarning(warning: Problem): string {
  return formatProblem({ ...warning, message: `warning: ${warning.message}` });
}

/** Extends a JSON pointer by one key (RFC 6901, section 3). */
export function joinPointer(pointer: string, key: string | number): string {
  const name = String(key);
  return `${pointer}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`;
}

/** The keys of a JSON pointer, from the outermost. */
export function keysOf(pointer: string): string[] {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
