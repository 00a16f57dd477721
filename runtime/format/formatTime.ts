/** Times of the day in the tenant's time zone and the interface language. */
import { formatterOf, readInstant } from './dayOf.ts';
import { type LanguageFormat, localeOf } from './languageFormat.ts';
import { inDigits } from './numerals.ts';

/** `12:48`. @param instant ISO 8601 with offset; null when unreadable */
export function formatTime(
  instant: string,
  language: string,
  timeZone: string,
  format?: LanguageFormat,
): string | null {
  const date = readInstant(instant);
  if (!date) return null;
  const clock = formatterOf(localeOf(format ? 'en' : language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => (clock.find((each) => each.type === type)?.value ?? '').padStart(2, '0');
  return writeClock(`${part('hour')}:${part('minute')}`, language, format);
}

/** A time of the 24-hour clock as the tenant has it written in a language. @param time `9:00` */
export function writeClock(time: string, language: string, format?: LanguageFormat): string {
  if (!format) return time;
  const { hours, digits } = format;
  if (hours === 'h23') return inDigits(time, digits);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const written = formatterOf(localeOf(language, format), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    numberingSystem: digits,
    ...(hours === 'h12' && { hourCycle: hours }),
  }).format(Date.UTC(1970, 0, 1, hour, minute));
  // Engines differ in the space before AM and PM: a page is written by one and taken over by another.
  return written.replace(/\s/g, '\u00a0');
}
