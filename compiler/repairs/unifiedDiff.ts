import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Lines that stand around a change. */
const CONTEXT = 3;

/**
 * What changes in a file, as `diff -u` writes it.
 * @returns nothing for two texts that are the same
 */
export function unifiedDiff(name: string, before: string, after: string): string[] {
  if (before === after) return [];
  const patch = createTwoFilesPatch(name, name, before, after, undefined, undefined, {
    context: CONTEXT,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return patch.replace(/\n$/, '').split('\n');
}
