import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadWordsFiles, wordsOf } from './builtInWords.ts';
import { type CompileOptions, type CompileResult, compileTenant } from './compileTenant.ts';
import { type LoadOptions, loadTenants, picturesOf } from './loadTenants.ts';
import type { Problem } from './problem.ts';

export interface ValidateOptions extends Omit<CompileOptions, 'text' | 'file' | 'words' | 'pictures'> {
  /** The folder of tenant configs; its `languages/` holds the words. */
  readonly folder: string;
}

/**
 * Problems of the named files, or of every tenant and words file of the folder. A named file elsewhere is
 * judged by its content alone: its name and its host names claim nothing.
 * @throws the file system's error when something cannot be read
 */
export async function validateFiles(files: readonly string[], options: ValidateOptions): Promise<Problem[]> {
  const { folder } = options;
  const languages = await loadWordsFiles(join(folder, 'languages'));
  const load: LoadOptions = { ...options, words: wordsOf(languages) };
  if (files.length === 0) {
    const tenants = await loadTenants(folder, load);
    return [...tenants.map(({ result }) => problemsOf(result)), ...languages.map(problemsOf)].flat();
  }
  const isInFolder = (file: string) => resolve(dirname(file)) === resolve(folder);
  const tenants = files.some(isInFolder) ? await loadTenants(folder, load) : [];
  const found = await Promise.all(
    files.map(async (file) => {
      const known = tenants.find((tenant) => isInFolder(file) && resolve(tenant.file) === resolve(file));
      const result =
        known?.result ??
        compileTenant({ ...load, file, text: await readFile(file), pictures: await picturesOf(file) });
      return problemsOf(result).map((problem) => ({ ...problem, file }));
    }),
  );
  return found.flat();
}

function problemsOf(
  result: CompileResult | { readonly ok: boolean; readonly problems?: readonly Problem[] },
): readonly Problem[] {
  return 'problems' in result ? (result.problems ?? []) : [];
}
