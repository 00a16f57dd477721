import { join } from 'node:path';
import { languageOf, loadWordsFiles } from '../builtInWords.ts';
import type { FileWriter } from '../history/createFileWriter.ts';
import { ChangedMeanwhile } from '../history/replaceUnchanged.ts';
import { formsOfLanguage } from '../languageForms.ts';
import { CannotCreate } from '../newTenant.ts';
import { didYouMean } from '../suggestNearest.ts';
import type { WordsTree } from '../wordsReference.ts';
import { listLanguages } from './listLanguages.ts';
import { markWords } from './markWords.ts';
import { ownNameOf, readLanguageTag } from './readLanguageTag.ts';

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
  writer: FileWriter,
): Promise<{ readonly path: string; readonly language: string; readonly marked: number }> {
  const language = readLanguageTag(written);
  const names = await listLanguages(folder);
  const isThere = `There is a words file "${language}.json" already.`;
  if (names.some((name) => name.toLowerCase() === language.toLowerCase())) throw new CannotCreate(isThere);
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
    ...markWords(tree, formsOfLanguage(language), made),
    languageName: ownNameOf(language),
  };
  const path = join(folder, `${language}.json`);
  const text = `${JSON.stringify(words, null, 2)}\n`;
  const reason = `A new language, from ${from}`;
  await writer.write({ path, text, before: null, reason }).catch((error: unknown) => {
    // Somebody else began the same language in this moment.
    throw error instanceof ChangedMeanwhile ? new CannotCreate(isThere) : error;
  });
  return { path, language, marked: made.count };
}
