import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typeDay } from '../../../runtime/format/calendarDay.ts';
import { clearMerchantName } from '../../../runtime/format/clearMerchantName.ts';
import { convertMoney } from '../../../runtime/format/convertMoney.ts';
import { DESKTOP_CHECK_MAX_PX, deviceOf } from '../../../runtime/format/deviceOf.ts';
import { fieldRules } from '../../../runtime/format/fieldRules.ts';
import { foldText } from '../../../runtime/format/foldText.ts';
import { formatMonth } from '../../../runtime/format/formatDate.ts';
import { normalizeEmail } from '../../../runtime/format/normalizeEmail.ts';
import { parsePrice } from '../../../runtime/format/parsePrice.ts';
import { hasLettersFromRight } from '../../../runtime/format/rightToLeft.ts';

describe('the name of a merchant [LOV-01]', () => {
  it.each([
    ['KAUFLAND 0042  SOFIA', 'Kaufland Sofia'],
    ['  KAUFLAND\tSOFIA ', 'Kaufland Sofia'],
    ['SUMUP *PEKARNA_IVANOV', 'Sumup Pekarna Ivanov'],
    ['KFC PLOVDIV', 'KFC Plovdiv'],
    ['OMV 12', 'OMV 12'],
    ['LIDL 123', 'Lidl 123'],
    ['LIDL 12345', 'Lidl'],
    ['SHOP1234 5678', 'Shop1234 5678'],
    ["MCDONALD'S", "Mcdonald's"],
    ['Kaufland 0042', 'Kaufland 0042'],
    ['KFC 0042', 'KFC 0042'],
    ['ФАНТАСТИКО 0042', 'Фантастико'],
    ['セブン 0042', 'セブン 0042'],
    ['', ''],
  ])('%j is %j', (sent, name) => expect(clearMerchantName(sent, 'en')).toBe(name));

  it('has the small letters of its language', () => {
    expect(clearMerchantName('IZMIR PAZARI', 'tr')).toBe('Izmır Pazarı');
  });
});

it.each([
  ['Timiș', 'timis'],
  ['Łotwa', 'lotwa'],
  ['Đorđe Ørsted ılık', 'dorde orsted ilik'],
  [' Їжак ', 'іжак'],
  ["McDonald's", "mcdonald's"],
  ['McDonald’s', "mcdonald's"],
  ['‘ab´c`d', "'ab'c'd"],
  ['В\u02bcєтнам', "в'єтнам"],
])('%j is found by %j', (text, folded) => expect(foldText(text)).toBe(folded));

it.each([
  [' Ana@X.Example ', 'ana@x.example'],
  ['IÇ@X.example', 'iç@x.example'],
  ['cafe\u0301@x.example', 'café@x.example'],
])('the account of %j is %j [VAL-07 F7]', (typed, known) => expect(normalizeEmail(typed)).toBe(known));

it.each([
  [599, 'mobile'],
  [600, 'tablet'],
  [1199, 'tablet'],
  [1200, 'desktop'],
])('%d px is a %s [CON-50 CON-51 CON-52]', (width, device) => {
  expect(deviceOf(width)).toBe(device);
  expect(DESKTOP_CHECK_MAX_PX).toBe(1025);
});

it.each([
  ['\u0590', true],
  ['\u08ff', true],
  ['a ب', true],
  ['\ufb1d', true],
  ['\ufdff', true],
  ['\ufe70', true],
  ['\ufefc', true],
  ['\u058f', false],
  ['\u0900', false],
  ['abc', false],
])('%j has letters that run from right to left: %s', (text, has) =>
  expect(hasLettersFromRight(text)).toBe(has),
);

describe('amounts', () => {
  it.each([
    [100, 0.00000001, { from: 2, to: 2 }, 10_000_000_000],
    [1, 2, { from: 2, to: 2 }, 1],
    [-1, 4, { from: 2, to: 2 }, 0],
    [3, 1, { from: 0, to: 3 }, 3_000],
    [1_234_567, 1, { from: 3, to: 0 }, 1_235],
  ])('%d at %d with %j are %d [CFG-05 F3]', (amount, rate, decimals, converted) => {
    expect(Object.is(convertMoney(amount, rate, decimals), converted)).toBe(true);
  });

  it.each([
    ['5.', 500],
    ['5.05', 505],
    ['-5,05', -505],
    ['−0,00', 0],
    ['1\u00a0284,50', 128_450],
    ['1234567890123', 123_456_789_012_300],
    ['12345678901234', Number.NaN],
    ['5.055', Number.NaN],
    ['.5', Number.NaN],
    ['5x', Number.NaN],
    ['x5', Number.NaN],
    ['5-', Number.NaN],
  ])('the price %j is %d minor units [CON-38 F4]', (text, minor) => {
    expect(Object.is(parsePrice(text), minor)).toBe(true);
  });
});

