/**
 * Names that standards give (zones, currencies, countries, languages, digits) and days of the calendar, as a file has
 * them. Over 250 lines: tables of values, a row each.
 */
import { describe, expect, it } from 'vitest';
import { checkDates } from '../../../compiler/checks/checkDates.ts';
import { checkFormats } from '../../../compiler/checks/checkFormats.ts';
import { checkDraftLanguages, checkLanguages } from '../../../compiler/checks/checkLanguages.ts';
import { checkNotices } from '../../../compiler/checks/checkNotices.ts';
import {
  checkCountry,
  checkCountryOptions,
  checkCurrency,
  checkTimeZone,
  refuseCountry,
} from '../../../compiler/checks/checkStandards.ts';
import { isCalendarDay, mendDay } from '../../../compiler/checks/isCalendarDay.ts';
import { findingsOf, findingsOfAll, replacedBy, TAKEN_OUT } from '../support/findingsOf.ts';

describe('a time zone', () => {
  const of = (timeZone: string) => findingsOf(checkTimeZone, { timeZone });

  it('is one in which days can be shown', () => {
    expect(of('Europe/Sofia')).toEqual([]);
    expect(of('Europe/Sofja')).toEqual([
      {
        pointer: '/timeZone',
        rule: 'time-zone',
        message: '"Europe/Sofja" is no time zone. Did you mean "Europe/Sofia"?',
        mends: [replacedBy('Europe/Sofia', true)],
      },
    ]);
    expect(of('Europe/Cracow')[0]?.mends).toEqual([replacedBy('Europe/Moscow')]);
    expect(of('Nowhere')).toEqual([
      { pointer: '/timeZone', rule: 'time-zone', message: '"Nowhere" is no time zone.' },
    ]);
  });
});

describe('a currency', () => {
  const of = (code: string, second: string | null) =>
    findingsOf(checkCurrency, { currency: { code, secondary: second === null ? null : { code: second } } });
  const none = (pointer: string, message: string) => ({ pointer, rule: 'currency', message });

  it('is one of ISO 4217, and the second another', () => {
    expect([...of('BGN', null), ...of('BGN', 'EUR')]).toEqual([]);
    expect(of('???', null)).toEqual([none('/currency/code', '"???" is no currency of ISO 4217.')]);
    expect(of('??1', '?-2')).toEqual([
      none('/currency/code', '"??1" is no currency of ISO 4217.'),
      none('/currency/secondary/code', '"?-2" is no currency of ISO 4217.'),
    ]);
    expect(of('BGN', 'BGN')).toEqual([
      none('/currency/secondary/code', '"BGN" is the main currency already.'),
    ]);
    expect(of('EU€', null)).toEqual([
      {
        ...none('/currency/code', '"EU€" is no currency of ISO 4217. Did you mean "EUR"?'),
        mends: [replacedBy('EUR')],
      },
    ]);
  });
});

describe('a country', () => {
  it.each([null, 'BG', 'XK', 'GB', 'QA', 'UA', 'CW'])('may be %s', (code) =>
    expect(refuseCountry('/a', code)).toEqual([]),
  );

  it.each([
    ['bg', 'BG'],
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['AN', 'CW'],
    ['Bulgaria', 'BG'],
    ['bulgaria', 'BG'],
    ['South Korea', 'KR'],
    ['AA', null],
    ['EU', null],
    ['EZ', null],
    ['UN', null],
    ['QM', null],
    ['QZ', null],
    ['XA', null],
    ['XJ', null],
    ['XL', null],
    ['XZ', null],
    ['ZZ', null],
    ['BGR', null],
    ['xBG', null],
    ['Atlantis', null],
    ['', null],
  ])('is not %s', (code, right) => {
    expect(refuseCountry('/a', code)).toEqual([
      {
        pointer: '/a',
        rule: 'country',
        message: `"${code}" is no country of ISO 3166.`,
        ...(right !== null && { mends: [replacedBy(right)] }),
      },
    ]);
  });

  it('is looked for where the file names one', () => {
    const places = (found: readonly { readonly pointer: string }[]) => found.map(({ pointer }) => pointer);
    expect(places(findingsOf(checkCountry, { address: { defaultCountry: 'ZZ' } }))).toEqual([
      '/address/defaultCountry',
    ]);
    const options = { options: ['BG', 'ZZ'] };
    const forms = { registration: { country: options }, personalInfo: { countryName: options } };
    expect(places(findingsOf(checkCountryOptions, { forms }))).toEqual([
      '/forms/registration/country/options/1',
      '/forms/personalInfo/countryName/options/1',
    ]);
    const none = { registration: {}, personalInfo: { countryName: {} } };
    expect(findingsOf(checkCountryOptions, { forms: none })).toEqual([]);
  });
});

