import { FALLBACK_KEY } from './wordsFallback.ts';
import { isBlock, joinKey } from './wordsPlace.ts';

/** The texts of a words file by their full key, such as `home.title`, in its order; what is none is left out. */
export function collectTexts(tree: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  collect(tree, '', texts);
  texts.delete(FALLBACK_KEY);
  return texts;
}

function collect(tree: unknown, key: string, texts: Map<string, string>): void {
  if (typeof tree === 'string') texts.set(key, tree);
  else if (isBlock(tree)) {
    for (const [name, value] of Object.entries(tree)) collect(value, joinKey(key, name), texts);
  }
}
