import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GROUPS_FOLDER } from '../../../compiler/groupFiles.ts';
import { readRegularFile } from '../../../compiler/readRegularFile.ts';

/** Texts that are not saved, by their path in the folder of tenant files, such as `languages/en.json`. */
export type UnsavedTexts = ReadonlyMap<string, string>;

/** A folder that holds one tenant as it would be with unsaved texts: the folder of tenant files is only read. */
export interface OverlayFolder {
  readonly folder: string;
  /**
   * Takes over what has changed. What could not be taken over is tried again by the next call.
   * @returns paths of the files that are others than a call said last
   */
  put(unsaved: UnsavedTexts): Promise<ReadonlySet<string>>;
  remove(): Promise<void>;
}

/** The stamp of a file that is not there. */
const NOT_THERE = '';

/** @param source folder of tenant files @param code of the tenant */
export async function createOverlayFolder(source: string, code: string): Promise<OverlayFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  /** What each file was made from; null while that is not known, such as of one that was written in part. */
  const known = new Map<string, string | null>();
  /** What is another file, and was not said yet. */
  const changed = new Set<string>();

  async function put(path: string, unsaved: UnsavedTexts): Promise<void> {
    const target = join(folder, path);
    const text = unsaved.get(path);
    const saved = text === undefined ? await stat(join(source, path)).catch(() => null) : null;
    const stamp = text ?? (saved ? `${saved.mtimeMs} ${saved.size}` : NOT_THERE);
    if (known.get(path) === stamp) return;
    const content = saved ? await readRegularFile(join(source, path)) : null;
    // What the compiler would not read, such as a link that leads out of its folder, is not there.
    const taken = text ?? (content?.ok ? content.bytes : null);
    if (taken === null && known.get(path) === NOT_THERE) return;
    known.set(path, null);
    changed.add(target);
    await mkdir(dirname(target), { recursive: true });
    if (taken === null) await rm(target, { force: true });
    else await writeFile(target, taken);
    known.set(path, taken === null ? NOT_THERE : stamp);
  }

  return {
    folder,
    async put(unsaved) {
      const listed = await listFiles(source, code);
      const paths = new Set([...known.keys(), ...listed, ...unsaved.keys()]);
      // All of them come to an end, so that none is still written when the next call begins.
      const ends = await Promise.allSettled([...paths].map((path) => put(path, unsaved)));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      const said = new Set(changed);
      changed.clear();
      return said;
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
      // A link is one of them: files that a cluster mounts are links to hidden ones beside them.
      const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'));
      return files.map(({ name }) => `${folder}/${name}`);
    }),
  );
  return [`${code}.json`, ...found.flat()];
}
