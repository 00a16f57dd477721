import { isDeepStrictEqual } from 'node:util';
import { createLabels, languageName } from '../explain/parts/createLabels.ts';
import { joinPointer } from '../problem.ts';
import type { Pair } from './createPair.ts';
import { describeBoth, quote } from './describeValue.ts';
import type { Found } from './difference.ts';

/** Languages that are gained or lost, and which one comes first. */
export function compareLanguages({ before, after, words }: Pair): Found[] {
  const [was, is] = [before.languages, after.languages];
  const nameOf = (language: string) => languageName(language, words);
  const describe = (sentence: string, rest: Partial<Found> = {}): Found => ({
    group: 'languages',
    pointer: '/languages',
    before: was,
    after: is,
    sentence,
    ...rest,
  });
  // The tenant's own words of a language come and go with it.
  const withWords = (language: string) =>
    before.words[language] || after.words[language]
      ? { otherPointers: [joinPointer('/words', language)] }
      : {};
  const gained = is.filter((language) => !was.includes(language));
  const lost = was.filter((language) => !is.includes(language));
  const isReordered = gained.length + lost.length === 0 && was[0] === is[0] && !isDeepStrictEqual(was, is);
  return [
    ...gained.map((each) =>
      describe(`The portal can be read in ${nameOf(each)}.`, { ...withWords(each), kind: 'added' }),
    ),
    ...lost.map((each) =>
      describe(`The portal cannot be read in ${nameOf(each)}.`, {
        ...withWords(each),
        kind: 'removed',
        isNarrower: true,
      }),
    ),
    ...(was[0] === is[0]
      ? []
      : [describe(`The portal opens in ${nameOf(is[0])} instead of ${nameOf(was[0])}.`)]),
    ...(isReordered ? [describe(`The languages stand in another order: ${is.map(nameOf).join(', ')}.`)] : []),
  ];
}

/** Texts that read differently, in each language that both sides offer. */
export function compareWords({ before, after, words }: Pair): Found[] {
  return before.languages
    .filter((language) => after.languages.includes(language))
    .flatMap((language) => {
      const keys = [before, after].flatMap((tenant) => Object.keys(tenant.words[language] ?? {}));
      const [was, is] = [before, after].map((tenant) => createLabels(tenant, words, language));
      return [...new Set(keys)].sort().flatMap((key): Found[] => {
        const [old, now] = [was?.(key) ?? key, is?.(key) ?? key];
        if (old === now) return [];
        const pointer = joinPointer(joinPointer('/words', language), key);
        const [last, next] = describeBoth(old, now, (text) => quote(String(text)));
        const sentence = `In ${languageName(language, words)}, people read ${next} instead of ${last}.`;
        return [{ group: 'words', pointer, before: old, after: now, sentence }];
      });
    });
}
