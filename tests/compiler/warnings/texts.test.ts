/**
 * What is doubted of a text by itself: notes that were left over, letters that were misread or mixed, and secrets. Over
 * 250 lines: tables of texts, a row each.
 */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { describe, expect, it } from 'vitest';
import { findLeftover } from '../../../compiler/warnings/findLeftover.ts';
import { findMisread } from '../../../compiler/warnings/findMisread.ts';
import { findMixedWord } from '../../../compiler/warnings/findMixedWord.ts';
import { findSecret, looksRandom } from '../../../compiler/warnings/findSecret.ts';
import type { FileFacts, ValueWarning } from '../../../compiler/warnings/valueWarning.ts';
import { warnLanguages } from '../../../compiler/warnings/warnLanguages.ts';
import { doubtText, warnLeftovers } from '../../../compiler/warnings/warnLeftovers.ts';
import { warnSecrets } from '../../../compiler/warnings/warnSecrets.ts';
import { doubtLetters, warnLetters } from '../../../compiler/warnings/warnTexts.ts';
import { TAKEN_OUT } from '../support/findingsOf.ts';

const NO_FACTS: FileFacts = { languages: ['en'], plainHosts: new Set() };

describe('a piece that was left over', () => {
  it.each([
    ['TODO write', undefined, 'TODO'],
    ['a (FIXME)', undefined, 'FIXME'],
    ['TBD.', undefined, 'TBD'],
    ['CHANGE ME', undefined, 'CHANGE ME'],
    ['CHANGE_ME CHANGEME', undefined, 'CHANGE_ME'],
    ['CHANGEME', undefined, 'CHANGEME'],
    ['REPLACE-ME', undefined, 'REPLACE-ME'],
    ['REPLACEME', undefined, 'REPLACEME'],
    ['changeme', undefined, 'changeme'],
    ['XXX', undefined, 'XXX'],
    ['a XXXXX b', undefined, 'XXXXX'],
    ['XXX-', undefined, 'XXX'],
    ['Lorem  ipsum a', undefined, 'Lorem  ipsum'],
    ['DOLOR sit amet', undefined, 'DOLOR sit amet'],
    ['TODO', 'en', 'TODO'],
    ['TODO: escribir', 'es', 'TODO'],
    ['TODO (a)', 'pt', 'TODO'],
    ['TODO  : a', 'gl', 'TODO'],
    ['FIXME', 'es', 'FIXME'],
  ])('of %j in %s is %s', (text, language, piece) => expect(findLeftover(text, language)).toBe(piece));

  it.each([
    ['todo', 'en'],
    ['Tbd', 'en'],
    ['XX', 'en'],
    ['XXXL', 'en'],
    ['my_TODO_list', 'en'],
    ['TODO2', 'en'],
    ['жTODO', 'bg'],
    ['XXX-lecie', 'pl'],
    ['lorem', 'en'],
    ['ChangeMe', 'en'],
    ['TODO a cien', 'es'],
    ['TODO', 'gl'],
    ['TODO a', 'pt'],
    ['TODO a: b', 'pt'],
    ['', 'en'],
  ])('is none in %j in %s', (text, language) => expect(findLeftover(text, language)).toBeNull());
});

const doubt = (warn: ValueWarning, pointer: string, value: unknown, more: object = {}, facts = NO_FACTS) =>
  warn({ pointer, value, kind: null, isChoice: false, isOwn: false, ...more }, facts);

describe('a text that is still to be written', () => {
  const left = (pointer: string, piece: string) => ({
    pointer,
    rule: 'leftover',
    message: `"${piece}" looks like something still to be written.`,
  });

  it('is told of, in its own language', () => {
    expect(doubtText('/a', 'TODO', 'en')).toEqual([left('/a', 'TODO')]);
    expect(doubtText('/a', 'Done')).toEqual([]);
    expect(doubt(warnLeftovers, '/home/title/en', 'TODO')).toEqual([left('/home/title/en', 'TODO')]);
    expect(doubt(warnLeftovers, '/home/title/es', 'TODO')).toEqual([]);
    expect(doubt(warnLeftovers, '/words/es/home.title', 'TODO')).toEqual([]);
    expect(doubt(warnLeftovers, '/home/es/title', 'TODO')).toHaveLength(1);
    expect(doubt(warnLeftovers, '/home/abes', 'TODO')).toHaveLength(1);
    expect(doubt(warnLeftovers, '/home/words/es/a', 'TODO')).toHaveLength(1);
    expect(doubt(warnLeftovers, '/a', 'TODO', { isChoice: true })).toEqual([]);
    expect(doubt(warnLeftovers, '/a', 7)).toEqual([]);
  });

  it('is told of where it is marked to be translated', () => {
    expect(doubt(warnLeftovers, '/a', 'TO TRANSLATE: Hello')).toEqual([
      { pointer: '/a', rule: 'leftover', message: 'This text is still to be translated.' },
    ]);
    expect(doubt(warnLeftovers, '/a', 'TO TRANSLATE: TBD')).toEqual([left('/a', 'TBD')]);
  });
});

