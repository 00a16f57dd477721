import { type Mendable, mendsOf, replaceBy } from '../mend.ts';

/** Whether `YYYY-MM-DD` is a day that exists: 31 June is none. */
export function isCalendarDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

/** The last day of a month for one that it does not have; nothing for a day that there is, whatever stands behind it. */
export function mendDay(written: string): Mendable {
  const [, day, year, month, rest = ''] = /^((\d{4})-(\d{2})-\d{2})(.*)$/.exec(written) ?? [];
  if (day === undefined || isCalendarDay(day) || !isCalendarDay(`${year}-${month}-01`)) return {};
  const days = [31, 30, 29, 28].map((day) => `${year}-${month}-${day}`);
  const last = days.find(isCalendarDay);
  return last === undefined ? {} : mendsOf(replaceBy(last + rest));
}
