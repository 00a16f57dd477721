/**
 * What countries say of amounts, days and times, each as its people write them. Over 250 lines: the tables of what each
 * country writes are written out in full.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../runtime/format/dayOf.ts';
import {
  formatDayAndMonth,
  formatDayHeading,
  formatLongDay,
  formatMonth,
} from '../../../runtime/format/formatDate.ts';
import { type ExpiryFormat, formatExpiry } from '../../../runtime/format/formatExpiry.ts';
import { formatMoney, type MoneyCurrency, type MoneyFormat } from '../../../runtime/format/formatMoney.ts';
import { formatTime } from '../../../runtime/format/formatTime.ts';
import type { LanguageFormat } from '../../../runtime/format/languageFormat.ts';
import { parsePrice } from '../../../runtime/format/parsePrice.ts';
import { writeClock } from '../../../runtime/format/writeClock.ts';
import { spokenExpiry } from '../../../screens/_shared/spokenExpiry.ts';

const [NO_BREAK, NARROW, FROM_LEFT, END] = ['\u00a0', '\u202f', '\u2066', '\u2069'];
/** No-break spaces as `_`, narrow ones as `¦`, and what runs from left to right between ⟨ and ⟩. */
const plainly = (text: string) =>
  text
    .replaceAll(NO_BREAK, '_')
    .replaceAll(NARROW, '¦')
    .replaceAll(FROM_LEFT, '⟨')
    .replaceAll(END, '⟩')
    .replaceAll('\u200f', '');

interface Country {
  readonly currency: MoneyCurrency;
  readonly money: MoneyFormat;
  readonly digits?: string;
  /** Minor units, how they are shown, and as a payment. */
  readonly amounts: readonly (readonly [minor: number, shown: string, paid: string])[];
}

const euroMarks = { decimal: ',', grouping: '.', position: 'after' } as const;
const englishMarks = { decimal: '.', grouping: ',', position: 'before', space: 'none' } as const;

const MONEY: Readonly<Record<string, Country>> = {
  HU: {
    currency: { symbol: 'Ft', decimals: 2, shownDecimals: 0 },
    money: { decimal: ',', grouping: ' ', position: 'after' },
    amounts: [
      [123_400, '1_234_Ft', '−1_234_Ft'],
      [123_450, '1_235_Ft', '−1_235_Ft'],
      [123_449, '1_234_Ft', '−1_234_Ft'],
      [49, '0_Ft', '0_Ft'],
      [50, '1_Ft', '−1_Ft'],
    ],
  },
  KW: {
    currency: { symbol: 'KD', decimals: 3 },
    money: { ...englishMarks, space: 'noBreak' },
    amounts: [[1_234_567, 'KD_1,234.567', '−KD_1,234.567']],
  },
  'KW in Arabic': {
    currency: { symbol: 'د.ك.', decimals: 3 },
    money: { ...englishMarks, position: 'after', space: 'noBreak' },
    digits: 'arab',
    amounts: [[1_234_567, '١٬٢٣٤٫٥٦٧_د.ك.', '−١٬٢٣٤٫٥٦٧_د.ك.']],
  },
  'KW in Arabic, with Latin digits': {
    currency: { symbol: 'د.ك.', decimals: 3 },
    money: { ...englishMarks, position: 'after', space: 'noBreak' },
    amounts: [[1_234_567, '⟨1,234.567⟩_د.ك.', '⟨−1,234.567⟩_د.ك.']],
  },
  JP: {
    currency: { symbol: '￥', decimals: 0 },
    money: englishMarks,
    amounts: [[1_234_567, '￥1,234,567', '−￥1,234,567']],
  },
  BR: {
    currency: { symbol: 'R$', decimals: 2 },
    money: { ...euroMarks, position: 'before' },
    amounts: [[123_456, 'R$_1.234,56', '−R$_1.234,56']],
  },
  US: {
    currency: { symbol: '$', decimals: 2 },
    money: englishMarks,
    amounts: [
      [123_456, '$1,234.56', '−$1,234.56'],
      [5, '$0.05', '−$0.05'],
    ],
  },
  'US, the sign beside the number': {
    currency: { symbol: '$', decimals: 2 },
    money: { ...englishMarks, sign: 'beforeNumber' },
    amounts: [[500, '$5.00', '$−5.00']],
  },
  GB: {
    currency: { symbol: '£', decimals: 2 },
    money: englishMarks,
    amounts: [[123_456, '£1,234.56', '−£1,234.56']],
  },
  CH: {
    currency: { symbol: 'CHF', decimals: 2 },
    money: { decimal: '.', grouping: '’', position: 'before', sign: 'beforeNumber' },
    amounts: [[123_456, 'CHF_1’234.56', 'CHF_−1’234.56']],
  },
  NL: {
    currency: { symbol: '€', decimals: 2 },
    money: { ...euroMarks, position: 'before', sign: 'afterNumber' },
    amounts: [[123_456, '€_1.234,56', '€_1.234,56−']],
  },
  FR: {
    currency: { symbol: '€', decimals: 2 },
    money: { decimal: ',', grouping: 'narrow', position: 'after' },
    amounts: [[123_456_700, '1¦234¦567,00_€', '−1¦234¦567,00_€']],
  },
  'FR, narrow': {
    currency: { symbol: '€', decimals: 2 },
    money: { decimal: ',', grouping: 'narrow', position: 'after', space: 'narrow', sign: 'afterNumber' },
    amounts: [[123_456, '1¦234,56¦€', '1¦234,56−¦€']],
  },
  IN: {
    currency: { symbol: '₹', decimals: 2 },
    money: englishMarks,
    digits: 'deva',
    amounts: [[12_345, '₹१२३.४५', '−₹१२३.४५']],
  },
  BG: {
    currency: { symbol: 'лв.', decimals: 2 },
    money: { decimal: '.', grouping: '', position: 'after' },
    amounts: [[123_456, '1234.56_лв.', '−1234.56_лв.']],
  },
};

