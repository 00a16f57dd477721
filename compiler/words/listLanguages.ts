import { readdir } from 'node:fs/promises';
import { didYouMean } from '../suggestNearest.ts';

/** Languages of the words files of a folder. */
export async function listLanguages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name.slice(0, -'.json'.length))
    .sort();
}

/**
 * @param begin the command that begins a words file
 * @throws an error in words when there is no words file of that language
 */
export async function requireLanguage(folder: string, language: string, begin?: string): Promise<void> {
  const languages = await listLanguages(folder);
  if (languages.includes(language)) return;
  const hint = didYouMean(language, languages);
  const way = begin === undefined ? '' : ` "npm run tenant -- ${begin}" begins one.`;
  throw new Error(
    `There is no words file "${language}.json"; there are ${languages.join(', ')}.${hint}${way}`,
  );
}
