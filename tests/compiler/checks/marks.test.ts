/**
 * What a text of the tenant's own may hold of values, links and other marks, and how one that was lost is put back. Over
 * 250 lines: tables of texts, a row each.
 */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: other programs name values this way
import { describe, expect, it } from 'vitest';
import { checkOwnWords } from '../../../compiler/checks/checkOwnWords.ts';
import { mendMarks } from '../../../compiler/checks/mendMarks.ts';
import { formsOf, pluralBase } from '../../../compiler/checks/pluralForms.ts';
import { refuseLostMarks, refuseMarks } from '../../../compiler/checks/refuseMarks.ts';
import { findingsOf, replacedBy, TAKEN_OUT } from '../support/findingsOf.ts';

const NAMES_TEXT = 'A text cannot name another text with $t( ).';
const BRACES = 'A value is written {{name}}, with both braces.';
const EMPTY_LINK = 'The marks <1>…</1> stand around the words of a link; there are none between them.';
const CONTACT = '#CONTACT# has a meaning in error messages only.';
const marksOf = (text: string) =>
  `The marks <1>…</1> of links must be those of the built-in text: "${text}".`;

describe('a text that may replace a built-in one', () => {
  it.each<[string, readonly string[]]>([
    ['Plain', ['Hello']],
    ['Plain', ['{{name}}']],
    ['{{name}}', ['Hello {{name}}']],
    ['{{ name }}', ['Hello {{name}}']],
    ['{{- name}}', ['Hello {{name}}']],
    ['{{name}}', ['Hello {{-name}}']],
    ['{{name}}', ['one', 'Hello {{name}}']],
    ['{{count, number}}', ['{{count}} cards']],
    ['{{day, date}}', ['On {{day, date}}']],
    ['{{day}}', ['On {{day,date}}']],
    ['<1>Here</1>', ['See <1>this</1>']],
    ['<2>a</2> <1>b</1>', ['<1>a</1> <2>b</2>']],
    ['a < b > c', ['a']],
    ['5 $ #1', ['a']],
    ['$t(paused.title)', ['a $t(paused.title)']],
    ['$t(paused.title)', ['a $t(paused.title)', 'b']],
    ['<1>a</1>', ['See this', 'See <1>this</1>']],
    ['{{day, date}}', ['{{day, date}}, {{day}}']],
    ['Plain', ['See <1>this</1>', 'See this']],
  ])('is %j for %j', (text, builtIn) => expect(refuseMarks('home.title', text, builtIn)).toEqual([]));

  it.each<[string, readonly string[], readonly string[]]>([
    ['{{nane}}', ['{{name}}'], ['This text has no value {{nane}}; it has {{name}}. Did you mean "name"?']],
    ['{{city}}', ['a'], ['This text has no value {{city}}; it has none.']],
    ['{{city}}', ['{{a}} {{b}} {{a}}'], ['This text has no value {{city}}; it has {{a}}, {{b}}.']],
    ['{{a b}}', ['{{a}}'], ['This text has no value {{a b}}; it has {{a}}.']],
    ['{{}}', ['{{a}}'], ['This text has no value {{}}; it has {{a}}. Did you mean "a"?']],
    ['{{x a}}', ['{{a}}'], ['This text has no value {{x a}}; it has {{a}}.']],
    ['{{a, number, x}}', ['{{a}}'], ['This text has no value {{a, number, x}}; it has {{a}}.']],
    ['{{a, number}}', ['{{a}}'], ['The value {{a}} has no format "number" here: write {{a}}.']],
    ['{{count, date}}', ['{{count}}'], ['The value {{count}} has no format "date" here: write {{count}}.']],
    ['{{b, x}}', ['{{a, x}} {{b}}'], ['The value {{b}} has no format "x" here: write {{b}}.']],
    ['{a}', ['{{a}}'], [BRACES]],
    ['{{a}}}', ['{{a}}'], [BRACES]],
    ['{', ['a'], [BRACES]],
    ['$t(a.b)', ['a'], [NAMES_TEXT]],
    ['$t(a.b', ['a $t(a.c)'], [NAMES_TEXT]],
    ['Plain', ['<1>a</1>'], [marksOf('<1>a</1>')]],
    ['<1>a</1>', ['a', 'b'], [marksOf('a')]],
    ['<1>a</1><1>b</1>', ['<1>a</1>'], [marksOf('<1>a</1>')]],
    ['</1>a<1>', ['<1>a</1>'], [marksOf('<1>a</1>')]],
    ['<1>a<2>b</1>c</2>', ['<1>a</1><2>b</2>'], [marksOf('<1>a</1><2>b</2>')]],
    ['<1>a', ['<1>a'], [marksOf('<1>a')]],
    ['<1>a<1>b</1>', ['<1>a<1>b</1>'], [marksOf('<1>a<1>b</1>')]],
    ['<1>a</2>', ['<1>a</2>'], [marksOf('<1>a</2>')]],
    ['< 12 >a', ['a'], [marksOf('a')]],
    ['<1>a</1><', ['<1>a</1>'], [marksOf('<1>a</1>')]],
    ['<1>a</1>>', ['<1>a</1>'], [marksOf('<1>a</1>')]],
    ['< 1>a', ['a'], [marksOf('a')]],
    ['<1 >a', ['a'], [marksOf('a')]],
    ['</1', ['a'], [marksOf('a')]],
    ['<1', ['a'], [marksOf('a')]],
    ['</ 1 / >', ['a'], [marksOf('a')]],
    ['<1></1>', ['<1>a</1>'], [EMPTY_LINK]],
    ['a <12> \n </12>', ['<12>a</12>'], [EMPTY_LINK]],
    ['#CONTACT#', ['a'], [CONTACT]],
    ['{a $t(b) #CONTACT# </1>', ['a'], [BRACES, NAMES_TEXT, marksOf('a'), CONTACT]],
  ])('is not %j for %j', (text, builtIn, sentences) => {
    expect(refuseMarks('home.title', text, builtIn)).toEqual(sentences);
  });

  it('names the contact block in messages of the error catalogue', () => {
    expect(refuseMarks('error-messages.CONFLICT', 'See #CONTACT#', ['a'])).toEqual([]);
    expect(refuseMarks('home.error-messages.CONFLICT', 'See #CONTACT#', ['a'])).toEqual([CONTACT]);
  });
});

