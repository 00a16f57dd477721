/**
 * The built-in words come in two parts, so that nobody waits for the words of a form to see their cards: first what
 * the frame, the cards, errors and dialogs say; later what screens say that come after them.
 */
import type { WordsGroup } from './wordsKeys.ts';

/**
 * Top groups of the first part. Every other group is later: a screen that says something of its own needs no entry here,
 * unless its definition says `words: 'first'`.
 */
const FIRST: ReadonlySet<string> = new Set<WordsGroup>([
  'common',
  'tabTitle',
  'languageName',
  'nav',
  'footer',
  'screens',
  'notFound',
  'cards',
  'amounts',
  'funds',
  'status',
  'products',
  'actions',
  'carousel',
  'connection',
  'partNotLoaded',
  'sessionOpen',
  'sessionExpired',
  'sessionEnded',
  'idle',
  'signingOut',
  'loginError',
  'loginUnreachable',
  'storageBlocked',
  'clockWrong',
  'paused',
  'toast',
  'dialogs',
  'contactBlock',
  'error-messages',
]);

export type WordsPart = 'first' | 'later';

/** The words of one part. @param words a whole words file, nested */
export function wordsOfPart(words: object, part: WordsPart): object {
  return Object.fromEntries(Object.entries(words).filter(([name]) => FIRST.has(name) === (part === 'first')));
}

/** Where the later part lies: beside the first, whose name changes with both. */
export function laterAddress(first: string): string {
  return first.replace(/\.json$/, '-later.json');
}
