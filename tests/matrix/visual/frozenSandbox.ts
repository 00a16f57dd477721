/**
 * A sandbox in a thread of its own, whose clock stands elsewhere: what it seeds and issues is dated from a moment that
 * is the same in each run. The host beside it keeps the real day, so tenants are served as they are.
 * Told `{ wordsDir }`, it answers with its address, and ends with the program.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { startSandbox } from '../../../sandbox/startSandbox.ts';
import { frozenMoment } from './frozenMoment.ts';

/** A run of a quarter of an hour is less than a second there: what is newer stays newer, and shows the same time. */
const SLOWER = 1_000;

const RealDate = Date;
const start = RealDate.now();
const frozen = frozenMoment().getTime();

class SlowDate extends RealDate {
  constructor(...values: readonly unknown[]) {
    super(...((values.length === 0 ? [SlowDate.now()] : values) as [number]));
  }

  static override now(): number {
    return frozen + Math.floor((RealDate.now() - start) / SLOWER);
  }
}
Object.assign(globalThis, { Date: SlowDate });

const { url } = await startSandbox({
  port: 0,
  address: '127.0.0.1',
  dataDir: ':memory:',
  wordsDir: (workerData as { wordsDir: string }).wordsDir,
});
parentPort?.postMessage(url);