describe('the languages of a tenant', () => {
  const words = new Map([
    ['en', new Map<string, string>()],
    ['uk', new Map<string, string>()],
  ]);
  const missing = (pointer: string, language: string, have: string, ...mends: readonly object[]) => ({
    pointer,
    rule: 'language',
    message: `There is no words file languages/${language}.json; ${have}.`,
    ...(mends.length > 0 && { mends }),
  });

  it('have a words file each', () => {
    const of = (part: string, ...languages: readonly string[]) =>
      findingsOfAll(checkLanguages, { [part]: languages }, { words });
    expect([...of('languages', 'en', 'uk'), ...of('draftLanguages', 'uk'), ...of('languages')]).toEqual([]);
    const known = 'there are en, uk';
    expect(of('languages', 'en', 'ua')).toEqual([
      missing('/languages/1', 'ua', known, replacedBy('uk'), TAKEN_OUT),
    ]);
    expect(of('languages', 'en', 'uk', 'ua')).toEqual([missing('/languages/2', 'ua', known, TAKEN_OUT)]);
    expect(of('languages', 'ua')).toEqual([missing('/languages/0', 'ua', known, replacedBy('uk'))]);
    expect(of('draftLanguages', 'zz')).toEqual([missing('/draftLanguages/0', 'zz', known, TAKEN_OUT)]);
    expect(findingsOfAll(checkLanguages, { languages: ['zz'] })).toEqual([
      missing('/languages/0', 'zz', 'there are none'),
    ]);
  });

  it('are each offered, or a draft', () => {
    expect(
      findingsOf(checkDraftLanguages, { languages: ['en', 'uk'], draftLanguages: ['de', 'uk'] }),
    ).toEqual([
      {
        pointer: '/draftLanguages/1',
        rule: 'language',
        message:
          '"uk" stands in /languages already: a language is offered, or it is a draft. Take it out of one of the two.',
        mends: [{ kind: 'remove', title: 'Take it out of the drafts: it is offered' }],
      },
    ]);
  });
});

describe('days, times and digits of a language', () => {
  const of = (formats: object) => findingsOf(checkFormats, { languages: ['en', 'pt-BR', 'ar'], formats });
  const en = (locale: string | null, digits = 'latn') => of({ en: { locale, digits } });

  it.each([null, 'en', 'en-GB', 'en-Latn-GB'])('may be those of %s', (locale) =>
    expect(en(locale)).toEqual([]),
  );

  it.each([
    ['fr', '"fr" is no form of "en": days would be in another language than the page.'],
    ['en-QQ', 'Nobody knows how days are written in "en-QQ"; a form that is known is "en".'],
  ])('are not those of %s', (locale, message) => {
    expect(en(locale)).toEqual([
      { pointer: '/formats/en/locale', rule: 'language', message, mends: [replacedBy('en')] },
    ]);
  });

  it('may be of a country where the language has one of its own', () => {
    expect(of({ 'pt-BR': { locale: 'pt-PT', digits: 'latn' } })).toEqual([]);
  });

  it('are of a language that nobody knows days in', () => {
    const found = findingsOf(checkFormats, {
      languages: ['qab'],
      formats: { qab: { locale: 'qab', digits: 'latn' } },
    });
    expect(found).toEqual([
      {
        pointer: '/formats/qab/locale',
        rule: 'language',
        message: 'Nobody knows how days are written in "qab"; a form that is known is "qab".',
        mends: [replacedBy('qab')],
      },
    ]);
  });

  it('are in digits that there are', () => {
    expect(of({ ar: { locale: null, digits: 'arab' } })).toEqual([]);
    const none = (digits: string, near = '') =>
      `"${digits}" is no numbering system with ten digits (Unicode CLDR), such as "latn", "arab" or "deva".${near}`;
    expect(en(null, 'latin')).toEqual([
      {
        pointer: '/formats/en/digits',
        rule: 'digits',
        message: none('latin', ' Did you mean "latn"?'),
        mends: [replacedBy('latn', true)],
      },
    ]);
    expect(en('fr', 'zzzzzzzz').map(({ message }) => message)).toEqual([
      '"fr" is no form of "en": days would be in another language than the page.',
      none('zzzzzzzz'),
    ]);
  });

  it('are of languages that are offered', () => {
    expect(of({ 'a/b': { locale: null, digits: 'x' }, enn: { locale: null, digits: 'latn' } })).toEqual([
      {
        pointer: '/formats/a~1b',
        rule: 'language',
        message: 'The language "a/b" is not offered here; languages are en, pt-BR, ar.',
        isAboutKey: true,
        mends: [TAKEN_OUT],
      },
      {
        pointer: '/formats/enn',
        rule: 'language',
        message: 'The language "enn" is not offered here; languages are en, pt-BR, ar.',
        isAboutKey: true,
        mends: [{ kind: 'key', name: 'en', title: 'Replace by "en"' }, TAKEN_OUT],
      },
    ]);
  });
});

