import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '../suggestNearest.ts';
import { coverWords, writeCoverage } from './coverWords.ts';

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
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort();
  const languages = names.map((name) => name.slice(0, -'.json'.length));
  if (code !== undefined && !languages.includes(code)) {
    const hint = didYouMean(code, languages);
    throw new Error(`There is no words file "${code}.json"; there are ${languages.join(', ')}.${hint}`);
  }
  const asked = code === undefined ? languages : [code];
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
