import type { Tree } from '../support/wordsFile.ts';

/** What somebody does to a whole words file. @returns the changed copy */
export type Edit = (words: Tree) => Tree;

export interface WordsMistake {
  readonly mistake: string;
  readonly language: string;
  readonly edit: Edit;
  /** Full key of what the problem stands at: at its key with a leading `@`, else at its value. */
  readonly at: string;
  /** Part of the message. */
  readonly says: string;
}

export type Row = readonly [mistake: string, language: string, edit: Edit, at: string, says: string];

export const mistakesOf = (rows: readonly Row[]): WordsMistake[] =>
  rows.map(([mistake, language, edit, at, says]) => ({ mistake, language, edit, at, says }));

/** Changes one member where it stands: its neighbours keep their order. */
function change(
  key: string,
  replace: (name: string, value: unknown) => readonly (readonly [string, unknown])[],
): Edit {
  const [first = '', ...rest] = key.split('.');
  return (words) => {
    if (!Object.hasOwn(words, first)) throw new Error(`The file has no ${key}`);
    const members = Object.entries(words).flatMap(([name, value]) => {
      if (name !== first) return [[name, value] as const];
      if (rest.length === 0) return replace(name, value);
      return [[name, change(rest.join('.'), replace)(value as Tree)] as const];
    });
    return Object.fromEntries(members);
  };
}

export const lose = (key: string): Edit => change(key, () => []);

export const rename = (key: string, to: string): Edit => change(key, (_, value) => [[to, value]]);

export const say = (key: string, value: unknown): Edit => change(key, (name) => [[name, value]]);

/** Something more at the end of a block; the whole file's with an empty key. */
export const add = (block: string, name: string, value: unknown): Edit =>
  block === ''
    ? (words) => ({ ...words, [name]: value })
    : change(block, (own, members) => [[own, { ...(members as Tree), [name]: value }]]);

export const swap = (key: string, from: string | RegExp, to: string): Edit =>
  change(key, (name, value) => {
    const text = String(value).replace(from, to);
    if (text === value) throw new Error(`The text ${key} has no ${from}`);
    return [[name, text]];
  });

export const all =
  (...edits: readonly Edit[]): Edit =>
  (words) =>
    edits.reduce((changed, edit) => edit(changed), words);
