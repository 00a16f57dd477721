import { expect, test } from 'vitest';
import { createBackground } from '../../host/serve/background.ts';

/** Whether a rest is over before one that lasts as long as rests can is half over. */
const isSoonOver = (rest: Promise<void>) =>
  Promise.race([rest.then(() => true), new Promise<boolean>((done) => setTimeout(done, 1_000, false))]);

test('work in the background goes on at once while nobody uses the host', async () => {
  expect(await isSoonOver(createBackground().rest(60_000))).toBe(true);
});

test('while somebody is served work in the background takes a tenth of the time', async () => {
  const background = createBackground();
  background.noteUse();
  const start = performance.now();
  await background.rest(20);
  expect(performance.now() - start).toBeGreaterThanOrEqual(175);
});

test('a rest ends with the work', async () => {
  const background = createBackground();
  background.noteUse();
  const end = new AbortController();
  const rest = background.rest(200, end.signal);
  end.abort();
  expect(await isSoonOver(rest)).toBe(true);
});
