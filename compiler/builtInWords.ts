import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSource } from './parseSource.ts';
import { type Finding, joinPointer, type Problem } from './problem.ts';

/** Texts of one language by their full key, such as `home.title`. A Map: foreign keys reach no prototype. */
export type Words = ReadonlyMap<string, string>;

/** The texts that ship with the portal, by language. */
export type BuiltInWords = ReadonlyMap<string, Words>;

export interface WordsFile {
  readonly language: string;
  /** The file's JSON as it is served, without white space. */
  readonly json: string;
  readonly words: Words;
}

export type WordsResult =
  | { readonly ok: true; readonly file: WordsFile }
  | { readonly ok: false; readonly language: string; readonly problems: readonly Problem[] };

/** Reads every words file of a folder (`<lang>.json`). A missing folder holds none. */
export async function loadWordsFiles(folder: string): Promise<WordsResult[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      return readWords(name.slice(0, -'.json'.length), path, await readFile(path));
    }),
  );
}

/** The texts of the sound words files. */
export function wordsOf(results: readonly WordsResult[]): BuiltInWords {
  return new Map(
    results.flatMap((each) => (each.ok ? [[each.file.language, each.file.words] as const] : [])),
  );
}

/** Checks one words file: nested texts and nothing else. */
export function readWords(language: string, file: string, source: string | Uint8Array): WordsResult {
  const { document, findings } = parseSource(source);
  const words = new Map<string, string>();
  const all = [...findings, ...(document ? collectWords(document.value, '', '', words) : [])];
  if (document && all.length === 0) {
    return { ok: true, file: { language, words, json: JSON.stringify(document.value) } };
  }
  const problems = all.map(({ pointer, rule, message, isAboutKey, at }) => ({
    file,
    pointer,
    rule,
    message,
    ...(at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 }),
  }));
  return { ok: false, language, problems };
}

function collectWords(tree: unknown, key: string, pointer: string, words: Map<string, string>): Finding[] {
  if (typeof tree === 'string' && key !== '') {
    words.set(key, tree);
    return [];
  }
  if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) {
    return [
      { pointer, rule: 'type', message: 'A words file holds texts, and blocks of texts in { }, only.' },
    ];
  }
  return Object.entries(tree).flatMap(([name, value]) =>
    collectWords(value, key === '' ? name : `${key}.${name}`, joinPointer(pointer, name), words),
  );
}
