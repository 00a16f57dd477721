/** A tenant made at random within the schema: the same one for the same seed. */

import { changeFile } from '../keys/changeFile.ts';
import { type Key, listKeys } from '../keys/listKeys.ts';
import { randomFrom } from '../randomFrom.ts';
import type { World } from '../world.ts';

/** How much of a file is changed, and among how many values of a key the seed chooses where to begin. */
const CHANGES = 60;
const VALUES = 6;

export interface RandomTenant {
  readonly file: unknown;
  /** Keys that were changed, in order. */
  readonly changed: readonly string[];
}

/** Many keys of a valid file, each given one of the values that its schema and the compiler take together with the rest. */
export function randomTenant(world: World, file: unknown, seed: number): RandomTenant {
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)];
  let made = file;
  const changed: string[] = [];
  for (let count = 0; count < CHANGES; count += 1) {
    const key: Key | undefined = pick(listKeys(made).filter(({ path }) => isFree(path)));
    if (!key) continue;
    // The first that is valid from there on: to find all that are valid takes a compilation for each.
    const [next] = changeFile(world, made, key, Math.floor(random() * VALUES));
    if (!next) continue;
    made = next.file;
    changed.push(key.name);
  }
  return { file: made, changed };
}

/** Other environments are not what is assembled here, and a file keeps its name. */
function isFree([first, second]: readonly string[]): boolean {
  return first !== 'code' && first !== '$schema' && !(first === 'connections' && second !== 'dev');
}
