/** A file for calendar programs (RFC 5545) of whole days: decision 040 says why no library writes it. */

export interface CalendarDay {
  /** Says nothing of a person; the same one again replaces the entry instead of adding a second (RFC 5545, 3.8.4.7). */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** A reminder so many days before. */
  readonly remindDays: number;
}

export interface CalendarOptions {
  /** Who made the file. */
  readonly product: string;
  /** The zone that the days are counted in; whole days have none of their own (RFC 5545, 3.3.4). */
  readonly timeZone: string;
  readonly now: Date;
}

/** Bytes of a line before it goes on in the next one (RFC 5545, 3.1). */
const LINE_BYTES = 75;

export function writeCalendar(days: readonly CalendarDay[], options: CalendarOptions): string {
  const stamp = `${options.now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(options.product)}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-TIMEZONE:${options.timeZone}`,
    ...days.flatMap((each) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(each.id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${each.day.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(each.title)}`,
      `DESCRIPTION:${escapeText(each.text)}`,
      // The day goes on as any other: nobody is busy all of it.
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(each.title)}`,
      `TRIGGER:-P${each.remindDays}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Never within a letter: the lines of a file are counted in bytes, and Cyrillic letters have two. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
