/**
 * Days as people type them, `DD/MM/YYYY`, and as calls carry them, `YYYY-MM-DD` (VAL-36, VAL-42). No time
 * zone is involved: threat F5.
 */

const TYPED = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** `YYYY-MM-DD` of a typed `DD/MM/YYYY`; null when there is no such day in the calendar. */
export function readTypedDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed) ?? [];
  const instant = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  instant.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const iso = `${year}-${month}-${day}`;
  return year !== '' && instant.toISOString().slice(0, 10) === iso ? iso : null;
}

/** `DD/MM/YYYY` of a day or an instant as the server writes it (its first 10 characters); empty when unreadable. */
export function typeDay(iso: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  return year === undefined ? '' : `${day}/${month}/${year}`;
}

/** The same day some years earlier, as text that sorts: 29 February stays, though that year may lack it. */
export function yearsBefore(iso: string, years: number): string {
  return `${String(Number(iso.slice(0, 4)) - years).padStart(4, '0')}${iso.slice(4)}`;
}

/** The same day some months earlier, or the last one of a month that is shorter. @param iso `YYYY-MM-DD` */
export function monthsBefore(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}
