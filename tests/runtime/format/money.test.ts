import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMoney } from '../../../runtime/format/convertMoney.ts';
import { formatMoney } from '../../../runtime/format/formatMoney.ts';
import { parsePrice } from '../../../runtime/format/parsePrice.ts';

/** Amounts never wrap: an ordinary space here stands for the non-breaking one. */
const spaced = (text: string) => {
  expect(text).not.toContain(' ');
  return text.replaceAll('\u00a0', ' ');
};
const lev = { symbol: 'лв.', decimals: 2 };
const plain = { decimal: '.', grouping: '', position: 'after' } as const;

describe('formatMoney', () => {
  it.each([
    [1234, '12.34 лв.'],
    [0, '0.00 лв.'],
    [5, '0.05 лв.'],
    [100, '1.00 лв.'],
    [128_450, '1284.50 лв.'],
    [-4200, '−42.00 лв.'],
    [-0, '0.00 лв.'],
  ])('writes %d minor units with two decimals, a point, then the symbol [CFG-04 CON-38]', (amount, text) => {
    expect(spaced(formatMoney(amount, lev, plain))).toBe(text);
  });

  it('writes the symbol that the tenant names [CFG-07 CFG-08]', () => {
    expect(formatMoney(1234, { symbol: 'zł', decimals: 2 }, plain)).toBe('12.34\u00a0zł');
    expect(formatMoney(1234, { symbol: 'lei', decimals: 2 }, plain)).toBe('12.34\u00a0lei');
  });

  it('puts a plus before credits when signs are asked for', () => {
    expect(formatMoney(64_000, lev, plain, 'always')).toBe('+640.00\u00a0лв.');
    expect(formatMoney(0, lev, plain, 'always')).toBe('0.00\u00a0лв.');
  });

  it('groups thousands and places the symbol as the tenant says', () => {
    const locale = { decimal: ',', grouping: '.', position: 'before' } as const;
    expect(formatMoney(128_450_099, { symbol: '€', decimals: 2 }, locale)).toBe('€\u00a01.284.500,99');
    expect(formatMoney(1_234_500, lev, { ...plain, grouping: ' ' })).toBe('12\u00a0345.00\u00a0лв.');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5, 2 ** 60])(
    'shows a dash instead of %d [F4]',
    (amount) => {
      expect(formatMoney(amount, lev, plain)).toBe('–');
    },
  );
});

describe('convertMoney', () => {
  it.each([
    [19_558, 10_000],
    [170, 87],
    [10_000, 5113],
    [-170, -87],
    [0, 0],
    [1, 1],
  ])('converts %d minor units of lev into %d of euro at 1.95583 [CFG-05 F3]', (lev, euro) => {
    expect(convertMoney(lev, 1.95583)).toBe(euro);
  });

  it('rounds the exact quotient half up, away from zero, for any amount [F3]', () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(amounts, (amount) => {
        const result = BigInt(Math.abs(convertMoney(amount, 1.95583)));
        // |amount| * 100000 / 195583 lies in [result - 1/2, result + 1/2).
        const doubled = 2n * BigInt(Math.abs(amount)) * 100_000n;
        expect(doubled >= (2n * result - 1n) * 195_583n).toBe(true);
        expect(doubled < (2n * result + 1n) * 195_583n).toBe(true);
        expect(Math.sign(convertMoney(amount, 1.95583)) * Math.sign(amount)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 5_000 },
    );
  });

  it('converts between currencies with different decimals', () => {
    expect(convertMoney(1_000, 0.01, { from: 2, to: 0 })).toBe(1_000);
  });
});

describe('parsePrice', () => {
  it.each([
    ['5,1', '5.10 лв.'],
    ['5', '5.00 лв.'],
    ['5.1', '5.10 лв.'],
    ['1 284,50', '1284.50 лв.'],
    ['−42,00', '−42.00 лв.'],
    ['-0', '0.00 лв.'],
  ])(
    'reads %j, a comma as a point, and writes it with two decimals and the symbol [CON-37 CON-38 CON-39]',
    (text, written) => {
      expect(formatMoney(parsePrice(text), lev, plain).replace('\u00a0', ' ')).toBe(written);
    },
  );

  it.each(['', 'NaN', '1e3', '1,2,3', '1.234', '0x10', '--1', '٣', '9'.repeat(20), 'Infinity'])(
    'refuses %j [F4]',
    (text) => {
      expect(formatMoney(parsePrice(text), lev, plain)).toBe('–');
    },
  );

  it('divides minor units by 100 [CON-40 CON-41]', () => {
    expect(formatMoney(1234, lev, plain)).toContain('12.34');
    expect(formatMoney(5, lev, plain)).toContain('0.05');
    expect(convertMoney(parsePrice('1.95'), 1.95)).toBe(100);
    expect(convertMoney(19_558_300, 1.95583)).toBe(10_000_000);
  });
});
