import { instantOf, todayAt } from '../../../compiler/today.ts';
import { localTime } from '../../../runtime/tenant/currentNotices.ts';

const MINUTE = 60_000;

/** How the clocks of a preview are set. */
export interface TurnedClock {
  /** In the tenant's time zone, as `YYYY-MM-DD`. */
  readonly today: string;
  /** The day that is shown. */
  readonly day: string;
  /** By how many milliseconds the preview is ahead of the real time. */
  readonly clockOffset: number;
}

/**
 * Sets the clocks of a time zone to another day, as late in it as it is now in this one: where summer time begins or ends in
 * between, that is not a whole number of 24 hours away.
 */
export function turnClock(now: Date, asked: string | null, timeZone: string): TurnedClock {
  const today = todayAt(now)(timeZone);
  const day = asked ?? today;
  if (day === today) return { today, day, clockOffset: 0 };
  const time = localTime(now, timeZone).slice('YYYY-MM-DD'.length);
  const minute = now.getTime() - (now.getTime() % MINUTE);
  return { today, day, clockOffset: instantOf(`${day}${time}`, timeZone) - minute };
}
