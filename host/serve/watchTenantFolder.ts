import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS_FOLDER } from '../../compiler/groupFiles.ts';
import { watchFolders } from './watchFolders.ts';

/** Calls back with each change of a folder of tenant files, and of all that these are made with. */
export function watchTenantFolder(
  tenantConfigDir: string,
): (onChange: (paths?: ReadonlySet<string>) => void) => { close(): void } {
  return (onChange) => watchFolders(() => foldersOf(tenantConfigDir), onChange);
}

/** Everything that tenants are made from: their files, what they extend, the words, and the pictures of each. */
function foldersOf(tenantConfigDir: string): string[] {
  const pictures = join(tenantConfigDir, 'assets');
  const codes = existsSync(pictures) ? readdirSync(pictures) : [];
  return [
    tenantConfigDir,
    join(tenantConfigDir, 'languages'),
    join(tenantConfigDir, GROUPS_FOLDER),
    pictures,
    ...codes.map((code) => join(pictures, code)),
  ];
}
