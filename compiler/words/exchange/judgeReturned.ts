/** Whether the texts that came back can be taken over. */
import { pluralBase } from '../../checks/pluralForms.ts';
import { checkWords } from '../../checkWords.ts';
import { parseSource } from '../../parseSource.ts';
import { joinPointer } from '../../problem.ts';
import { didYouMean } from '../../suggestNearest.ts';
import { stepsTo } from '../../wordsReference.ts';
import { keysFor } from '../coverWords.ts';
import type { Refused, Returned, ReturnedText } from './returned.ts';

type Texts = ReadonlyMap<string, string>;

/** What cannot be taken whatever it says: unknown keys, and a key that comes with two texts. */
export function refuse(
  { texts, refused }: Returned,
  language: string,
  before: Texts,
  english: Texts,
): Refused[] {
  const seen = new Map<string, ReturnedText>();
  return [
    ...refused,
    ...texts.flatMap((each): Refused[] => {
      const { key } = each;
      if (!isKnown(key, language, before, english)) {
        const all = [...new Set([...keysFor(language), ...before.keys()])];
        const what = key === '' ? 'This text has no key.' : `The portal has no text "${key}".`;
        return [{ ...each, message: what + didYouMean(key, all) }];
      }
      const first = seen.get(key);
      seen.set(key, first ?? each);
      if (!first || first.target === each.target) return [];
      const message = `The text "${key}" stands in line ${first.line} already, in other words.`;
      return [{ ...each, message }];
    }),
  ];
}

/** Whether the words file may have a text of that key: it needs it, has it, or a country or a sentence for none brings it. */
export function isKnown(key: string, language: string, before: Texts, english: Texts): boolean {
  if (keysFor(language).includes(key) || before.has(key)) return true;
  const base = pluralBase(key);
  return english.has(key) ? !english.has(`${base}_other`) || key === `${base}_zero` : false;
}

/** The rules that words files are held to, asked of the whole new file; told of what was taken over alone. */
export function judge(
  language: string,
  written: string,
  taken: readonly ReturnedText[],
  behind: Texts,
): Refused[] {
  const { document, findings } = parseSource(written);
  const places = new Map(taken.map((each) => [pointerOf(each.key), each]));
  return [...findings, ...(document ? checkWords(language, document.value, behind) : [])].flatMap(
    ({ pointer, message }): Refused[] => {
      const text = places.get(pointer);
      if (!text) return [];
      const isBroken = /[\r\n]/.test(text.target);
      return [
        { ...text, message: isBroken ? 'A text stands in one line: take the line break out.' : message },
      ];
    },
  );
}

/** A text that was written anew in the meantime; blanks and breaks are of the translator's program. */
export function isOutdated(then: string | null, now: string | undefined): boolean {
  const fold = (text: string) => text.replace(/\s+/g, ' ').trim();
  return then !== null && now !== undefined && fold(then) !== fold(now);
}

export function pointerOf(key: string): string {
  return stepsTo(key).reduce(joinPointer, '');
}
