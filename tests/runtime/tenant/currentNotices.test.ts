import { describe, expect, it } from 'vitest';
import { currentNotices, localTime, startOf } from '../../../runtime/tenant/currentNotices.ts';
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';

const notice = (
  kind: 'incident' | 'maintenance' | 'news',
  from: string,
  until: string | null,
  screens: string[] = [],
) => ({
  kind,
  from,
  until,
  title: { en: `${kind} ${from}` },
  text: { en: 'text' },
  screens,
});
const at = (iso: string, screen: ScreenId = 'home') => ({
  screen,
  now: new Date(iso),
  timeZone: 'Europe/Sofia',
});

describe('the wall clock of a time zone', () => {
  it.each([
    ['2026-11-20T22:00:00Z', 'Europe/Sofia', '2026-11-21T00:00'],
    ['2026-07-20T22:05:59Z', 'Europe/Sofia', '2026-07-21T01:05'],
    ['2026-11-20T22:00:00Z', 'UTC', '2026-11-20T22:00'],
  ])('at %s in %s says %s', (now, timeZone, local) => {
    expect(localTime(new Date(now), timeZone)).toBe(local);
    expect(localTime(new Date(now), timeZone)).toBe(local);
  });

  it('begins a day at midnight', () => {
    expect([startOf('2026-11-21'), startOf('2026-11-21T18:00')]).toEqual([
      '2026-11-21T00:00',
      '2026-11-21T18:00',
    ]);
  });
});

describe('currentNotices', () => {
  it('shows those of every screen where none is there yet', () => {
    const all = [notice('news', '2026-01-01', null), notice('incident', '2026-01-01', null, ['home'])];
    const now = new Date('2026-11-21T10:00:00Z');
    expect(currentNotices(all, { screen: null, now, timeZone: 'UTC' }).map(({ kind }) => kind)).toEqual([
      'news',
    ]);
  });

  it('begins with an incident, then work to come, then news', () => {
    const all = (['news', 'maintenance', 'incident'] as const).map((kind) =>
      notice(kind, '2026-01-01', null),
    );
    expect(currentNotices(all, at('2026-11-21T10:00:00Z')).map(({ kind }) => kind)).toEqual([
      'incident',
      'maintenance',
      'news',
    ]);
  });

  it('shows one of several screens on each of them', () => {
    const one = notice('news', '2026-01-01', null, ['contactUs', 'home']);
    expect(currentNotices([one], at('2026-11-21T10:00:00Z'))).toEqual([one]);
  });

  it('shows a notice from its day on, in the tenant’s time zone, until its end', () => {
    const one = notice('news', '2026-11-21', '2026-11-23T18:00');
    const shown = (iso: string) => currentNotices([one], at(iso)).length;
    expect(shown('2026-11-20T21:59:00Z')).toBe(0);
    expect(shown('2026-11-20T22:00:00Z')).toBe(1);
    expect(shown('2026-11-23T15:59:00Z')).toBe(1);
    expect(shown('2026-11-23T16:00:00Z')).toBe(0);
  });

  it('shows one without an end for good, on its screens alone, the most urgent first', () => {
    const all = [
      notice('news', '2026-01-01', null),
      notice('incident', '2026-01-01', null, ['accountHome']),
      notice('maintenance', '2026-01-01', null),
    ];
    const kinds = (screen: ScreenId) =>
      currentNotices(all, at('2026-11-21T10:00:00Z', screen)).map(({ kind }) => kind);
    expect(kinds('home')).toEqual(['maintenance', 'news']);
    expect(kinds('accountHome')).toEqual(['incident', 'maintenance', 'news']);
  });
});
