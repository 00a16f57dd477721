import { hasLettersFromRight } from '../format/rightToLeft.ts';
import { directionOf } from '../tenant/directionOf.ts';

/** First strong isolate, and its end (Unicode Annex 9). */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * An amount, a number or a name in a text that runs from right to left runs as it does by itself, and moves nothing
 * around it; and so does what has such letters in a text from left to right, such as the sign of a currency. Other
 * texts from left to right stay as they are, letter for letter.
 * @param language of the text around it
 */
export function isolate(value: string, language: string): string {
  return directionOf(language) === 'rtl' || hasLettersFromRight(value) ? ISOLATE + value + END : value;
}
