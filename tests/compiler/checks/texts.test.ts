/** What is said of the texts that a file shows: blank ones, lost letters, markup, and languages that lack one. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { draftTextChecks, textChecks } from '../../../compiler/checks/checkTexts.ts';
import { checkWrittenTexts } from '../../../compiler/checks/checkWrittenTexts.ts';
import { refuseLostLetters } from '../../../compiler/checks/lostLetters.ts';
import { findMarkup } from '../../../compiler/checks/shownMarkup.ts';
import { findingsOfAll } from '../support/findingsOf.ts';

const LOST =
  'This text holds "\ufffd" where letters were lost: the file was saved in another encoding than UTF-8. Type it anew.';

describe('what is markup elsewhere', () => {
  it.each([
    ['a <b>c</b>', '<b>'],
    ['a</P >', '</P >'],
    ['a <!-- b -->', '<!-- b -->'],
    ['a &amp; b', '&amp;'],
    ['a &frac12; b', '&frac12;'],
    ['a &#160; b', '&#160;'],
    ['a &#xA0; b', '&#xA0;'],
    ['a {{name}} b', '{{name}}'],
    ['a {name} b', '{name}'],
    ['a {} b', '{}'],
    ['a <1>b', '<1>'],
    ['a </12>b', '</12>'],
    ['a <1/>b', '<1/>'],
    ['a $t(b.c) d', '$t(b.c)'],
    ['a $t(b.c', '$t(b.c'],
    ['a [b c](https://x.example) d', '[b c](https://x.example)'],
    ['{name} <b>', '<b>'],
  ])('is found in %j: %s', (text, piece) => expect(findMarkup(text)).toBe(piece));

  it.each([
    'a < b',
    '< b>',
    'a & b; c',
    '&;',
    '& amp;',
    '[a] (b)',
    '[](a)',
    '[a]()',
    '[a](b c)',
    't(a)',
    '{a',
  ])('is none in %j', (text) => expect(findMarkup(text)).toBeNull());
});

describe('lost letters', () => {
  it('are told of where there are any', () => {
    expect([refuseLostLetters('Zażółć'), refuseLostLetters('Za\ufffdka')]).toEqual([null, LOST]);
  });
});

const said = (pointer: string, value: unknown, kind: string | null = 'text', isChoice = false) =>
  checkWrittenTexts([{ pointer, value, kind, isChoice, isOwn: false }]);

describe('a text of a file', () => {
  it.each<[string, unknown]>([
    ['/name', 'Testland'],
    ['/name', ''],
    ['/name', 7],
    ['/name', null],
    ['/name', ' a '],
    ['/name', '$NAME and %NAME%'],
    ['/words/en/a', '{{name}} <1>a</1> $t(b)'],
    ['/connections/dev/a', '<b>'],
    ['/connections/dev/a', '${NAME}'],
    ['/connections/dev/a', '$name %20 %AB% %ABC% $1'],
    ['/x/connections/a', '$NAME'],
  ])('at %s may be %j', (pointer, text) => expect(said(pointer, text)).toEqual([]));

  const braces = (name: string) => `A variable is written \${${name}}, with "$" and both braces.`;

  it.each([
    ['/name', ' ', 'blank', 'This text is blank: it shows nothing.'],
    ['/name', '\u00a0\u2003\n\u200b\u200f\u2060\ufeff', 'blank', 'This text is blank: it shows nothing.'],
    ['/name', 'Za\ufffdka', 'encoding', LOST],
    ['/connections/dev/a', '\ufffd $NAME', 'encoding', LOST],
    ['/connections/dev/a', 'https://$HOST_2/', 'variable', braces('HOST_2')],
    ['/connections/dev/a', 'https://$A', 'variable', braces('A')],
    ['/connections/dev/a', '%HOST_2%', 'variable', braces('HOST_2')],
    ['/connections/dev/a', '%ABCD%', 'variable', braces('ABCD')],
    [
      '/name',
      'a ${NAME} <b>',
      'variable-place',
      '"${NAME}" is filled in under connections only; here it would be shown as it is written.',
    ],
    [
      '/name',
      '${}',
      'variable-place',
      '"${}" is filled in under connections only; here it would be shown as it is written.',
    ],
    ['/name', 'a {b}', 'markup', 'Texts are shown as they stand: "{b}" would be seen.'],
    ['/words/en/a', '{b} <i>', 'markup', 'Texts are shown as they stand: "<i>" would be seen.'],
    ['/x/words/a', '{b}', 'markup', 'Texts are shown as they stand: "{b}" would be seen.'],
  ])('at %s is not %j: %s', (pointer, text, rule, message) => {
    expect(said(pointer, text)).toEqual([{ pointer, rule, message }]);
  });

  it('may be what it likes where it is one of several choices', () => {
    expect(said('/name', '<b>', 'text', true)).toEqual([]);
  });

  it.each(['link', 'address', 'origin'])('may have braces in it as %s, but no variable', (kind) => {
    expect(said('/name', '/a/{b}', kind)).toEqual([]);
    expect(said('/name', '/a/${B}', kind).map(({ rule }) => rule)).toEqual(['variable-place']);
  });

  it('may have none in a place that no definition describes', () => {
    expect(said('/name', '/a/{b}', null).map(({ rule }) => rule)).toEqual(['markup']);
  });
});

describe('a text by language', () => {
  const notices = (title: object) => [{ kind: 'news', title }];
  const insert = (below: string, value: string, title: string) => [{ kind: 'insert', value, below, title }];

  it('stands in every language that is offered, and in each draft', () => {
    const parts = {
      languages: ['en', 'a/b', 'toString'],
      draftLanguages: ['uk'],
      notices: notices({ en: 'New' }),
    };
    const message = (language: string, why: string) =>
      `This text is missing in the language "${language}", which ${why}.`;
    const title = 'Insert the text of "en", marked to be translated';
    const missing = (language: string, why: string, below: string) => ({
      pointer: '/notices/0/title',
      rule: 'text',
      message: message(language, why),
      mends: insert(below, 'TO TRANSLATE: New', title),
    });
    expect(findingsOfAll(textChecks, parts)).toEqual([
      missing('a/b', 'the tenant offers', '/a~1b'),
      missing('toString', 'the tenant offers', '/toString'),
    ]);
    expect(findingsOfAll(draftTextChecks, parts)).toEqual([missing('uk', 'is a draft here', '/uk')]);
  });

  it('is a link where the schema has one', () => {
    const parts = {
      languages: ['en', 'uk'],
      links: { accessibility: { en: '/faq' }, legal: 'https://x.example/' },
    };
    expect(findingsOfAll(textChecks, parts)).toEqual([
      {
        pointer: '/links/accessibility',
        rule: 'text',
        message: 'This link is missing in the language "uk", which the tenant offers.',
        mends: insert('/uk', '/faq', 'Insert the link of "en" for "uk"'),
      },
    ]);
  });

  it.each([{}, { en: '' }, { en: 7 }])('is nothing to be taken from in %j', (texts) => {
    const found = findingsOfAll(textChecks, { languages: ['uk'], notices: notices(texts) });
    expect(found).toEqual([
      {
        pointer: '/notices/0/title',
        rule: 'text',
        message: 'This text is missing in the language "uk", which the tenant offers.',
      },
    ]);
  });

  const link = [{ text: { en: 'a' }, href: '/a' }];
  it.each([
    ['home', { banners: [{ title: { en: 'a' } }] }, '/home/banners/0/title'],
    ['forms', { registration: { extra: [{ label: { en: 'a' } }] } }, '/forms/registration/extra/0/label'],
    ['card', { products: { meal: { name: { en: 'a' } } } }, '/card/products/meal/name'],
    ['contact', { subjects: [{ id: 'a', label: { en: 'a' } }] }, '/contact/subjects/0/label'],
    ['navigation', { menus: { top: link } }, '/navigation/menus/top/0/text'],
    ['footer', { links: link }, '/footer/links/0/text'],
  ])('is looked for in the part "%s"', (part, content, pointer) => {
    const found = findingsOfAll(textChecks, { languages: ['en', 'uk'], [part]: content });
    expect(found.map((each) => each.pointer)).toEqual([pointer]);
  });
});
