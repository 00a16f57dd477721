import { CannotPublish } from './cannotPublish.ts';
import { type FileHistory, readHistory, readVersion, type Version } from './listVersions.ts';
import { type PublishOptions, type PublishResult, publishFile } from './publishFile.ts';

/** A version whose text can be published once more. */
export interface RollbackTarget {
  readonly version: Version;
  readonly text: Uint8Array;
  /** The text that it would take the place of. */
  readonly current: Uint8Array;
  /** SHA-256 of that. */
  readonly baseHash: string;
}

/**
 * Looks up what a rollback would bring back.
 * @param asked the number of a version; the one before the current one when null
 * @throws CannotPublish when there is no such version, or when its text is not kept
 */
export async function findRollback(
  folder: string,
  file: string,
  asked: number | null,
): Promise<RollbackTarget> {
  const { versions }: FileHistory = await readHistory(folder, file);
  const current = versions.find(({ isCurrent }) => isCurrent);
  const text = current && (await readVersion(folder, file, current));
  if (!current || !text) throw new CannotPublish(`There is no ${file} to roll back.`);
  const number = asked ?? current.version - 1;
  const version = versions.find((each) => each.version === number);
  if (!version) throw new CannotPublish(noSuchVersion(file, asked, versions));
  if (version.hash === current.hash) {
    throw new CannotPublish(`Version ${number} of ${file} is what the file says now.`);
  }
  const old = await readVersion(folder, file, version);
  if (!old) throw new CannotPublish(`The text of version ${number} of ${file} was not kept.`);
  return { version, text: old, current: text, baseHash: current.hash };
}

function noSuchVersion(file: string, asked: number | null, versions: readonly Version[]): string {
  if (asked === null) return `${file} has no version before this one.`;
  return `${file} has no version ${asked}; it has ${versions.map(({ version }) => version).join(', ')}.`;
}

/** Publishes the text of an older version, byte for byte. */
export async function rollBack(
  { version, text, baseHash }: RollbackTarget,
  options: Omit<PublishOptions, 'text' | 'baseHash' | 'restores'>,
): Promise<PublishResult> {
  return publishFile({ ...options, text, baseHash, restores: version.version });
}
