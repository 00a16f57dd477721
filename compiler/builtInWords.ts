import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWords } from './checkWords.ts';
import { parseSource } from './parseSource.ts';
import { type Finding, type Problem, placeFinding, sortProblems } from './problem.ts';
import { readRegularFile, type Unsaved, unreadable } from './readRegularFile.ts';
import { warnWords } from './warnings/warnWords.ts';
import { collectTexts } from './words/collectTexts.ts';
import { keysFor } from './words/coverWords.ts';
import { fillDraft } from './words/fillDraft.ts';
import {
  type Behind,
  type Borrowed,
  checkFallback,
  countSources,
  type FindBehind,
  fallbackOf,
  findBorrowed,
  mergeChain,
  mergeTrees,
  textsBehind,
  type WordsLayer,
  withoutName,
} from './words/wordsFallback.ts';
import { isBlock } from './words/wordsPlace.ts';
import { ORIGINAL_LANGUAGE, ORIGINAL_TEXTS, ORIGINAL_WORDS, type WordsTree } from './wordsReference.ts';

/** Texts of one language by their full key, such as `home.title`. A Map: foreign keys reach no prototype. */
export type Words = ReadonlyMap<string, string>;

/** The texts that ship with the portal, by language. */
export type BuiltInWords = ReadonlyMap<string, Words>;

export interface WordsFile {
  readonly language: string;
  /** The file's JSON as it is served, without white space, and with the texts that it falls back to. */
  readonly json: string;
  readonly words: Words;
  /** How many of its texts stand in which words file: its own first. */
  readonly sources: ReadonlyMap<string, number>;
  /** Those of them that it has from others. */
  readonly borrowed: Borrowed;
}

export type WordsResult = {
  readonly warnings: readonly Problem[];
  /** The file itself, and those that it falls back to; none when it is no JSON. */
  readonly chain: readonly WordsLayer[];
} & (
  | { readonly ok: true; readonly file: WordsFile }
  | {
      readonly ok: false;
      readonly language: string;
      readonly problems: readonly Problem[];
      /** What could be read, and the original for the rest: to check tenants by, never to be shown. */
      readonly words: Words;
      /** For previews, when texts are missing and nothing else is wrong: with those of the original, marked. */
      readonly draft: WordsFile | null;
    }
);

/** Rules whose problems a draft may have: a text is not there yet. */
const MISSING: readonly string[] = ['words-missing', 'words-blank', 'words-untranslated'];

/** Whether a problem of a words file is that a text is not there yet, which a draft may have. */
export function isMissingText({ rule }: Pick<Problem, 'rule'>): boolean {
  return MISSING.includes(rule);
}

/** Results by path, so that an unchanged file is neither read nor checked again, and stays the same object. */
export type WordsMemory = Map<string, Remembered>;

interface Remembered {
  readonly source: Buffer;
  /** Results of the other files that it was checked with. */
  readonly others: readonly (WordsResult | undefined)[];
  readonly result: WordsResult;
}

interface ReadFile {
  readonly language: string;
  readonly path: string;
  readonly content: NonNullable<Awaited<ReturnType<typeof readRegularFile>>>;
}

/**
 * Reads and checks every words file of a folder (`<lang>.json`), each once. A missing folder holds none; what an
 * editor leaves beside a file is none, and neither is a file that vanishes while it is read.
 * @param memory what was read before; kept up to date
 * @param unsaved what is read in the place of files
 */
export async function loadWordsFiles(
  folder: string,
  memory: WordsMemory = new Map(),
  unsaved?: Unsaved,
): Promise<WordsResult[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const files = await Promise.all(
    names.map(async (name): Promise<ReadFile[]> => {
      const path = join(folder, name);
      const content = await readRegularFile(path, unsaved);
      return content === null ? [] : [{ language: name.slice(0, -'.json'.length), path, content }];
    }),
  );
  return readAllWords(files.flat(), memory);
}

/**
 * Checks words files that need not stand in a folder, by language.
 * @param memory what was read before; kept up to date
 */
export function readWordsTexts(
  texts: ReadonlyMap<string, Uint8Array>,
  memory: WordsMemory = new Map(),
): WordsResult[] {
  const files = [...texts].map(([language, bytes]) => ({
    language,
    path: `languages/${language}.json`,
    content: { ok: true, bytes } as const,
  }));
  return readAllWords(files, memory);
}

