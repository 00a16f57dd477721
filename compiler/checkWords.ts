import { pluralBase } from './checks/pluralForms.ts';
import { refuseLostMarks, refuseMarks } from './checks/refuseMarks.ts';
import { formsOfLanguage, type LanguageForms } from './languageForms.ts';
import { type Finding, joinPointer } from './problem.ts';
import { didYouMean } from './suggestNearest.ts';
import { OPEN_BLOCKS, ORIGINAL_WORDS, type WordsTree } from './wordsReference.ts';

interface Place {
  readonly key: string;
  readonly pointer: string;
  readonly language: LanguageForms;
}

type Member = string | WordsTree;

/**
 * Whether a words file says all that the portal says, in its language's own grammar: who lacks a text shows its raw
 * key, in every country that shares the file (USE-10). One rule: each text is needed, whatever a country has
 * switched off. What is neither text nor block is somebody else's finding.
 */
export function checkWords(language: string, tree: unknown): Finding[] {
  const place = { key: '', pointer: '', language: formsOfLanguage(language) };
  return isBlock(tree) ? checkBlock(ORIGINAL_WORDS, tree, place) : [];
}

function checkBlock(original: WordsTree, block: WordsTree, place: Place): Finding[] {
  const names = Object.keys(original);
  const bases = new Set(names.map((name) => pluralIn(original, name) ?? name));
  return [
    ...[...bases].flatMap((name) => {
      const isPlural = original[name] === undefined;
      return isPlural ? checkPlural(name, original, block, place) : checkMember(name, original, block, place);
    }),
    ...Object.keys(block).flatMap((name) => checkExtra(name, original, block, place)),
  ];
}

/** `count` of `count_one`, when the block has a plural of that name. */
function pluralIn(block: WordsTree, name: string): string | null {
  const base = pluralBase(name);
  return base !== name && block[`${base}_other`] !== undefined ? base : null;
}

function checkMember(name: string, original: WordsTree, block: WordsTree, place: Place): Finding[] {
  const wanted = original[name] as Member;
  const here = below(place, name);
  const { key, pointer } = here;
  const written = Object.hasOwn(block, name) ? block[name] : undefined;
  if (isBlock(wanted)) {
    if (isBlock(written)) return checkBlock(wanted, written, here);
    const count = countTexts(wanted);
    if (written === undefined) {
      return [
        {
          pointer,
          rule: 'words-missing',
          message: `The block "${key}" is missing, with its ${count} texts.`,
        },
      ];
    }
    return typeof written === 'string'
      ? [{ pointer, rule: 'words-block', message: `"${key}" is a block of ${count} texts, not one text.` }]
      : [];
  }
  if (written === undefined) {
    const message = `The text "${key}" is missing. In English it is "${wanted}".`;
    return [{ pointer, rule: 'words-missing', message }];
  }
  if (isBlock(written)) {
    return [{ pointer, rule: 'words-block', message: `"${key}" is one text, not a block of texts.` }];
  }
  return typeof written === 'string' ? checkText(written, [wanted], wanted, here) : [];
}

/** Each form that the language counts with; for none at all it may have a sentence of its own. */
function checkPlural(base: string, original: WordsTree, block: WordsTree, place: Place): Finding[] {
  const { language } = place;
  const texts = Object.keys(original)
    .filter((name) => pluralIn(original, name) === base)
    .map((name) => String(original[name]));
  const source = String(original[`${base}_other`]);
  return [...language.forms, 'zero'].flatMap((form): Finding[] => {
    const here = below(place, `${base}_${form}`);
    const written = Object.hasOwn(block, `${base}_${form}`) ? block[`${base}_${form}`] : undefined;
    if (written === undefined) {
      if (form === 'zero') return [];
      const message = `The plural "${below(place, base).key}" has no form "_${form}"; ${language.name} counts with ${listForms(language)}.`;
      return [{ pointer: here.pointer, rule: 'words-plural', message }];
    }
    if (isBlock(written)) {
      const message = `"${here.key}" is one text, not a block of texts.`;
      return [{ pointer: here.pointer, rule: 'words-block', message }];
    }
    // "No cards yet" has no number, nor needs "one card" any where it is said of nothing else.
    const optional = form === 'zero' ? texts.join() : language.single.has(form) ? '{{count}}' : '';
    return typeof written === 'string' ? checkText(written, texts, source, here, optional) : [];
  });
}

/** Keys that the portal never asks for. */
function checkExtra(name: string, original: WordsTree, block: WordsTree, place: Place): Finding[] {
  if (Object.hasOwn(original, name)) return [];
  const { pointer, key } = below(place, name);
  const base = pluralBase(name);
  const isOfPlural = base !== name && original[`${base}_other`] !== undefined;
  const form = name.slice(base.length + 1);
  if (isOfPlural) {
    if (form === 'zero' || place.language.forms.includes(form)) return [];
    const message = `${place.language.name} has no plural form "_${form}"; it counts with ${listForms(place.language)}.`;
    return [{ pointer, rule: 'words-plural', message, isAboutKey: true }];
  }
  if (OPEN_BLOCKS.has(place.key)) return checkOwn(block[name], below(place, name));
  const message = `The portal has no text "${key}".${didYouMean(name, Object.keys(original))}`;
  return [{ pointer, rule: 'words-unknown', message, isAboutKey: true }];
}

/** What a country adds has no original: only that it says something can be asked. */
function checkOwn(member: Member | undefined, place: Place): Finding[] {
  if (typeof member === 'string') return refuseBlank(member, place);
  if (!isBlock(member)) return [];
  return Object.keys(member).flatMap((name) => checkOwn(member[name], below(place, name)));
}

/** @param optional marks that the text may leave out */
function checkText(
  text: string,
  originals: readonly string[],
  source: string,
  place: Place,
  optional = '',
): Finding[] {
  const blank = refuseBlank(text, place);
  if (blank.length > 0) return blank;
  const messages = [...refuseMarks(place.key, text, originals), ...refuseLostMarks(text, source, optional)];
  return messages.map((message) => ({ pointer: place.pointer, rule: 'words-values', message }));
}

function refuseBlank(text: string, { pointer, key }: Place): Finding[] {
  const isBlank = /^[\s\p{Cf}]*$/u.test(text);
  return isBlank ? [{ pointer, rule: 'words-blank', message: `The text "${key}" is empty.` }] : [];
}

function listForms({ forms }: LanguageForms): string {
  return forms.map((form) => `"_${form}"`).join(', ');
}

function countTexts(block: WordsTree): number {
  return Object.values(block).reduce(
    (sum, each) => sum + (typeof each === 'string' ? 1 : countTexts(each)),
    0,
  );
}

function isBlock(value: unknown): value is WordsTree {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function below({ key, pointer, language }: Place, name: string): Place {
  return { key: key === '' ? name : `${key}.${name}`, pointer: joinPointer(pointer, name), language };
}
