/** A thread that tries its share of the keys (`runKeys.ts`). */
import { parentPort, workerData } from 'node:worker_threads';
import type { Check } from '../check.ts';
import type { PrepareOptions } from './prepareKeys.ts';
import { prepareScreens } from './runScreens.ts';

export interface KeysShare {
  readonly options: PrepareOptions;
  /** Which thread of how many this is: each takes every so manieth key. */
  readonly own: number;
  readonly count: number;
}

export interface KeysReport {
  /** Share of this thread's keys that have been tried. */
  readonly done: number;
  /** All of them, at the end. */
  readonly checks?: readonly Check[];
}

const { options, own, count } = workerData as KeysShare;
const post = (report: KeysReport) => parentPort?.postMessage(report);

// First of all: what comes after names files that Node reads only then.
prepareScreens();
const { prepareKeys } = await import('./prepareKeys.ts');
const { checkKeys } = await import('./checkKeys.ts');
const { keysOf } = await import('./baseline.ts');

const { around, baselines, close } = await prepareKeys(options);
const mine = [...keysOf(baselines).keys()].filter((_, index) => index % count === own);
let tried = 0;
try {
  const checks = await checkKeys(around, baselines, {
    only: (name) => mine.includes(name),
    onDone() {
      tried += 1;
      post({ done: tried / mine.length });
    },
  });
  post({ done: 1, checks });
} finally {
  await close();
}
