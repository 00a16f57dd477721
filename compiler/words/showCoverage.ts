import { join } from 'node:path';
import { languageOf, loadWordsFiles } from '../builtInWords.ts';
import { onlyDrafts, readOffered } from '../offeredLanguages.ts';
import { readRegularFile } from '../readRegularFile.ts';
import { coverWords, writeCoverage } from './coverWords.ts';
import { listLanguages, requireLanguage } from './listLanguages.ts';

/**
 * `words [CODE] [--json]`
 * @param folder the words files
 * @param code one language; all when it is not given
 * @param tenants their folder: they say which languages are drafts
 * @throws an error in words when there is no such words file, or one that cannot be read, or not as JSON
 */
export async function showCoverage(
  folder: string,
  code: string | undefined,
  isJson: boolean,
  tenants: string,
): Promise<string[]> {
  if (code !== undefined) await requireLanguage(folder, code);
  const asked = code === undefined ? await listLanguages(folder) : [code];
  const results = await loadWordsFiles(folder);
  const offered = await readOffered(tenants);
  const drafts = onlyDrafts(offered);
  const all = await Promise.all(
    asked.map(async (language) => {
      const file = join(folder, `${language}.json`);
      const content = await readRegularFile(file);
      // Since the folder was listed.
      if (content === null) throw new Error(`${file} is gone: try again.`);
      if (!content.ok) throw new Error(`${file} cannot be read: ${content.reason}`);
      const coverage = coverWords(
        language,
        content.bytes,
        results.find((each) => languageOf(each) === language)?.chain,
      );
      if (coverage === null)
        throw new Error(`${file} is no JSON: npm run tenant -- validate ${file} says where.`);
      const makers = offered.flatMap((each) => (each.draftLanguages.includes(language) ? [each.code] : []));
      return drafts.has(language) ? { ...coverage, draftOf: makers } : coverage;
    }),
  );
  return isJson ? [JSON.stringify(all, null, 2)] : all.flatMap(writeCoverage);
}
