import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { GROUPS_FOLDER } from '../groupFiles.ts';
import type { Problem } from '../problem.ts';

/** Whether a name is that of a tenant or words file, but for its capitals: nothing reads `ro.JSON`. */
export function isIgnored(name: string): boolean {
  return !name.startsWith('.') && /\.json$/i.test(name) && !name.endsWith('.json');
}

/** Files of the folder, of its `languages/` and `groups/` that nobody reads for the way in which their name is written. */
export async function warnIgnoredFiles(folder: string): Promise<Problem[]> {
  const places = [folder, ...['languages', GROUPS_FOLDER].map((each) => join(folder, each))];
  const found = await Promise.all(
    places.map(async (place) => {
      const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
      const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
      return names.filter(isIgnored).map((name) => warnIgnored(join(place, name)));
    }),
  );
  return found.flat();
}

export function warnIgnored(file: string): Problem {
  const name = basename(file);
  const right = `${basename(name, extname(name))}.json`;
  const message = `Nobody reads this file: its name ends in "${extname(name)}". Call it "${right}".`;
  return { file, line: 1, column: 1, pointer: '', rule: 'file-name', message };
}
