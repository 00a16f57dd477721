import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf, loadWordsFiles } from '../builtInWords.ts';
import { formsOfLanguage, type LanguageForms, sortForms } from '../languageForms.ts';
import { CannotCreate } from '../newTenant.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { WordsTree } from '../wordsReference.ts';
import { FILLED } from './filledPieces.ts';
import { listLanguages } from './listLanguages.ts';
import { ownNameOf, readLanguageTag } from './readLanguageTag.ts';
import { markUntranslated } from './untranslated.ts';
import { isBlock, pluralIn } from './wordsPlace.ts';

/**
 * Writes the words file of a new language: every text of another, marked as still to be translated, in the same order,
 * each plural in the forms of the new language.
 * @param folder the words files
 * @returns path of the new file, and how many texts are to be translated
 * @throws CannotCreate when there is no such language, its file is there already, or there is nothing to copy
 */
export async function newWords(
  folder: string,
  written: string,
  from: string,
): Promise<{ readonly path: string; readonly language: string; readonly marked: number }> {
  const language = readLanguageTag(written);
  const names = await listLanguages(folder);
  if (names.some((name) => name.toLowerCase() === language.toLowerCase()))
    throw new CannotCreate(`There is a words file "${language}.json" already.`);
  if (!names.includes(from)) {
    const hint = didYouMean(from, names);
    throw new CannotCreate(
      `There is no words file "${from}.json" to copy; there are ${names.join(', ')}.${hint}`,
    );
  }
  const source = join(folder, `${from}.json`);
  const results = await loadWordsFiles(folder);
  const copied = results.find((each) => languageOf(each) === from);
  if (!copied?.ok) {
    throw new CannotCreate(`${source} has problems; mend them first: npm run tenant -- validate ${source}`);
  }
  const tree = JSON.parse(copied.file.json) as WordsTree;
  const made = { count: 0 };
  const words = {
    ...translateBlock(tree, formsOfLanguage(language), made),
    languageName: ownNameOf(language),
  };
  const path = join(folder, `${language}.json`);
  // wx: a file that somebody else wrote meanwhile is never overwritten.
  await writeFile(path, `${JSON.stringify(words, null, 2)}\n`, { flag: 'wx' });
  return { path, language, marked: made.count };
}

function translateBlock(block: WordsTree, language: LanguageForms, made: { count: number }): WordsTree {
  const mark = (text: string) => {
    if (!/\p{L}/u.test(text.replace(FILLED, ''))) return text;
    made.count += 1;
    return markUntranslated(text);
  };
  const written = new Set<string>();
  const members = Object.entries(block).flatMap(([name, value]): [string, string | WordsTree][] => {
    if (isBlock(value)) return [[name, translateBlock(value, language, made)]];
    const base = pluralIn(block, name);
    // The name of the language is written by itself.
    if (base === null) return [[name, name === 'languageName' ? value : mark(value)]];
    if (written.has(base)) return [];
    written.add(base);
    return formsFor(base, block, language).map((form) => [
      `${base}_${form}`,
      mark(textOf(base, form, block, language)),
    ]);
  });
  return Object.fromEntries(members);
}

/** Those of the grammar, and one for none where the source has a sentence for it. */
function formsFor(base: string, block: WordsTree, { forms }: LanguageForms): string[] {
  const hasNone = block[`${base}_zero`] !== undefined;
  return sortForms([...new Set([...forms, ...(hasNone ? ['zero'] : [])])]);
}

/** The same form of the source, unless it speaks of one number alone ("one card") and the new one of many. */
function textOf(base: string, form: string, block: WordsTree, { forms, single }: LanguageForms): string {
  const other = String(block[`${base}_other`]);
  const same = block[`${base}_${form}`];
  if (typeof same !== 'string') return other;
  const isOfMany = forms.includes(form) && !single.has(form);
  return isOfMany && other.includes('{{count') && !same.includes('{{count') ? other : same;
}
