/** The clocks of a preview that shows another day. */
import { expect, it } from 'vitest';
import { todayAt } from '../../../compiler/today.ts';
import { turnClock } from '../../../console/server/preview/turnClock.ts';
import { localTime } from '../../../runtime/tenant/currentNotices.ts';

const SOFIA = 'Europe/Sofia';
const shownAt = (now: Date, day: string, zone: string) => {
  const { clockOffset } = turnClock(now, day, zone);
  return new Date(now.getTime() + clockOffset);
};

it('shows the day that is asked for, as late in it as it is now, also across a change to summer time', () => {
  for (const [now, day, time] of [
    // Winter here, summer there: 24 hours times the days would end on the day after.
    ['2026-11-28T21:30:15Z', '2027-07-01', '23:30'],
    ['2026-07-01T21:05:00Z', '2026-12-24', '00:05'],
    ['2026-11-28T10:00:00Z', '2026-11-30', '12:00'],
  ] as const) {
    const at = shownAt(new Date(now), day, SOFIA);
    expect(localTime(at, SOFIA)).toBe(`${day}T${time}`);
    expect(todayAt(at)(SOFIA)).toBe(day);
    expect(at.getTime() % 60_000).toBe(new Date(now).getTime() % 60_000);
  }
});

it('shows that day also where its clocks jump over this time', () => {
  const at = shownAt(new Date('2026-11-27T22:30:00Z'), '2027-03-28', 'Asia/Beirut');
  expect(todayAt(at)('Asia/Beirut')).toBe('2027-03-28');
});

it('leaves the clocks as they are where no other day is asked for', () => {
  const now = new Date('2026-10-25T01:30:00Z');
  for (const day of [null, '2026-10-25'])
    expect(turnClock(now, day, SOFIA)).toEqual({ today: '2026-10-25', day: '2026-10-25', clockOffset: 0 });
});
