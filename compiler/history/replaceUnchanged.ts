import { readFile } from 'node:fs/promises';
import { replaceFile } from './replaceFile.ts';

/** Somebody else has changed the file meanwhile. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * Writes a file anew, whole or not at all.
 * @param before what it is to hold until then
 * @throws ChangedMeanwhile when it holds something else
 */
export function replaceUnchanged(
  file: string,
  before: string | Uint8Array,
  after: string | Uint8Array,
): Promise<void> {
  return replaceFile(file, after, async () => {
    if (!(await readFile(file)).equals(Buffer.from(before)))
      throw new ChangedMeanwhile(`${file} was changed meanwhile, and stays as it is.`);
  });
}
