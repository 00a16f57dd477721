import { createHash } from 'node:crypto';

/** SHA-256 of a text's bytes in UTF-8, in hexadecimal digits: what a version of a file is called. */
export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}
