import { pluralBase } from './checks/pluralForms.ts';
import { ORIGINAL_TEXTS } from './wordsReference.ts';

/**
 * The types of the words: each key, a plural by its name alone, with the values that its text is filled with. Holds
 * no text, so it changes with keys and values only.
 * @param texts by full key, in the language that texts are written in first
 */
export function writeWordsTypes(texts: ReadonlyMap<string, string> = ORIGINAL_TEXTS): string {
  const values = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = pluralBase(key);
    const name = base !== key && texts.has(`${base}_other`) ? base : key;
    const known = values.get(name) ?? new Set();
    values.set(name, known);
    for (const [, value = ''] of text.matchAll(/\{\{\s*([^,}\s]+)[^}]*\}\}/g)) known.add(value);
  }
  const all = [...values];
  const plain = all.filter(([, names]) => names.size === 0).map(([name]) => `  | '${name}'`);
  const filled = all.filter(([, names]) => names.size > 0).map(([name, names]) => writeMember(name, names));
  return `// Generated from the English words by \`npm run generate\`. Do not edit.

/** Stands in a text as \`{{name}}\`. */
type Value = string | number;

/** Keys of texts that are said as they stand. */
export type PlainWordsKey =
${plain.join('\n')};

/** Keys of texts that values are filled into. */
export interface WordsValues {
${filled.join('\n')}
}
`;
}

function writeMember(name: string, values: ReadonlySet<string>): string {
  const members = [...values].map((value) => `${value}: ${value === 'count' ? 'number' : 'Value'}`);
  return `  '${name}': { ${members.join('; ')} };`;
}
