/**
 * Runs before a file of tests that has a page: what React's scheduler plans comes some turns of the event loop later at
 * times, and so does what a test's own network is asked and answers; a part of the program some milliseconds later. As on a
 * machine that has much else to do.
 */
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { vi } from 'vitest';
import { randomFrom } from '../matrix/randomFrom.ts';
import { lateness, SEED } from './chance.ts';

const SHARE = 0.5;
const MOST_TURNS = 4;
const MOST_TURNS_OF_ANSWERS = 8;
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

async function letTurnsPass(): Promise<void> {
  for (let turns = Math.floor(lateness(chance, SHARE, MOST_TURNS_OF_ANSWERS)); turns > 0; turns -= 1)
    await turnOfLoop();
}

const isNetwork = (value: unknown): value is typeof fetch => typeof value === 'function';
const late = new WeakSet<typeof fetch>();
let current = globalThis.fetch;
/** A network that a test puts in the place of the browser's; one that counts its calls is read by the test as well, and stays. */
function lateFetch(fetch: typeof globalThis.fetch, isAskedLate: boolean): typeof globalThis.fetch {
  if (late.has(fetch) || 'mock' in fetch) return fetch;
  const slow: typeof globalThis.fetch = async (...given) => {
    if (isAskedLate) await letTurnsPass();
    const answer = await fetch(...given);
    await letTurnsPass();
    return answer;
  };
  late.add(slow);
  return slow;
}
Object.defineProperty(globalThis, 'fetch', {
  configurable: true,
  enumerable: true,
  get: () => current,
  set: (next: typeof fetch) => {
    current = lateFetch(next, true);
  },
});

const { stubGlobal } = vi;
/**
 * Vitest defines what takes the place of a global, which sets nothing. What stands for the browser's own function is called at
 * once, as that is, and answers late; where the test has the timers in hand, it goes through them without a turn of the loop.
 */
vi.stubGlobal = (name, value) => {
  const isLate = name === 'fetch' && isNetwork(value) && globalThis.setTimeout === later;
  return stubGlobal(name, isLate ? lateFetch(value, false) : value);
};

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
