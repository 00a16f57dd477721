import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { CannotCreate } from '../newTenant.ts';
import type { Answers } from './answers.ts';
import { type PreviewOptions, previewTenant, type TenantPreview } from './previewTenant.ts';

/**
 * Writes the file of a new tenant: whole or not at all, and never over another.
 * @throws CannotCreate in words, when it cannot be
 */
export async function createTenant(answers: Answers, options: PreviewOptions): Promise<TenantPreview> {
  const preview = await previewTenant(answers, options);
  const problem = preview.readiness.find(({ kind }) => kind === 'problem');
  if (problem) throw new CannotCreate(`${problem.pointer}: ${problem.message}`);
  await writeNew(preview.path, preview.text);
  return preview;
}

/** A link fails where there is a file already, as a rename would not. */
async function writeNew(path: string, text: string): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    await writeFile(beside, text, { flag: 'wx' });
    await link(beside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CannotCreate(`There is a file "${path}" already.`);
  } finally {
    await rm(beside, { force: true });
  }
}
