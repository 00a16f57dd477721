import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWords } from './checkWords.ts';
import { parseSource } from './parseSource.ts';
import { type Problem, sortProblems } from './problem.ts';
import { readRegularFile, unreadable } from './readRegularFile.ts';
import { collectTexts } from './words/collectTexts.ts';
import { ORIGINAL_TEXTS } from './wordsReference.ts';

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
  | {
      readonly ok: false;
      readonly language: string;
      readonly problems: readonly Problem[];
      /** What could be read, and the original for the rest: to check tenants by, never to be shown. */
      readonly words: Words;
    };

/** Results by path, so that an unchanged file is neither read nor checked again, and stays the same object. */
export type WordsMemory = Map<string, { readonly source: Buffer; readonly result: WordsResult }>;

/**
 * Reads and checks every words file of a folder (`<lang>.json`), each once. A missing folder holds none; what an
 * editor leaves beside a file is none, and neither is a file that vanishes while it is read.
 * @param memory what was read before; kept up to date
 */
export async function loadWordsFiles(
  folder: string,
  memory: WordsMemory = new Map(),
): Promise<WordsResult[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const results = await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const content = await readRegularFile(path);
      if (content === null) return [];
      const language = name.slice(0, -'.json'.length);
      if (!content.ok) {
        const problems = [unreadable(path, content.reason)];
        return [{ ok: false as const, language, problems, words: ORIGINAL_TEXTS }];
      }
      const source = Buffer.from(content.bytes);
      const known = memory.get(path);
      const result = known?.source.equals(source) ? known.result : readWords(language, path, source);
      memory.set(path, { source, result });
      return [result];
    }),
  );
  return results.flat();
}

/** The texts to check tenants by. */
export function wordsOf(results: readonly WordsResult[]): BuiltInWords {
  return new Map(
    results.map((each) => (each.ok ? [each.file.language, each.file.words] : [each.language, each.words])),
  );
}

/** Checks one words file: nested texts and nothing else, and all that the portal says. */
export function readWords(language: string, file: string, source: string | Uint8Array): WordsResult {
  const { document, findings } = parseSource(source);
  const value = document?.value;
  const words = collectTexts(value);
  const all = [...findings, ...(document ? checkWords(language, value) : [])];
  if (document && all.length === 0) {
    return { ok: true, file: { language, words, json: JSON.stringify(value) } };
  }
  const problems = all.map(({ pointer, rule, message, isAboutKey, at }) => ({
    file,
    pointer,
    rule,
    message,
    ...(at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 }),
  }));
  return {
    ok: false,
    language,
    problems: sortProblems(problems),
    words: new Map([...ORIGINAL_TEXTS, ...words]),
  };
}
