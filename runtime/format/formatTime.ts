import { formatterOf, readInstant } from './dayOf.ts';
import type { LanguageFormat } from './languageFormat.ts';
import { writeClock } from './writeClock.ts';

/** `12:48`, in the tenant's time zone. @param instant ISO 8601 with offset; null when unreadable */
export function formatTime(
  instant: string,
  language: string,
  timeZone: string,
  format?: LanguageFormat,
): string | null {
  const date = readInstant(instant);
  if (!date) return null;
  const clock = formatterOf('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => (clock.find((each) => each.type === type)?.value ?? '').padStart(2, '0');
  return writeClock(`${part('hour')}:${part('minute')}`, language, format);
}
