/** Currency symbols and decimals that a file says, phone numbers with their masks, and the hours of phone lines. */
import { describe, expect, it } from 'vitest';
import { checkShownDecimals, checkSymbol } from '../../../compiler/checks/checkMoney.ts';
import { checkPhone, checkPrefixes } from '../../../compiler/checks/checkPhone.ts';
import { checkPhoneLines } from '../../../compiler/checks/checkPhoneLines.ts';
import { findingsOf, replacedBy } from '../support/findingsOf.ts';

describe('the decimals of amounts', () => {
  const of = (decimals: number, shownDecimals: number | null) =>
    findingsOf(checkShownDecimals, { currency: { decimals, shownDecimals } });

  it('that are shown are no more than arrive', () => {
    expect([...of(2, null), ...of(2, 2), ...of(2, 0)]).toEqual([]);
    expect(of(2, 3)).toEqual([
      {
        pointer: '/currency/shownDecimals',
        rule: 'bounds',
        message: 'Amounts arrive with 2 decimals, so 3 cannot be shown; allowed are 0 to 2, or null for all.',
        mends: [replacedBy(2)],
      },
    ]);
  });
});

describe('the symbol of a currency', () => {
  const of = (symbol: string, money: object = {}, second: string | null = null) =>
    findingsOf(checkSymbol, {
      currency: { symbol, secondary: second === null ? null : { symbol: second } },
      money: { position: 'after', space: 'none', decimal: ',', grouping: '.', ...money },
    });
  const refused = (message: string, place = '') => ({
    pointer: `/currency/${place}symbol`,
    rule: 'clash',
    message,
  });
  const isMark = (mark: string, shown: string) =>
    `"${mark}" is a mark of numbers here, and "${shown}" would be read in two ways: set money.space to "noBreak" or "narrow", or take another symbol.`;
  const digit = (symbol: string) =>
    `"${symbol}" has a digit beside the number, which would be read as a part of it.`;
  const sign = (symbol: string) =>
    `"${symbol}" holds a minus or a plus, so that nobody could tell a payment from a credit.`;

  it.each<[string, object]>([
    ['лв.', {}],
    ['.лв', { position: 'before' }],
    ['.a', { space: 'noBreak' }],
    ['a1', {}],
    ['1a', { position: 'before' }],
    ['€', { position: 'before' }],
    ["'", { decimal: ',', grouping: '' }],
  ])('may be %j with %j', (symbol, money) => expect(of(symbol, money)).toEqual([]));

  it.each<[string, object, string]>([
    ['', {}, 'The symbol cannot be seen: nobody would know the currency.'],
    [' \u200e', {}, 'The symbol cannot be seen: nobody would know the currency.'],
    ['a-b', { space: 'noBreak' }, sign('a-b')],
    ['+a', {}, sign('+a')],
    ['a−', {}, sign('a−')],
    ['1a', { space: 'noBreak' }, digit('1a')],
    ['a٣', { position: 'before' }, digit('a٣')],
    ['\u200f1a', {}, digit('\u200f1a')],
    ['.a', {}, isMark('.', '5.a')],
    [',a', {}, isMark(',', '5,a')],
    ['a.', { position: 'before' }, isMark('.', 'a.5')],
    ['\u200e.a\u200e', {}, isMark('.', '5\u200e.a\u200e')],
  ])('is not %j with %j', (symbol, money, message) => expect(of(symbol, money)).toEqual([refused(message)]));

  it('is looked at for the second currency as well', () => {
    expect(of('1', {}, '+')).toEqual([refused(digit('1')), refused(sign('+'), 'secondary/')]);
  });
});

describe('the numbers of a country', () => {
  const of = (phone: object) =>
    findingsOf(checkPhone, {
      phone: { lengthRestrictions: {}, masks: {}, otherMask: '9999 9999', maxLength: 12, ...phone },
    });
  const refused = (pointer: string, message: string) => ({
    pointer: `/phone/${pointer}`,
    rule: 'phone',
    message,
  });
  const tooLong = (most: number, mask: string, room: number) =>
    `${most} digits are asked for, but the mask "${mask}" takes ${room} only.`;
  const between = (room: number, allowed: string) =>
    `The mask is for ${room} digits, but after this prefix a number has ${allowed}.`;
  const shorter = (room: number, before: number) =>
    `The mask is for ${room} digits, and the one before it for ${before}. The shortest mask is the first, for example ["99 9999 9999", "99 99999 9999"].`;

  it.each([
    {},
    { lengthRestrictions: { '+359': 8, '+40': [7, 8], '+1': { min: 6, max: 8 }, '+48': null } },
    { lengthRestrictions: { '+359': 9 }, masks: { '+359': '999 999 999' } },
    { lengthRestrictions: { '+55': [10, 11] }, masks: { '+55': ['99 9999 9999', '99999999999'] } },
    { masks: { '+359': '99', '+40': ['9', '99'], '+48': null } },
    { masks: { '+359': '999 999 9999' } },
  ])('may be %j', (phone) => expect(of(phone)).toEqual([]));

  it.each([
    [
      { lengthRestrictions: { '+359': { min: 9, max: 8 } } },
      [refused('lengthRestrictions/+359/min', 'The least, 9, is more than the most, 8.')],
    ],
    [{ lengthRestrictions: { '+359': 9 } }, [refused('lengthRestrictions/+359', tooLong(9, '9999 9999', 8))]],
    [
      { lengthRestrictions: { '+359': [11, 3] }, masks: { '+359': ['999', '9999 999999'] } },
      [
        refused('lengthRestrictions/+359', tooLong(11, '9999 999999', 10)),
        refused('masks/+359/1', between(10, '3 or 11')),
      ],
    ],
    [
      { lengthRestrictions: { '+359': 9 }, masks: { '+359': ['9999', '99999999'] } },
      [
        refused('lengthRestrictions/+359', tooLong(9, '99999999', 8)),
        refused('masks/+359/0', between(4, '9')),
      ],
    ],
    [
      { masks: { '+359': '999 999 999 9' } },
      [refused('masks/+359', 'The mask has 13 characters, but the field takes 12 only.')],
    ],
    [
      { masks: { '+359': ['999', '9 9 9', '99'] } },
      [refused('masks/+359/1', shorter(3, 3)), refused('masks/+359/2', shorter(2, 3))],
    ],
    [
      { lengthRestrictions: { '+359': [6, 7, 8] }, masks: { '+359': ['99 999', '999 99999'] } },
      [refused('masks/+359/0', between(5, '6, 7, or 8'))],
    ],
    [{ lengthRestrictions: { '+359': 6 }, masks: { '+359': '9999999' } }, []],
    [
      { lengthRestrictions: { '+359': 6 }, masks: { '+359': ['999999', '9999999'] } },
      [refused('masks/+359/1', between(7, '6'))],
    ],
    [{ masks: { '+359': '' } }, [refused('masks/+359', shorter(0, 0))]],
  ])('agree with their masks: %j', (phone, findings) => expect(of(phone)).toEqual(findings));
});

