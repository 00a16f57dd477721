import type { ExpiryFormat } from '#runtime';

/** How an expiry is read aloud where its figures would be taken for something else, such as `08.28`; else undefined. */
export function spokenExpiry(date: string, format: ExpiryFormat, language: string): string | undefined {
  if (format.startsWith('MM/')) return undefined;
  const options = { month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(Date.parse(date.slice(0, 10)));
}
