/** What people are called, in the order of their country. Pure. */

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** The tenant's `names`. */
export interface NameOptions {
  readonly order: 'givenFirst' | 'familyFirst';
  readonly joined: 'spaced' | 'together';
  readonly calledBy: 'given' | 'family' | 'full';
}

export interface PersonName {
  /** Both names, or the one that there is. */
  readonly full: string;
  readonly initials: string;
  /** What a greeting says. */
  readonly called: string;
}

/** Scripts that are written without spaces; a name in other letters keeps its space. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+$/u;

export function personName({ firstName, lastName }: Names, options: NameOptions): PersonName {
  const names = [firstName, lastName].filter(Boolean);
  if (options.order === 'familyFirst') names.reverse();
  const isTogether = options.joined === 'together' && UNSPACED.test(names.join(''));
  const full = names.join(isTogether ? '' : ' ');
  const called = { given: firstName, family: lastName, full }[options.calledBy];
  return { full, initials: names.map(firstLetter).join(''), called: called || full };
}

/** The first whole character, capital: a letter may be two code units long. Georgian begins no name with a capital. */
function firstLetter(name: string): string {
  const letter = Array.from(name)[0] ?? '';
  return /[ა-ჿ]/.test(letter) ? letter : letter.toUpperCase();
}
