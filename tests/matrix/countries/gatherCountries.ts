/**
 * The countries that no one ships, as a folder of tenant files: those beside this file, with the English words of the
 * portal. A text that English has gained since is taken from there, so that it costs nobody a line in each language.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formsOfLanguage } from '../../../compiler/languageForms.ts';
import { isBlock, pluralIn } from '../../../compiler/words/wordsPlace.ts';
import { ORIGINAL_LANGUAGE, ORIGINAL_WORDS, type WordsTree } from '../../../compiler/wordsReference.ts';

const COUNTRIES = fileURLToPath(new URL('.', import.meta.url));

/** @param target folder that is made anew */
export async function gatherCountries(target: string): Promise<void> {
  const languages = join(target, 'languages');
  await rm(target, { recursive: true, force: true });
  await mkdir(languages, { recursive: true });
  for (const name of await jsonIn(COUNTRIES)) await cp(join(COUNTRIES, name), join(target, name));
  await write(join(languages, `${ORIGINAL_LANGUAGE}.json`), ORIGINAL_WORDS);
  for (const name of await jsonIn(join(COUNTRIES, 'languages'))) {
    const own = JSON.parse(await readFile(join(COUNTRIES, 'languages', name), 'utf8')) as WordsTree;
    await write(join(languages, name), withEnglish(own, ORIGINAL_WORDS, basename(name, '.json')));
  }
}

async function jsonIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.json'));
}

function write(path: string, words: WordsTree): Promise<void> {
  return writeFile(path, `${JSON.stringify(words, null, 2)}\n`);
}

/** Each text of the original: the language's own, else English, each plural in the forms of the language. */
export function withEnglish(own: WordsTree, original: WordsTree, language: string): WordsTree {
  const members = Object.entries(original).flatMap(([name, value]): [string, string | WordsTree][] => {
    const mine = own[name];
    if (isBlock(value)) return [[name, withEnglish(isBlock(mine) ? mine : {}, value, language)]];
    const base = pluralIn(original, name);
    if (base === null) return [[name, mine ?? value]];
    const forms = [...formsOfLanguage(language).forms, ...(name === `${base}_zero` ? ['zero'] : [])];
    return forms.map((form) => {
      const key = `${base}_${form}`;
      return [key, own[key] ?? original[key] ?? original[`${base}_other`] ?? value];
    });
  });
  return Object.fromEntries(members);
}
