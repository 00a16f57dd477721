import { describe, expect, it } from 'vitest';
import { startOfDay, todayAt } from '../../compiler/today.ts';

describe('todayAt', () => {
  it.each([
    ['Europe/Sofia', '2026-01-01'],
    ['Europe/Warsaw', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-01-01'],
    ['Pacific/Pago_Pago', '2025-12-31'],
  ])('says in %s, at one instant, that it is %s [F5]', (zone, day) => {
    expect(todayAt(new Date('2025-12-31T22:30:00Z'))(zone)).toBe(day);
  });
});

describe('startOfDay', () => {
  it.each([
    ['2026-01-01', 'Europe/Sofia', '2025-12-31T22:00:00Z'],
    ['2026-07-01', 'Europe/Sofia', '2026-06-30T21:00:00Z'],
    ['2026-01-01', 'Europe/Warsaw', '2025-12-31T23:00:00Z'],
    ['2026-01-01', 'UTC', '2026-01-01T00:00:00Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
    ['2026-01-01', 'Pacific/Pago_Pago', '2026-01-01T11:00:00Z'],
    ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
    // Clocks were put forward at midnight: the day began at one.
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00Z'],
  ])('of %s in %s is %s [F5]', (day, zone, instant) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  });
});
