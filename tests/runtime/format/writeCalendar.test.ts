import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../../runtime/format/writeCalendar.ts';

const now = new Date('2026-11-23T10:20:30.456Z');
const write = (changes: object = {}) =>
  writeCalendar(
    [
      {
        id: '2026-12-03-meal-xx@portal.example',
        day: '2026-12-03',
        title: 'Meal card: money expires',
        text: 'Part of it.',
        remindDays: 7,
        ...changes,
      },
    ],
    { product: 'Sorvia', timeZone: 'Europe/Sofia', now },
  );

describe('a file for calendar programs', () => {
  it('is a whole day with a reminder, in lines that end as RFC 5545 says [LOV-44]', () => {
    expect(write().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sorvia//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-TIMEZONE:Europe/Sofia',
      'BEGIN:VEVENT',
      'UID:2026-12-03-meal-xx@portal.example',
      'DTSTAMP:20261123T102030Z',
      'DTSTART;VALUE=DATE:20261203',
      'SUMMARY:Meal card: money expires',
      'DESCRIPTION:Part of it.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Meal card: money expires',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what has a meaning of its own, so that a text begins no line [LOV-44]', () => {
    const file = write({ title: 'a,b;c\\d\r\nBEGIN:VALARM' });
    expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\nBEGIN:VALARM\r\n');
    expect(file.match(/^BEGIN:VALARM/gm)).toHaveLength(1);
  });

  it('folds lines by bytes and never within a letter [LOV-44]', () => {
    const title = 'Карта за храна: изтичат средства, които могат да се ползват 🍎 до този ден';
    const file = write({ title });
    const lines = file.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(',', '\\,')}`);
  });
});
