import { startOf } from '../../runtime/tenant/currentNotices.ts';
import type { Finding } from '../problem.ts';
import { isCalendarDay, mendDay } from './isCalendarDay.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** Notices are shown at times that exist, and end after they begin. */
export const checkNotices: TenantCheck = {
  reads: ['notices'],
  run: ({ notices }) =>
    notices.flatMap(({ from, until }, index) => {
      const at = (key: string, message: string, written = ''): Finding => ({
        pointer: `/notices/${index}/${key}`,
        rule: 'date',
        message,
        ...mendDay(written),
      });
      const found = isMoment(from) ? [] : [at('from', `"${from}" is no time of the calendar.`, from)];
      if (until === null) return found;
      if (!isMoment(until)) return [...found, at('until', `"${until}" is no time of the calendar.`, until)];
      if (startOf(until) > startOf(from)) return found;
      return [...found, at('until', `The notice would end at ${until}, before it begins at ${from}.`)];
    }),
};

/** A day, or a day and a time. */
function isMoment(text: string): boolean {
  const [day = '', time = '00:00'] = text.split('T');
  return isCalendarDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
}
