/** What becomes of a text by itself; `tests/runtime/forms/waysOfTyping.test.tsx` types the same into the fields. */
import { describe, expect, it } from 'vitest';
import { readTypedDay } from '../../../runtime/format/calendarDay.ts';
import { joinPhone } from '../../../runtime/format/phoneNumber.ts';
import { plainSigns, tidyLine, withoutSeparators } from '../../../runtime/format/plainText.ts';
import {
  understandDay,
  understandDigits,
  understandLastDigits,
} from '../../../runtime/format/understandDigits.ts';
import { mostDigits, type PhonePlan, understandPhone } from '../../../runtime/format/understandPhone.ts';
import { aTenant } from '../../support/aTenant.ts';
import * as ways from '../../support/waysOfTyping.ts';

const { masks, otherMask, lengthRestrictions, shouldStartWith } = aTenant().phone;
const PLAN = {
  masks,
  otherMask,
  lengths: lengthRestrictions as PhonePlan['lengths'],
  starts: shouldStartWith as PhonePlan['starts'],
};
const PREFIX: Readonly<Record<string, string>> = { pl: '+48', ro: '+40', bg: '+359' };

describe('a phone number [USE-01]', () => {
  const rows = [
    ...Object.entries(ways.PHONES_BY_TENANT).flatMap(([code, table]) =>
      table.map(([, typed, outcome]) => [PREFIX[code] ?? '', typed, outcome] as const),
    ),
    ...ways.PHONES_BY_PREFIX.map(([prefix, , typed, outcome]) => [prefix, typed, outcome] as const),
  ];

  it.each(rows)('after %s, %j', (prefix, typed, outcome) => {
    const reading = understandPhone({ prefix, number: typed }, PLAN);
    if (typeof outcome === 'string') expect([reading.isClear, joinPhone(reading)]).toEqual([true, outcome]);
    else expect(reading.isClear).toBe(false);
  });

  it('that is not understood stays as it was typed', () => {
    for (const number of ['sześć', '+0 601', '12 ab'])
      expect(understandPhone({ prefix: '+48', number }, PLAN)).toEqual({
        prefix: '+48',
        number,
        isClear: false,
      });
  });

  it('keeps its digits where it is too short or too long', () => {
    expect(understandPhone({ prefix: '+48', number: '601 23' }, PLAN)).toEqual({
      prefix: '+48',
      number: '60123',
      isClear: false,
    });
    expect(understandPhone({ prefix: '+48', number: '+48 601 23' }, PLAN)).toEqual({
      prefix: '+48',
      number: '60123',
      isClear: false,
    });
  });

  const free: PhonePlan = { masks: {}, otherMask: '9999999999', lengths: {}, starts: {} };
  it.each([
    ['five digits', '12345', false],
    ['six digits', '123456', true],
    ['as many as the mask has', '1234567890', true],
    ['one more', '92345678901', false],
  ])('without a length has %s or not', (_, number, isClear) => {
    expect(understandPhone({ prefix: '+1', number }, free).isClear).toBe(isClear);
  });

  it('without a length after its calling code needs six digits', () => {
    expect(understandPhone({ prefix: '+48', number: '+49 12345' }, free)).toMatchObject({
      number: '+49 12345',
      isClear: false,
    });
    expect(understandPhone({ prefix: '+48', number: '+49 123456' }, free)).toEqual({
      prefix: '+49',
      number: '123456',
      isClear: true,
    });
  });

  it.each([
    ['+1', '2125550123', '+1', '2125550123'],
    ['+7', '9161234567', '+7', '9161234567'],
    ['+20', '1001234567', '+20', '1001234567'],
    ['+86', '13112345678', '+86', '13112345678'],
    ['+212', '612345678', '+212', '612345678'],
    ['+420', '601234567', '+420', '601234567'],
    ['+995', '555123456', '+995', '555123456'],
    ['+998', '901234567', '+998', '901234567'],
  ])('is divided where the calling code %s ends', (code, number, prefix, rest) => {
    const plan = { ...free, otherMask: '999999999999' };
    expect(understandPhone({ prefix: '+48', number: code + number }, plan)).toEqual({
      prefix,
      number: rest,
      isClear: true,
    });
  });

  it.each([
    ['+44', '02079460958', '2079460958', true],
    ['+39', '0612345678', '0612345678', false],
    ['+378', '0549886633', '0549886633', false],
    ['+225', '0712345678', '0712345678', false],
    ['+39', '(0) 612345678', '0612345678', false],
    ['+225', '(0) 712345678', '712345678', true],
  ])('after %s as %s has its 0 or not', (prefix, typed, number, isClear) => {
    const plan = { ...free, otherMask: '999999999999' };
    expect(understandPhone({ prefix, number: typed }, plan)).toEqual({ prefix, number, isClear });
  });

  it('has as many digits as its mask, or as that of all others', () => {
    const plan = {
      masks: { '+48': '999 999 999', '+7': null, '+1': ['99 99', '999 999'] },
      otherMask: '9999 9',
    };
    expect(['+48', '+7', '+1', '+2'].map((prefix) => mostDigits(prefix, plan))).toEqual([9, 5, 6, 5]);
  });

  it('with a calling code without its plus is that of one country, or of none', () => {
    const plan = { ...free, lengths: { '+4': 8, '+48': 7 } };
    expect(understandPhone({ prefix: '+1', number: '481234567' }, plan).prefix).toBe('+1');
    expect(
      understandPhone({ prefix: '+48', number: '481234567' }, { ...free, lengths: { '+48': 7 } }),
    ).toEqual({
      prefix: '+48',
      number: '1234567',
      isClear: true,
    });
    expect(understandPhone({ prefix: '', number: '123456789012' }, free)).toEqual({
      prefix: '',
      number: '123456789012',
      isClear: false,
    });
  });
});

