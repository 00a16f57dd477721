import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { WordsFile } from '../builtInWords.ts';
import { isBorrowed } from './borrowedMark.ts';
import type { Borrowed } from './wordsFallback.ts';

/**
 * Texts that people who read a language are shown in another one: those that its words file has from the files behind it
 * or, as a draft, from the original, and those that the tenant's file says in its default language alone.
 * @param file the words file of that language
 */
export function borrowedTexts(
  {
    languages: [main],
    draftLanguages = [],
    words,
  }: Pick<PublicTenant, 'languages' | 'draftLanguages' | 'words'>,
  language: string,
  file: WordsFile | undefined,
): Borrowed {
  const own = words[language] ?? {};
  const found = new Map<string, readonly string[]>();
  for (const [from, keys] of file?.borrowed ?? []) {
    const shown = keys.filter((key) => !Object.hasOwn(own, key));
    if (shown.length > 0) found.set(from, shown);
  }
  // What it does not say in a draft language was filled in when it was compiled.
  const filled = draftLanguages.includes(language)
    ? Object.keys(own).filter((key) => isBorrowed(own[key] ?? '', main))
    : [];
  if (filled.length > 0) found.set(main, [...(found.get(main) ?? []), ...filled]);
  return found;
}
