import { pluralBase } from '../checks/pluralForms.ts';
import type { LanguageForms } from '../languageForms.ts';
import { joinPointer } from '../problem.ts';
import type { WordsTree } from '../wordsReference.ts';

/** Where in a words file a check is. */
export interface WordsPlace {
  /** Full key, such as `home.title`; empty for the whole file. */
  readonly key: string;
  readonly pointer: string;
  readonly language: LanguageForms;
  /** The whole file. */
  readonly tree: WordsTree;
  /** Texts of the files that it falls back to, by full key: they need not stand in it. */
  readonly behind: ReadonlyMap<string, string>;
}

export type Member = string | WordsTree;

export function below(place: WordsPlace, name: string): WordsPlace {
  const { key, pointer } = place;
  return { ...place, key: joinKey(key, name), pointer: joinPointer(pointer, name) };
}

export function joinKey(key: string, name: string): string {
  return key === '' ? name : `${key}.${name}`;
}

export function isBlock(value: unknown): value is WordsTree {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** `count` of `count_one`, when the block has a plural of that name. */
export function pluralIn(block: WordsTree, name: string): string | null {
  const base = pluralBase(name);
  return base !== name && block[`${base}_other`] !== undefined ? base : null;
}
