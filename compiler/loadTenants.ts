import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BuiltInWords } from './builtInWords.ts';
import {
  type CompiledTenant,
  type CompileOptions,
  type CompileResult,
  compileTenant,
  type RefusedTenant,
} from './compileTenant.ts';
import { readGroups } from './groupFiles.ts';
import { type CompiledFile, createNeighbours, type LoadedTenant } from './neighbours.ts';
import type { Offered } from './offeredLanguages.ts';
import { type Pictures, readPictures } from './pictures.ts';
import { listCredentials } from './publicVariables.ts';
import { readRegularFile, type Unsaved, unreadable } from './readRegularFile.ts';

export type LoadOptions = Omit<CompileOptions, 'text' | 'file' | 'pictures'> & {
  readonly words: BuiltInWords;
  readonly unsaved?: Unsaved | undefined;
};

/** Paths of the tenant files of a folder, in order. Subfolders (`languages/`, `groups/`, `assets/`) hold none. */
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
  const load = { ...options, groups: await readGroups(folder) };
  return checkTogether(sources.map((source) => ({ ...source, result: compileSource(source, load) })));
}

/** What is known of a file when it was checked and is not to be published. */
export type CheckedTenant = Pick<CompiledTenant, 'ok' | 'warnings' | 'openPoints' | 'draftLanguages'> & {
  readonly offered: Offered;
  readonly isDraft: boolean;
  /** Keys of the credentials that it names, of every environment. */
  readonly credentials: readonly string[];
};

/**
 * As `loadTenants`, to say what is wrong and nothing else: of thousands of files no more than that is kept.
 * @throws when the folder cannot be read
 */
export async function checkTenants(
  folder: string,
  options: LoadOptions,
): Promise<LoadedTenant<CheckedTenant>[]> {
  const neighbours = createNeighbours(keepChecked);
  const { unsaved } = options;
  const load = { ...options, groups: await readGroups(folder, unsaved) };
  for (const source of await readTenantSources(folder, unsaved)) {
    neighbours.put({ ...source, result: compileSource(source, load) });
  }
  return neighbours.judge();
}

export function toChecked(result: CompileResult): CheckedTenant | RefusedTenant {
  return result.ok ? keepChecked(result) : result;
}

function keepChecked({ ok, warnings, openPoints, draftLanguages, tenant }: CompiledTenant): CheckedTenant {
  const { code, languages, draftLanguages: drafts, status } = tenant;
  const offered = { code, languages, draftLanguages: drafts };
  const credentials = [...new Set(listCredentials(tenant.connections).map(({ key }) => key))];
  return { ok, warnings, openPoints, draftLanguages, offered, isDraft: status === 'draft', credentials };
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
  if (refusal !== null) return { ok: false, problems: [unreadable(file, refusal)], warnings: [] };
  return compileTenant({ ...options, ...source });
}

/** The tenant files of a folder with their bytes and pictures; one that vanishes while they are read is not there. */
export async function readTenantSources(folder: string, unsaved?: Unsaved): Promise<TenantSource[]> {
  const files = await listTenantFiles(folder);
  const sources = await Promise.all(files.map((file) => readTenantSource(file, unsaved)));
  return sources.flatMap((source) => source ?? []);
}

/** One tenant file; null when there is none. */
export async function readTenantSource(file: string, unsaved?: Unsaved): Promise<TenantSource | null> {
  const content = await readRegularFile(file, unsaved);
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

/** Each file beside the others, by name. */
export function checkTogether(compiled: readonly CompiledFile[]): LoadedTenant[] {
  const neighbours = createNeighbours((tenant) => tenant);
  for (const each of compiled) neighbours.put(each);
  return neighbours.judge();
}
