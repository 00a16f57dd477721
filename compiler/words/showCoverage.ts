import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverWords, writeCoverage } from './coverWords.ts';
import { listLanguages, requireLanguage } from './listLanguages.ts';

/**
 * `words [CODE] [--json]`
 * @param folder the words files
 * @param code one language; all when it is not given
 * @throws an error in words when there is no such words file, or one that cannot be read as JSON
 */
export async function showCoverage(
  folder: string,
  code: string | undefined,
  isJson: boolean,
): Promise<string[]> {
  if (code !== undefined) await requireLanguage(folder, code);
  const asked = code === undefined ? await listLanguages(folder) : [code];
  const all = await Promise.all(
    asked.map(async (language) => {
      const file = join(folder, `${language}.json`);
      const coverage = coverWords(language, await readFile(file));
      if (coverage === null)
        throw new Error(`${file} is no JSON: npm run tenant -- validate ${file} says where.`);
      return coverage;
    }),
  );
  return isJson ? [JSON.stringify(all, null, 2)] : all.flatMap(writeCoverage);
}
