/** Dates and times in the tenant's time zone and the interface language. */

/** English is written as in Britain. */
function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each kept: making one costs more than formatting a whole list, and a portal needs only a few. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, kept);
  return kept;
}

/** `12:48`. @param instant ISO 8601 with offset; null when unreadable */
export function formatTime(instant: string, language: string, timeZone: string): string | null {
  const date = readInstant(instant);
  if (!date) return null;
  const format = formatter(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const part = (type: string) => format.formatToParts(date).find((each) => each.type === type)?.value ?? '';
  return `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')}`;
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`; null when unreadable. */
export function dayOf(instant: string | Date, timeZone: string): string | null {
  const date = typeof instant === 'string' ? readInstant(instant) : instant;
  // The Canadian form of English writes dates as ISO 8601 does.
  return date && formatter('en-CA', { timeZone }).format(date);
}

/** `събота, 21 ноември`, without the year. @param day `YYYY-MM-DD` */
export function formatDayHeading(day: string, language: string): string {
  return formatDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `21 ноември`. @param day `YYYY-MM-DD` */
export function formatDayAndMonth(day: string, language: string): string {
  return formatDay(day, language, { day: 'numeric', month: 'long' });
}

/** `21 ноември 2026 г.` @param day `YYYY-MM-DD` */
export function formatLongDay(day: string, language: string): string {
  return formatDay(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `ноември 2026 г.` @param month `YYYY-MM` */
export function formatMonth(month: string, language: string): string {
  return formatDay(`${month}-15`, language, { month: 'long', year: 'numeric' });
}

function formatDay(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // A plain day has no time zone: noon in UTC stays on its day wherever it is formatted.
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return day;
  return formatter(localeOf(language), { ...options, timeZone: 'UTC' }).format(noon);
}

function readInstant(instant: string): Date | null {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date;
}
