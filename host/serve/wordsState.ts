import { basename, join } from 'node:path';
import {
  type BuiltInWords,
  languageOf,
  loadWordsFiles,
  type WordsFile,
  type WordsMemory,
  type WordsResult,
  wordsOf,
} from '../../compiler/builtInWords.ts';
import { problemsOfWords } from '../../compiler/drafts/wordsOfDrafts.ts';
import type { Problem } from '../../compiler/problem.ts';
import { hashOf } from '../../publish/page/hashOf.ts';

/** The words files of a folder, as a host has them. */
export interface WordsState {
  readonly results: readonly WordsResult[];
  /** Last good version of each, by language. */
  readonly files: ReadonlyMap<string, WordsFile>;
  /** What tenants are checked by. */
  readonly known: BuiltInWords;
  readonly hash: string;
}

export const NO_WORDS: WordsState = { results: [], files: new Map(), known: new Map(), hash: '' };

/** @param before the last state; of a broken file its words go on */
export async function readWordsState(
  tenantConfigDir: string,
  before: WordsState,
  memory: WordsMemory,
): Promise<WordsState> {
  const results = await loadWordsFiles(join(tenantConfigDir, 'languages'), memory);
  const files = new Map(before.files);
  for (const each of results) if (each.ok) files.set(each.file.language, each.file);
  // Of a broken file the last good words go on, and changed tenants are checked with them.
  const known: BuiltInWords = new Map(
    [...wordsOf(results)].map(([language, newest]) => [language, files.get(language)?.words ?? newest]),
  );
  const drafts = new Map(results.flatMap((each) => (each.ok ? [] : [[each.language, each.draft] as const])));
  const jsonOf = (language: string) => [files.get(language)?.json ?? language, drafts.get(language)?.json];
  const hash = hashOf([...known.keys()].flatMap(jsonOf).join('\n'));
  return { results, files, known, hash };
}

interface Told {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/**
 * What is to be said of words files is said of each tenant that offers the language, as a draft or not, and they are
 * named as people call them.
 */
export function createAboutWords(results: readonly WordsResult[]) {
  const told = new Map<string, Told>();
  const inLanguages = (problem: Problem) => ({ ...problem, file: `languages/${basename(problem.file)}` });
  return (live: readonly string[], drafts: readonly string[]): Told => {
    const key = `${live.join()} ${drafts.join()}`;
    const known = told.get(key);
    if (known) return known;
    const own = results.filter((each) =>
      [live, drafts].some((offered) => offered.includes(languageOf(each))),
    );
    const made = {
      problems: own.flatMap((each) => problemsOfWords(each, new Set(drafts))).map(inLanguages),
      warnings: own.flatMap((each) => each.warnings).map(inLanguages),
    };
    told.set(key, made);
    return made;
  };
}
