import { join } from 'node:path';
import {
  languageOf,
  loadWordsFiles,
  type WordsMemory,
  type WordsResult,
} from '../../../compiler/builtInWords.ts';
import { type Offered, readOffered } from '../../../compiler/offeredLanguages.ts';
import { readRegularFile } from '../../../compiler/readRegularFile.ts';
import { coverWords } from '../../../compiler/words/coverWords.ts';
import { nameIn } from '../../../compiler/words/languageNames.ts';
import { ORIGINAL_LANGUAGE } from '../../../compiler/wordsReference.ts';
import type { LanguageRow } from './newTenantAnswers.ts';

/** The languages that there are words of, and how far each has come. @param folder the tenant files */
export async function listLanguageRows(folder: string, memory?: WordsMemory): Promise<LanguageRow[]> {
  const words = join(folder, 'languages');
  const [results, offered] = await Promise.all([loadWordsFiles(words, memory), readOffered(folder)]);
  return Promise.all(
    results.map(async (result) => {
      // One that cannot be read, such as a link that leads nowhere, has no texts; opened, it says why.
      const content = await readRegularFile(join(words, `${languageOf(result)}.json`));
      return rowOf(result, content?.ok ? content.bytes : '', offered);
    }),
  );
}

/** @param source of the words file, which may be another than the one that was loaded */
export function rowOf(
  result: WordsResult,
  source: string | Uint8Array,
  offered: readonly Offered[],
): LanguageRow {
  const code = languageOf(result);
  const { needed = 0, missing = [] } = coverWords(code, source, result.chain) ?? {};
  const offering = (list: 'languages' | 'draftLanguages') =>
    offered.flatMap((each) => (each[list].includes(code) ? [each.code] : []));
  return {
    code,
    name: nameIn(code, 'en') ?? code,
    ownName: nameIn(code, code) ?? code,
    needed,
    missing: missing.length,
    percent: percentOf(needed, missing.length),
    offeredBy: offering('languages'),
    draftOf: offering('draftLanguages'),
    isOriginal: code === ORIGINAL_LANGUAGE,
  };
}

/** Rounded down: with one text missing it is not 100. */
export function percentOf(needed: number, missing: number): number {
  return needed === 0 ? 0 : Math.floor(((needed - missing) * 100) / needed);
}