describe('the prefix of a number', () => {
  const of = (phone: object) =>
    findingsOf(checkPrefixes, {
      phone: {
        defaultPrefix: null,
        preferredCountry: null,
        lengthRestrictions: {},
        shouldStartWith: {},
        masks: {},
        ...phone,
      },
    });

  it('is that of a country', () => {
    const each = { '+359': 1 };
    const all = { lengthRestrictions: each, shouldStartWith: each, masks: each };
    expect([...of({}), ...of({ defaultPrefix: '+359', preferredCountry: 'BG', ...all })]).toEqual([]);
    const none = { '+359': 1, '+999': 1 };
    const refused = (place: string) => ({
      pointer: `/phone/${place}`,
      rule: 'prefix',
      message: '"+999" is the prefix of no country, so nobody could choose it.',
    });
    expect(
      of({
        defaultPrefix: '+999',
        preferredCountry: 'AQ',
        lengthRestrictions: none,
        shouldStartWith: none,
        masks: none,
      }),
    ).toEqual([
      refused('defaultPrefix'),
      refused('lengthRestrictions/+999'),
      refused('shouldStartWith/+999'),
      refused('masks/+999'),
      {
        pointer: '/phone/preferredCountry',
        rule: 'prefix',
        message: '"AQ" is no country with a prefix of its own.',
      },
    ]);
  });
});

describe('a phone line', () => {
  const of = (phoneLine: unknown) => findingsOf(checkPhoneLines, { contact: { phoneLine } });
  const span = (days: unknown, from: string, to: string) => ({ days, from, to });
  const listed = (...hours: readonly object[]) => of([{ hours: [] }, { hours }]);
  const day = 'These hours are of no day. For example ["mon", "tue"], or "weekdays".';
  const taken = (name: string, from: string, to: string) =>
    `On "${name}" the line is open from ${from} to ${to} already: hours of a day lie beside each other.`;

  it('opens before it closes', () => {
    expect([...of(null), ...of(span('weekdays', '9:00', '18:00')), ...of([])]).toEqual([]);
    const refused = (pointer: string, from: string, to: string) => ({
      pointer: `/contact/phoneLine/${pointer}`,
      rule: 'bounds',
      message: `The line would close at ${to}, before it opens at ${from}.`,
    });
    expect(of(span('weekdays', '18:00', '9:00'))).toEqual([refused('to', '18:00', '9:00')]);
    expect(of(span('weekdays', '9:00', '09:00'))).toEqual([refused('to', '9:00', '09:00')]);
    expect(listed(span('weekdays', '9:00', '12:00'), span('weekdays', '11:00', '10:00'))).toEqual([
      refused('1/hours/1/to', '11:00', '10:00'),
    ]);
  });

  it.each([
    [span(['mon'], '9:00', '12:00'), span(['mon'], '12:00', '18:00')],
    [span(['mon'], '12:00', '18:00'), span(['mon'], '9:00', '12:00')],
    [span('weekdays', '9:00', '12:00'), span(['sat', 'sun'], '9:00', '12:00')],
  ])('may be open %j and %j', (one, other) => expect(listed(one, other)).toEqual([]));

  it.each([
    [[span([], '9:00', '12:00')], '0/days', 'days', day],
    [[span([], '12:00', '9:00')], '0/days', 'days', day],
    [
      [
        span(['mon'], '9:00', '12:00'),
        span(['tue', 'sun'], '8:00', '9:00'),
        span('everyDay', '8:30', '10:00'),
      ],
      '2',
      'hours',
      taken('mon', '9:00', '12:00'),
    ],
    [
      [span('weekdays', '9:00', '12:00'), span(['sun', 'fri'], '11:59', '13:00')],
      '1',
      'hours',
      taken('fri', '9:00', '12:00'),
    ],
    [
      [span(['mon'], '9:00', '12:00'), span(['mon'], '10:00', '11:00')],
      '1',
      'hours',
      taken('mon', '9:00', '12:00'),
    ],
  ])('is not open at %j', (hours, below, rule, message) => {
    expect(listed(...hours)).toEqual([{ pointer: `/contact/phoneLine/1/hours/${below}`, rule, message }]);
  });
});
