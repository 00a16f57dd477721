import { readFileSync } from 'node:fs';

/** The built-in words of a language, by key: tests name what they look for as the product does. */
export function wordsOf(
  language: string,
): (key: string, values?: Readonly<Record<string, string>>) => string {
  const file = new URL(`../../../tenant-config/languages/${language}.json`, import.meta.url);
  const tree: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], tree);
    if (typeof text !== 'string') throw new Error(`There is no text "${key}" in ${language}.`);
    return text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
