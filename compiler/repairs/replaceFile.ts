import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Somebody else has changed the file meanwhile. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * Writes a file anew, whole or not at all: beside it, and then in its place.
 * @param before what it is to hold until then
 * @throws ChangedMeanwhile when it holds something else
 */
export async function replaceFile(file: string, before: string, after: string): Promise<void> {
  const path = await realpath(file);
  if (!(await readFile(path)).equals(Buffer.from(before)))
    throw new ChangedMeanwhile(`${file} was changed meanwhile, and stays as it is.`);
  const { mode } = await stat(path);
  // Hidden, so that nobody takes it for a file of the folder.
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, after, { mode, flag: 'wx' });
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
}
