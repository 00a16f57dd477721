import { dayOf } from '../runtime/format/dayOf.ts';
import { furthestTime } from '../runtime/tenant/currentNotices.ts';

/** What day it is somewhere: `YYYY-MM-DD` in an IANA time zone. */
export type Today = (timeZone: string) => string;

const MINUTE = 60_000;
/** Widest distance of a local day from the same day in UTC, with room. */
const REACH_MINUTES = 16 * 60;

/** Names that were asked for and are sound: asking is slow, and there are only some hundred. */
const timeZones = new Set<string>();

/** Whether dates can be shown in it. */
export function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  timeZones.add(name);
  return true;
}

/** The day that an instant falls on, wherever it is asked for. */
export function todayAt(instant: Date): Today {
  return (timeZone) => dayOf(instant, timeZone) ?? instant.toISOString().slice(0, 10);
}

/**
 * When a day begins in a time zone. Searched, not computed: some days begin at one o'clock.
 * @param day `YYYY-MM-DD`
 * @returns milliseconds since 1970
 */
export function startOfDay(day: string, timeZone: string): number {
  return instantOf(`${day}T00:00`, timeZone);
}

/**
 * The first minute at which the clocks of a time zone show a time, or a later one where they jump over it.
 * @param local `YYYY-MM-DDTHH:mm`
 * @returns milliseconds since 1970
 */
export function instantOf(local: string, timeZone: string): number {
  const middle = Date.parse(`${local}:00Z`);
  let [before, from] = [-REACH_MINUTES, REACH_MINUTES];
  while (from - before > 1) {
    const minute = Math.floor((before + from) / 2);
    const isReached = furthestTime(new Date(middle + minute * MINUTE), timeZone) >= local;
    if (isReached) from = minute;
    else before = minute;
  }
  return middle + from * MINUTE;
}
