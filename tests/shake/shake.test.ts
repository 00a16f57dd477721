/** What `npm run shake` makes late: everything comes, some of it later than what was asked for after it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { randomFrom } from '../matrix/randomFrom.ts';
import { lateness, SEED } from './chance.ts';

const { stubGlobal } = vi;
afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal = stubGlobal;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const COUNT = 40;
const inOrder = Array.from({ length: COUNT }, (_, index) => index);

/** @returns what a network is asked and answers, in the order in which it comes there and back */
async function askAll(putInPlace: (network: typeof fetch) => unknown) {
  const asked: number[] = [];
  const answered: number[] = [];
  putInPlace(async (input) => {
    asked.push(Number(input));
    return new Response(String(input));
  });
  const ask = async (each: number) => answered.push(Number(await (await fetch(String(each))).text()));
  await Promise.all(inOrder.map(ask));
  return { asked, answered };
}

it('is late in the same way for the same seed alone', () => {
  const series = (seed: number) => {
    const chance = randomFrom(seed);
    return inOrder.map(() => lateness(chance, 0.5, 10));
  };
  expect(series(1)).toEqual(series(1));
  expect(series(2)).not.toEqual(series(1));
  const all = [1, 2, 3].flatMap(series);
  expect(Math.min(...all)).toBe(0);
  expect(all.some((each) => each > 5)).toBe(true);
  expect(Math.max(...all)).toBeLessThan(10);
});

it('lets what is planned for the next turn and what a network answers come late, and what is called off never', async () => {
  vi.stubEnv(SEED, '1');
  vi.stubGlobal('setImmediate', setImmediate);
  vi.stubGlobal('clearImmediate', clearImmediate);
  vi.stubGlobal('importLate', undefined);
  vi.stubGlobal('fetch', fetch);
  await import('./lateTurns.ts');
  const done: number[] = [];
  const all = Promise.all(
    inOrder.map((each) => new Promise<void>((resolve) => setImmediate(() => resolve(void done.push(each))))),
  );
  const calledOff = vi.fn();
  clearImmediate(setImmediate(calledOff));
  await all;
  expect(done.toSorted((a, b) => a - b)).toEqual(inOrder);
  expect(done).not.toEqual(inOrder);
  expect(calledOff).not.toHaveBeenCalled();

  const assigned = await askAll((network) => Reflect.set(globalThis, 'fetch', network));
  expect(assigned.asked).not.toEqual(inOrder);
  expect(assigned.answered).not.toEqual(assigned.asked);
  const stubbed = await askAll((network) => vi.stubGlobal('fetch', network));
  expect(stubbed.asked).toEqual(inOrder);
  expect(stubbed.answered).not.toEqual(inOrder);
  for (const numbers of [assigned.asked, assigned.answered, stubbed.answered])
    expect(numbers.toSorted((a, b) => a - b)).toEqual(inOrder);

  vi.useFakeTimers();
  const inHand = await askAll((network) => vi.stubGlobal('fetch', network));
  expect(inHand).toEqual({ asked: inOrder, answered: inOrder });
});

it('lets what the servers of a program are asked reach them in another order', async () => {
  const program = `
    const { createServer } = await import('node:http');
    const seen = [];
    const server = createServer((request) => {
      seen.push(request);
      if (seen.length === ${COUNT}) console.log(JSON.stringify(seen));
    });
    for (let each = 0; each < ${COUNT}; each += 1) server.emit('request', each);
  `;
  const late = pathToFileURL('tests/shake/lateAnswers.ts').href;
  const child = spawn(process.execPath, [`--import=${late}`, '--input-type=module', '--eval', program], {
    env: { ...process.env, [SEED]: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const seen = JSON.parse(said) as number[];
  expect(seen.toSorted((a, b) => a - b)).toEqual(inOrder);
  expect(seen).not.toEqual(inOrder);
});