describe('a text that was read in another encoding', () => {
  const asks = (text: string) => `"${text}" has question marks in the place of letters.`;
  const looks = (text: string, meant: string) =>
    `"${text}" looks like "${meant}", read in another encoding than UTF-8.`;
  const own = 'A sign of this text is of a font of its own: others show a box.';

  it.each([
    ['???', asks('???')],
    ['?????? ????, ???!', asks('?????? ????, ???!')],
    ['a \ue000', own],
    ['\uf8ff', own],
    ['Ã¶', looks('Ã¶', 'ö')],
    ['schÃ¶n fÃ¼r', looks('schÃ¶n fÃ¼r', 'schön für')],
    ['â‚¬', looks('â‚¬', '€')],
    ['ÐšÐ°Ñ€Ñ‚Ð°', looks('ÐšÐ°Ñ€Ñ‚Ð°', 'Карта')],
  ])('as %j is told of', (text, message) => expect(findMisread(text)).toBe(message));

  it.each([
    '',
    '?',
    '??',
    'a???',
    '? ? ?',
    'schön',
    'Ãa',
    'Ö',
    'Âµ€ж',
    'naïve café',
    'ÀÉ',
    'Ã',
    'Карта',
    'å',
  ])('is not %j', (text) => expect(findMisread(text)).toBeNull());

  it('may have lost one letter beside more than three', () => {
    expect(findMisread('ÐšÐ°Ñ€Ñ‚Ð')).toBe(looks('ÐšÐ°Ñ€Ñ‚Ð', 'Карт\ufffd'));
    expect(findMisread('ÐšÐ°Ñ€Ð')).toBeNull();
  });
});

describe('a word of two alphabets', () => {
  it.each([
    ['Kaрта и', 'Kaрта'],
    ['a кapта', 'кapта'],
    ['сard', 'сard'],
    ['one Воard', 'Воard'],
    ['PINи аpple', 'аpple'],
    ['СОРыС b', null],
    ['SMSи', null],
    ['SMSа', null],
    ['smsа', 'smsа'],
    ['карта card', null],
    ['карта', null],
    ['card', null],
    ['cardж', null],
    ['wкарта', null],
    ['', null],
  ])('in %j is %j', (text, word) => expect(findMixedWord(text)).toBe(word));

  it('is told of wherever the file has a text for people', () => {
    const mixed = {
      pointer: '/name',
      rule: 'mixed-word',
      message: 'The word "сard" mixes Latin and Cyrillic letters that look alike: type it anew.',
    };
    expect(doubt(warnLetters, '/name', 'сard')).toEqual([mixed]);
    expect(doubtLetters('/name', 'сard')).toEqual([mixed]);
    expect(doubtLetters('/name', '??? ???')).toEqual([
      {
        pointer: '/name',
        rule: 'encoding',
        message: '"??? ???" has question marks in the place of letters.',
      },
    ]);
    expect(doubtLetters('/name', 'card')).toEqual([]);
    expect(doubt(warnLetters, '/connections/dev/a', 'сard')).toEqual([]);
    expect(doubt(warnLetters, '/name', 'сard', { kind: 'link' })).toEqual([]);
    expect(doubt(warnLetters, '/name', 'сard', { isChoice: true })).toEqual([]);
    expect(doubt(warnLetters, '/name', 7)).toEqual([]);
  });
});

const HEX = '9f86d081884c7d659a2feaa0c55ad015';
const MIXED = 'wJ4lrXUtnFEMIK7MDENGbPxRfiCYzEXkQ9';

