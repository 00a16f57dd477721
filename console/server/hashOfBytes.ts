import { createHash } from 'node:crypto';

/** SHA-256 in hex: which text somebody means. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
