import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BuiltInWords } from './builtInWords.ts';
import { type CompileOptions, type CompileResult, compileTenant } from './compileTenant.ts';
import { parseSource } from './parseSource.ts';
import { type Pictures, readPictures } from './pictures.ts';
import { type Problem, sortProblems } from './problem.ts';

export type LoadOptions = Omit<CompileOptions, 'text' | 'file' | 'pictures'> & {
  readonly words: BuiltInWords;
};

export interface LoadedTenant {
  /** Path as it was given. */
  readonly file: string;
  /** The file's base name, which is to be the tenant's code. */
  readonly name: string;
  readonly result: CompileResult;
}

/** Paths of the tenant files of a folder, in order. Subfolders (`languages/`, `assets/`) hold none. */
export async function listTenantFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(folder, entry.name))
    .sort();
}

/**
 * Compiles every tenant file of a folder, and checks what no single file can know.
 * @throws when the folder cannot be read
 */
export async function loadTenants(folder: string, options: LoadOptions): Promise<LoadedTenant[]> {
  const sources = await readTenantSources(folder);
  return checkTogether(
    sources.map((source) => ({ ...source, result: compileTenant({ ...options, ...source }) })),
  );
}

export interface TenantSource {
  readonly file: string;
  readonly text: Uint8Array;
  readonly pictures: Pictures;
}

/** The tenant files of a folder with their bytes and pictures; one that vanishes while they are read is not there. */
export async function readTenantSources(folder: string): Promise<TenantSource[]> {
  const files = await listTenantFiles(folder);
  const sources = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? [] : [{ file, text, pictures: await picturesOf(file) }];
    }),
  );
  return sources.flat();
}

/** The pictures beside a tenant file. */
export function picturesOf(file: string): Promise<Pictures> {
  return readPictures(dirname(file), basename(file, '.json'));
}

export interface CompiledFile {
  readonly file: string;
  readonly text: string | Uint8Array;
  readonly result: CompileResult;
}

/** File name and code agree, so two files cannot claim one code; and each host name belongs to one tenant. */
export function checkTogether(compiled: readonly CompiledFile[]): LoadedTenant[] {
  const owners = new Map<string, string[]>();
  for (const { file, result } of compiled) {
    for (const host of result.ok ? result.tenant.hosts.singleTenant : []) {
      owners.set(host, [...(owners.get(host) ?? []), file]);
    }
  }
  return compiled.map(({ file, text, result }) => {
    const name = basename(file, '.json');
    if (!result.ok) return { file, name, result };
    const { code, hosts } = result.tenant;
    const problem = (pointer: string, rule: string, message: string): Problem => {
      const place = parseSource(text).document?.positionOf(pointer) ?? { line: 1, column: 1 };
      return { file, pointer, rule, message, ...place };
    };
    const problems = hosts.singleTenant.flatMap((host, index) => {
      const others = (owners.get(host) ?? [])
        .filter((owner) => owner !== file)
        .map((owner) => basename(owner));
      const message = `The host name "${host}" is claimed by ${others.join(', ')} as well.`;
      return others.length > 0 ? [problem(`/hosts/singleTenant/${index}`, 'host', message)] : [];
    });
    if (code !== name) {
      problems.push(
        problem('/code', 'file-name', `The code is "${code}", but the file is called "${name}.json".`),
      );
    }
    return {
      file,
      name,
      result: problems.length > 0 ? { ok: false, problems: sortProblems(problems) } : result,
    };
  });
}