describe('a secret that says what it is', () => {
  const digits = (count: number) => 'A1'.repeat(count / 2);
  it.each([
    ['-----BEGIN PRIVATE KEY-----', 'a private key'],
    ['x -----BEGIN RSA PRIVATE KEY-----', 'a private key'],
    ['-----BEGIN PGP PRIVATE KEY BLOCK-----', 'a private key'],
    ['eyJhbGciOiJ.eyJzdWIiOiI.', 'a token'],
    [`sk_${'live'}_${digits(8)}`, 'a secret key'],
    [`rk_${'test'}_${digits(8)}`, 'a secret key'],
    [`whsec_${digits(8)}`, 'a secret key'],
    [`sk-${digits(20)}`, 'a secret key'],
    ['sk.eyJhbGciOiJ', 'a secret key'],
    [`AKIA${digits(16)}`, 'a key of a cloud account'],
    [`ASIA${digits(16)}`, 'a key of a cloud account'],
    [`ghp_${digits(30)}`, 'a token'],
    [`gho_${digits(30)}`, 'a token'],
    [`github_pat_${digits(30)}`, 'a token'],
    [`glpat-${digits(20)}`, 'a token'],
    [`npm_${digits(30)}`, 'a token'],
    [`xoxb-${digits(10)}`, 'a token'],
    [`SG.${digits(16)}.${digits(16)}`, 'a token'],
    [`Bearer ${digits(16)}`, 'a token'],
    [`Basic  ${digits(16)}==`, 'a token'],
    ['https://ana:word@x.example', 'a password in an address'],
    ['https://:word@x.example', 'a password in an address'],
    ['/a?password=abcdef', 'a password in an address'],
    ['/a?b&client_secret=abcdef', 'a password in an address'],
    ['/a#Access_Token=abcdef', 'a password in an address'],
    ['/a;apikey=abcdef', 'a password in an address'],
    ['password: hunter2', 'a password'],
    ['a, PWD=hunter2', 'a password'],
    ['api_key = hunter2', 'a password'],
  ])('%s is %s', (text, what) => expect(findSecret(text)).toBe(what));

  it.each([
    '-----BEGIN PUBLIC KEY-----',
    'eyJhbGc.eyJzdWIiOiI.',
    `pk_${'live'}_${digits(8)}`,
    `sk_${'live'}_${digits(6)}x`.slice(0, 14),
    `sk-${'a1'.repeat(10)}`,
    `sk-${'AB'.repeat(10)}`,
    `sk-${digits(18)}`,
    `xAKIA${digits(16)}`,
    `AKIA${digits(16)}A`,
    `AKIA${digits(14)}`,
    `ghx_${digits(30)}`,
    `xoxb-${digits(8)}`,
    `SG.${digits(16)}`,
    'Bearer of good news today and tomorrow',
    `Bearer ${digits(14)}`,
    'https://x.example/a:b@c',
    'https://ana@x.example',
    '/a?password=abcde',
    '/a?password=',
    '/a?password=${SECRET_OF_IT}',
    '/a?mypassword=abcdef',
    'password: hunter',
    'password: hunt2',
    'my-password: hunter2',
    'Enter your password',
  ])('%s is none', (text) => expect(findSecret(text)).toBeNull());
});

describe('a text that only a generator writes', () => {
  it.each([
    [HEX, true],
    [HEX.toUpperCase(), true],
    [`a ${MIXED} b`, true],
    [MIXED, true],
    [MIXED.slice(0, 20), true],
    [MIXED.slice(0, 19), false],
    [HEX.slice(0, 31), false],
    ['00000000000000000000000000000000000a', false],
    ['12345678901234567890123456789012345', false],
    ['abcdefghijklmnopqrstuvwxyzabcdefghij', false],
    ['aaaaaaaaaaaaaaaaaaaaaaaaa1A', false],
    ['internationalisationOfCards2', false],
    ['a1b2a1b2a1b2a1b2a1b2a1b2a1b2a1b2a1b2', false],
    ['x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d9', true],
    ['x7k2m9q4w8z3v6t1y5r0p7n2j8h4g6d', false],
    ['123e4567-e89b-12d3-a456-426614174000', false],
    ['AIzaSyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6q', false],
    [`pk_${MIXED}`, false],
    [`pk.${MIXED}`, false],
    [`xpk_${MIXED}`, true],
    ['', false],
  ])('is %s: %s', (text, expected) => expect(looksRandom(text)).toBe(expected));
});

