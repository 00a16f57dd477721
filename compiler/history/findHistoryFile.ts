import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { findTenantFile } from '../readTenant.ts';
import { CannotPublish } from './cannotPublish.ts';
import { nameInFolder } from './nameInFolder.ts';

/**
 * The file that somebody means, as the history calls it.
 * @param name code of a tenant, `languages/en`, `groups/retail`, or the path of such a file
 * @throws an error in words when there is no such file, or when it is none that has a history
 */
export async function findHistoryFile(name: string, folder: string): Promise<string> {
  const [, shared] = /^((?:languages|groups)\/[^/.]+)(?:\.json)?$/.exec(name) ?? [];
  const isThere = shared && (await access(join(folder, `${shared}.json`)).then(...YES_OR_NO));
  const path = isThere ? join(folder, `${shared}.json`) : await findTenantFile(name, folder);
  const file = nameInFolder(folder, path);
  if (file === null) throw new CannotPublish(`"${name}" is no tenant, group or words file of ${folder}.`);
  return file;
}

const YES_OR_NO = [() => true, () => false] as const;
