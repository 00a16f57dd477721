import { describe, expect, it } from 'vitest';
import { findWrongAmounts } from './findWrongAmounts.ts';
import { frozenMoment } from './frozenMoment.ts';

const lev = {
  currency: {
    code: 'BGN',
    symbol: 'лв.',
    decimals: 2,
    shownDecimals: null,
    secondary: { code: 'EUR', symbol: '€', rate: 1.95583, decimals: 2 },
  },
  money: { decimal: '.', grouping: '', position: 'after', space: 'noBreak', sign: 'beforeAll' },
} as const;

describe('amounts in a second currency', () => {
  it('follow from the rate, rounded half up', () => {
    const text = 'Налични 184.20\u00a0лв.\n94.18\u00a0€\n−19.56\u00a0лв. (−10.00\u00a0€)\n1000.00\u00a0лв.';
    expect(findWrongAmounts(text, lev)).toEqual([]);
  });

  it('are found where they do not', () => {
    expect(findWrongAmounts('184.20\u00a0лв.\n93.71\u00a0€', lev)).toEqual([
      '184.20 лв. 93.71 €, where 94.18 was expected',
    ]);
    expect(findWrongAmounts('−184.20\u00a0лв. 94.18\u00a0€', lev)).toHaveLength(1);
  });

  it('are read with the marks and the place of the symbol that a tenant has', () => {
    const other = {
      ...lev,
      money: { ...lev.money, decimal: ',', grouping: '.', position: 'before' },
    } as const;
    expect(findWrongAmounts('лв.\u00a01.842,00 €\u00a0941,80', other)).toEqual([]);
    expect(findWrongAmounts('лв.\u00a01.842,00 €\u00a0941,90', other)).toHaveLength(1);
  });

  it('may be off by what the first one is rounded', () => {
    const whole = { ...lev, currency: { ...lev.currency, shownDecimals: 0 } };
    expect(findWrongAmounts('184\u00a0лв. 94.18\u00a0€', whole)).toEqual([]);
    expect(findWrongAmounts('184\u00a0лв. 94.48\u00a0€', whole)).toHaveLength(1);
  });

  it('are looked for in no tenant with one currency', () => {
    const one = { ...lev, currency: { ...lev.currency, secondary: null } };
    expect(findWrongAmounts('184.20 лв. 1 €', one)).toEqual([]);
  });
});

describe('the moment of the pictures', () => {
  it('is the same in each run and lies ahead', () => {
    expect(frozenMoment(2026)).toEqual(frozenMoment(2029));
    expect(frozenMoment().getTime()).toBeGreaterThan(Date.now());
  });
});
