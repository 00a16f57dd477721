import { createHash } from 'node:crypto';

/** A source of numbers in [0, 1) that is the same for the same text, so that copies and resets agree. */
export function randomOf(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32LE(0);
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `length` characters of 0-9 and A-Z that are the same for the same text. */
export function lettersOf(text: string, length: number): string {
  const random = randomOf(text);
  return Array.from({ length }, () => Math.floor(random() * 36).toString(36))
    .join('')
    .toUpperCase();
}
