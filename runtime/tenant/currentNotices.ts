import type { PublicTenant } from './pageData.ts';
import type { ScreenId } from './screenId.ts';

type Notice = PublicTenant['notices'][number];

/**
 * The notices to show now on a screen, most urgent first. Pure.
 * @param now an instant; days and times of the notices are in the tenant's time zone
 */
export function currentNotices(
  notices: readonly Notice[],
  {
    screen,
    now,
    timeZone,
  }: { readonly screen: ScreenId | null; readonly now: Date; readonly timeZone: string },
): readonly Notice[] {
  const local = furthestTime(now, timeZone);
  const isCurrent = ({ from, until }: Notice) =>
    startOf(from) <= local && (until === null || local < startOf(until));
  const isHere = ({ screens }: Notice) => screens.length === 0 || screens.some((each) => each === screen);
  return notices
    .filter((notice) => isCurrent(notice) && isHere(notice))
    .toSorted((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind));
}

const URGENCY: readonly Notice['kind'][] = ['incident', 'maintenance', 'news'];

/** `YYYY-MM-DDTHH:mm` of a notice's day or time: a day begins at midnight. */
export function startOf(dayOrTime: string): string {
  return dayOrTime.length === 10 ? `${dayOrTime}T00:00` : dayOrTime;
}

/** Clocks are set back when a quarter of an hour begins, and by two hours at most. */
const QUARTER = 9e5;
const QUARTERS = 8;

/**
 * The latest `YYYY-MM-DDTHH:mm` that the clocks of the time zone have shown, which differs from `localTime` where they have
 * just been set back: what they have reached stays so in the hour that they show twice.
 */
export function furthestTime(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / QUARTER);
  let furthest = localTime(now, timeZone);
  for (let ago = 0; ago < QUARTERS; ago++) {
    const before = localTime(new Date((quarter - ago) * QUARTER - 1), timeZone);
    if (before > furthest) furthest = before;
  }
  return furthest;
}

/** `YYYY-MM-DDTHH:mm` on a wall clock of the time zone: the Swedish form of dates is ISO 8601's. */
export function localTime(now: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(now).replace(' ', 'T');
}

/** By time zone: making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
