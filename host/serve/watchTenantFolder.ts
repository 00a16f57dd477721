import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS_FOLDER } from '../../compiler/groupFiles.ts';
import type { Log } from './log.ts';
import { watchFolders } from './watchFolders.ts';

/** Calls back with each change of a folder of tenant files, and of all that these are made with. */
export function watchTenantFolder(
  tenantConfigDir: string,
  log: Log = () => undefined,
): (onChange: (paths?: ReadonlySet<string>) => void) => { close(): void } {
  const fail = ({ message }: Error) =>
    log({
      level: 'error',
      event: 'tenants',
      message: `Some folders cannot be watched, and their changes are not seen: ${message}`,
    });
  return (onChange) => watchFolders(() => foldersOf(tenantConfigDir), onChange, fail);
}

/** Everything that tenants are made from: their files, what they extend, the words, and the pictures of each. */
function foldersOf(tenantConfigDir: string): string[] {
  const pictures = join(tenantConfigDir, 'assets');
  // A file of this name has no pictures in it.
  const isFolder = statSync(pictures, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const codes = isFolder ? readdirSync(pictures) : [];
  return [
    tenantConfigDir,
    join(tenantConfigDir, 'languages'),
    join(tenantConfigDir, GROUPS_FOLDER),
    pictures,
    ...codes.map((code) => join(pictures, code)),
  ];
}