it('days and months that cannot be read are told as they are', () => {
  expect([typeDay('x1990-03-05'), typeDay('1990-3-5'), typeDay(undefined)]).toEqual(['', '', '']);
  expect(formatMonth('soon', 'en')).toBe('soon-15');
});

describe('rules that JSON schema has no keyword for', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  type Rules = Readonly<Record<string, (data: unknown, said: unknown, siblings: object) => boolean>>;
  const holds = (rule: keyof typeof fieldRules, data: unknown, said: unknown = null, siblings: object = {}) =>
    (fieldRules as Rules)[rule]?.(data, said, siblings);

  it.each([
    ['equalTo', '', 'b', { b: 'x' }, true],
    ['equalTo', 'x', 'b', { b: 'x' }, true],
    ['equalTo', 'x', 'b', { b: 'X' }, false],
    ['equalTo', 'x', 'b', {}, false],
    ['differentFrom', '', 'b', { b: '' }, true],
    ['differentFrom', 'x', 'b', { b: 'x' }, false],
    ['differentFrom', 'x', 'b', { b: 'X' }, true],
    ['equalIgnoringCase', '', 'b', { b: 'x' }, true],
    ['equalIgnoringCase', 'I\u0301', 'b', { b: 'í' }, true],
    ['equalIgnoringCase', 'x', 'b', {}, false],
    ['equalIgnoringCase', 'x', 'b', { b: 'y' }, false],
    ['differentIgnoringCase', '', 'b', { b: '' }, true],
    ['differentIgnoringCase', 'X', 'b', { b: 'x' }, false],
    ['differentIgnoringCase', 'x', 'b', {}, true],
    ['calendarDay', '', null, {}, true],
    ['calendarDay', '29/02/2024', null, {}, true],
    ['calendarDay', '30/02/2024', null, {}, false],
    ['bornFromYear', '01/01/1900', 1900, {}, true],
    ['bornFromYear', '31/12/1899', 1900, {}, false],
    ['bornFromYear', '31/12/18991', 1900, {}, true],
    ['bornFromYear', 'x31/12/1899', 1900, {}, true],
    ['beforeToday', '24/11/2026', 'UTC', {}, true],
    ['beforeToday', '25/11/2026', 'UTC', {}, false],
    ['beforeToday', '25/11/2026', 'Pacific/Kiritimati', {}, true],
    ['beforeToday', 'soon', 'UTC', {}, true],
    ['ofAge', '25/11/2008', { years: 18, timeZone: 'UTC' }, {}, true],
    ['ofAge', '26/11/2008', { years: 18, timeZone: 'UTC' }, {}, false],
    ['ofAge', '26/11/2008', { years: 18, timeZone: 'Pacific/Kiritimati' }, {}, true],
    ['ofAge', 'soon', { years: 18, timeZone: 'UTC' }, {}, true],
    ['digitsByPrefix', '', { '+1': 2 }, { prefix: '+1' }, true],
    ['digitsByPrefix', '1 2', { '+1': 2 }, { prefix: '+1' }, true],
    ['digitsByPrefix', '123', { '+1': 2 }, { prefix: '+1' }, false],
    ['digitsByPrefix', '123', { '+1': [2, 3] }, { prefix: '+1' }, true],
    ['digitsByPrefix', '123', { '+1': 2 }, { prefix: '+2' }, true],
    ['digitsByPrefix', '123', { '+1': 2, '': 1 }, { prefix: 7 }, false],
    ['startByPrefix', '', { '+1': ['8'] }, { prefix: '+1' }, true],
    ['startByPrefix', ' 8', { '+1': ['8'] }, { prefix: '+1' }, true],
    ['startByPrefix', '78', { '+1': ['8'] }, { prefix: '+1' }, false],
    ['startByPrefix', '78', { '+1': ['8'] }, { prefix: '+2' }, true],
    ['chosenFirst', { county: 'c' }, { field: 'town', needs: 'county' }, {}, true],
    ['chosenFirst', { town: 't' }, { field: 'town', needs: 'county' }, {}, false],
  ] as const)('%s of %j with %j beside %j: %s', (rule, data, said, siblings, isRight) => {
    expect(holds(rule, data, said, siblings)).toBe(isRight);
  });
});
