/** The `--day` of `npm run dev` and `npm run screen`: which days there are, and what the host takes for now on them. */
import { describe, expect, it } from 'vitest';
import { todayAt } from '../../compiler/today.ts';
import { dayClock } from '../../scripts/dev/dayClock.ts';
import { readDay } from '../../scripts/readDay.ts';

describe('a day that is asked for', () => {
  it.each(['2027-01-01', '2028-02-29'])('is one of the calendar: %s', (day) =>
    expect(readDay(day)).toBe(day),
  );

  it.each(['2027-02-30', '2027-02-29', '2027-13-01', '2027-1-1', '2027-01', '', 'today', '2027-01-01T10'])(
    'is none, and refused in words: %j',
    (day) => expect(() => readDay(day)).toThrow('A day is written YYYY-MM-DD and is in the calendar.'),
  );
});

describe('the clock of a day', () => {
  const ZONES = ['Europe/Sofia', 'Europe/Warsaw', 'Asia/Kathmandu', 'Pacific/Honolulu', 'Pacific/Auckland'];

  it.each([['2026-11-29T00:00:00.000Z'], ['2026-11-29T12:34:56.789Z'], ['2026-11-29T23:59:59.999Z']])(
    'is on that day in every time zone at %s',
    (real) => {
      for (const day of ['2027-01-01', '2027-07-01']) {
        const today = todayAt(dayClock(day, () => new Date(real))());
        expect(ZONES.map(today)).toEqual(ZONES.map(() => day));
      }
    },
  );

  it('goes, so that whatever waits for time to pass is not kept waiting', () => {
    const at = (real: string) => dayClock('2027-01-01', () => new Date(real))().getTime();
    expect(at('2026-11-29T23:10:20.500Z') - at('2026-11-29T23:10:00.000Z')).toBe(20_500);
  });

  it('is the real one where no day is asked for', () => {
    const real = new Date('2026-11-29T23:10:20.500Z');
    expect(dayClock(null, () => real)()).toBe(real);
  });
});
