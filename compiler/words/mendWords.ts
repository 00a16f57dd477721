/** What would mend a key of a words file that is missing, or that nobody asks for. */
import type { LanguageForms } from '../languageForms.ts';
import { joinMends, type Mend, type Mendable, mendsOf, nearestKeys, takeOut } from '../mend.ts';
import { joinPointer } from '../problem.ts';
import { ORIGINAL_TEXTS, type WordsTree } from '../wordsReference.ts';
import { nameIn } from './languageNames.ts';
import { markText, markWords } from './markWords.ts';
import { blocksOf } from './otherBlocks.ts';
import { ownNameOf } from './readLanguageTag.ts';
import { below, isBlock, type Member, type WordsPlace } from './wordsPlace.ts';

/** What is missing, in English and marked: that it is to be translated is told until it is. */
export function insertWords(original: Member, language: LanguageForms): Mendable {
  const value = isBlock(original) ? markWords(original, language) : markText(original);
  const what = isBlock(original) ? 'the missing block' : 'the missing text';
  return mendsOf({ kind: 'insert', value, title: `Insert ${what}, marked to be translated` });
}

export function insertName(language: string): Mendable {
  if (nameIn(language, language) === null) return {};
  const value = ownNameOf(language);
  return mendsOf({ kind: 'insert', value, title: `Insert "${value}"`, isSafe: true });
}

/** A slip of the keyboard, or a text in another block than its own. */
export function mendUnknown(
  name: string,
  original: WordsTree,
  block: WordsTree,
  place: WordsPlace,
): Mendable {
  const missing = Object.keys(original).filter((each) => !Object.hasOwn(block, each));
  const near = nearestKeys(name, missing);
  const found = near.mends ? near : mendsOf(moveHome(name, block, place));
  return joinMends(found, mendsOf(takeOut()));
}

function moveHome(name: string, block: WordsTree, place: WordsPlace): Mend | null {
  const { key } = below(place, name);
  const isWholeKey = name.includes('.') && ORIGINAL_TEXTS.has(key);
  const [home, ...others] = isWholeKey ? [key] : blocksOf(name, block[name], place.tree);
  if (home === undefined || others.length > 0) return null;
  const steps = isWholeKey ? home.split('.') : [...(home === '' ? [] : home.split('.')), name];
  const where = steps.length === 1 ? 'the top of the file' : `"${steps.slice(0, -1).join('.')}"`;
  return { kind: 'move', to: steps.reduce(joinPointer, ''), title: `Move it to ${where}` };
}
