/** What a file names by keys of words: products, subjects and reasons, each with its text in every language. */
import { describe, expect, it } from 'vitest';
import {
  checkDeclinedReasons,
  checkProductNames,
  checkSubjects,
  draftNameChecks,
  namedTexts,
} from '../../../compiler/checks/checkNamedTexts.ts';
import { findingsOf, findingsOfAll, replacedBy, TAKEN_OUT } from '../support/findingsOf.ts';

const textsOf = (...keys: readonly string[]) => new Map(keys.map((key) => [key, `Text of ${key}`]));
const english = textsOf(
  'products.meal',
  'products.gift',
  'contact.subjects.pin',
  'contact.subjects.login',
  'contact.placeholders.pin',
  'declined.lost.text',
  'declined.lost.next',
);
english.set('products.filled', 'Card of {{name}}');
english.set('products.linked', 'Card <1>a</1>');
english.set('products.nested', 'Card $t(a)');
const ukrainian = textsOf('products.meal', 'contact.subjects.pin', 'declined.lost.text');
const beside = {
  words: new Map([
    ['en', english],
    ['uk', ukrainian],
  ]),
};
const missing = (
  pointer: string,
  key: string,
  languages: string,
  near?: string,
  value?: string,
  isSafe = true,
) => ({
  pointer,
  rule: 'words',
  message: `There is no text "${key}" in ${languages}.${near === undefined ? '' : ` Did you mean "${near}"?`}`,
  ...(value !== undefined && { mends: [replacedBy(value, isSafe)] }),
});

describe('the name of a product', () => {
  const of = (product: object, languages: readonly string[] = ['en']) =>
    findingsOf(checkProductNames, { languages, card: { products: { 'a/b': product } } }, beside);
  const refused = (below: string, message: string, more: object = {}) => ({
    pointer: `/card/products/a~1b${below}`,
    rule: 'product-name',
    message,
    ...more,
  });

  it('is a text of the words, or one of its own', () => {
    expect(of({ nameKey: 'products.meal' }, ['en', 'uk', 'unknown'])).toEqual([]);
    expect(of({ name: { en: 'Meal' } })).toEqual([]);
    expect(of({})).toEqual([
      refused(
        '',
        'A product has a nameKey, or a name of its own. For example "name": { "en": "Meal card" }.',
      ),
    ]);
    expect(of({ nameKey: 'products.meal', name: { en: 'Meal' } })).toEqual([
      refused('/nameKey', 'A product has a nameKey or a name of its own, not both: take one of them out.', {
        isAboutKey: true,
        mends: [{ kind: 'remove', title: 'Take the nameKey out, and keep the name' }],
      }),
    ]);
  });

  it('stands in every language of the tenant', () => {
    const pointer = '/card/products/a~1b/nameKey';
    expect(of({ nameKey: 'products.gift' }, ['en', 'uk'])).toEqual([
      missing(pointer, 'products.gift', 'languages/uk.json', 'products.meal', 'products.meal', false),
    ]);
    expect(of({ nameKey: 'products.mael' }, ['uk', 'en'])).toEqual([
      missing(
        pointer,
        'products.mael',
        'languages/uk.json, languages/en.json',
        'products.meal',
        'products.meal',
      ),
    ]);
    expect(of({ nameKey: 'zzz' })).toEqual([missing(pointer, 'zzz', 'languages/en.json')]);
  });

  it.each([
    ['products.filled', 'Card of {{name}}'],
    ['products.linked', 'Card <1>a</1>'],
    ['products.nested', 'Card $t(a)'],
  ])('is none that is filled in: %s', (nameKey, text) => {
    expect(of({ nameKey })).toEqual([
      refused('/nameKey', `"${text}" is filled in where it is said, so it names no product.`),
    ]);
  });
});

