/** The variable that names the seed: what comes late, and by how much, is the same for the same one. */
export const SEED = 'SHAKE_SEED';

/** @returns how late something comes: not at all for most, else less than `most` */
export function lateness(chance: () => number, share: number, most: number): number {
  return chance() < share ? chance() * most : 0;
}
