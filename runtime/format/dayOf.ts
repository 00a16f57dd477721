const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each kept: making one costs more than formatting a whole list, and a portal needs only a few. */
export function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, kept);
  return kept;
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`; null when unreadable. */
export function dayOf(instant: string | Date, timeZone: string): string | null {
  const date = readInstant(instant);
  if (!date) return null;
  // By its parts: in which order a language writes them differs between browsers (English of Canada, CLDR 42).
  const parts = formatterOf('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(date)
    .map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

export function readInstant(instant: string | Date): Date | null {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date;
}
