import { pluralBase } from './checks/pluralForms.ts';
import { formsOfLanguage, type LanguageForms } from './languageForms.ts';
import { mendsOf, renameTo, takeOut } from './mend.ts';
import type { Finding } from './problem.ts';
import { didYouMean } from './suggestNearest.ts';
import { checkAddedWords } from './words/checkAddedWords.ts';
import { checkFileName, checkLanguageName } from './words/checkLanguageName.ts';
import { checkText } from './words/checkText.ts';
import { checkTypes } from './words/checkTypes.ts';
import { insertName, insertWords, mendUnknown } from './words/mendWords.ts';
import { otherBlocks } from './words/otherBlocks.ts';
import { FALLBACK_KEY } from './words/wordsFallback.ts';
import { below, isBlock, type Member, pluralIn, type WordsPlace } from './words/wordsPlace.ts';
import { OPEN_BLOCKS, ORIGINAL_TEXTS, ORIGINAL_WORDS, type WordsTree } from './wordsReference.ts';

/**
 * Whether a words file says all that the portal says, in its language's own grammar: who lacks a text shows its raw
 * key, in every country that shares the file (USE-10). One rule: each text is needed, whatever a country has
 * switched off.
 * @param behind texts of the files that it falls back to, by full key; nothing stands behind most
 */
export function checkWords(
  language: string,
  tree: unknown,
  behind: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  const types = checkTypes(tree, '', '');
  if (!isBlock(tree)) return types;
  const place = { key: '', pointer: '', language: formsOfLanguage(language), tree, behind };
  const found = [...types, ...checkBlock(ORIGINAL_WORDS, tree, place)].map((each) =>
    isAboutName(each) && each.rule === 'words-missing' ? { ...each, ...insertName(language) } : each,
  );
  const findings = judgePlurals(language, found);
  const { languageName } = tree;
  const isNamed = typeof languageName === 'string' && !findings.some(isAboutName);
  return isNamed ? [...findings, ...checkLanguageName(language, languageName)] : findings;
}

/** Forms are not wrong by a grammar that nobody knows: what is wrong is the name of the file. */
function judgePlurals(language: string, findings: readonly Finding[]): readonly Finding[] {
  const isOfPlurals = ({ rule }: Finding) => rule === 'words-plural';
  const misnamed = findings.some(isOfPlurals) ? checkFileName(language) : [];
  return misnamed.length === 0 ? findings : [...misnamed, ...findings.filter((each) => !isOfPlurals(each))];
}

function isAboutName({ pointer }: Finding): boolean {
  return pointer === '/languageName';
}

