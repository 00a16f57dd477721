import type { Words } from '../builtInWords.ts';

/** Suffixes of plural forms (i18next, JSON format 4; Unicode CLDR). */
const SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** `cards.count` of `cards.count_few`. */
export function pluralBase(key: string): string {
  return key.replace(SUFFIX, '');
}

/** Keys of all forms of a plural in a language, in the file's order; of any other text, its own key. */
export function formsOf(key: string, words: Words): readonly string[] {
  const base = pluralBase(key);
  if (base === key || !words.has(`${base}_other`)) return [key];
  return pluralsOf(words).get(base) ?? [key];
}

const plurals = new WeakMap<Words, ReadonlyMap<string, readonly string[]>>();

/** All plurals of a words file by their base, once: a tenant may replace hundreds of them. */
function pluralsOf(words: Words): ReadonlyMap<string, readonly string[]> {
  const known = plurals.get(words);
  if (known) return known;
  const found = Map.groupBy(
    [...words.keys()].filter((key) => SUFFIX.test(key)),
    pluralBase,
  );
  plurals.set(words, found);
  return found;
}
