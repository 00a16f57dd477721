import { randomBytes } from 'node:crypto';
import { constants, type FileHandle, lstat, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readRegularFile } from '../../compiler/readRegularFile.ts';
import { hashOfBytes } from './hashOfBytes.ts';

export type WriteResult =
  | { readonly ok: true; readonly hash: string }
  /** The file is another one than the writer knew; null where it is gone. */
  | { readonly ok: false; readonly newer: Uint8Array | null };

const DEFAULT_MODE = 0o644;

/** Writes of one file, in the order in which they came: of two that knew the same file one has to lose. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Puts a text in the place of a file: written beside it, brought to the disk, and renamed over it, so that whoever reads
 * finds the old file or the new one and never half, also after a crash.
 * @param baseHash of the bytes that the writer knew; null for a file that was not there
 * @throws when the file cannot be written, or is no regular file
 */
export function writeTenantFile(
  path: string,
  text: Uint8Array,
  baseHash: string | null,
): Promise<WriteResult> {
  const before = turns.get(path) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(() => writeInTurn(path, text, baseHash));
  turns.set(path, turn);
  return turn;
}

async function writeInTurn(path: string, text: Uint8Array, baseHash: string | null): Promise<WriteResult> {
  const mode = await modeOf(path);
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(beside, 'wx', mode);
    await writeAndClose(file, text);
    // Last of all: what somebody else wrote while we did is theirs.
    const found = await readRegularFile(path);
    const now = found?.ok ? found.bytes : null;
    if ((now === null ? null : hashOfBytes(now)) !== baseHash) return { ok: false, newer: now };
    await rename(beside, path);
    await syncFolder(dirname(path));
    return { ok: true, hash: hashOfBytes(text) };
  } finally {
    await rm(beside, { force: true });
  }
}

async function modeOf(path: string): Promise<number> {
  try {
    const found = await lstat(path);
    if (!found.isFile())
      throw new Error(`${basename(path)} is a link or no regular file: the console does not write it.`);
    return found.mode & 0o777;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return DEFAULT_MODE;
    throw error;
  }
}

async function writeAndClose(file: FileHandle, text: Uint8Array): Promise<void> {
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The rename itself, which stands in the folder. Not every system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, constants.O_RDONLY).catch(() => null);
  await opened?.sync().catch(() => {});
  await opened?.close();
}
