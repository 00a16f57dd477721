import type { Words } from '../builtInWords.ts';
import { joinMends, mendsOf, nearestKeys, offeredOnly, takeOut } from '../mend.ts';
import { type Finding, joinPointer } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';
import { mendMarks } from './mendMarks.ts';
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
        const mends = joinMends(offeredOnly(nearestKeys(language, languages)), mendsOf(takeOut()));
        const pointer = joinPointer('/words', language);
        return [{ pointer, rule: 'language', message, isAboutKey: true, ...mends }];
      }
      const known = words.get(language);
      return known ? checkTexts(texts, known, joinPointer('/words', language)) : [];
    });
  },
};

function checkTexts(texts: Readonly<Record<string, string>>, known: Words, pointer: string): Finding[] {
  const found: Finding[] = [];
  for (const [key, text] of Object.entries(texts)) {
    if (known.has(key)) found.push(...checkMarks(key, text, known, pointer));
    else found.push(refuseKey(key, known, pointer));
    found.push(...refuseHalfPlural(key, formsOf(key, known), texts, joinPointer(pointer, key)));
  }
  return found;
}

function refuseKey(key: string, known: Words, pointer: string): Finding {
  const message = `There is no built-in text "${key}" to replace.${didYouMean(key, [...known.keys()])}`;
  const mends = joinMends(nearestKeys(key, [...known.keys()]), mendsOf(takeOut()));
  return { pointer: joinPointer(pointer, key), rule: 'words', message, isAboutKey: true, ...mends };
}

/** The last sound text of each key: whoever types changes one of thousands. */
const soundTexts = new WeakMap<Words, Map<string, string>>();

function checkMarks(key: string, text: string, known: Words, pointer: string): Finding[] {
  const sound = soundTexts.get(known) ?? new Map<string, string>();
  if (sound.get(key) === text) return [];
  const builtIn = formsOf(key, known).map((form) => known.get(form) ?? '');
  const marks = refuseMarks(key, text, builtIn);
  if (marks.length === 0) {
    soundTexts.set(known, sound.set(key, text));
    return [];
  }
  const isRight = (each: string) => refuseMarks(key, each, builtIn).length === 0;
  const mends = mendMarks(text, { builtIn, isRight });
  return marks.map((message) => ({
    pointer: joinPointer(pointer, key),
    rule: 'words-values',
    message,
    ...mends,
  }));
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
