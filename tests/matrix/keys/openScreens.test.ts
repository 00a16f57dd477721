import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { shippedTenants } from '../../support/shippedTenants.ts';
import type { OpenTask } from './openThread.ts';

/** One for visitors, one that is pressed through, one whose gateway is broken. */
const SCREENS = ['home', 'cardDetails, used', 'myCardTransactions, gateway broken'];

it('opens screens without a browser and without a test runner, as the trial of every key does', async () => {
  const [tenant] = shippedTenants;
  if (!tenant) throw new Error('There is no tenant.');
  const workerData: OpenTask = { tenant, screens: SCREENS };
  // Without the test runner's own way of reading TSX and with nothing of its set-up.
  const env = { ...process.env, VITEST: '' };
  const thread = new Worker(new URL('./openThread.ts', import.meta.url), { workerData, env });
  const [pages] = (await once(thread, 'message')) as [readonly string[]];
  await thread.terminate();
  expect(pages).toHaveLength(SCREENS.length);
  for (const page of pages) {
    expect(page).toMatch(/<main[^>]*>/);
    expect(page).toMatch(/<h1[^>]*>[^<]/);
  }
});
