import { pluralBase } from '../checks/pluralForms.ts';
import { formsOfLanguage } from '../languageForms.ts';
import { isSaid, withoutMark } from '../untranslated.ts';
import { ORIGINAL_LANGUAGE, type WordsTree } from '../wordsReference.ts';
import { markBorrowed } from './borrowedMark.ts';
import { ownNameOf } from './readLanguageTag.ts';
import { isBlock, type Member, pluralIn } from './wordsPlace.ts';

/** What stands for a text that no language has. */
const NOTHING = '—';

/**
 * The words of a draft with each text that it lacks in English, marked: previews never show raw keys.
 * @param english the original, with what countries have added to it
 */
export function fillDraft(language: string, words: WordsTree, english: WordsTree): WordsTree {
  return { ...fillBlock(language, words, english), languageName: nameOf(language, words) };
}

function fillBlock(language: string, words: WordsTree, english: WordsTree): WordsTree {
  const { forms } = formsOfLanguage(language);
  const names = Object.keys(english).flatMap((name) => {
    const base = pluralIn(english, name);
    return base === null ? [name] : [...forms.map((form) => `${base}_${form}`)];
  });
  const all = new Set([...names, ...Object.keys(words)]);
  return Object.fromEntries([...all].map((name) => [name, fillMember(language, name, words, english)]));
}

function fillMember(language: string, name: string, words: WordsTree, english: WordsTree): Member {
  const written = Object.hasOwn(words, name) ? words[name] : undefined;
  const original = english[name] ?? english[`${pluralBase(name)}_other`];
  if (isBlock(written) || isBlock(original)) {
    return fillBlock(language, isBlock(written) ? written : {}, isBlock(original) ? original : {});
  }
  const text = written ?? '';
  if (isSaid(text)) return text;
  return markBorrowed(original ?? (withoutMark(text).trim() || NOTHING), ORIGINAL_LANGUAGE);
}

function nameOf(language: string, { languageName }: WordsTree): string {
  return typeof languageName === 'string' && isSaid(languageName) ? languageName : ownNameOf(language);
}
