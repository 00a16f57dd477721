import { readRegularFile } from '../readRegularFile.ts';
import { CannotPublish } from './cannotPublish.ts';

/** The bytes of a file; null when there is none. */
export async function readCurrent(path: string): Promise<Uint8Array | null> {
  const content = await readRegularFile(path);
  if (content && !content.ok) throw new CannotPublish(`${path}: ${content.reason}`);
  return content?.bytes ?? null;
}
