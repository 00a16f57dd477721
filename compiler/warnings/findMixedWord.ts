/** Cyrillic letters that look like Latin ones, and Latin ones that look like Cyrillic ones (Unicode UTS 39, confusables). */
const AS_LATIN = new Set('асԁеһіјӏорԛѕуѵԝхАВСЕНІЈКМОРЅТУХ');
const AS_CYRILLIC = new Set('acehijopsxyABCEHIJKMOPSTXY');

const WORD = /[\p{L}\p{M}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * A word of a text in which a letter is of another alphabet, and looks like one of its own: a screen reader stumbles over
 * it, and a search does not find it. Abbreviations with an ending of the language, such as "SMSи", are none.
 */
export function findMixedWord(text: string): string | null {
  // As most texts are, of which a tenant may have thousands.
  if (!CYRILLIC.test(text) || !LATIN.test(text)) return null;
  for (const [word] of text.matchAll(WORD)) {
    if (!CYRILLIC.test(word) || !LATIN.test(word)) continue;
    const letters = [...word];
    const cyrillic = letters.filter((each) => CYRILLIC.test(each));
    const latin = letters.filter((each) => LATIN.test(each));
    const few = cyrillic.length < latin.length ? cyrillic : latin;
    const likeness = few === cyrillic ? AS_LATIN : AS_CYRILLIC;
    const isEnding = few === cyrillic && /^\p{Lu}+\p{Script=Cyrillic}+$/u.test(word);
    if (!isEnding && few.every((each) => likeness.has(each))) return word;
  }
  return null;
}
