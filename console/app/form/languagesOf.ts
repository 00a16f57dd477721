import { readAt } from './paths.ts';

const cache = new WeakMap<object, readonly string[]>();
const NONE: readonly string[] = [];

/** The languages that a file offers, drafts after all others; the same list for the same file. */
export function languagesOf(document: unknown): readonly string[] {
  if (document === null || typeof document !== 'object') return NONE;
  const known = cache.get(document);
  if (known) return known;
  const listed = [readAt(document, ['languages']), readAt(document, ['draftLanguages'])].flat();
  const languages = [
    ...new Set(listed.filter((each): each is string => typeof each === 'string' && each !== '')),
  ];
  cache.set(document, languages);
  return languages;
}
