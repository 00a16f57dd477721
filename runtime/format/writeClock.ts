import { formatterOf } from './dayOf.ts';
import { inDigits } from './inDigits.ts';
import { type LanguageFormat, localeOf } from './languageFormat.ts';

/** A time of the 24-hour clock as the tenant has it written in a language. @param time `9:00` */
export function writeClock(time: string, language: string, format?: LanguageFormat): string {
  if (!format) return time;
  const { hours, digits } = format;
  if (hours === 'h23') return inDigits(time, digits);
  return (
    formatterOf(localeOf(language, format), {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      numberingSystem: digits,
      ...(hours === 'h12' && { hourCycle: hours }),
    })
      .format(Date.parse(`1970-01-01T${time.padStart(5, '0')}Z`))
      // Engines differ in the space before AM and PM: a page is written by one and taken over by another.
      .replace(/\s/g, '\u00a0')
  );
}
