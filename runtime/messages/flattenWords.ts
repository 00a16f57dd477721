/** Words by their full key, such as `home.title`. A Map: keys from outside never reach an object's prototype (threat X3). */
export type Words = ReadonlyMap<string, string>;

/** Flattens nested texts. Anything that is neither a text nor a branch is left out. */
export function flattenWords(tree: unknown, prefix = '', words = new Map<string, string>()): Words {
  if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) return words;
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') words.set(path, value);
    else flattenWords(value, path, words);
  }
  return words;
}

/** Later layers win; an empty text does not hide an earlier one. */
export function mergeWords(...layers: readonly Words[]): Words {
  return new Map(layers.flatMap((layer) => [...layer].filter(([, text]) => text !== '')));
}