describe('an amount', () => {
  const rows = Object.entries(MONEY).flatMap(([country, { amounts, ...how }]) =>
    amounts.map(([minor, shown, paid]) => ({ country, minor, shown, paid, ...how })),
  );

  it.each(rows)('in $country: $minor minor units are $shown', ({ minor, shown, paid, ...how }) => {
    const write = (amount: number, sign?: 'always') =>
      plainly(formatMoney(amount, how.currency, how.money, sign, how.digits));
    expect(write(minor)).toBe(shown);
    expect(write(-minor)).toBe(paid);
    expect(write(minor, 'always')).toBe(paid.replace('−', '+'));
  });

  const anAmount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  const someDecimals = fc.integer({ min: 0, max: 3 });
  const aFormat = fc.record({
    decimal: fc.constantFrom('.', ','),
    grouping: fc.constantFrom('', ' ', "'", '’', 'narrow'),
    position: fc.constantFrom('before' as const, 'after' as const),
    space: fc.constantFrom('noBreak' as const, 'narrow' as const, 'none' as const),
    sign: fc.constantFrom('beforeAll' as const, 'beforeNumber' as const, 'afterNumber' as const),
  });
  /** The number in a text, as a gateway would write it. */
  const numberIn = (text: string) => {
    const isDebit = text.includes('−');
    return (isDebit ? '-' : '') + text.replace(/[^\d.,]/g, '');
  };

  it('is read back as the same minor units, whatever it is written like [CON-37 CON-38 F4]', () => {
    const small = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
    fc.assert(
      fc.property(small, someDecimals, aFormat, (amount, decimals, format) => {
        const text = formatMoney(amount, { symbol: '¤', decimals }, format);
        expect(text).not.toContain(' ');
        expect(parsePrice(numberIn(text), decimals)).toBe(amount === 0 ? 0 : amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('with fewer digits is the nearest one that has so few, half away from zero, of any size', () => {
    fc.assert(
      fc.property(anAmount, someDecimals, someDecimals, (amount, one, other) => {
        const [decimals, shownDecimals] = [Math.max(one, other), Math.min(one, other)];
        const text = formatMoney(
          amount,
          { symbol: '¤', decimals, shownDecimals },
          { ...euroMarks, grouping: '' },
        );
        const digits = BigInt(text.replace(/\D/g, ''));
        const unit = 10n ** BigInt(decimals - shownDecimals);
        const size = BigInt(Math.abs(amount));
        expect(2n * size >= (2n * digits - 1n) * unit).toBe(true);
        expect(2n * size < (2n * digits + 1n) * unit).toBe(true);
        expect(text.includes('−')).toBe(amount < 0 && digits !== 0n);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is no whole number of minor units is a dash, however many digits are shown [F4]', () => {
    expect(formatMoney(1.5, { symbol: 'Ft', decimals: 2, shownDecimals: 0 }, euroMarks)).toBe('–');
  });
});

const usual: LanguageFormat = { locale: null, days: 'words', hours: 'h23', digits: 'latn' };

/** The day, the day above payments, and a time of the afternoon. */
const DAYS: readonly (readonly [
  country: string,
  language: string,
  format: Partial<LanguageFormat> | null,
  day: string,
  heading: string,
  time: string,
])[] = [
  ['BG', 'bg', null, '5 март 2026 г.', 'четвъртък, 5 март', '21:05'],
  ['PL', 'pl', null, '5 marca 2026', 'czwartek, 5 marca', '21:05'],
  ['RO', 'ro', null, '5 martie 2026', 'joi, 5 martie', '21:05'],
  ['GB', 'en', null, '5 March 2026', 'Thursday 5 March', '21:05'],
  ['GB, said', 'en', { locale: 'en-GB', hours: 'h12' }, '5 March 2026', 'Thursday 5 March', '9:05_pm'],
  ['US', 'en', { locale: 'en-US', hours: 'h12' }, 'March 5, 2026', 'Thursday, March 5', '9:05_PM'],
  [
    'US in figures',
    'en',
    { locale: 'en-US', days: 'numeric', hours: 'language' },
    '3/5/2026',
    'Thursday, 3/5',
    '9:05_PM',
  ],
  ['US, two digits', 'en', { locale: 'en-US', days: 'MM/DD/YYYY' }, '03/05/2026', 'Thursday, 03/05', '21:05'],
  ['JP', 'ja', null, '2026年3月5日', '3月5日木曜日', '21:05'],
  ['JP in figures', 'ja', { days: 'YYYY/MM/DD', hours: 'h12' }, '2026/03/05', '03/05 木曜日', '午後9:05'],
  ['BR', 'pt-BR', { days: 'numeric' }, '05/03/2026', 'quinta-feira, 05/03', '21:05'],
  ['HU', 'hu', { days: 'numeric' }, '2026. 03. 05.', '3. 5., csütörtök', '21:05'],
  ['CH', 'de', { locale: 'de-CH', days: 'DD.MM.YYYY' }, '05.03.2026', 'Donnerstag, 05.03', '21:05'],
  ['KW', 'ar', { locale: 'ar-KW', digits: 'latn', hours: 'h12' }, '5 مارس 2026', 'الخميس، 5 مارس', '9:05_م'],
  [
    'KW in Arabic digits',
    'ar',
    { locale: 'ar-KW', digits: 'arab', hours: 'h12' },
    '٥ مارس ٢٠٢٦',
    'الخميس، ٥ مارس',
    '٩:٠٥_م',
  ],
  ['KW in figures', 'ar', { digits: 'arab', days: 'DD-MM-YYYY' }, '٠٥-٠٣-٢٠٢٦', 'الخميس، ⟨٠٥-٠٣⟩', '٢١:٠٥'],
];

describe('a day and a time', () => {
  it.each(DAYS)('of %s', (_country, language, said, day, heading, time) => {
    const format = said ? { ...usual, ...said } : undefined;
    expect(plainly(formatLongDay('2026-03-05', language, format))).toBe(day);
    expect(plainly(formatDayHeading('2026-03-05', language, format))).toBe(heading);
    expect(plainly(formatTime('2026-03-05T21:05:00Z', language, 'UTC', format) ?? '')).toBe(time);
  });

  it.each([
    ['DD/MM/YYYY', '05/03'],
    ['MM-DD-YYYY', '03-05'],
    ['YYYY.MM.DD', '03.05'],
  ])('%s has no year as %s, and a month alone has its name', (days, text) => {
    expect(formatDayAndMonth('2026-03-05', 'en', { ...usual, days })).toBe(text);
    expect(formatMonth('2026-03', 'en', { ...usual, days })).toBe('March 2026');
  });

  it('has Latin digits, as amounts have, until a tenant says otherwise', () => {
    expect(formatLongDay('2026-03-05', 'ar-KW')).toBe('5 مارس 2026');
    expect(formatTime('2026-03-05T21:05:00Z', 'ar-KW', 'UTC')).toBe('21:05');
  });

  it('stands on the day and hour of the tenant’s time zone, in any format [F5]', () => {
    const format = { ...usual, locale: 'en-US', hours: 'h12' } as const;
    expect(dayOf('2026-03-05T23:30:00Z', 'Asia/Kuwait')).toBe('2026-03-06');
    expect(formatTime('2026-03-05T21:30:00Z', 'en', 'Asia/Kuwait', format)).toBe('12:30\u00a0AM');
    expect(formatTime('never', 'en', 'UTC', format)).toBeNull();
    expect(formatLongDay('never', 'en', { ...format, days: 'numeric' })).toBe('never');
  });

  it.each([
    ['9:00', undefined, '9:00'],
    ['9:00', { ...usual, locale: 'en-US', hours: 'h12' as const }, '9:00_AM'],
    ['18:30', { ...usual, locale: 'en-US', hours: 'h12' as const }, '6:30_PM'],
    ['9:00', { ...usual, digits: 'arab' }, '٩:٠٠'],
  ])('of the phone line, %s', (time, format, text) => {
    expect(plainly(writeClock(time, 'en', format))).toBe(text);
  });
});

describe('an expiry date', () => {
  const EXPIRIES: readonly (readonly [ExpiryFormat, string, string | undefined])[] = [
    ['MM/YYYY', '08/2028', undefined],
    ['MM/YY', '08/28', undefined],
    ['MM/DD', '08/31', undefined],
    ['MM-YYYY', '08-2028', 'August 2028'],
    ['MM-YY', '08-28', 'August 2028'],
    ['MM.YYYY', '08.2028', 'August 2028'],
    ['MM.YY', '08.28', 'August 2028'],
    ['YYYY/MM', '2028/08', 'August 2028'],
    ['YY/MM', '28/08', 'August 2028'],
    ['YYYY-MM', '2028-08', 'August 2028'],
    ['YYYY.MM', '2028.08', 'August 2028'],
  ];

  it.each(EXPIRIES)(
    'is written %s, and read aloud as the month that it is [CFG-17]',
    (format, text, spoken) => {
      expect(formatExpiry('2028-08-31', format)).toBe(text);
      expect(formatExpiry('2028-08-31T00:00:00Z', format)).toBe(text);
      expect(spokenExpiry('2028-08-31', format, 'en')).toBe(spoken);
    },
  );
});
