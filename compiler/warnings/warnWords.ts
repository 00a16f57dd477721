import type { Words } from '../builtInWords.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { ORIGINAL_LANGUAGE, ORIGINAL_TEXTS, stepsTo } from '../wordsReference.ts';
import { doubtText } from './warnLeftovers.ts';
import { doubtLetters } from './warnTexts.ts';

/**
 * What looks unfinished in a words file.
 * @param words the file's own texts
 * @param isWhole whether it has no problem: of one that lacks texts nobody thinks that it is translated
 */
export function warnWords(language: string, words: Words, isWhole: boolean): Finding[] {
  const texts = [...words].flatMap(([key, text]) => {
    const pointer = stepsTo(key).reduce<string>(joinPointer, '');
    return [
      ...doubtText(pointer, text, language),
      ...doubtLetters(pointer, text),
      ...doubtLength(pointer, text, ORIGINAL_TEXTS.get(key)),
    ];
  });
  return isWhole ? [...doubtTranslation(language, words), ...texts] : texts;
}

/** As long as a tenant's own words may be; a longer one is that of a page, and several times its original. */
const LONGEST = 600;

function doubtLength(pointer: string, text: string, original: string | undefined): Finding[] {
  if (text.length <= LONGEST || text.length <= 3 * (original?.length ?? 0)) return [];
  const message = `This text has ${text.length} characters, in English it has ${original?.length ?? 0}: the page has no place for it.`;
  return [{ pointer, rule: 'length', message }];
}

/** Some are the same in two languages. Of a copy that nobody has translated most are. */
const MOST_ALIKE = 1 / 3;

function doubtTranslation(language: string, words: Words): Finding[] {
  if (language.split('-')[0] === ORIGINAL_LANGUAGE) return [];
  const alike = [...words].filter(([key, text]) => text === ORIGINAL_TEXTS.get(key));
  if (alike.length <= MOST_ALIKE * ORIGINAL_TEXTS.size) return [];
  const message = `${alike.length} of its ${words.size} texts are word for word as in English: npm run tenant -- words ${language} names them.`;
  return [{ pointer: '', rule: 'as-in-english', message }];
}
