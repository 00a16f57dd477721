/**
 * The built-in words come in two parts, so that nobody waits for the words of a form to see their cards: first what
 * the frame, the cards, errors and dialogs say; later what screens say that come after them.
 */

/** Top groups, and texts with the forms of a plural, that no screen with `words: 'first'` uses. */
const LATER: ReadonlySet<string> = new Set([
  'accessibility',
  'acceptance',
  'accountValidation',
  'addCard',
  'attemptsLeft',
  'balances',
  'cardActions',
  'changeEmailValidation',
  'consents',
  'contact',
  'days',
  'declined',
  'deleteAccount',
  'fieldsToFill',
  'fieldsToFix',
  'forgotPassword',
  'form-validations',
  'forms',
  'home',
  'inMinutes',
  'mailedLink',
  'minutesLeft',
  'notifications',
  'partners',
  'passwordInit',
  'plasticless',
  'profile',
  'registration',
  'secrets',
  'terms',
  'transactions',
  'withinWorkingDays',
]);

export type WordsPart = 'first' | 'later';

/** The words of one part. @param words a whole words file, nested */
export function wordsOfPart(words: object, part: WordsPart): object {
  const isLater = (name: string) => LATER.has(name.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  return Object.fromEntries(Object.entries(words).filter(([name]) => isLater(name) === (part === 'later')));
}

/** Where the later part lies: beside the first, whose name changes with both. */
export function laterAddress(first: string): string {
  return first.replace(/\.json$/, '-later.json');
}
