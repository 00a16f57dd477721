import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { compress, isCompressed } from './compress.ts';

/** Pages of an earlier deploy still ask for their chunks (threat P10). */
const KEEP_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Writes a file whose name is its content's hash, with its compressed forms; one that is there stays. */
export async function writeAsset(path: string, content: Uint8Array, quality?: number): Promise<void> {
  const known = await stat(path).catch(() => null);
  if (known?.size === content.length && (await keepAsset(path))) return;
  const { br, gzip } = await compress(path, content, quality);
  if (br) await writeFileWhole(`${path}.br`, br);
  if (gzip) await writeFileWhole(`${path}.gz`, gzip);
  await writeFileWhole(path, content);
}

/**
 * Counts a file's age from now, the last build that used it, or from another time.
 * @returns false when it is not there with its compressed forms: whoever removes files may have been stopped midway
 */
export async function keepAsset(path: string, from = new Date()): Promise<boolean> {
  try {
    await utimes(path, from, from);
    const { size } = await stat(path);
    if (isCompressed(path, size)) await Promise.all([stat(`${path}.br`), stat(`${path}.gz`)]);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** By temporary file and rename, so that no reader ever sees half a file. */
export async function writeFileWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A name of its own: two tenants may write one shared file at the same time.
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

export interface BuildTimes {
  /** When this build began. */
  readonly began: Date;
  /** When the build began whose pages are live; null where there is none. */
  readonly liveSince: Date | null;
}

/**
 * Removes what earlier builds left and no open page can still need. What live pages name is needed until now, whenever it
 * was built: its age counts from here.
 */
export async function removeOldAssets(
  staticDir: string,
  current: readonly string[],
  { began, liveSince }: BuildTimes,
): Promise<void> {
  const names = await readdir(staticDir, { recursive: true });
  const inUse = new Set(current);
  // Looked at before anything is changed: compressed forms are as old as what they are forms of.
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(staticDir, name);
      const plain = path.replace(/\.(?:br|gz)$/, '');
      // Another process writes into the same folder: a file of its own goes, or is called otherwise, at any time.
      const own = await stat(path).catch(() => null);
      if (!own) return null;
      const { mtime } = await stat(plain).catch(() => own);
      return { path, mtime, asset: own.isFile() ? relative(staticDir, plain).split(sep).join('/') : null };
    }),
  );
  await Promise.all(
    found.map(async (each) => {
      if (!each || each.asset === null || inUse.has(each.asset)) return;
      const { path, mtime } = each;
      if (liveSince && mtime > liveSince && mtime <= began) await keepAsset(path, began);
      else if (began.getTime() - mtime.getTime() > KEEP_MILLISECONDS) await rm(path, { force: true });
    }),
  );
}
