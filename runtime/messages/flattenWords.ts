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

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Later layers win; an empty text does not hide an earlier one. A layer that gives one text where an earlier one
 * has the forms of a plural replaces them all: i18next would look for a form first, and find the earlier one.
 */
export function mergeWords(...layers: readonly Words[]): Words {
  const merged = new Map<string, string>();
  /** Names of forms, by that of the plural. */
  const forms = new Map<string, string[]>();
  for (const layer of layers) {
    for (const [key, text] of layer)
      if (text !== '') for (const form of forms.get(key) ?? []) merged.delete(form);
    for (const [key, text] of layer) {
      if (text === '') continue;
      merged.set(key, text);
      const end = key.lastIndexOf('_');
      if (end < 0 || !PLURALS.has(key.slice(end + 1))) continue;
      const plural = key.slice(0, end);
      forms.set(plural, [...(forms.get(plural) ?? []), key]);
    }
  }
  return merged;
}