describe('a translation', () => {
  const lost = (name: string, original: string) =>
    `The value {{${name}}} of the original is lost: "${original}".`;
  const block = 'The contact block #CONTACT# of the original is lost: "See #CONTACT#".';

  it.each([
    ['{{a}} {{b, number}}', '{{b}} {{a}}', '', []],
    ['a', '{{a}}', '{{a}}', []],
    ['a', '{{a}} {{a}} {{b}}', '{{b}}', [lost('a', '{{a}} {{a}} {{b}}')]],
    ['{a}', '{{a}}', '', [lost('a', '{{a}}')]],
    ['a', '{{a b}}', '', []],
    ['See #CONTACT#', 'See #CONTACT#', '', []],
    ['See', 'See #CONTACT#', '', [block]],
  ])('%j of %j may leave %j out', (text, original, optional, sentences) => {
    expect(refuseLostMarks(text, original, optional)).toEqual(sentences);
  });
});

describe('a text whose marks were lost or misspelt', () => {
  const mended = (text: string, ...builtIn: readonly string[]) =>
    mendMarks(text, {
      builtIn,
      isRight: (each) => refuseMarks('home.title', each, builtIn).length === 0 && each !== 'never',
    });
  const written = (value: string, isSafe = false) => ({
    mends: [
      {
        kind: 'value',
        value,
        title: `Write ${JSON.stringify(value)}`,
        ...(isSafe && { isSafe: true }),
      },
    ],
  });

  it.each([
    ['{{nane}} "a"', '{{name}} "a"', 'Hello {{name}}'],
    ['{name}', '{{name}}', 'Hello {{name}}'],
    ['${name}', '{{name}}', 'Hello {{name}}'],
    ['%{name}', '{{name}}', 'Hello {{name}}'],
    ['#{name}', '{{name}}', 'Hello {{name}}'],
    ['{{{ name }}}', '{{name}}', 'Hello {{name}}'],
    ['｛name｝', '{{name}}', 'Hello {{name}}'],
    ['{ { name } }', '{{name}}', 'Hello {{name}}'],
    ['{{nam', 'nam', 'Hello'],
    ['{{Amuont}} {{merchand}}', '{{amount}} {{merchant}}', '{{amount}} {{merchant}}'],
    ['{{cuont, number}}', '{{count, number}}', '{{count}} cards'],
    ['{{count,number}}', '{{count, number}}', '{{count}} {a}'],
    ['{{count, date}}', '{{count}}', '{{count}} cards'],
    ['{{day, number}}', '{{day}}', '{{day}}'],
    ['{{name}}}}}', '{{name}}', '{{name}}'],
    [' a } ', 'a', 'a'],
    ['{{name}} }', '{{name}}', '{{name}}'],
  ])('%j is written %j, which may be taken unseen', (text, right, builtIn) => {
    const isRight = (each: string) => each === right;
    expect(mendMarks(text, { builtIn: [builtIn], isRight })).toEqual(written(right, true));
  });

  it.each([
    ['{{имя}}', '{{name}}', 'Hello {{name}}'],
    ['{{name}} {{имя}}', '{{name}} {{city}}', '{{name}} {{city}}'],
    ['{{имя}} {{name}}', '{{city}} {{name}}', '{{name}} {{city}}'],
    ['{{имя}} {{град}}', '{{name}} {{град}}', '{{name}}'],
    ['{{name}} {{date}}', '{{name}} {{amount}}', '{{name}} {{amount}}'],
    ['{{name}} {{date}} }', '{{name}} {{amount}}', '{{name}} {{amount}}'],
    ['{{amoumtt}}', '{{amount}}', '{{amount}}'],
    ['{{}}', '{{day}}', 'On {{day}}'],
  ])('%j may be meant as %j, which its author is asked', (text, right, builtIn) => {
    const isRight = (each: string) => each === right;
    expect(mendMarks(text, { builtIn: [builtIn], isRight })).toEqual(written(right));
  });

  it.each([
    ['<b>a</b> &amp; &LT;', 'a & <'],
    ['a&nbsp;b&gt;&quot;&apos;&#39;', "a\u00a0b>\"''"],
    ['a&hellip;b<br/>c<!-- x -->', 'abc'],
    ['<b>a</b> }', 'a'],
  ])('%j without what a web page has in it is %j', (text, right) => {
    expect(mendMarks(text, { builtIn: ['a'], isRight: (each) => each === right })).toEqual(written(right));
  });

  it.each([
    ['See <1>this.', 'See <1>this</1>.'],
    ['See <1>this', 'See <1>this</1>'],
    ['見る<1>これ。', '見る<1>これ</1>。'],
    ['<b>See</b> <1>this}!', 'See <1>this</1>!'],
  ])('%j with its link closed is %j', (text, right) => {
    expect(mended(text, 'Read <1>that</1> now.')).toEqual(written(right));
  });

  it.each([
    ['See <1>this', 'Read <1>that</1> and <2>more</2>'],
    ['See <1>this', 'Read <1></1>'],
    ['See <1>this', 'a < b <1>that</1>'],
    ['See <1>this', 'Read <1>that</1> < b'],
    ['See <1>this <1>that', 'Read <1>that</1>'],
    ['See </1>this <1>that', 'Read <1>that</1>'],
    ['See this', 'Read <1>that</1>'],
    ['{{x}} and {{y}}', '{{name}} {{city}}'],
    ['{{bc}}', '{{bca}} {{bcd}}'],
    ['never', 'never'],
  ])('nobody can say of %j for %j', (text, builtIn) => expect(mended(text, builtIn)).toEqual({}));

  it.each([
    ['See <12>this.', 'Read <12>that</12>', 'See <12>this</12>.'],
    ['See this', 'Read <1>that</1>', null],
    ['See <1>this <1>that', 'Read <1>that</1>', null],
    ['<1>See</1> this', 'Read <1>that</1>', null],
  ])('%j gets one closing mark at most where it has one opening one', (text, builtIn, right) => {
    const isRight = (each: string) => /<\/\d+>\.?$/.test(each);
    expect(mendMarks(text, { builtIn: [builtIn], isRight })).toEqual(right === null ? {} : written(right));
  });

  it('gets the values of the original at its end', () => {
    const builtIn = ['{{a}} {{b}} {{a}} {{count, number}}', '{{other}}'];
    const isRight = (text: string) => text.endsWith('}}');
    expect(mendMarks('Hi {', { builtIn, isRight })).toEqual(written('Hi {{a}} {{b}} {{count}}'));
    expect(mendMarks('{{b}} Hi {', { builtIn, isRight })).toEqual(written('{{b}} Hi {{a}} {{count}}'));
  });

  it('is never what it was', () => {
    expect(mendMarks('a', { builtIn: ['a'], isRight: () => true })).toEqual({});
    expect(mendMarks('a', { builtIn: [], isRight: () => true })).toEqual({});
  });
});

