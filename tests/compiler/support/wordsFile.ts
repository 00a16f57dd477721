import { readFileSync } from 'node:fs';
import { linesOf } from './linesOf.ts';

/** Texts, blocks of texts, and what a mistake puts in their place. */
export type Tree = { [name: string]: unknown };

const read = (language: string): Tree =>
  JSON.parse(readFileSync(`tenant-config/languages/${language}.json`, 'utf8'));

/** Languages that do not ship, with the forms that they count with (CLDR) and what they call themselves. */
const MADE: Readonly<Record<string, readonly [name: string, forms: readonly string[]]>> = {
  ar: ['العربية', ['zero', 'one', 'two', 'few', 'many', 'other']],
  cy: ['Cymraeg', ['zero', 'one', 'two', 'few', 'many', 'other']],
  fr: ['Français', ['one', 'many', 'other']],
  he: ['עברית', ['one', 'two', 'other']],
  hu: ['Magyar', ['one', 'other']],
  ja: ['日本語', ['other']],
  lv: ['Latviešu', ['zero', 'one', 'other']],
  nb: ['Norsk', ['one', 'other']],
  'pt-BR': ['Português (Brasil)', ['one', 'many', 'other']],
};

const FORM = /_(?:zero|one|two|few|many|other)$/;
const known = new Map<string, Tree>();

/** A whole words file: one that ships, or the English one in the forms of another language. Never changed. */
export function wordsFile(language: string): Tree {
  const [name, forms] = MADE[language] ?? [];
  const file =
    known.get(language) ??
    (name && forms ? { ...inForms(read('en'), forms), languageName: name } : read(language));
  known.set(language, file);
  return file;
}

function inForms(tree: Tree, forms: readonly string[]): Tree {
  const members = Object.entries(tree).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value !== 'string') return [[name, inForms(value as Tree, forms)]];
    const base = name.replace(FORM, '');
    if (base === name || tree[`${base}_other`] === undefined) return [[name, value]];
    return name === `${base}_other` ? forms.map((form) => [`${base}_${form}`, value]) : [];
  });
  return Object.fromEntries(members);
}

/** As people lay a words file out. */
export function writeWords(tree: unknown): string {
  return `${JSON.stringify(tree, null, 2)}\n`;
}

/**
 * 1-based line and column of a value, or of its key, in what `writeWords` writes; counted, not parsed.
 * @param key with dots, or with slashes where a name has a dot itself
 */
export function placeInWords(
  tree: unknown,
  key: string,
  isAboutKey = false,
): { line: number; column: number } {
  const steps = key === '' ? [] : key.startsWith('/') ? key.slice(1).split('/') : key.split('.');
  const pointer = steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const line = linesOf(tree).get(pointer);
  if (line === undefined) throw new Error(`The file has no ${key}`);
  const indent = 2 * steps.length;
  const name = JSON.stringify(steps.at(-1) ?? '').length + ': '.length;
  return { line, column: steps.length === 0 ? 1 : indent + (isAboutKey ? 0 : name) + 1 };
}
