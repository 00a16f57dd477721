import { join, resolve, sep } from 'node:path';
import { CannotPublish } from './cannotPublish.ts';

/** Beside the tenant files. Its name begins with a dot: nobody who reads the folder takes it for theirs. */
const HISTORY_FOLDER = '.history';

/** A tenant file, a group or a words file; nothing else is written through the history. */
export const FILE = /^(?:(?:languages|groups)\/)?[A-Za-z0-9][A-Za-z0-9_-]*\.json$/;

export interface HistoryPlaces {
  readonly file: string;
  /** One line of JSON for each record. */
  readonly journal: string;
  /** The record of a publish that is under way. */
  readonly pending: string;
  readonly lock: string;
  /** Texts by their SHA-256. */
  readonly texts: string;
  readonly root: string;
}

/**
 * @param folder of the tenant files
 * @param file below it, with slashes
 * @throws CannotPublish for what is no tenant, group or words file of the folder
 */
export function historyPlaces(folder: string, file: string): HistoryPlaces {
  const path = resolve(folder, file);
  if (!FILE.test(file) || !path.startsWith(resolve(folder) + sep)) {
    throw new CannotPublish(`"${file}" is no tenant, group or words file of ${folder}.`);
  }
  const root = join(folder, HISTORY_FOLDER);
  const name = file.slice(0, -'.json'.length).replace('/', '+');
  return {
    file: path,
    journal: join(root, 'journal', `${name}.jsonl`),
    pending: join(root, 'journal', `${name}.pending.json`),
    lock: join(root, 'journal', `${name}.lock`),
    texts: join(root, 'texts'),
    root,
  };
}
