import { createHash } from 'node:crypto';

/** What names published content: enough of its hash that no two contents share it. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
