import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GROUPS_FOLDER } from '../../../compiler/groupFiles.ts';

/** Texts that are not saved, by their path in the folder of tenant files, such as `languages/en.json`. */
export type UnsavedTexts = ReadonlyMap<string, string>;

/** A folder that holds one tenant as it would be with unsaved texts: the folder of tenant files is only read. */
export interface OverlayFolder {
  readonly folder: string;
  /** Takes over what has changed. @returns paths of the files that are others than before */
  put(unsaved: UnsavedTexts): Promise<ReadonlySet<string>>;
  remove(): Promise<void>;
}

/** @param source folder of tenant files @param code of the tenant */
export async function createOverlayFolder(source: string, code: string): Promise<OverlayFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  /** What each file was made from. */
  const known = new Map<string, string>();

  async function put(path: string, unsaved: UnsavedTexts): Promise<boolean> {
    const target = join(folder, path);
    const text = unsaved.get(path);
    const saved = text === undefined ? await stat(join(source, path)).catch(() => null) : null;
    const stamp = text ?? (saved ? `${saved.mtimeMs} ${saved.size}` : '');
    if (known.get(path) === stamp) return false;
    known.set(path, stamp);
    await mkdir(dirname(target), { recursive: true });
    if (text !== undefined) await writeFile(target, text);
    else if (saved) await copyFile(join(source, path), target);
    else await rm(target, { force: true });
    return true;
  }

  return {
    folder,
    async put(unsaved) {
      const listed = await listFiles(source, code);
      const paths = new Set([...known.keys(), ...listed, ...unsaved.keys()]);
      const changed = await Promise.all(
        [...paths].map(async (path) => ((await put(path, unsaved)) ? [join(folder, path)] : [])),
      );
      return new Set(changed.flat());
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** All that a tenant is made from. */
async function listFiles(source: string, code: string): Promise<string[]> {
  const folders = ['languages', GROUPS_FOLDER, `assets/${code}`];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(source, folder), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    }),
  );
  return [`${code}.json`, ...found.flat()];
}