function checkBlock(original: WordsTree, block: WordsTree, place: WordsPlace): Finding[] {
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

function checkMember(name: string, original: WordsTree, block: WordsTree, place: WordsPlace): Finding[] {
  const wanted = original[name] as Member;
  const here = below(place, name);
  const { key, pointer } = here;
  const written = Object.hasOwn(block, name) ? block[name] : undefined;
  if (isBlock(wanted)) {
    if (isBlock(written)) return checkBlock(wanted, written, here);
    const count = countTexts(wanted);
    if (written === undefined) {
      // What stands behind has all of it, or it lacks what that lacks.
      if (place.behind.size > 0) return checkBlock(wanted, {}, here);
      const message = `The block "${key}" is missing, with its ${count} texts.`;
      return [{ pointer, rule: 'words-missing', message, ...insertWords(wanted, place.language) }];
    }
    const message = `"${key}" is a block of ${count} texts, not one text.`;
    return typeof written === 'string' ? [{ pointer, rule: 'words-block', message }] : [];
  }
  if (written === undefined) {
    if (place.behind.has(key)) return [];
    const message = `The text "${key}" is missing. In English it is "${wanted}".`;
    return [{ pointer, rule: 'words-missing', message, ...insertWords(wanted, place.language) }];
  }
  if (isBlock(written)) return [notABlock(here)];
  return typeof written === 'string' ? checkText(written, [wanted], wanted, here) : [];
}

/** Each form that the language counts with; for none at all it may have a sentence of its own. */
function checkPlural(base: string, original: WordsTree, block: WordsTree, place: WordsPlace): Finding[] {
  const { language } = place;
  const texts = Object.keys(original)
    .filter((name) => pluralIn(original, name) === base)
    .map((name) => String(original[name]));
  const source = String(original[`${base}_other`]);
  return [...new Set([...language.forms, 'zero'])].flatMap((form): Finding[] => {
    const here = below(place, `${base}_${form}`);
    const written = Object.hasOwn(block, `${base}_${form}`) ? block[`${base}_${form}`] : undefined;
    const isOfGrammar = language.forms.includes(form);
    if (written === undefined) {
      if (!isOfGrammar || place.behind.has(here.key)) return [];
      const message = `The plural "${below(place, base).key}" has no form "_${form}"; ${language.name} counts with ${listForms(language)}.`;
      return [{ pointer: here.pointer, rule: 'words-missing', message, ...insertWords(source, language) }];
    }
    if (isBlock(written)) return [notABlock(here)];
    // "No cards yet" has no number, nor needs "one card" any where it is said of nothing else.
    const isSingle = language.single.has(form) || !isOfGrammar;
    const optional = form === 'zero' && isSingle ? texts.join() : isSingle ? '{{count}}' : '';
    return typeof written === 'string' ? checkText(written, texts, source, here, optional) : [];
  });
}

function notABlock({ key, pointer }: WordsPlace): Finding {
  return { pointer, rule: 'words-block', message: `"${key}" is one text, not a block of texts.` };
}

/** Keys that the portal never asks for: in Japanese, the English form for one is such a key as well. */
function checkExtra(name: string, original: WordsTree, block: WordsTree, place: WordsPlace): Finding[] {
  const { language } = place;
  const here = below(place, name);
  const about = { pointer: here.pointer, isAboutKey: true };
  const base = pluralBase(name);
  if (base !== name && original[`${base}_other`] !== undefined) {
    if (name === `${base}_zero` || language.forms.includes(name.slice(base.length + 1))) return [];
    const message = `${language.name} has no plural form "${name.slice(base.length)}"; it counts with ${listForms(language)}.`;
    return [{ ...about, rule: 'words-plural', message, ...mendsOf(takeOut()) }];
  }
  if (Object.hasOwn(original, name) || here.key === FALLBACK_KEY) return [];
  if (original[`${name}_other`] !== undefined) {
    const message = `"${here.key}" is a plural, one text for each form: ${language.name} counts with ${listForms(language)}.`;
    return [{ ...about, rule: 'words-plural', message }];
  }
  if (OPEN_BLOCKS.has(place.key)) return checkAddedWords(block[name], original, here);
  if (base !== name && typeof original[base] === 'string') {
    const message = `"${below(place, base).key}" is one text, whatever the number: it has no plural forms.`;
    const mend = Object.hasOwn(block, base) ? takeOut() : renameTo(base);
    return [{ ...about, rule: 'words-plural', message, ...mendsOf(mend) }];
  }
  const message = `The portal has no text "${here.key}".${whatWasMeant(name, original, block, place)}`;
  return [{ ...about, rule: 'words-unknown', message, ...mendUnknown(name, original, block, place) }];
}

/** A slip of the keyboard, the key of another block, or a whole key in the place of a name. */
function whatWasMeant(name: string, original: WordsTree, block: WordsTree, place: WordsPlace): string {
  if (name.includes('.') && ORIGINAL_TEXTS.has(below(place, name).key)) {
    return ' Each block is a pair of { }: no key has a dot.';
  }
  const missing = Object.keys(original).filter((each) => !Object.hasOwn(block, each));
  return (
    didYouMean(name, missing) ||
    (otherBlocks(name, block[name], place.tree) ?? didYouMean(name, Object.keys(original)))
  );
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
