import { readFileSync } from 'node:fs';
import type { BuiltInWords } from '../../../compiler/builtInWords.ts';
import type { ScreenFacts } from '../../../compiler/checks/tenantCheck.ts';
import { type CompileOptions, type CompileResult, compileTenant } from '../../../compiler/compileTenant.ts';
import { makePicture, type Pictures } from '../../../compiler/pictures.ts';
import { type Problem, withoutMends } from '../../../compiler/problem.ts';

const CARD = 'my-cards/card-details/:cardId';
/** Screens and texts that the test file below names. */
export const SCREENS: readonly ScreenFacts[] = [
  { id: 'home', paths: [''], guards: [] },
  {
    id: 'accessibility',
    paths: ['accessibility'],
    guards: [],
    isOffered: ({ links }) => !links.accessibility,
  },
  { id: 'login', paths: ['login/*'], guards: [] },
  { id: 'accountHome', paths: ['account'], guards: ['signedIn'] },
  { id: 'myProfile', paths: ['my-profile'], guards: ['signedIn'] },
  {
    id: 'contactUs',
    paths: ['contact-us'],
    guards: ['signedIn'],
    menuEntries: [{ menu: 'top', order: 40, label: 'nav.contact', icon: 'chat' }],
  },
  {
    id: 'accountDelete',
    paths: ['my-profile/delete'],
    guards: ['signedIn'],
    menuEntries: [{ menu: 'account', order: 40, label: 'nav.deleteProfile', icon: 'trash', isDanger: true }],
  },
  { id: 'cardDetails', paths: [CARD], guards: ['signedIn', 'activeCard'] },
  { id: 'myCardTransactions', paths: [`${CARD}/transactions`], guards: ['signedIn', 'activeCard'] },
  {
    id: 'myCardAcceptance',
    paths: [`${CARD}/card-acceptance`],
    guards: ['signedIn', 'activeCard'],
    feature: 'cardAcceptance',
  },
  {
    id: 'ourMerchendisingPartners',
    paths: [`${CARD}/partners`],
    guards: ['signedIn', 'activeCard'],
    feature: 'merchandisingPartners',
  },
];
const TEXTS: readonly (readonly [string, string])[] = [
  ['products.meal', 'Meal card'],
  ['products.gift', 'Gift card'],
  ['home.title', 'Your benefits'],
  ['cards.greeting', 'Hello, {{name}}'],
  ['cards.count_one', '{{count}} card'],
  ['cards.count_other', '{{count, number}} cards'],
  ['consents.termsConds', 'I accept the <1>terms</1>.'],
  ['contact.subjects.login', 'Login'],
  ['contact.subjects.pin', 'PIN'],
  ['contact.subjects.other', 'Other'],
  ['contact.placeholders.login', 'What does not work?'],
  ['declined.insufficientFunds.text', 'insufficient funds'],
  ['declined.insufficientFunds.next', 'Check the balance.'],
  ['error-messages.default', 'Something went wrong.'],
];
export const WORDS: BuiltInWords = new Map([
  ['en', new Map(TEXTS)],
  [
    'uk',
    new Map([...TEXTS, ['cards.count_few', '{{count}} картки'], ['cards.count_many', '{{count}} карток']]),
  ],
]);

/** Pictures in the folder of the country that does not exist. */
export const PICTURES: Pictures = new Map(
  [
    makePicture('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"/>')),
    makePicture('spring.webp', Buffer.from('RIFF....WEBPVP8 ')),
    makePicture('page.webp', Buffer.from('<!doctype html>')),
    makePicture('heavy.png', Buffer.concat([Buffer.from('\x89PNG', 'latin1'), Buffer.alloc(201_000)])),
  ].map((picture) => [picture.name, picture]),
);

/** A valid tenant file of a country that does not exist, as text with two-space indent. */
export const TENANT_TEXT = readFileSync(new URL('xx.json', import.meta.url), 'utf8');

/** The day on which the tests compile. */
export const TODAY = '2026-11-21';

export function compileText(text: string | Uint8Array, options: Partial<CompileOptions> = {}): CompileResult {
  return compileTenant({
    text,
    file: 'xx.json',
    environment: 'dev',
    variables: {},
    words: WORDS,
    screens: SCREENS,
    pictures: PICTURES,
    version: '3.10.4',
    today: () => TODAY,
    ...options,
  });
}

/** @throws when the text is accepted */
export function problemsOf(
  text: string | Uint8Array,
  options: Partial<CompileOptions> = {},
): readonly Problem[] {
  const result = compileText(text, options);
  if (result.ok) throw new Error('The file was accepted.');
  return result.problems.map(withoutMends);
}

/** 1-based line and column of the first place where a piece of text stands. */
export function placeOf(text: string, piece: string): { line: number; column: number } {
  const offset = text.indexOf(piece);
  if (offset < 0) throw new Error(`The file does not hold ${piece}`);
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
