import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../history/replaceFile.ts';
import { PSEUDO_LANGUAGES, pseudoWords } from './pseudoWords.ts';

/**
 * Writes the words files of the pseudo-languages. They are made anew each time: nobody edits them.
 * @returns their paths
 */
export async function writePseudo(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return await Promise.all(
    PSEUDO_LANGUAGES.map(async (language) => {
      const path = join(folder, `${language}.json`);
      await replaceFile(path, `${JSON.stringify(pseudoWords(language), null, 2)}\n`);
      return path;
    }),
  );
}
