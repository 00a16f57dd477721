import { formatDayAndMonth, formatDayHeading, formatLongDay, formatMonth } from '../format/formatDate.ts';
import { formatTime } from '../format/formatTime.ts';
import { useLanguage, useTenant } from './portalHooks.ts';

/** Days and times in the interface language, as the tenant has them written, in the tenant's time zone. */
export function useDates() {
  const language = useLanguage();
  const format = useTenant('formats')[language];
  const timeZone = useTenant('timeZone');
  return {
    /** With the weekday, and with the year where that is asked for. @param day `YYYY-MM-DD` */
    heading: (day: string, year?: 'numeric') => formatDayHeading(day, language, format, year),
    /** Without the year. @param day `YYYY-MM-DD` */
    day: (day: string) => formatDayAndMonth(day, language, format),
    /** With the year. @param day `YYYY-MM-DD` */
    fullDay: (day: string) => formatLongDay(day, language, format),
    /** @param month `YYYY-MM` */
    month: (month: string) => formatMonth(month, language, format),
    /** Null when unreadable. @param instant ISO 8601 with offset */
    time: (instant: string) => formatTime(instant, language, timeZone, format),
  };
}