describe('a secret in a file', () => {
  const secret = (pointer: string, message: string) => [{ pointer, rule: 'secret', message }];
  const meant =
    'This looks like a secret, and every browser reads it: leave it only if it is meant to be public.';
  const own = 'This looks like a credential itself: only the name of its environment variable stands here.';

  it('is told of, and never repeated', () => {
    expect(doubt(warnSecrets, '/name', 'password: hunter2')).toEqual(
      secret(
        '/name',
        'This looks like a password, and every browser reads it: take it out, and have it replaced.',
      ),
    );
    expect(doubt(warnSecrets, '/name', HEX)).toEqual(secret('/name', meant));
  });

  it.each(['clientId', 'clientSecret'])('stands in the place of the name of a %s', (key) => {
    const pointer = `/connections/dev/gateway/${key}`;
    expect(doubt(warnSecrets, pointer, HEX)).toEqual(secret(pointer, own));
    expect(doubt(warnSecrets, pointer, 'password: hunter2')).toEqual(secret(pointer, own));
    expect(doubt(warnSecrets, pointer, 'XX_CLIENT')).toEqual([]);
    expect(doubt(warnSecrets, `${pointer}Header`, HEX)).toEqual([]);
    expect(doubt(warnSecrets, `/x${pointer}`, HEX)).toEqual(secret(`/x${pointer}`, meant));
  });

  it.each(['link', 'address', 'origin', 'assetFile', 'cardPicture'])(
    'may be random in a value of the kind %s',
    (kind) => {
      expect(doubt(warnSecrets, '/a', HEX, { kind })).toEqual([]);
      expect(doubt(warnSecrets, '/a', 'password: hunter2', { kind })).toHaveLength(1);
    },
  );

  it('is none where an id is public, where one of several stands, and where there is no text', () => {
    expect(doubt(warnSecrets, '/connections/dev/sso/clientId', HEX)).toEqual([]);
    expect(doubt(warnSecrets, '/connections/dev/sso/clientIds', HEX)).toHaveLength(1);
    expect(doubt(warnSecrets, '/x/connections/dev/sso/clientId', HEX)).toHaveLength(1);
    expect(doubt(warnSecrets, '/connections/dev/x/sso/clientId', HEX)).toHaveLength(1);
    expect(doubt(warnSecrets, '/connections/dev/gatewayx/a', HEX)).toHaveLength(1);
    expect(doubt(warnSecrets, '/connections/dev/gateway', HEX)).toEqual([]);
    expect(doubt(warnSecrets, '/a', HEX, { isChoice: true })).toEqual([]);
    expect(doubt(warnSecrets, '/a', 7)).toEqual([]);
  });
});

describe('a text in a language that nobody sees', () => {
  const of = (value: unknown, kind = 'texts', languages: readonly string[] = ['en', 'uk']) =>
    doubt(warnLanguages, '/a', value, { kind }, { ...NO_FACTS, languages });
  const unseen = (below: string, language: string, ...mends: readonly object[]) => ({
    pointer: `/a/${below}`,
    rule: 'text-language',
    message: `Nobody sees this text: the tenant does not offer the language "${language}", only en, uk.`,
    isAboutKey: true,
    mends: [...mends, TAKEN_OUT],
  });

  it('is told of, with the language that was meant', () => {
    const renamed = { kind: 'key', name: 'uk', title: 'Replace by "uk"' };
    expect(of({ en: 'a', ua: 'b', 'x/y': 'c' })).toEqual([
      unseen('ua', 'ua', renamed),
      unseen('x~1y', 'x/y'),
    ]);
    expect(of({ en: 'a', ua: 'b', uk: 'c' })).toEqual([unseen('ua', 'ua')]);
    expect(of({ ua: '/b', uk: '/c' }, 'linksByLanguage')).toEqual([unseen('ua', 'ua')]);
  });

  it('is none where nothing is said by language', () => {
    expect([...of({ ua: 'b' }, 'link'), ...of(null), ...of('ua'), ...of({ ua: 'b' }, 'texts', [])]).toEqual(
      [],
    );
  });
});
