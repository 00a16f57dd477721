/**
 * Runs before a file of tests that has a page: what React's scheduler plans comes some turns of the event loop later at
 * times, and a part of the program some milliseconds later, as on a machine that has much else to do.
 */
import { randomFrom } from '../matrix/randomFrom.ts';
import { lateness, SEED } from './chance.ts';

const SHARE = 0.5;
const MOST_TURNS = 4;
const MOST_MILLISECONDS = 120;

const chance = randomFrom(Number(process.env[SEED]));
const later = setTimeout;
const nextTurn = setImmediate;

interface Planned {
  isOver: boolean;
}

function planLater(run: (...given: unknown[]) => void, ...given: unknown[]): Planned {
  const planned: Planned = { isOver: false };
  let turns = Math.floor(lateness(chance, SHARE, MOST_TURNS));
  const go = () => {
    if (planned.isOver) return;
    if (turns === 0) run(...given);
    else nextTurn(go);
    turns -= 1;
  };
  nextTurn(go);
  return planned;
}

function callOff(planned?: Planned): void {
  if (planned) planned.isOver = true;
}

Object.assign(globalThis, {
  setImmediate: planLater,
  clearImmediate: callOff,
  /** In the place of each `import()` of the program (`vitest.config.ts`). */
  importLate: async (load: () => Promise<unknown>) => {
    const loaded = await load();
    const milliseconds = lateness(chance, SHARE, MOST_MILLISECONDS);
    if (milliseconds > 0) await new Promise((resolve) => later(resolve, milliseconds));
    return loaded;
  },
});
