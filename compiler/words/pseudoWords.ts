/**
 * Languages that nobody speaks, made from English, for tests and previews: what is not translated stands out in plain
 * letters, what is too long or cut has lost its marks, and what does not turn with the writing direction is seen by
 * people who read English alone. Named as Unicode CLDR names them.
 */
import { formsOfLanguage, sortForms } from '../languageForms.ts';
import { ORIGINAL_WORDS, type WordsTree } from '../wordsReference.ts';
import { FILLED } from './filledPieces.ts';
import { ownNameOf } from './readLanguageTag.ts';
import { isBlock, pluralIn } from './wordsPlace.ts';

/** English in accented letters, and English in Arabic ones, which are written from right to left. */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;

export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const LETTERS: Readonly<Record<PseudoLanguage, string>> = {
  'en-XA': 'àƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ',
  'ar-XB': 'ابثدهفغحيجكلمنوپقرستعڤشخئزابثدهفغحيجكلمنوپقرستعڤشخئز',
};

/** Translations from English are up to so much longer. */
const GROWTH = 0.4;

const VOWEL = /[aeiou]/i;

/** A whole words file: each text of the original, each plural in the forms of the language. */
export function pseudoWords(language: PseudoLanguage): WordsTree {
  return { ...pseudoBlock(ORIGINAL_WORDS, language), languageName: ownNameOf(language) };
}

function pseudoBlock(block: WordsTree, language: PseudoLanguage): WordsTree {
  const written = new Set<string>();
  const members = Object.entries(block).flatMap(([name, value]): [string, string | WordsTree][] => {
    if (isBlock(value)) return [[name, pseudoBlock(value, language)]];
    const base = pluralIn(block, name);
    if (base === null) return [[name, pseudoText(value, language)]];
    if (written.has(base)) return [];
    written.add(base);
    const own = Object.hasOwn(block, `${base}_zero`) ? ['zero'] : [];
    const forms = sortForms([...new Set([...own, ...formsOfLanguage(language).forms])]);
    return forms.map((form) => {
      const text = String(block[`${base}_${form}`] ?? block[`${base}_other`]);
      return [`${base}_${form}`, pseudoText(text, language)];
    });
  });
  return Object.fromEntries(members);
}

/** One text: other letters, two fifths longer, between marks that show where it is cut. */
export function pseudoText(text: string, language: PseudoLanguage): string {
  let owed = 0;
  const pieces = text.split(FILLED).map((piece, index) => {
    // Of a split by a group, every second piece is what the group has found.
    if (index % 2 === 1) return piece;
    return piece.replace(/[a-z]+/gi, (word) => {
      owed += word.length * GROWTH;
      const [longer, extra] = lengthen(word, Math.floor(owed));
      owed -= extra;
      return [...longer].map((letter) => replaced(letter, language)).join('');
    });
  });
  return `⟦${pieces.join('')}⟧`;
}

/** Vowels are drawn out, once each; what is still owed is the last letter's. @returns the word, and by how much it grew */
function lengthen(word: string, most: number): readonly [word: string, extra: number] {
  let left = most;
  const drawn = [...word].map((letter) => {
    if (left === 0 || !VOWEL.test(letter)) return letter;
    left -= 1;
    return letter + letter.toLowerCase();
  });
  const last = word.at(-1)?.toLowerCase() ?? '';
  return [drawn.join('') + last.repeat(left), most];
}

function replaced(letter: string, language: PseudoLanguage): string {
  return LETTERS[language][PLAIN.indexOf(letter)] ?? letter;
}
