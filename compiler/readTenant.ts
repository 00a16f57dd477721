import { access, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { type BuiltInWords, loadWordsFiles, type WordsResult, wordsOf } from './builtInWords.ts';
import { type CompiledTenant, type CompileOptions, compileTenant } from './compileTenant.ts';
import type { Sources } from './explain/parts/explainOrigins.ts';
import { type Groups, readGroups } from './groupFiles.ts';
import { type CheckGroupOptions, checkGroup } from './groups/checkGroup.ts';
import { groupNameIn } from './groups/extendGroup.ts';
import { listTenantFiles, picturesOf } from './loadTenants.ts';
import { takeOldKeys } from './migrate/successors.ts';
import { parseSource } from './parseSource.ts';
import type { Problem } from './problem.ts';
import { didYouMean } from './suggestNearest.ts';
import { type ValidateOptions, validateFiles } from './validateFiles.ts';

export type ReadTenant =
  | {
      readonly ok: true;
      readonly file: string;
      readonly compiled: CompiledTenant;
      /** With defaults filled in; dated values are still lists. */
      readonly written: Tenant;
      readonly sources: Sources;
      readonly words: BuiltInWords;
      /** The same as they were read. */
      readonly wordsFiles: readonly WordsResult[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads one tenant for a command: by its code, or by the path of a file.
 * @throws an error in words when there is no such tenant or file
 */
export async function readTenant(name: string, options: ValidateOptions): Promise<ReadTenant> {
  const file = await findTenantFile(name, options.folder);
  // What a file is among the others of its folder is known here alone.
  const { problems } = await validateFiles([file], options);
  if (problems.length > 0) return { ok: false, problems };
  const wordsFiles = await loadWordsFiles(join(options.folder, 'languages'));
  const words = wordsOf(wordsFiles);
  const text = await readFile(file);
  const pictures = await picturesOf(file);
  const groups = await readGroups(dirname(file));
  const compiled = compileTenant({ ...options, words, file, text, pictures, groups });
  if (!compiled.ok) return { ok: false, problems: compiled.problems };
  const sources = readSources({ file, text, groups }, options);
  return { ok: true, file, compiled, written: compiled.written, sources, words, wordsFiles };
}

function readSources(
  { file, text, groups }: Pick<CompileOptions, 'file' | 'text'> & { readonly groups: Groups },
  options: CheckGroupOptions,
): Sources {
  const value = parseSource(text).document?.value;
  takeOldKeys(value, options);
  const group = groups.get(groupNameIn(value) ?? '');
  return {
    own: { file, value },
    group: group ? { file: group.file, value: checkGroup(group, options).value } : null,
  };
}

/**
 * The file of a tenant by its code, or the file itself.
 * @throws an error in words when there is no such tenant or file
 */
export async function findTenantFile(name: string, folder: string): Promise<string> {
  const files = await listTenantFiles(folder);
  const codes = files.map((file) => basename(file, '.json'));
  const known = files[codes.indexOf(name)];
  if (known) return known;
  const isThere = await access(name).then(
    () => true,
    () => false,
  );
  if (isThere) return name;
  const there = codes.length === 0 ? 'there is no tenant at all' : `there are ${codes.join(', ')}`;
  throw new Error(`There is no tenant and no file "${name}"; ${there}.${didYouMean(name, codes)}`);
}
