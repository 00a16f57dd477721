import { joinPointer } from '../problem.ts';

/** A place of a new file that is as in its original, though nobody was asked about it. */
export interface SilentCopy {
  readonly pointer: string;
  readonly value: unknown;
}

/** What is of the file itself, or of the sandbox and told elsewhere. */
const APART = ['/$schema', '/code', '/identifier', '/status', '/inherited', '/extends', '/connections'];

/**
 * What came along from the original without a word: neither an answer, nor public data, nor a place that has to be
 * confirmed. Blocks are told by their members.
 * @param written the new file
 * @param told places that somebody has said something of, or that are on the list
 */
export function listSilentCopies(written: unknown, told: readonly string[]): SilentCopy[] {
  const known = [...told, ...APART];
  const isTold = (pointer: string) =>
    known.some((each) => pointer === each || pointer.startsWith(`${each}/`));
  const holdsTold = (pointer: string) => known.some((each) => each.startsWith(`${pointer}/`));
  const walk = (value: unknown, pointer: string, depth: number): SilentCopy[] => {
    if (isTold(pointer)) return [];
    const isBlock = value !== null && typeof value === 'object' && !Array.isArray(value);
    if (isBlock && (depth < 2 || holdsTold(pointer)))
      return Object.entries(value).flatMap(([key, member]) =>
        walk(member, joinPointer(pointer, key), depth + 1),
      );
    return [{ pointer, value }];
  };
  return walk(written, '', 0);
}
