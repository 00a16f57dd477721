import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Problem } from './problem.ts';

/** What a file holds, or why it cannot be read. */
export type FileContent =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string };

/** Texts of files as they stand in an editor, by absolute path: they are read in the place of what is saved. */
export type Unsaved = ReadonlyMap<string, string>;

const NOTHING: Unsaved = new Map();

/**
 * Reads a file that somebody else writes. Nothing is waited for: a pipe or a device is told, not read.
 * @returns null when there is no such file, such as one that vanished since its folder was listed
 */
export async function readRegularFile(path: string, unsaved: Unsaved = NOTHING): Promise<FileContent | null> {
  const typed = unsaved.size === 0 ? undefined : unsaved.get(resolve(path));
  if (typed !== undefined) return { ok: true, bytes: new TextEncoder().encode(typed) };
  const refuse = (reason: string) => ({ ok: false, reason }) as const;
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) {
      const target = await realpath(path).catch(() => null);
      if (target === null) return refuse('This is a link that leads nowhere.');
      const folder = (await realpath(dirname(path))) + sep;
      if (!target.startsWith(folder)) return refuse('This is a link that leads out of its folder.');
    }
    const file = found.isSymbolicLink() ? await stat(path) : found;
    if (!file.isFile()) return refuse('This is no regular file.');
    return { ok: true, bytes: await readFile(path) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? null : refuse(`The file cannot be read (${code}).`);
  }
}

/** The one problem of a file that cannot be read. */
export function unreadable(file: string, message: string): Problem {
  return { file, line: 1, column: 1, pointer: '', rule: 'file', message };
}
