import { pluralBase } from '../../checks/pluralForms.ts';
import { formsOfLanguage } from '../../languageForms.ts';
import { isUntranslated } from '../../untranslated.ts';
import { ORIGINAL_TEXTS } from '../../wordsReference.ts';
import { keysFor } from '../coverWords.ts';
import type { PlaceOf } from './findPlaces.ts';
import { meaningOf } from './valueMeanings.ts';

/** One text for a translator. */
export interface Unit {
  readonly key: string;
  /** The text in English. */
  readonly source: string;
  /** Null when it is still to be translated. */
  readonly target: string | null;
  /** Which screens say it; empty when nobody can tell. */
  readonly where: string;
  /** What its values and marks are, its form of a plural, how long it may be. */
  readonly notes: readonly string[];
}

/** What units are made of: texts by their full key. */
export interface UnitSources {
  readonly language: string;
  /** Of the words file. */
  readonly texts: ReadonlyMap<string, string>;
  readonly english: ReadonlyMap<string, string>;
  /** Of the other words files, with their languages: how long a text has become elsewhere. */
  readonly others: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly placeOf: PlaceOf;
}

const VALUE = /\{\{\s*(\w+)[^{}]*\}\}/g;

const MARK = /<\/?\d+>/g;

/** How many numbers show what a form is for. */
const EXAMPLES = 5;

/** Every text that has an English original, in its order; each plural in the forms of the language. */
export function listUnits(sources: UnitSources): Unit[] {
  const { texts, english } = sources;
  return keysIn(sources).flatMap((key): Unit[] => {
    const source = sourceOf(key, english);
    if (source === undefined) return [];
    const written = texts.get(key) ?? '';
    const isThere = written.trim() !== '' && !isUntranslated(written);
    const notes = notesOn(key, source, sources);
    return [{ key, source, target: isThere ? written : null, where: sources.placeOf(key), notes }];
  });
}

/** The text in English that a text of any language is a translation of. */
export function sourceOf(key: string, english: ReadonlyMap<string, string>): string | undefined {
  return english.get(key) ?? english.get(`${pluralBase(key)}_other`);
}

/** What the language needs, the sentences for none that there are, and what countries have added. */
function keysIn({ language, texts, english }: UnitSources): string[] {
  const needed = keysFor(language);
  const known = new Set(needed);
  const isMore = (key: string) =>
    !known.has(key) && (key.endsWith('_zero') || (!ORIGINAL_TEXTS.has(key) && english.has(key)));
  const more = [...new Set([...english.keys(), ...texts.keys()])].filter(isMore);
  const nones = more.filter((key) => sourceOf(key, english) !== undefined && key.endsWith('_zero'));
  return [
    // A sentence for none comes before the other forms of its plural.
    ...needed.flatMap((key, index) => {
      const base = pluralBase(key);
      const isFirst = base !== key && pluralBase(needed[index - 1] ?? '') !== base;
      return isFirst && nones.includes(`${base}_zero`) ? [`${base}_zero`, key] : [key];
    }),
    ...more.filter((key) => !nones.includes(key)),
  ];
}

function notesOn(key: string, source: string, { language, english, others }: UnitSources): string[] {
  const base = english.has(`${pluralBase(key)}_other`) ? pluralBase(key) : key;
  const values = [...new Set([...source.matchAll(VALUE)].map(([, name = '']) => name))];
  const longest = longestOf(key, base, others);
  return [
    ...(base === key ? [] : [pluralNote(key.slice(base.length + 1), language)]),
    ...values.map(
      (name) => `{{${name}}}: ${meaningOf(base, name) ?? 'is filled in by the portal'}. Keep it as it is.`,
    ),
    ...(source.includes('<1>')
      ? ['<1>…</1> stands around the words of a link: keep both, around the same words.']
      : []),
    ...(source.includes('#CONTACT#')
      ? ['#CONTACT# becomes the lines with phone and email. Keep it as it is.']
      : []),
    ...(source.includes('$t(') ? ['$t(…) becomes another text of the portal. Keep it as it is.'] : []),
    ...(longest
      ? [
          `The longest so far has ${longest.length} characters (${longest.language}); English has ${source.replace(MARK, '').length}.`,
        ]
      : []),
    ...(key === 'languageName' ? ['What the language is called in itself, such as "Polski".'] : []),
  ];
}

function pluralNote(form: string, language: string): string {
  const { name, forms, single } = formsOfLanguage(language);
  if (!forms.includes(form)) return 'Is said when there is none. The number may be left out.';
  const rules = new Intl.PluralRules(language);
  const numbers: number[] = [];
  for (let number = 0; number <= 1_000 && numbers.length < EXAMPLES; number += 1)
    if (rules.select(number) === form) numbers.push(number);
  const alone = single.has(form);
  const listed =
    numbers.length === 0
      ? 'for large or broken numbers'
      : `for ${numbers.join(', ')}${alone ? ' alone, so the number may be left out' : ' and such'}`;
  return `Plural form "${form}" of ${name}: ${listed}.`;
}

function longestOf(
  key: string,
  base: string,
  others: UnitSources['others'],
): { readonly language: string; readonly length: number } | null {
  let longest: { readonly language: string; readonly length: number } | null = null;
  for (const [language, texts] of others) {
    const text = texts.get(key) ?? texts.get(`${base}_other`) ?? '';
    const { length } = text.replace(MARK, '');
    if (!isUntranslated(text) && length > (longest?.length ?? 0)) longest = { language, length };
  }
  return longest;
}
