import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from './hashText.ts';
import type { HistoryPlaces } from './historyPlaces.ts';
import { holdsSecret } from './holdsSecret.ts';
import { replaceFile } from './replaceFile.ts';

/** Keeps a text under its hash; one that holds a secret is not kept, so that the secret stands nowhere once it is gone. */
export async function keepText({ texts }: HistoryPlaces, text: Uint8Array): Promise<void> {
  if (holdsSecret(text)) return;
  const path = join(texts, hashText(text));
  const isKept = await access(path).then(
    () => true,
    () => false,
  );
  if (!isKept) await replaceFile(path, text);
}

/** The bytes of a version; null where they are not kept, or are no longer what they were. */
export async function readKeptText({ texts }: HistoryPlaces, hash: string): Promise<Uint8Array | null> {
  const text = await readFile(join(texts, hash)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text && hashText(text) === hash ? text : null;
}