describe('the forms of a plural', () => {
  const words = new Map([
    ['cards.count_one', 'a'],
    ['cards.count_other', 'b'],
    ['cards.name', 'c'],
    ['half_one', 'd'],
    ['odd_else', 'e'],
  ]);

  it.each([
    ['cards.count_zero', 'cards.count'],
    ['cards.count_one', 'cards.count'],
    ['cards.count_two', 'cards.count'],
    ['cards.count_few', 'cards.count'],
    ['cards.count_many', 'cards.count'],
    ['cards.count_other', 'cards.count'],
    ['cards.count', 'cards.count'],
    ['one', 'one'],
    ['a_one_b', 'a_one_b'],
  ])('have a base: of %s it is %s', (key, base) => expect(pluralBase(key)).toBe(base));

  it.each([
    ['cards.count_other', ['cards.count_one', 'cards.count_other']],
    ['cards.count_few', ['cards.count_one', 'cards.count_other']],
    ['cards.count', ['cards.count']],
    ['cards.name', ['cards.name']],
    ['half_one', ['half_one']],
    ['none_one', ['none_one']],
  ])('of %s are %j, asked once or again', (key, forms) => {
    expect([formsOf(key, words), formsOf(key, words)]).toEqual([forms, forms]);
  });
});

describe('the words of a tenant', () => {
  const english = new Map([
    ['home.title', 'Hello {{name}}'],
    ['home.link', 'See <1>this</1>'],
    ['cards.count_one', '{{count}} card'],
    ['cards.count_other', '{{count}} cards'],
    ['cards.count', 'Cards'],
    ['days_one', '{{count}} day'],
    ['days_few', '{{count}} days'],
    ['days_other', '{{count}} days'],
  ]);
  const beside = { words: new Map([['en', english]]) };
  const of = (words: object) =>
    findingsOf(checkOwnWords, { languages: ['en', 'fr'], draftLanguages: ['uk'], words }, beside);
  const isAboutKey = true;

  it.each([
    {},
    { en: { 'home.title': 'Hi {{name}}' } },
    { en: { 'cards.count_other': 'a', 'cards.count_one': 'b' } },
    { uk: { anything: 'a' }, fr: { anything: 'a' } },
  ])('may be %j', (words) => expect([of(words), of(words)]).toEqual([[], []]));

  it('are of languages that are offered, or drafts', () => {
    const refused = (language: string, ...mends: readonly object[]) => ({
      pointer: `/words/${language}`,
      rule: 'language',
      message: `The language "${language.replace('~1', '/')}" is not offered here; languages are en, fr, uk.`,
      isAboutKey,
      mends: [...mends, TAKEN_OUT],
    });
    expect(of({ ua: {}, 'pt/BR': {} })).toEqual([
      refused('ua', { kind: 'key', name: 'uk', title: 'Replace by "uk"' }),
      refused('pt~1BR'),
    ]);
  });

  it('replace texts that there are', () => {
    expect(of({ en: { 'home.titel': 'a', zzz: 'b' } })).toEqual([
      {
        pointer: '/words/en/home.titel',
        rule: 'words',
        message: 'There is no built-in text "home.titel" to replace. Did you mean "home.title"?',
        isAboutKey,
        mends: [
          { kind: 'key', name: 'home.title', title: 'Replace by "home.title"', isSafe: true },
          TAKEN_OUT,
        ],
      },
      {
        pointer: '/words/en/zzz',
        rule: 'words',
        message: 'There is no built-in text "zzz" to replace.',
        isAboutKey,
        mends: [TAKEN_OUT],
      },
    ]);
  });

  it('have the values and marks of those, and are mended to have them', () => {
    const right = { ...replacedBy('Hi {{name}}', true), title: 'Write "Hi {{name}}"' };
    expect(of({ en: { 'home.title': 'Hi {{nane}}', 'home.link': '{{x}}' } })).toEqual([
      {
        pointer: '/words/en/home.title',
        rule: 'words-values',
        message: 'This text has no value {{nane}}; it has {{name}}. Did you mean "name"?',
        mends: [right],
      },
      {
        pointer: '/words/en/home.link',
        rule: 'words-values',
        message: 'This text has no value {{x}}; it has none.',
      },
      {
        pointer: '/words/en/home.link',
        rule: 'words-values',
        message: 'The marks <1>…</1> of links must be those of the built-in text: "See <1>this</1>".',
      },
    ]);
  });

  it('are not mended by half', () => {
    const [first, second] = of({ en: { 'home.title': 'Hi {{nane}} <1>a</1>' } });
    expect([first?.mends?.length, second]).toEqual([
      undefined,
      {
        pointer: '/words/en/home.title',
        rule: 'words-values',
        message: 'The marks <1>…</1> of links must be those of the built-in text: "Hello {{name}}".',
      },
    ]);
  });

  it('are refused again when they were sound in between', () => {
    expect(of({ en: { 'home.title': 'Hi' } })).toEqual([]);
    expect(of({ en: { 'home.title': '{a' } })).toHaveLength(1);
    expect(of({ en: { 'home.title': 'Hi' } })).toEqual([]);
    expect(of({ en: { 'home.title': '{a' } })).toHaveLength(1);
  });

  it('replace a plural in all of its forms, or in none', () => {
    const half = (key: string, missing: string) => ({
      pointer: `/words/en/${key}`,
      rule: 'words-plural',
      message: `The plural "cards.count" is replaced in part only; ${missing} would keep the built-in words.`,
      isAboutKey,
    });
    expect(of({ en: { 'cards.count_one': 'a' } })).toEqual([half('cards.count_one', 'cards.count_other')]);
    expect(of({ en: { 'cards.count_other': 'a' } })).toEqual([half('cards.count_other', 'cards.count_one')]);
    expect(of({ en: { 'cards.count': 'a' } })).toEqual([]);
    const days = (texts: object) => of({ en: texts }).map(({ pointer, message }) => [pointer, message]);
    expect(days({ days_few: 'a' })).toEqual([
      [
        '/words/en/days_few',
        'The plural "days" is replaced in part only; days_one, days_other would keep the built-in words.',
      ],
    ]);
    expect(days({ days_other: 'a', days_one: 'b' }).map(([pointer]) => pointer)).toEqual([
      '/words/en/days_one',
    ]);
  });
});