describe('a day of the calendar', () => {
  it.each([
    ['2024-02-29', true],
    ['0001-01-01', true],
    ['2023-02-29', false],
    ['2026-06-31', false],
    ['2026-13-01', false],
    ['2026-6-1', false],
    ['2026-06-1', false],
    ['tomorrow', false],
    ['', false],
  ])('is %s: %s', (day, expected) => expect(isCalendarDay(day)).toBe(expected));

  it.each([
    ['2023-02-29', '2023-02-28'],
    ['2024-02-30', '2024-02-29'],
    ['2026-06-31', '2026-06-30'],
    ['2026-07-99', '2026-07-31'],
    ['2026-06-31T10:00', '2026-06-30T10:00'],
    ['2026-13-01', null],
    ['12026-06-31', null],
    ['2026-6-31', null],
    ['', null],
  ])('that was meant by %s is %s', (written, day) => {
    expect(mendDay(written)).toEqual(day === null ? {} : { mends: [replacedBy(day)] });
  });
});

describe('a list of dated values', () => {
  const of = (list: unknown, kind: string | null = 'dates') =>
    checkDates([{ pointer: '/terms', value: list, kind, isChoice: false, isOwn: false }], '2026-06-15');
  const days = (...from: readonly unknown[]) => from.map((each) => ({ from: each, value: 1 }));
  const wrong = (index: number, message: string, right?: string) => ({
    pointer: `/terms/${index}/from`,
    rule: 'date',
    message,
    ...(right !== undefined && { mends: [replacedBy(right)] }),
  });

  it.each([
    [[]],
    [days('0001-01-01', '2026-07-01', '2026-07-02')],
    [days('2026-06-15')],
    [days(7, '2026-07-01')],
    [[null, 'a', { value: 1 }]],
    ['2026-06-31'],
    [null],
  ])('may be %j', (list) => expect(of(list)).toEqual([]));

  it('is nothing else that has days', () => expect(of(days('never'), 'texts')).toEqual([]));

  it.each([
    [days('2026-06-31'), [wrong(0, '"2026-06-31" is no day of the calendar.', '2026-06-30')]],
    [days('never'), [wrong(0, '"never" is no day of the calendar.')]],
    [
      days('0001-01-01', '2026-07-01', '2026-07-01'),
      [wrong(2, 'The days must rise, and "2026-07-01" follows "2026-07-01".')],
    ],
    [
      days('2026-01-02', '2026-01-01'),
      [wrong(1, 'The days must rise, and "2026-01-01" follows "2026-01-02".')],
    ],
    [
      days('2026-06-16'),
      [
        wrong(
          0,
          'The list begins on 2026-06-16, so nothing would hold today, 2026-06-15. Begin it with "0001-01-01".',
          '0001-01-01',
        ),
      ],
    ],
  ])('is not %j', (list, findings) => expect(of(list)).toEqual(findings));
});

describe('a notice', () => {
  const of = (from: string, until: string | null) =>
    findingsOf(checkNotices, {
      notices: [
        { from: '2026-01-01', until: null },
        { from, until },
      ],
    });
  const wrong = (key: string, message: string, right?: string) => ({
    pointer: `/notices/1/${key}`,
    rule: 'date',
    message,
    ...(right !== undefined && { mends: [replacedBy(right)] }),
  });

  it.each([
    ['2026-01-01', null],
    ['2026-01-01T00:00', '2026-01-01T23:59'],
    ['2026-01-01', '2026-01-02'],
    ['2026-01-01', '2026-01-01T00:01'],
    ['2026-01-01T19:59', '2026-01-01T20:00'],
  ])('may be shown from %s to %s', (from, until) => expect(of(from, until)).toEqual([]));

  it.each([
    [
      '2026-06-31T10:00',
      null,
      [wrong('from', '"2026-06-31T10:00" is no time of the calendar.', '2026-06-30T10:00')],
    ],
    [
      'x',
      'y',
      [wrong('from', '"x" is no time of the calendar.'), wrong('until', '"y" is no time of the calendar.')],
    ],
    [
      '2026-06-02',
      '2026-06-01',
      [wrong('until', 'The notice would end at 2026-06-01, before it begins at 2026-06-02.')],
    ],
    [
      '2026-06-02',
      '2026-06-02',
      [wrong('until', 'The notice would end at 2026-06-02, before it begins at 2026-06-02.')],
    ],
    [
      '2026-06-02',
      '2026-06-02T00:00',
      [wrong('until', 'The notice would end at 2026-06-02T00:00, before it begins at 2026-06-02.')],
    ],
    [
      'x',
      '2026-06-02',
      [
        wrong('from', '"x" is no time of the calendar.'),
        wrong('until', 'The notice would end at 2026-06-02, before it begins at x.'),
      ],
    ],
  ])('is not shown from %s to %s', (from, until, findings) => expect(of(from, until)).toEqual(findings));

  it.each(['10:60', '1:00', '10:0', '10:00:00', 'a10:00', '24:00'])('is at no time %s', (time) => {
    // The day is right: nobody is offered another one.
    expect(of(`2026-01-02T${time}`, null)).toEqual([
      wrong('from', `"2026-01-02T${time}" is no time of the calendar.`),
    ]);
  });
});
