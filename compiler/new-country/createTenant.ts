import type { FileWriter } from '../history/createFileWriter.ts';
import { ChangedMeanwhile } from '../history/replaceUnchanged.ts';
import { CannotCreate } from '../newTenant.ts';
import type { Answers } from './answers.ts';
import { type PreviewOptions, previewTenant, type TenantPreview } from './previewTenant.ts';

/**
 * Writes the file of a new tenant: whole or not at all, and never over another.
 * @throws CannotCreate in words, when it cannot be
 */
export async function createTenant(
  answers: Answers,
  options: PreviewOptions,
  writer: FileWriter,
): Promise<TenantPreview> {
  const preview = await previewTenant(answers, options);
  const problem = preview.readiness.find(({ kind }) => kind === 'problem');
  if (problem) throw new CannotCreate(`${problem.pointer}: ${problem.message}`);
  const { path, text, from } = preview;
  const reason = `A new tenant for ${answers.country}, from ${from}`;
  await writer.write({ path, text, before: null, reason }).catch((error: unknown) => {
    throw error instanceof ChangedMeanwhile ? new CannotCreate(error.message) : error;
  });
  return preview;
}
