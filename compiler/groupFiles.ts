import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FileContent, readRegularFile, type Unsaved } from './readRegularFile.ts';

/** Where groups stand in a folder of tenant files. */
export const GROUPS_FOLDER = 'groups';

/** What several tenants share: `groups/<name>.json` in the folder of tenant files. */
export interface GroupFile {
  readonly name: string;
  /** How problems call it. */
  readonly file: string;
  readonly content: FileContent;
}

/** By name. */
export type Groups = ReadonlyMap<string, GroupFile>;

export const NO_GROUPS: Groups = new Map();

/**
 * Every group of a folder of tenant files; none where it has no `groups/`.
 * @throws when they cannot be listed
 */
export async function readGroups(tenantConfigDir: string, unsaved?: Unsaved): Promise<Groups> {
  const files = await listGroupFiles(tenantConfigDir);
  const groups = await Promise.all(files.map((file) => readGroup(file, unsaved)));
  return new Map(groups.flatMap((group) => (group ? [[group.name, group] as const] : [])));
}

/** Paths of the group files of a folder of tenant files, in order. */
export async function listGroupFiles(tenantConfigDir: string): Promise<string[]> {
  const folder = join(tenantConfigDir, GROUPS_FOLDER);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
  return files.map((name) => join(folder, name));
}

/** @returns null when there is no such file */
export async function readGroup(file: string, unsaved?: Unsaved): Promise<GroupFile | null> {
  const content = await readRegularFile(file, unsaved);
  return content && { name: basename(file, '.json'), file, content };
}
