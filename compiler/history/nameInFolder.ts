import { relative, resolve, sep } from 'node:path';
import { FILE } from './historyPlaces.ts';

/**
 * A file as the history calls it, such as `xx.json` or `languages/en.json`.
 * @param folder of the tenant files
 * @returns null for what is no tenant, group or words file of the folder
 */
export function nameInFolder(folder: string, path: string): string | null {
  const name = relative(resolve(folder), resolve(path)).split(sep).join('/');
  return FILE.test(name) ? name : null;
}
