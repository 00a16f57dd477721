import { randomBytes } from 'node:crypto';
import { chmod, type FileHandle, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that whoever reads it, also after a power failure, finds the old text or the new one, whole: a
 * temporary file beside it, brought to the disk, then renamed.
 * @param isStillRight asked last, before the rename; throws when the file is not to be replaced after all
 */
export async function replaceFile(
  name: string,
  text: string | Uint8Array,
  isStillRight: () => Promise<void> = async () => {},
): Promise<void> {
  // A link stays one: what it leads to is replaced.
  const path = await realpath(name).catch(() => name);
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await withFile(temporary, 'wx', async (file) => {
      await file.writeFile(text);
      await file.sync();
    });
    const known = await stat(path).catch(() => null);
    if (known) await chmod(temporary, known.mode);
    await isStillRight();
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/**
 * Writes a new file, whole or not at all: a disk that is full leaves none that is cut off.
 * @throws with the code EEXIST when there is one already, whoever wrote it, which stays as it is
 */
export async function createWhole(path: string, text: string | Uint8Array): Promise<void> {
  let isOwn = false;
  try {
    await withFile(path, 'wx', async (file) => {
      isOwn = true;
      await file.writeFile(text);
      await file.sync();
    });
  } catch (error) {
    if (isOwn) await rm(path, { force: true });
    throw error;
  }
}

/** Takes away what a writer of this file left behind that was ended in the middle. Only for who holds its lock. */
export async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path);
  const start = `.${basename(path)}.`;
  const names = await readdir(folder).catch(() => []);
  const left = names.filter(
    (name) => name.startsWith(start) && /^[0-9a-f]{12}\.tmp$/.test(name.slice(start.length)),
  );
  for (const name of left) await rm(join(folder, name), { force: true });
}

/** A new name is on the disk when its folder is. Where folders cannot be opened, the system sees to it itself. */
async function syncFolder(folder: string): Promise<void> {
  await withFile(folder, 'r', (file) => file.sync()).catch((error: NodeJS.ErrnoException) => {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'].includes(error.code ?? '')) throw error;
  });
}

async function withFile<Result>(
  path: string,
  flags: string,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, flags);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
