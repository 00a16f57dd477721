import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BuiltInWords } from './builtInWords.ts';
import { type CompileOptions, type CompileResult, compileTenant } from './compileTenant.ts';
import { parseSource } from './parseSource.ts';
import { type Pictures, readPictures } from './pictures.ts';
import { type Finding, type Problem, sortProblems } from './problem.ts';
import { credentialKeysIn, listCredentials } from './publicVariables.ts';
import { readRegularFile, unreadable } from './readRegularFile.ts';

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
  return checkTogether(sources.map((source) => ({ ...source, result: compileSource(source, options) })));
}

export interface TenantSource {
  readonly file: string;
  /** Nothing when the file cannot be read. */
  readonly text: Uint8Array;
  /** Why the file cannot be read; null when it was. */
  readonly refusal: string | null;
  readonly pictures: Pictures;
}

/** A file that cannot be read is one with a problem, and keeps no other from being taken up. */
export function compileSource(source: TenantSource, options: LoadOptions): CompileResult {
  const { file, refusal } = source;
  if (refusal !== null) return { ok: false, problems: [unreadable(file, refusal)] };
  return compileTenant({ ...options, ...source });
}

/** The tenant files of a folder with their bytes and pictures; one that vanishes while they are read is not there. */
export async function readTenantSources(folder: string): Promise<TenantSource[]> {
  const files = await listTenantFiles(folder);
  const sources = await Promise.all(files.map(readTenantSource));
  return sources.flatMap((source) => source ?? []);
}

/** One tenant file; null when there is none. */
async function readTenantSource(file: string): Promise<TenantSource | null> {
  const content = await readRegularFile(file);
  if (content === null) return null;
  const pictures = await picturesOf(file);
  return content.ok
    ? { file, text: content.bytes, refusal: null, pictures }
    : { file, text: new Uint8Array(), refusal: content.reason, pictures };
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

/**
 * File name and code agree, so two files cannot claim one code; each host name belongs to one tenant; and no file
 * shows browsers what is a credential of another.
 */
export function checkTogether(compiled: readonly CompiledFile[]): LoadedTenant[] {
  const hosts = ownersOf(compiled, ({ result }) => (result.ok ? result.tenant.hosts.singleTenant : []));
  const credentials = ownersOf(compiled, credentialsOf);
  const shown = ownersOf(compiled, ({ result }) =>
    result.ok ? result.publicVariables.map(({ name }) => name) : [],
  );
  return compiled.map((each) => {
    const { file, text, result } = each;
    const name = basename(file, '.json');
    if (!result.ok) return { file, name, result };
    const { code } = result.tenant;
    const findings: Finding[] = result.tenant.hosts.singleTenant.flatMap((host, index) => {
      const message = `The host name "${host}" is claimed by ${othersOf(hosts, host, file)} as well.`;
      return isOthers(hosts, host, file)
        ? [{ pointer: `/hosts/singleTenant/${index}`, rule: 'host', message }]
        : [];
    });
    if (code !== name) {
      const message = `The code is "${code}", but the file is called "${name}.json".`;
      findings.push({ pointer: '/code', rule: 'file-name', message });
    }
    for (const variable of result.publicVariables) {
      if (!isOthers(credentials, variable.name, file)) continue;
      const owners = othersOf(credentials, variable.name, file);
      const message = `The environment variable ${variable.name} is the key of a credential in ${owners}, and every browser reads this value.`;
      findings.push({ pointer: variable.pointer, rule: 'public-variable', message });
    }
    for (const { pointer, key } of listCredentials(result.tenant.connections)) {
      if (!isOthers(shown, key, file)) continue;
      const message = `Browsers read the value of ${key}, which ${othersOf(shown, key, file)} names: a credential needs a key of its own.`;
      findings.push({ pointer, rule: 'public-variable', message });
    }
    if (findings.length === 0) return { file, name, result };
    const document = parseSource(text).document;
    const problems = findings.map(({ pointer, rule, message }): Problem => {
      const place = document?.positionOf(pointer) ?? { line: 1, column: 1 };
      return { file, pointer, rule, message, ...place };
    });
    return { file, name, result: { ok: false, problems: sortProblems(problems) } };
  });
}

function credentialsOf({ result, text }: CompiledFile): Iterable<string> {
  if (!result.ok) return credentialKeysIn(text);
  return listCredentials(result.tenant.connections).map(({ key }) => key);
}

/** Files by what they name. */
type Owners = ReadonlyMap<string, ReadonlySet<string>>;

function ownersOf(
  compiled: readonly CompiledFile[],
  namesIn: (file: CompiledFile) => Iterable<string>,
): Owners {
  const owners = new Map<string, Set<string>>();
  for (const each of compiled) {
    for (const name of namesIn(each)) owners.set(name, (owners.get(name) ?? new Set()).add(each.file));
  }
  return owners;
}

/** Whether another file names it as well. */
function isOthers(owners: Owners, name: string, file: string): boolean {
  const files = owners.get(name);
  return files !== undefined && (files.size > 1 || !files.has(file));
}

function othersOf(owners: Owners, name: string, file: string): string {
  const others = [...(owners.get(name) ?? [])].filter((owner) => owner !== file);
  return others.map((owner) => basename(owner)).join(', ');
}
