/** What `npm run days` makes of the clock: all that asks for now is told another time, and nothing else changes. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SHIFT, shiftDate } from './shiftDate.ts';

const DAY = 86_400_000;

it('is another day for a program, however it asks, and no other one where a day is named', () => {
  const program = `
    const day = new Date(0);
    console.log(JSON.stringify({
      times: [Date.now(), new Date().getTime(), Date.parse(Date()), new (class extends Date {})().getTime()],
      named: [day.getTime(), new Date(2027, 0).getFullYear(), Date.UTC(1970, 0, 2)],
      kinds: [day instanceof Date, day.constructor === Date, Date.name],
    }));
  `;
  const shifted = pathToFileURL('tests/days/shiftPrograms.ts').href;
  const before = Date.now();
  const { stdout } = spawnSync(process.execPath, [`--import=${shifted}`, '--eval', program], {
    env: { ...process.env, [SHIFT]: String(40 * DAY) },
    encoding: 'utf8',
  });
  const after = Date.now();
  const { times, named, kinds } = JSON.parse(stdout) as Record<string, readonly unknown[]>;
  expect(times).toHaveLength(4);
  for (const time of times ?? []) {
    // As text it has no milliseconds.
    expect(time).toBeGreaterThan(before + 40 * DAY - 1000);
    expect(time).toBeLessThanOrEqual(after + 40 * DAY);
  }
  expect(named).toEqual([0, 2027, DAY]);
  expect(kinds).toEqual([true, true, 'Date']);
});

it('is another day for a page as well, which runs the text of the function alone', () => {
  const before = Date.now();
  const now: unknown = runInNewContext(`(${shiftDate})(${-DAY}); Date.now()`);
  expect(now).toBeGreaterThanOrEqual(before - DAY);
  expect(now).toBeLessThanOrEqual(Date.now() - DAY);
});
