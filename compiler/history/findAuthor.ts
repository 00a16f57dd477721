import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Author } from './historyRecord.ts';

const run = promisify(execFile);

/** Who works here: by the name that git knows them by in this folder, else by that of the system. */
export async function findAuthor(folder: string): Promise<Author> {
  const [name, email] = await Promise.all(['user.name', 'user.email'].map((key) => askGit(folder, key)));
  return { name: name || systemName(), email: email || null };
}

async function askGit(folder: string, key: string): Promise<string> {
  return run('git', ['-C', folder, 'config', '--get', key]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** Containers may run under a number that has no name. */
function systemName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
