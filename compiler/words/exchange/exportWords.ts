import { dirname, join } from 'node:path';
import type { Manifest } from '../../../runtime/assemble/manifest.ts';
import { languageOf, loadWordsFiles, type WordsResult } from '../../builtInWords.ts';
import { createWhole } from '../../history/replaceFile.ts';
import { CannotCreate } from '../../newTenant.ts';
import { readRegularFile } from '../../readRegularFile.ts';
import { ORIGINAL_LANGUAGE, ORIGINAL_TEXTS } from '../../wordsReference.ts';
import { textsBehind, type WordsLayer } from '../wordsFallback.ts';
import { writeCsv } from './csv.ts';
import { findBroken } from './findBroken.ts';
import { findPlaces } from './findPlaces.ts';
import { listUnits, type Unit } from './listUnits.ts';
import { writeXliff } from './writeXliff.ts';

type Texts = ReadonlyMap<string, string>;

const WRITERS: Readonly<Record<string, (language: string, units: readonly Unit[]) => string>> = {
  xlf: writeXliff,
  xliff: writeXliff,
  csv: writeCsv,
};

/** The ending of a file's name, for who writes and who reads it. @throws CannotCreate for any other */
export function formatOf(file: string): 'xliff' | 'csv' {
  const [, ending = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? [];
  if (ending === 'csv') return 'csv';
  if (ending === 'xlf' || ending === 'xliff') return 'xliff';
  throw new CannotCreate(`"${file}" is neither XLIFF nor CSV: its name has to end in .xlf, .xliff or .csv.`);
}

/**
 * Writes a file for translators: each text in English and in the language, with what is known of it.
 * @param folder the words files
 * @throws CannotCreate when the file is there already, its name does not say what it is to be, or the words file is broken
 */
export async function exportWords(
  folder: string,
  language: string,
  file: string,
  manifests: readonly Manifest[],
): Promise<{ readonly texts: number; readonly untranslated: number }> {
  const write = WRITERS[formatOf(file)] ?? writeXliff;
  refuseOriginal(language);
  const path = join(folder, `${language}.json`);
  const own = await readRegularFile(path);
  // Who translates would do all of it once more: nothing of such a file can be told from what is not translated.
  if (own && (!own.ok || findBroken(path, language, own.bytes))) throw mendFirst(path);
  const { texts: all } = await readAllChains(folder);
  const texts = all.get(language) ?? new Map();
  const english = englishOf(all);
  const others = new Map([...all].filter(([name]) => name !== language && name !== ORIGINAL_LANGUAGE));
  const placeOf = await findPlaces(manifests);
  const units = listUnits({ language, texts, english, others, placeOf });
  await createWhole(file, write(language, units)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`There is no folder "${dirname(file)}" to write into.`);
    if (error.code !== 'EEXIST') throw error;
    throw new CannotCreate(
      `"${file}" is there already, maybe with somebody's work in it: take another name.`,
    );
  });
  return { texts: units.length, untranslated: units.filter(({ target }) => target === null).length };
}

/** Of a words file of which single texts cannot be read. */
export function mendFirst(path: string): CannotCreate {
  return new CannotCreate(`${path} has problems; mend them first: npm run tenant -- validate ${path}`);
}

export function refuseOriginal(language: string): void {
  if (language !== ORIGINAL_LANGUAGE) return;
  throw new CannotCreate(
    `"${ORIGINAL_LANGUAGE}" is what all others are translated from: change its words file itself.`,
  );
}

/** Texts of all words files of a folder, with those that they fall back to; one that cannot be read has none. */
export async function readAllChains(folder: string): Promise<{
  readonly chains: ReadonlyMap<string, readonly WordsLayer[]>;
  readonly texts: ReadonlyMap<string, Texts>;
}> {
  return chainsOf(await loadWordsFiles(folder));
}

/** The same of files that were read already. */
export function chainsOf(results: readonly WordsResult[]) {
  const chains = new Map(results.map((result) => [languageOf(result), result.chain]));
  const texts = [...chains].map(([language, [own, ...behind]]) => {
    return [language, new Map([...textsBehind(behind), ...(own?.texts ?? [])])] as const;
  });
  return { chains, texts: new Map(texts) };
}

/** The portal's own texts, and what countries have added to them. */
export function englishOf(all: ReadonlyMap<string, Texts>): Texts {
  return new Map([...ORIGINAL_TEXTS, ...(all.get(ORIGINAL_LANGUAGE) ?? [])]);
}
