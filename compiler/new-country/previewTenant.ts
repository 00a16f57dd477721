import { basename, join } from 'node:path';
import { languageOf, loadWordsFiles, type WordsMemory, type WordsResult, wordsOf } from '../builtInWords.ts';
import { checkStructure } from '../checkStructure.ts';
import { type CompileOptions, compileTenant } from '../compileTenant.ts';
import { type Groups, readGroups } from '../groupFiles.ts';
import { extendGroup } from '../groups/extendGroup.ts';
import { listTenantFiles } from '../loadTenants.ts';
import { CannotCreate } from '../newTenant.ts';
import { parseSource } from '../parseSource.ts';
import { readRegularFile } from '../readRegularFile.ts';
import { coverWords } from '../words/coverWords.ts';
import type { Answers } from './answers.ts';
import type { Original } from './closestTenant.ts';
import { type PlannedTenant, planTenant } from './planTenant.ts';
import { type CoverageOf, listReadiness, type ReadinessItem } from './readiness.ts';

export type PreviewOptions = Pick<
  CompileOptions,
  'environment' | 'variables' | 'screens' | 'version' | 'today'
> & {
  /** The folder of tenant files. */
  readonly folder: string;
  /** Words files that were read before. */
  readonly memory?: WordsMemory;
};

export interface TenantPreview extends PlannedTenant {
  /** Where the file would stand. */
  readonly path: string;
  readonly readiness: readonly ReadinessItem[];
}

/**
 * What a new tenant would be: its file, what was prefilled from where, and what is missing. Nothing is written.
 * @throws CannotCreate in words, when it cannot be
 */
export async function previewTenant(answers: Answers, options: PreviewOptions): Promise<TenantPreview> {
  const { folder } = options;
  const files = await listTenantFiles(folder);
  const groups = await readGroups(folder);
  const wordsFiles = await loadWordsFiles(join(folder, 'languages'), options.memory);
  const planned = planTenant(answers, {
    originals: await readOriginals(files, groups, options),
    words: new Map(wordsFiles.map((each) => [languageOf(each), each.ok])),
    screens: options.screens,
  });
  const { code } = planned;
  if (files.some((file) => basename(file, '.json').toLowerCase() === code.toLowerCase()))
    throw new CannotCreate(`There is a tenant "${code}" already.`);
  const path = join(folder, `${code}.json`);
  const result = compileTenant({ ...options, ...planned, file: path, words: wordsOf(wordsFiles), groups });
  const refused = result.ok ? undefined : result.problems.find(({ pointer }) => pointer === '/code');
  if (refused) throw new CannotCreate(refused.message);
  return { ...planned, path, readiness: listReadiness(planned, result, await coverages(folder, wordsFiles)) };
}

/** Files that can be copied; one with problems can not. */
async function readOriginals(
  files: readonly string[],
  groups: Groups,
  { version }: PreviewOptions,
): Promise<Original[]> {
  const originals = await Promise.all(
    files.map(async (file) => {
      const content = await readRegularFile(file);
      if (!content?.ok) return [];
      const { document, findings } = parseSource(content.bytes);
      const { isWhole, value } = extendGroup(document?.value, groups, { version });
      if (!document || !isWhole || [...findings, ...checkStructure(structuredClone(value))].length > 0)
        return [];
      return [{ code: basename(file, '.json'), value: document.value, whole: value }];
    }),
  );
  return originals.flat();
}

async function coverages(folder: string, results: readonly WordsResult[]): Promise<CoverageOf> {
  const entries = await Promise.all(
    results.map(async (result) => {
      const language = languageOf(result);
      const content = await readRegularFile(join(folder, 'languages', `${language}.json`));
      const coverage = content?.ok ? coverWords(language, content.bytes, result.chain) : null;
      return [language, coverage && { needed: coverage.needed, missing: coverage.missing.length }] as const;
    }),
  );
  const known = new Map(entries);
  return (language) => known.get(language) ?? null;
}
