import { describe, expect, it } from 'vitest';
import {
  entryInForce,
  isDatedList,
  listBoundaries,
  nextBoundary,
  resolveDates,
} from '../../../runtime/tenant/resolveDates.ts';

const LEV = { code: 'BGN', symbol: 'лв.' };
const EURO = { code: 'EUR', symbol: '€' };
const TENANT = {
  name: 'Testland',
  currency: [
    { from: '0001-01-01', value: LEV },
    { from: '2026-01-01', value: EURO },
  ],
  features: {
    balances: [
      { from: '2025-06-01', value: 'off' },
      { from: '2026-03-29', value: 'on' },
    ],
  },
};

describe('resolveDates', () => {
  it.each([
    ['2025-12-31', LEV, 'off'],
    ['2026-01-01', EURO, 'off'],
    ['2026-03-28', EURO, 'off'],
    ['2026-03-29', EURO, 'on'],
    ['2099-12-31', EURO, 'on'],
  ])('takes the values in force on %s', (day, currency, balances) => {
    expect(resolveDates(TENANT, day)).toEqual({ name: 'Testland', currency, features: { balances } });
  });

  it('takes the first value when none has begun', () => {
    expect(resolveDates(TENANT.features, '2020-01-01')).toEqual({ balances: 'off' });
  });

  it('resolves dated values within a dated value', () => {
    const nested = [{ from: '2026-01-01', value: { balances: [{ from: '2026-02-01', value: 'on' }] } }];
    expect(resolveDates(nested, '2026-05-01')).toEqual({ balances: 'on' });
    expect(listBoundaries(nested)).toEqual(['2026-01-01', '2026-02-01']);
  });

  it('changes nothing of what it was given', () => {
    const before = structuredClone(TENANT);
    resolveDates(TENANT, '2026-01-01');
    expect(TENANT).toEqual(before);
  });

  it.each([
    ['an empty list', []],
    ['a list of other blocks', [{ from: '9:00', to: '18:00' }]],
    ['a list of which one entry has more keys', [{ from: '2026-01-01', value: 1, screens: [] }]],
    ['a list of which one entry is nothing', [{ from: '2026-01-01', value: 1 }, null]],
    ['a list of texts', ['ab']],
    ['a list of days that are no text', [{ from: 2026, value: 1 }]],
    ['a list of entries without a value', [{ from: '2026-01-01', until: 1 }]],
    [
      'a list of entries that inherit their value',
      [Object.assign(Object.create({ value: 1 }), { from: '2026-01-01', a: 1 })],
    ],
    ['a block of two keys', { from: '2026-01-01', value: 1 }],
    ['a text', '2026-01-01'],
    ['nothing', null],
  ])('leaves %s as it is', (_, value) => {
    expect(isDatedList(value)).toBe(false);
    expect(resolveDates({ value }, '2026-01-01')).toEqual({ value });
  });
});

it('resolves what stands in lists, and keeps what is no block', () => {
  const value = [{ a: [{ from: '2026-01-01', value: 1 }] }, null, 'text', 7, undefined];
  expect(resolveDates(value, '2026-01-01')).toEqual([{ a: 1 }, null, 'text', 7, undefined]);
  expect(resolveDates([{ from: '2026-01-01', value: null }], '2026-01-01')).toBeNull();
});

it('the entry in force is the last that has begun', () => {
  const entries = ['2026-01-01', '2026-02-01', '2026-03-01'].map((from) => ({ from, value: from }));
  expect(
    ['2025-12-31', '2026-01-01', '2026-02-01', '2026-02-28', '2027-01-01'].map((day) =>
      entryInForce(entries, day),
    ),
  ).toEqual([0, 0, 1, 1, 2]);
});

it('days on which something begins are in order, each once', () => {
  const entry = (from: string) => [{ from, value: 1 }];
  expect(
    listBoundaries({
      a: entry('2026-02-01'),
      b: [entry('2026-01-01'), null],
      c: entry('2026-02-01'),
      d: 'x',
    }),
  ).toEqual(['2026-01-01', '2026-02-01']);
  for (const none of [null, undefined, 'text', 7, {}]) expect(listBoundaries(none)).toEqual([]);
});

describe('nextBoundary', () => {
  it.each([
    ['2024-01-01', '2025-06-01'],
    ['2025-12-31', '2026-01-01'],
    ['2026-01-01', '2026-03-29'],
    ['2026-03-29', null],
  ])('after %s is %s', (day, next) => {
    expect(nextBoundary(TENANT, day)).toBe(next);
  });
});
