/**
 * A sandbox in a thread of its own, whose clock stands elsewhere: what it seeds and issues is dated from a moment that
 * is the same in each run. The host beside it keeps the real day, so tenants are served as they are.
 * Told `{ wordsDir }`, it answers with its address, and ends with the program.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { startSandbox } from '../../../sandbox/startSandbox.ts';
import { frozenMoment } from './frozenMoment.ts';

const RealDate = Date;
const ahead = frozenMoment().getTime() - RealDate.now();

/** Goes on from there as real time does. */
class ShiftedDate extends RealDate {
  constructor(...values: readonly unknown[]) {
    super(...((values.length === 0 ? [ShiftedDate.now()] : values) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}
globalThis.Date = ShiftedDate as unknown as DateConstructor;

const { url } = await startSandbox({
  port: 0,
  address: '127.0.0.1',
  dataDir: ':memory:',
  wordsDir: (workerData as { wordsDir: string }).wordsDir,
});
parentPort?.postMessage(url);