describe('a day [USE-01]', () => {
  it.each(ways.DAYS_TYPED)('by %s: %j', (_how, typed, outcome) => {
    const day = readTypedDay(understandDay(typed));
    expect(day).toBe(typeof outcome === 'string' ? outcome : null);
  });

  it.each([
    '23 май 1990',
    'на 23',
    '',
    '31.02.1990',
    'x 23.05.1990',
    '23.05.1990 x',
    '123.05.1990',
    '1990-05-234',
  ])('that is none stays as it was typed: %j', (typed) => expect(understandDay(typed)).toBe(typed));

  it.each([
    ['19/90-05-23', '23/05/1990'],
    ['19/90.5.3', '03/05/1990'],
    ['19/90/05-23', '19/90/05-23'],
    ['23.05.1990г.', '23/05/1990'],
    ['23.05.1990 r.', '23/05/1990'],
    ['23.05.1990 р', '23/05/1990'],
    ['23. 05. 1990', '23/05/1990'],
    ['1990. 05. 23', '23/05/1990'],
  ])('%j is %s', (typed, day) => expect(understandDay(typed)).toBe(day));
});

describe('digits [USE-01]', () => {
  const isUnderstood = (text: string, count: number) => /^\d+$/.test(text) && text.length === count;

  it.each(ways.SERIAL_NUMBERS_TYPED)('of a serial number by %s: %j', (_how, typed, outcome) => {
    const digits = understandDigits(typed, 10, 10);
    if (typeof outcome === 'string') expect(digits).toBe(outcome);
    else expect(isUnderstood(digits, 10)).toBe(false);
  });

  it.each(ways.CODES_TYPED)('of a code by %s: %j', (_how, typed, outcome) => {
    const digits = understandDigits(typed, 6, 6);
    if (typeof outcome === 'string') expect(digits).toBe(outcome);
    else expect(isUnderstood(digits, 6)).toBe(false);
  });

  it.each(ways.LAST_DIGITS_TYPED)('at the end of a card number by %s: %j', (_how, typed, outcome) => {
    const digits = understandLastDigits(typed, 4);
    if (typeof outcome === 'string') expect(digits).toBe(outcome);
    else expect(isUnderstood(digits, 4)).toBe(false);
  });

  it('in a text are those of the one number that has so many', () => {
    expect(understandDigits('code 1234 or 12', 3, 4)).toBe('1234');
    expect(understandDigits('code 123 or 1234', 3, 4)).toBe('code 123 or 1234');
    expect(understandDigits('code 12345 or 12', 3, 4)).toBe('code 12345 or 12');
    expect(understandDigits('in 3 days: 12-34', 4, 4)).toBe('1234');
    expect(understandDigits('', 3, 4)).toBe('');
    expect(understandDigits('12 3', 9, 9)).toBe('123');
  });

  it('of a whole card number are cut to the last, of twelve to nineteen', () => {
    expect(understandLastDigits('123456789012', 4)).toBe('9012');
    expect(understandLastDigits('1234567890123456789', 4)).toBe('6789');
    expect(understandLastDigits('12345678901', 4)).toBe('12345678901');
    expect(understandLastDigits('12345678901234567890', 4)).toBe('12345678901234567890');
    expect(understandLastDigits('**** 123', 4)).toBe('**** 123');
  });
});

describe('one line of text [USE-01]', () => {
  it.each([...ways.NAMES_TYPED, ...ways.EMAILS_TYPED].filter(([, , outcome]) => typeof outcome === 'string'))(
    'by %s: %j',
    (_how, typed, outcome) => expect(tidyLine(typed).toLowerCase()).toBe(String(outcome).toLowerCase()),
  );

  it('keeps what stands within it, and loses what nobody sees around it', () => {
    expect(tidyLine('\u200b a\u200bb \u200b ')).toBe('a\u200bb');
    expect(tidyLine('a\n\tb')).toBe('a  b');
  });

  it('has plain signs where digits are looked for', () => {
    expect(plainSigns(' ＋４８\u200b ٠١٢ ۰۱۲ ')).toBe('+48 012 012');
    expect(withoutSeparators("a (b) [c].d/e\\f_g·h,i'j’k-l–m−n o")).toBe('abcdefghijklmno');
  });
});
