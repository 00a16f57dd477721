import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import type { Problem } from './problem.ts';

/** What a file holds, or why it cannot be read. */
export type FileContent =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads a file that somebody else writes. Nothing is waited for: a pipe or a device is told, not read.
 * @returns null when there is no such file, such as one that vanished since its folder was listed
 */
export async function readRegularFile(path: string): Promise<FileContent | null> {
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
