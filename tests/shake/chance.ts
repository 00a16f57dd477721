/** What comes late, and by how much: the same for the same seed and the same order of questions. */
export const SEED = 'SHAKE_SEED';

/** @returns numbers from 0 up to 1 (Mulberry32, a public-domain generator of 32 bits) */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns how late something comes: not at all for most, else less than `most` */
export function lateness(chance: () => number, share: number, most: number): number {
  return chance() < share ? chance() * most : 0;
}
