/** A copy of the project to be changed and broken: its sources as they are, and the installed packages by a link. */
import { cp, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const LEFT_OUT = ['node_modules', 'dist', '.git', 'matrix-report', 'mutation-report', 'test-results'];

/** @param copy a folder that is not there yet */
export async function copyProject(copy: string): Promise<void> {
  for (const name of await readdir(ROOT)) {
    if (!LEFT_OUT.includes(name)) await cp(join(ROOT, name), join(copy, name), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
}
