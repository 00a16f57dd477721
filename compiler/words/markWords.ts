import { type LanguageForms, sortForms } from '../languageForms.ts';
import { markUntranslated } from '../untranslated.ts';
import type { WordsTree } from '../wordsReference.ts';
import { FILLED } from './filledPieces.ts';
import { isBlock, pluralIn } from './wordsPlace.ts';

/** A text with its mark; what has no words in it stands as it is in every language. */
export function markText(text: string): string {
  return /\p{L}/u.test(text.replace(FILLED, '')) ? markUntranslated(text) : text;
}

/**
 * A block with each text marked as still to be translated, and each plural in the forms of another language.
 * @param made counts the marks
 */
export function markWords(
  block: WordsTree,
  language: LanguageForms,
  made: { count: number } = { count: 0 },
): WordsTree {
  const mark = (text: string) => {
    const marked = markText(text);
    if (marked !== text) made.count += 1;
    return marked;
  };
  const written = new Set<string>();
  const members = Object.entries(block).flatMap(([name, value]): [string, string | WordsTree][] => {
    if (isBlock(value)) return [[name, markWords(value, language, made)]];
    const base = pluralIn(block, name);
    // The name of the language is written by itself.
    if (base === null) return [[name, name === 'languageName' ? value : mark(value)]];
    if (written.has(base)) return [];
    written.add(base);
    return formsFor(base, block, language).map((form) => [
      `${base}_${form}`,
      mark(textOf(base, form, block, language)),
    ]);
  });
  return Object.fromEntries(members);
}

/** Those of the grammar, and one for none where the source has a sentence for it. */
function formsFor(base: string, block: WordsTree, { forms }: LanguageForms): string[] {
  const hasNone = block[`${base}_zero`] !== undefined;
  return sortForms([...new Set([...forms, ...(hasNone ? ['zero'] : [])])]);
}

/** The same form of the source, unless it speaks of one number alone ("one card") and the new one of many. */
function textOf(base: string, form: string, block: WordsTree, { forms, single }: LanguageForms): string {
  const other = String(block[`${base}_other`]);
  const same = block[`${base}_${form}`];
  if (typeof same !== 'string') return other;
  const isOfMany = forms.includes(form) && !single.has(form);
  return isOfMany && other.includes('{{count') && !same.includes('{{count') ? other : same;
}