/** Each after those that it falls back to. */
function readAllWords(files: readonly ReadFile[], memory: WordsMemory): WordsResult[] {
  const done = new Map<string, WordsResult>();
  const onTheWay = new Set<string>();
  function resultOf(language: string): WordsResult | 'none' | 'circle' {
    const file = files.find((each) => each.language === language);
    if (!file) return 'none';
    const known = done.get(language);
    if (known) return known;
    if (onTheWay.has(language)) return 'circle';
    onTheWay.add(language);
    const result = read(file);
    onTheWay.delete(language);
    done.set(language, result);
    return result;
  }
  function read({ language, path, content }: ReadFile): WordsResult {
    if (!content.ok) return notRead(language, [unreadable(path, content.reason)]);
    const source = Buffer.from(content.bytes);
    const known = memory.get(path);
    const asked: string[] = [];
    const resultFor = (each: string) => {
      const found = resultOf(each);
      return typeof found === 'string' ? undefined : found;
    };
    const isSame =
      known?.source.equals(source) &&
      known.others.every((other) => other !== undefined && resultFor(languageOf(other)) === other);
    if (known && isSame) return known.result;
    const result = readWords(language, path, source, (each) => {
      const found = resultOf(each);
      asked.push(each);
      return typeof found === 'string' ? found : behindOf(found);
    });
    memory.set(path, { source, others: asked.map(resultFor), result });
    return result;
  }
  return files.map(({ language }) => resultOf(language)).filter((each) => typeof each !== 'string');
}

function behindOf(result: WordsResult): Behind {
  const isWrong = !result.ok && result.problems.some((problem) => !isMissingText(problem));
  return { chain: result.chain, isWrong };
}

export function languageOf(result: WordsResult): string {
  return result.ok ? result.file.language : result.language;
}

function notRead(language: string, problems: readonly Problem[]): WordsResult {
  return { ok: false, language, problems, words: ORIGINAL_TEXTS, draft: null, warnings: [], chain: [] };
}

/** The texts to check tenants by. */
export function wordsOf(results: readonly WordsResult[]): BuiltInWords {
  return new Map(results.map((each) => [languageOf(each), each.ok ? each.file.words : each.words]));
}

/**
 * Checks one words file: nested texts and nothing else, and all that the portal says.
 * @param find the other words files, which this one may fall back to; there are none unless given
 */
export function readWords(
  language: string,
  file: string,
  source: string | Uint8Array,
  find: FindBehind = () => 'none',
): WordsResult {
  const { document, findings } = parseSource(source);
  const value = document?.value;
  const doubted = checkFallback(language, value, find);
  const fallback = doubted.length === 0 ? fallbackOf(value) : null;
  const found = fallback === null ? 'none' : find(fallback);
  const behind = typeof found === 'string' ? [] : found.chain.map(withoutName);
  const tree: WordsTree = isBlock(value) ? value : {};
  const chain = document ? [{ language, tree, texts: collectTexts(value) }, ...behind] : [];
  const inherited = textsBehind(behind);
  const all = [...findings, ...doubted, ...(document ? checkWords(language, value, inherited) : [])];
  const placed = (each: readonly Finding[]) =>
    sortProblems(
      each.map((finding) => {
        const { pointer, isAboutKey, at } = finding;
        const position = at ?? document?.positionOf(pointer, isAboutKey) ?? { line: 1, column: 1 };
        return placeFinding(finding, file, position);
      }),
    );
  const [own] = chain;
  const words = new Map([...inherited, ...(own?.texts ?? [])]);
  const isWhole = document !== null && all.length === 0;
  const warnings = placed(warnWords(language, own?.texts ?? new Map(), isWhole));
  if (document && isWhole) {
    const json = JSON.stringify(behind.length === 0 ? value : mergeChain(chain));
    return { ok: true, file: { language, words, json, ...originsOf(language, chain) }, warnings, chain };
  }
  const problems = placed(all);
  const isDraft = document && all.every(isMissingText);
  const draft = isDraft ? draftOf(language, chain, find) : null;
  const known = new Map([...ORIGINAL_TEXTS, ...words]);
  return { ok: false, language, problems, words: known, draft, warnings, chain };
}

/** With all that is missing taken from the original, and from what countries have added to it. */
function draftOf(language: string, chain: readonly WordsLayer[], find: FindBehind): WordsFile {
  const found = language === ORIGINAL_LANGUAGE ? 'none' : find(ORIGINAL_LANGUAGE);
  const added = typeof found === 'string' || found.isWrong ? {} : mergeChain(found.chain);
  const tree = fillDraft(language, mergeChain(chain), mergeTrees(ORIGINAL_WORDS, added));
  const words = collectTexts(tree);
  const all = [...chain, { language: ORIGINAL_LANGUAGE, tree: ORIGINAL_WORDS, texts: words }];
  return { language, words, json: JSON.stringify(tree), ...originsOf(language, all) };
}

function originsOf(language: string, chain: readonly WordsLayer[]): Pick<WordsFile, 'sources' | 'borrowed'> {
  const keys = keysFor(language);
  return { sources: countSources(keys, chain), borrowed: findBorrowed(keys, chain) };
}