describe('the subjects of the contact form', () => {
  const of = (contact: object, languages: readonly string[] = ['en']) =>
    findingsOf(
      checkSubjects,
      {
        languages,
        contact: { subjects: ['pin'], placeholderBySubject: false, otherSubject: true, ...contact },
      },
      beside,
    );
  const refused = (message: string, below = '', rule = 'subjects', ...mends: readonly object[]) => ({
    pointer: `/contact/subjects${below}`,
    rule,
    message,
    ...(mends.length > 0 && { mends }),
  });
  const own = (id: string) => ({ id, label: { en: 'a' } });

  it.each([
    {},
    { subjects: [] },
    { subjects: ['pin'], otherSubject: false },
    { subjects: ['login', own('more'), 'pin'] },
    { subjects: ['pin'], placeholderBySubject: true },
    { subjects: [own('other')], otherSubject: false },
  ])('may be %j', (contact) => expect(of(contact)).toEqual([]));

  it('have their words, and placeholders where those follow the subject', () => {
    expect(of({ subjects: [own('a'), 'pim'] })).toEqual([
      missing(
        '/contact/subjects/1',
        'contact.subjects.pim',
        'languages/en.json',
        'contact.subjects.pin',
        'pin',
        false,
      ),
    ]);
    expect(of({ subjects: ['pin', 'login'], placeholderBySubject: true }, ['en', 'uk'])).toEqual([
      missing('/contact/subjects/0', 'contact.placeholders.pin', 'languages/uk.json'),
      {
        ...missing('/contact/subjects/1', 'contact.subjects.login', 'languages/uk.json'),
        message:
          'There is no text "contact.subjects.login" in languages/uk.json. Did you mean "contact.subjects.pin"?',
      },
      {
        ...missing(
          '/contact/subjects/1',
          'contact.placeholders.login',
          'languages/en.json, languages/uk.json',
        ),
        message:
          'There is no text "contact.placeholders.login" in languages/en.json, languages/uk.json. Did you mean "contact.placeholders.pin"?',
      },
    ]);
  });

  it.each([
    [
      { subjects: [], otherSubject: false },
      refused('Without subjects and without the other subject nobody can write: a subject is required.'),
    ],
    [
      { subjects: ['pin', own('toString'), own('toString')] },
      refused('Every object of a program has a "toString" already; take another id.', '/1'),
    ],
    [
      { subjects: ['pin', own('login'), 'pin', 'login'] },
      refused('The subject "pin" stands in the list already: each may stand once.', '/2', 'twice', TAKEN_OUT),
    ],
    [
      { subjects: ['pin', own('other')] },
      refused(
        '"other" stands below the subjects already; switch it by contact.otherSubject.',
        '/1',
        'subjects',
        TAKEN_OUT,
      ),
    ],
    [
      { subjects: [own('other')] },
      refused(
        '"other" stands below the subjects already; switch it by contact.otherSubject.',
        '/0',
        'subjects',
        TAKEN_OUT,
      ),
    ],
  ])('are not %j', (contact, finding) => expect(of(contact)).toEqual([finding]));
});

describe('the reasons of a declined transaction', () => {
  it('have their text and their next step', () => {
    const of = (declinedReasons: object, languages: readonly string[]) =>
      findingsOf(checkDeclinedReasons, { languages, declinedReasons }, beside);
    expect(of({ '05': 'declined.lost' }, ['en'])).toEqual([]);
    expect(of({ '0/5': 'declined.lost' }, ['en', 'uk'])).toEqual([
      {
        ...missing('/declinedReasons/0~15', 'declined.lost.next', 'languages/uk.json', 'declined.lost.text'),
      },
    ]);
    expect(of({ '05': 'declined.last' }, ['en'])).toEqual([
      missing(
        '/declinedReasons/05',
        'declined.last.text',
        'languages/en.json',
        'declined.lost.text',
        'declined.lost',
      ),
      missing(
        '/declinedReasons/05',
        'declined.last.next',
        'languages/en.json',
        'declined.lost.next',
        'declined.lost',
      ),
    ]);
  });
});

describe('all that a file names by keys of words', () => {
  const named = {
    card: { products: { meal: { nameKey: 'products.meal' }, own: {}, 'a/b': { nameKey: 'products.none' } } },
    contact: { subjects: ['pin', { id: 'own' }], placeholderBySubject: true },
    declinedReasons: { '0/5': 'declined.lost' },
  };

  it('is listed with its place', () => {
    expect(namedTexts(named)).toEqual([
      { pointer: '/card/products/meal/nameKey', key: 'products.meal', named: 'products.meal' },
      { pointer: '/card/products/a~1b/nameKey', key: 'products.none', named: 'products.none' },
      { pointer: '/contact/subjects/0', key: 'contact.subjects.pin', named: 'pin' },
      { pointer: '/contact/subjects/0', key: 'contact.placeholders.pin', named: 'pin' },
      { pointer: '/declinedReasons/0~15', key: 'declined.lost.text', named: 'declined.lost' },
      { pointer: '/declinedReasons/0~15', key: 'declined.lost.next', named: 'declined.lost' },
    ]);
  });

  it('is asked of drafts as well', () => {
    const found = findingsOfAll(draftNameChecks, { draftLanguages: ['uk'], ...named }, beside);
    expect(found.map(({ pointer, message }) => [pointer, message.split('.json')[0]])).toEqual([
      ['/card/products/a~1b/nameKey', 'There is no text "products.none" in languages/uk'],
      ['/contact/subjects/0', 'There is no text "contact.placeholders.pin" in languages/uk'],
      ['/declinedReasons/0~15', 'There is no text "declined.lost.next" in languages/uk'],
    ]);
  });
});
