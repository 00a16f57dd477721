/** What an interrupted run had found: kept after each piece of work, so that the next run can go on from there. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Check } from './check.ts';
import type { Task } from './runParts.ts';

type Piece = Pick<Task, 'part' | 'tenant'>;

interface Kept {
  /** What the run was asked for: another one cannot go on with it. */
  readonly asked: string;
  readonly seed: number;
  readonly pieces: readonly (Piece & { readonly checks: readonly Check[] })[];
}

export interface Resumed {
  readonly seed: number;
  /** What was found of a piece of work; null when it was not finished. */
  checksOf(piece: Piece): readonly Check[] | null;
}

/** @param asked what this run is asked for @returns null when nothing of such a run is left */
export async function readUnfinished(path: string, asked: string): Promise<Resumed | null> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8')) as Kept;
    if (kept.asked !== asked) return null;
    return {
      seed: kept.seed,
      checksOf: ({ part, tenant }) =>
        kept.pieces.find((each) => each.part === part && each.tenant === tenant)?.checks ?? null,
    };
  } catch {
    return null;
  }
}

export interface Keeper {
  add(piece: Piece, checks: readonly Check[]): Promise<void>;
  /** The run has come to its end: there is nothing to go on with. */
  forget(): Promise<void>;
}

export function createKeeper(path: string, asked: string, seed: number): Keeper {
  const pieces: Kept['pieces'][number][] = [];
  let last = Promise.resolve();
  return {
    add({ part, tenant }, checks) {
      pieces.push({ part, tenant, checks });
      // One after the other: two pieces may end at the same time.
      last = last.then(async () => {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, JSON.stringify({ asked, seed, pieces } satisfies Kept));
      });
      return last;
    },
    async forget() {
      await last;
      await rm(path, { force: true });
    },
  };
}
