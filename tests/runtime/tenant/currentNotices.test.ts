import { describe, expect, it } from 'vitest';
import { currentNotices, furthestTime, localTime, startOf } from '../../../runtime/tenant/currentNotices.ts';
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

describe('the latest time that the clocks of a time zone have shown', () => {
  it.each([
    ['where they were not set back', '2026-10-25T00:59:59Z', 'Europe/Sofia', '2026-10-25T03:59'],
    ['at the moment that they are set back', '2026-10-25T01:00:00Z', 'Europe/Sofia', '2026-10-25T03:59'],
    ['in the hour that they show twice', '2026-10-25T01:59:59Z', 'Europe/Sofia', '2026-10-25T03:59'],
    ['after that hour', '2026-10-25T02:00:00Z', 'Europe/Sofia', '2026-10-25T04:00'],
    ['after they were put forward', '2026-03-29T01:00:00Z', 'Europe/Sofia', '2026-03-29T04:00'],
    ['set back by half an hour', '2026-04-04T15:10:00Z', 'Australia/Lord_Howe', '2026-04-05T01:59'],
    ['set back by two hours', '2026-10-25T02:59:00Z', 'Antarctica/Troll', '2026-10-25T02:59'],
  ])('%s', (_, now, timeZone, local) => {
    expect(furthestTime(new Date(now), timeZone)).toBe(local);
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

  it('shows a notice once in the night in which clocks show an hour twice', () => {
    const ending = notice('news', '2026-10-24', '2026-10-25T03:30');
    const beginning = notice('news', '2026-10-25T03:30', null);
    const shown = (iso: string) => currentNotices([ending, beginning], at(iso)).map(({ from }) => from);
    for (const before of ['2026-10-25T00:00:00Z', '2026-10-25T00:29:59Z'])
      expect(shown(before)).toEqual([ending.from]);
    // Half past three for the first time, three and half past three for the second, and four.
    for (const after of ['00:30', '01:00', '01:30', '02:00'])
      expect(shown(`2026-10-25T${after}:00Z`)).toEqual([beginning.from]);
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
