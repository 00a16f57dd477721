import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../runtime/format/dayOf.ts';
import { formatCardNumber } from '../../../runtime/format/formatCardNumber.ts';
import { formatDayAndMonth, formatDayHeading } from '../../../runtime/format/formatDate.ts';
import { formatExpiry } from '../../../runtime/format/formatExpiry.ts';
import { formatTime } from '../../../runtime/format/formatTime.ts';

describe('formatExpiry', () => {
  it('writes month and year [CFG-17 CFG-18]', () => {
    expect(formatExpiry('2027-09-30', 'MM/YYYY')).toBe('09/2027');
  });

  it('writes month and day when a tenant says so, and two-digit years [CFG-19]', () => {
    expect(formatExpiry('2027-09-30', 'MM/DD')).toBe('09/30');
    expect(formatExpiry('2027-09-30', 'MM/YY')).toBe('09/27');
  });

  it('gives nothing for an unreadable date', () => {
    expect(formatExpiry('soon', 'MM/YYYY')).toBeNull();
  });
});

describe('dates in the tenant’s time zone', () => {
  it.each([
    ['Europe/Sofia', '2026-11-21', '00:30'],
    ['Europe/Warsaw', '2026-11-20', '23:30'],
    ['Pacific/Pago_Pago', '2026-11-20', '11:30'],
  ])('puts an instant on its day in %s [F5]', (zone, day, time) => {
    const instant = '2026-11-20T22:30:00Z';
    expect(dayOf(instant, zone)).toBe(day);
    expect(formatTime(instant, 'en', zone)).toBe(time);
  });

  it('puts it there in whatever order a browser writes the days of a language [F5]', () => {
    const { prototype } = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    // As WebKitGTK 2.50 writes English of Canada.
    Object.defineProperty(prototype, 'format', { ...format, get: () => () => '11/20/2026' });
    try {
      expect(dayOf('2026-11-20T22:30:00Z', 'Europe/Vienna')).toBe('2026-11-20');
    } finally {
      Object.defineProperty(prototype, 'format', format);
    }
  });

  it.each([
    ['bg', 'събота, 21 ноември', 'събота, 21 ноември 2026 г.'],
    ['pl', 'sobota, 21 listopada', 'sobota, 21 listopada 2026'],
    ['uk', 'субота, 21 листопада', 'субота, 21 листопада 2026 р.'],
    ['ro', 'sâmbătă, 21 noiembrie', 'sâmbătă, 21 noiembrie 2026'],
    ['en', 'Saturday 21 November', 'Saturday, 21 November 2026'],
  ])('writes a day heading in %s, with its year where that is asked for', (language, text, withYear) => {
    const day = '2026-11-21';
    expect(formatDayHeading(day, language)).toBe(text);
    expect(formatDayHeading(day, language, undefined, 'numeric')).toBe(withYear);
  });

  it('writes day and month, and gives back what is no date', () => {
    expect(formatDayAndMonth('2026-11-21', 'ro')).toBe('21 noiembrie');
    expect(formatDayAndMonth('never', 'ro')).toBe('never');
    expect(formatTime('never', 'ro', 'Europe/Bucharest')).toBeNull();
  });
});

it('masks a card number with bullets and a non-breaking space', () => {
  expect(formatCardNumber('4821')).toBe('••••\u00a04821');
});
