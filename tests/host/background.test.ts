import { expect, test } from 'vitest';
import { createBackground } from '../../host/serve/background.ts';

test('work in the background goes on at once while nobody uses the host', async () => {
  // Were it to rest for nine times that, this test would not end.
  await createBackground().rest(60_000);
  expect.assertions(0);
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
  const first = await Promise.race([
    rest.then(() => 'ended'),
    new Promise((done) => setTimeout(done, 1_000)),
  ]);
  expect(first).toBe('ended');
});
