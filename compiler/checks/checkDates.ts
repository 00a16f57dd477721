import { mendsOf, replaceBy } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import type { TypedValue } from '../walkTenant.ts';
import { isCalendarDay, mendDay } from './isCalendarDay.ts';

/**
 * Every list of dated values: real days, rising, and a value for today. Works on broken files too.
 * @param today `YYYY-MM-DD` in the tenant's time zone
 */
export function checkDates(values: readonly TypedValue[], today: string): Finding[] {
  return values.flatMap(({ kind, pointer, value: list }) =>
    kind === 'dates' && Array.isArray(list) ? checkDays(list.map(readDay), pointer, today) : [],
  );
}

function readDay(entry: unknown): unknown {
  return entry !== null && typeof entry === 'object' ? (entry as { from?: unknown }).from : undefined;
}

function checkDays(days: readonly unknown[], pointer: string, today: string): Finding[] {
  return days.flatMap((from, index): Finding[] => {
    // The structure check has said so.
    if (typeof from !== 'string') return [];
    const message = refuseDay(from, days[index - 1], index === 0, today);
    if (message === null) return [];
    const mends = isCalendarDay(from) ? (index === 0 ? mendsOf(replaceBy('0001-01-01')) : {}) : mendDay(from);
    return [{ pointer: joinPointer(joinPointer(pointer, index), 'from'), rule: 'date', message, ...mends }];
  });
}

function refuseDay(from: string, before: unknown, isFirst: boolean, today: string): string | null {
  if (!isCalendarDay(from)) return `"${from}" is no day of the calendar.`;
  if (typeof before === 'string' && before >= from) {
    return `The days must rise, and "${from}" follows "${before}".`;
  }
  if (isFirst && from > today) {
    return `The list begins on ${from}, so nothing would hold today, ${today}. Begin it with "0001-01-01".`;
  }
  return null;
}
