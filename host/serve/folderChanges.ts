import { basename, dirname, relative, resolve, sep } from 'node:path';
import { GROUPS_FOLDER } from '../../compiler/groupFiles.ts';
import { isIgnored } from '../../compiler/warnings/ignoredFiles.ts';

/** What of a folder of tenants has to be read again. */
export interface FolderChanges {
  /** Everything: nobody knows what has changed. */
  readonly isAll: boolean;
  /** Base names of tenant files, of those that are gone as well. */
  readonly tenants: ReadonlySet<string>;
  readonly hasWords: boolean;
  readonly hasGroups: boolean;
  /** Names were added, or taken away, that nobody reads for the way in which they are written. */
  readonly hasIgnored: boolean;
}

export const EVERYTHING: FolderChanges = {
  isAll: true,
  tenants: new Set(),
  hasWords: true,
  hasGroups: true,
  hasIgnored: true,
};

/** More changes at once than an operating system tells of for certain. */
const MOST = 1_000;

/**
 * Reads what a watch has told. In doubt, everything: a file that is read in vain costs less than one that is missed.
 * @param paths as they were told
 * @param hasLinks whether tenant files of the folder are links, which a change of any name may lead elsewhere
 */
export function readChanges(folder: string, paths: ReadonlySet<string>, hasLinks: boolean): FolderChanges {
  if (paths.size > MOST) return EVERYTHING;
  const tenants = new Set<string>();
  let [hasWords, hasGroups, hasIgnored] = [false, false, false];
  for (const path of paths) {
    const [first = '', second] = relative(resolve(folder), resolve(path)).split(sep);
    const name = basename(path);
    // Mounted configuration is changed by leading `..data` elsewhere.
    if (name === '' || first === '' || name.startsWith('..')) return EVERYTHING;
    hasIgnored ||= isIgnored(name) || ['languages', GROUPS_FOLDER].includes(basename(dirname(path)));
    if (first === 'languages') hasWords = true;
    else if (first === GROUPS_FOLDER) hasGroups = true;
    else if (first === 'assets' && second !== undefined) tenants.add(`${second}.json`);
    else if (first === 'assets') return EVERYTHING;
    else if (second !== undefined) return EVERYTHING;
    else if (first.endsWith('.json') && !first.startsWith('.')) tenants.add(first);
    else if (hasLinks) return EVERYTHING;
  }
  return { isAll: false, tenants, hasWords, hasGroups, hasIgnored };
}
