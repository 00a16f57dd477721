import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GROUPS_FOLDER } from '../../../compiler/groupFiles.ts';
import { ORIGINAL_LANGUAGE } from '../../../compiler/wordsReference.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import type { WrittenFile } from './traceOption.ts';
import type { WordsChain } from './traceWords.ts';

/** The files that a tenant is made from, as they are written. */
export interface WrittenFiles {
  readonly own: WrittenFile;
  readonly group: WrittenFile | null;
  /** By language. */
  readonly chains: ReadonlyMap<string, WordsChain>;
}

/** @param folder of tenant files @param languages whose words are asked for */
export async function readWritten(
  folder: string,
  code: string,
  languages: readonly string[],
): Promise<WrittenFiles> {
  const own = await readJson(folder, `${code}.json`);
  const name = readPointer(own.value, '/extends');
  const group = typeof name === 'string' ? await readJson(folder, `${GROUPS_FOLDER}/${name}.json`) : null;
  const chains = await Promise.all(
    // What a draft lacks is shown in the words of the original.
    [...new Set([...languages, ORIGINAL_LANGUAGE])].map(
      async (language) => [language, await readChain(folder, language)] as const,
    ),
  );
  return { own, group, chains: new Map(chains) };
}

async function readChain(folder: string, language: string): Promise<WordsChain> {
  const chain: { readonly file: string; readonly words: unknown }[] = [];
  let next: unknown = language;
  // The compiler refuses circles; who meets one all the same is not to wait for ever.
  while (typeof next === 'string' && chain.every(({ file }) => file !== fileOf(next))) {
    const { file, value } = await readJson(folder, fileOf(next));
    chain.push({ file, words: value });
    next = readPointer(value, '/$fallback');
  }
  return chain;
}

const fileOf = (language: unknown) => `languages/${String(language)}.json`;

/** What was compiled is JSON; a file that is gone since holds nothing. */
async function readJson(folder: string, file: string): Promise<WrittenFile> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '{}');
  return { file, value: JSON.parse(text) as unknown };
}
