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

/**
 * The members on the way to a text in a words file. What a country adds to an open block may have dots in its name, such
 * as the code of an error.
 */
export function stepsTo(key: string): string[] {
  if (key === '') return [];
  const block = [...OPEN_BLOCKS].find((each) => key.startsWith(`${each}.`));
  if (block === undefined || ORIGINAL_TEXTS.has(key)) return key.split('.');
  const steps = block.split('.');
  const added = key.slice(block.length + 1);
  const [neighbour] = Object.values(blockAt(steps));
  if (typeof neighbour === 'string') return [...steps, added];
  const inside = Object.keys(neighbour ?? {}).find((name) => added.endsWith(`.${name}`));
  return inside === undefined
    ? [...steps, ...added.split('.')]
    : [...steps, added.slice(0, -inside.length - 1), inside];
}

function blockAt(steps: readonly string[]): WordsTree {
  return steps.reduce<WordsTree>((tree, step) => {
    const inner = tree[step];
    return typeof inner === 'object' ? inner : {};
  }, ORIGINAL_WORDS);
}

function collect(tree: WordsTree, key: string): void {
  for (const [name, value] of Object.entries(tree)) {
    const full = key === '' ? name : `${key}.${name}`;
    if (typeof value === 'string') all.set(full, value);
    else collect(value, full);
  }
}
