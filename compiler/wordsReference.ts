import type { WordsGroup, WordsSubgroup } from '../runtime/tenant/wordsKeys.ts';
import english from '../tenant-config/languages/en.json' with { type: 'json' };

/** Texts, and blocks of texts. */
export interface WordsTree {
  readonly [name: string]: string | WordsTree;
}

/** The language that texts are written in first. */
export const ORIGINAL_LANGUAGE = 'en';

/** Every text that the portal says, as it ships. */
export const ORIGINAL_WORDS: WordsTree = english;

/** Blocks that a country may add texts to, since its file names them: products, reasons, subjects, codes. */
export const OPEN_BLOCKS: ReadonlySet<string> = new Set<WordsGroup | WordsSubgroup>([
  'contact.placeholders',
  'contact.subjects',
  'declined',
  'error-messages',
  'products',
]);

const all = new Map<string, string>();
collect(ORIGINAL_WORDS, '');

/** The same by full key, such as `home.title`. */
export const ORIGINAL_TEXTS: ReadonlyMap<string, string> = all;

function collect(tree: WordsTree, key: string): void {
  for (const [name, value] of Object.entries(tree)) {
    const full = key === '' ? name : `${key}.${name}`;
    if (typeof value === 'string') all.set(full, value);
    else collect(value, full);
  }
}
