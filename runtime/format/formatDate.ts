/** Days in the interface language, as the tenant has them written. */
import { formatterOf } from './dayOf.ts';
import { inDigits } from './inDigits.ts';
import { type LanguageFormat, localeOf } from './languageFormat.ts';
import { fromLeft, hasLettersFromRight } from './rightToLeft.ts';

/** `събота, 21 ноември`, with its year where that is asked for. @param day `YYYY-MM-DD` */
export function formatDayHeading(
  day: string,
  language: string,
  format?: LanguageFormat,
  year?: 'numeric',
): string {
  return formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', year }, language, format);
}

/** `21 ноември`. @param day `YYYY-MM-DD` */
export function formatDayAndMonth(day: string, language: string, format?: LanguageFormat): string {
  return formatDay(day, { day: 'numeric', month: 'long' }, language, format);
}

/** `21 ноември 2026 г.` @param day `YYYY-MM-DD` */
export function formatLongDay(day: string, language: string, format?: LanguageFormat): string {
  return formatDay(day, { day: 'numeric', month: 'long', year: 'numeric' }, language, format);
}

/** `ноември 2026 г.` @param month `YYYY-MM` */
export function formatMonth(month: string, language: string, format?: LanguageFormat): string {
  const inWords = format && { ...format, days: 'words' };
  return formatDay(`${month}-15`, { month: 'long', year: 'numeric' }, language, inWords);
}

function formatDay(
  day: string,
  options: Intl.DateTimeFormatOptions,
  language: string,
  format?: LanguageFormat,
): string {
  const iso = day.slice(0, 10);
  // A plain day has no time zone: noon in UTC stays on its day wherever it is formatted.
  const noon = new Date(`${iso}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return day;
  const { days = 'words', digits = 'latn' } = format ?? {};
  const formatter = formatterOf(localeOf(language, format), {
    ...options,
    ...(days !== 'words' && { month: 'numeric' }),
    numberingSystem: digits,
    timeZone: 'UTC',
  });
  if (days === 'words' || days === 'numeric') return formatter.format(noon);
  const pattern = options.year ? days : days.replace(/^YYYY.|.YYYY$/, '');
  const figures = inDigits(fillPattern(pattern, iso), digits);
  return options.weekday ? withWeekday(formatter.formatToParts(noon), figures) : figures;
}

/** @param pattern of `YYYY`, `MM` and `DD` */
function fillPattern(pattern: string, iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return pattern.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** The weekday stands on the side on which the language has it. */
function withWeekday(parts: readonly Intl.DateTimeFormatPart[], figures: string): string {
  const place = parts.findIndex(({ type }) => type === 'weekday');
  const weekday = parts[place]?.value ?? '';
  if (place > 0) return `${figures} ${weekday}`;
  // After letters that run from right to left, a hyphen would turn the figures round.
  return weekday + (parts[1]?.value ?? ' ') + (hasLettersFromRight(weekday) ? fromLeft(figures) : figures);
}
