/** Tries every key, in threads of their own: most of the time goes into opening screens and waiting for them to rest. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Check } from '../check.ts';
import type { KeysReport, KeysShare } from './keysThread.ts';
import type { PrepareOptions } from './prepareKeys.ts';

/** A core is left to what runs in browsers meanwhile, where there are more than two. */
const THREADS = Math.max(2, availableParallelism() - 1);

/** @param onStep with the share of the keys that have been tried */
export async function runKeys(
  options: PrepareOptions,
  onStep?: (done: number) => void,
): Promise<readonly Check[]> {
  const shares = Array.from({ length: THREADS }, () => 0);
  const runThread = (own: number) =>
    new Promise<readonly Check[]>((resolve, reject) => {
      const workerData: KeysShare = { options, own, count: THREADS };
      const thread = new Worker(new URL('./keysThread.ts', import.meta.url), { workerData });
      thread.on('message', ({ done, checks }: KeysReport) => {
        shares[own] = done;
        onStep?.(shares.reduce((sum, each) => sum + each, 0) / THREADS);
        if (checks) resolve(checks);
      });
      thread.on('error', reject);
      thread.on('exit', () => reject(new Error('A thread that tries keys has ended before its time.')));
    });
  const found = await Promise.all(shares.map((_, own) => runThread(own)));
  return found.flat().sort((one, other) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1));
}
