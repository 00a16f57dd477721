import { describe, expect, it } from 'vitest';
import { monthsBefore, readTypedDay, typeDay, yearsBefore } from '../../../runtime/format/calendarDay.ts';

describe('a day', () => {
  it('is typed one way and sent the other, without a shift [VAL-42 F5]', () => {
    expect(readTypedDay('05/03/1990')).toBe('1990-03-05');
    expect(readTypedDay('29/02/1992')).toBe('1992-02-29');
    expect(readTypedDay('01/01/0099')).toBe('0099-01-01');
  });

  it('is none where the calendar has none', () => {
    for (const typed of [
      '31/02/1990',
      '29/02/1900',
      '00/01/1990',
      '01/00/1990',
      '5/3/1990',
      '',
      '1990-03-05',
    ]) {
      expect([typed, readTypedDay(typed)]).toEqual([typed, null]);
    }
  });

  it('comes back as it is typed, from the first ten characters [ENT-013 ENT-023]', () => {
    expect(typeDay('1990-03-05')).toBe('05/03/1990');
    expect(typeDay('1990-03-05T23:30:00-11:00')).toBe('05/03/1990');
    expect(typeDay(null)).toBe('');
    expect(typeDay('soon')).toBe('');
  });

  it('keeps its month and day some years before', () => {
    expect(yearsBefore('2026-02-28', 18)).toBe('2008-02-28');
    expect(yearsBefore('2028-02-29', 18)).toBe('2010-02-29');
  });

  it.each([
    ['2026-11-21', 6, '2026-05-21'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-08-31', 6, '2026-02-28'],
  ])('%s less %i months is %s [F5 NAV-69]', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});
