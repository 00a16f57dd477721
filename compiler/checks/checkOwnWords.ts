import type { Words } from '../builtInWords.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { formsOf, pluralBase } from './pluralForms.ts';
import { refuseMarks } from './refuseMarks.ts';
import type { TenantCheck } from './tenantCheck.ts';

/**
 * The tenant's own words replace built-in ones: a key that replaces nothing is a slip, and so is a value or a mark
 * that the text does not have, and a plural of which only some forms are replaced.
 */
export const checkOwnWords: TenantCheck = {
  reads: ['languages', 'draftLanguages', 'words'],
  run({ languages: live, draftLanguages, words: own }, { words }) {
    const languages: readonly string[] = [...live, ...draftLanguages];
    return Object.entries(own).flatMap(([language, texts]): Finding[] => {
      if (!languages.includes(language)) {
        const message = `The language "${language}" is not offered here; languages are ${languages.join(', ')}.`;
        return [{ pointer: joinPointer('/words', language), rule: 'language', message, isAboutKey: true }];
      }
      const known = words.get(language);
      return known ? checkTexts(texts, known, joinPointer('/words', language)) : [];
    });
  },
};

function checkTexts(texts: Readonly<Record<string, string>>, known: Words, pointer: string): Finding[] {
  return Object.entries(texts).flatMap(([key, text]): Finding[] => {
    const place = joinPointer(pointer, key);
    if (!known.has(key)) {
      const message = `There is no built-in text "${key}" to replace.${didYouMean(key, [...known.keys()])}`;
      return [{ pointer: place, rule: 'words', message, isAboutKey: true }];
    }
    const forms = formsOf(key, known);
    const marks = refuseMarks(
      key,
      text,
      forms.map((form) => known.get(form) ?? ''),
    );
    return [
      ...marks.map((message) => ({ pointer: place, rule: 'words-values', message })),
      ...refuseHalfPlural(key, forms, texts, place),
    ];
  });
}

/** Reported once, at the first form that is given. */
function refuseHalfPlural(
  key: string,
  forms: readonly string[],
  texts: Readonly<Record<string, string>>,
  pointer: string,
): Finding[] {
  const given = forms.filter((form) => Object.hasOwn(texts, form));
  if (given.length === forms.length || key !== given[0]) return [];
  const missing = forms.filter((form) => !given.includes(form)).join(', ');
  const message = `The plural "${pluralBase(key)}" is replaced in part only; ${missing} would keep the built-in words.`;
  return [{ pointer, rule: 'words-plural', message, isAboutKey: true }];
}
