import { dayOf } from '../format/dayOf.ts';
import { formatDayAndMonth } from '../format/formatDate.ts';
import { formatTime } from '../format/formatTime.ts';
import { useLanguage, useNow, useTenant } from './portalHooks.ts';

export interface Clock {
  /** `14:32`. @param at in milliseconds since 1970 */
  time(at: number): string;
  /** The same, with its day where that is not today: `22 November, 14:32`. */
  moment(at: number): string;
}

/** The time of day in the interface language, as the tenant has it written, in the tenant's time zone. */
export function useClock(): Clock {
  const language = useLanguage();
  const format = useTenant('formats')[language];
  const timeZone = useTenant('timeZone');
  const today = dayOf(useNow(), timeZone);
  const time = (at: number) => formatTime(new Date(at).toISOString(), language, timeZone, format) ?? '';
  return {
    time,
    moment(at) {
      const day = dayOf(new Date(at), timeZone);
      return day === null || day === today
        ? time(at)
        : `${formatDayAndMonth(day, language, format)}, ${time(at)}`;
    },
  };
}
