/** Words files that hold only what differs from another one, which they name. */
import type { Finding } from '../problem.ts';
import { isSaid } from '../untranslated.ts';
import { ORIGINAL_LANGUAGE, type WordsTree } from '../wordsReference.ts';
import { isBlock } from './wordsPlace.ts';

/** At the top of a words file: the language whose file has the texts that this one leaves out. */
export const FALLBACK_KEY = '$fallback';

const POINTER = `/${FALLBACK_KEY}`;

/** One words file of a chain, as it was read. */
export interface WordsLayer {
  readonly language: string;
  readonly tree: WordsTree;
  /** Its own texts, by full key. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What stands behind a words file: the nearest first. */
export interface Behind {
  readonly chain: readonly WordsLayer[];
  /** Of the nearest: something in it is wrong, not just missing. */
  readonly isWrong: boolean;
}

/** Finds the words file of a language: what it is, or why it cannot stand behind another. */
export type FindBehind = (language: string) => Behind | 'none' | 'circle';

/** The language that a words file falls back to; null when it says none. */
export function fallbackOf(tree: unknown): string | null {
  const said = isBlock(tree) && Object.hasOwn(tree, FALLBACK_KEY) ? tree[FALLBACK_KEY] : null;
  return typeof said === 'string' ? said : null;
}

/** Whether a words file may fall back to the one that it names. What is no text at all is told of by its type. */
export function checkFallback(language: string, tree: unknown, find: FindBehind): Finding[] {
  const refuse = (message: string) => [{ pointer: POINTER, rule: 'words-fallback', message }];
  if (isBlock(tree) && isBlock(tree[FALLBACK_KEY]))
    return refuse('"$fallback" is the language of another words file, such as "pt": no block of texts.');
  const fallback = fallbackOf(tree);
  if (fallback === null) return [];
  if (language === ORIGINAL_LANGUAGE)
    return refuse(`"${language}" is the original, and whole by itself: nothing stands behind it.`);
  if (fallback === language) return refuse(`A words file cannot fall back to itself: "${language}".`);
  if (!isSameLanguage(language, fallback)) {
    const way = 'Only one in the same language and script can stand behind a file, as "pt" behind "pt-BR".';
    return refuse(`"${fallback}" is not what people who read "${language}" would read. ${way}`);
  }
  const found = find(fallback);
  if (found === 'none')
    return refuse(`There is no words file languages/${fallback}.json to stand behind this one.`);
  if (found === 'circle')
    return refuse(
      `languages/${fallback}.json falls back to this file in turn: one of them must stand alone.`,
    );
  return found.isWrong
    ? refuse(`languages/${fallback}.json, which stands behind this file, has problems of its own.`)
    : [];
}

/** A file as it stands behind others. What each language is called stands in its own file. */
export function withoutName({ language, tree, texts }: WordsLayer): WordsLayer {
  const { languageName: _, ...others } = tree;
  return { language, tree: others, texts: new Map([...texts].filter(([key]) => key !== 'languageName')) };
}

/** Texts of the files behind one, by full key. */
export function textsBehind(chain: readonly WordsLayer[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const layer of [...chain].reverse())
    for (const [key, text] of layer.texts) if (isSaid(text)) texts.set(key, text);
  return texts;
}

/** The words of a chain in one tree: what stands in front wins, unless it is still to be said. */
export function mergeChain(chain: readonly WordsLayer[]): WordsTree {
  const { [FALLBACK_KEY]: _, ...whole } = [...chain]
    .reverse()
    .reduce<WordsTree>((merged, { tree }) => mergeTrees(merged, withoutUnsaid(tree, merged)), {});
  return whole;
}

/** Without what is blank or marked as still to be translated, where the text is said behind. */
function withoutUnsaid(front: WordsTree, back: WordsTree): WordsTree {
  const members = Object.entries(front).flatMap(([name, value]) => {
    const behind = Object.hasOwn(back, name) ? back[name] : undefined;
    if (isBlock(value)) return [[name, withoutUnsaid(value, isBlock(behind) ? behind : {})]];
    const isHidden = typeof behind === 'string' && isSaid(behind) && !isSaid(value);
    return isHidden ? [] : [[name, value]];
  });
  return Object.fromEntries(members);
}

/** Texts that a words file does not say itself: their keys, by the language that they are shown in. */
export type Borrowed = ReadonlyMap<string, readonly string[]>;

/** What the first file of a chain has from those behind it. */
export function findBorrowed(keys: Iterable<string>, chain: readonly WordsLayer[]): Borrowed {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const owner = ownerOf(key, chain);
    if (!owner || owner === chain[0]) continue;
    found.set(owner.language, [...(found.get(owner.language) ?? []), key]);
  }
  return found;
}

function ownerOf(key: string, chain: readonly WordsLayer[]): WordsLayer | undefined {
  return chain.find(({ texts }) => isSaid(texts.get(key) ?? ''));
}

/** How many of the texts come from which file of a chain: its own first. */
export function countSources(
  keys: Iterable<string>,
  chain: readonly WordsLayer[],
): ReadonlyMap<string, number> {
  const counts = new Map(chain.map(({ language }) => [language, 0]));
  for (const key of keys) {
    const owner = ownerOf(key, chain);
    if (owner) counts.set(owner.language, (counts.get(owner.language) ?? 0) + 1);
  }
  return counts;
}

/** `20 texts of its own and 792 of "pt"` */
export function listSources(sources: ReadonlyMap<string, number>): string {
  const [[, own] = ['', 0], ...others] = sources;
  const borrowed = others.map(([language, count]) => `${count} of "${language}"`);
  return [`${own} ${own === 1 ? 'text' : 'texts'} of its own`, ...borrowed].join(' and ');
}

export function mergeTrees(back: WordsTree, front: WordsTree): WordsTree {
  const merged = new Map<string, string | WordsTree>(Object.entries(back));
  for (const [name, value] of Object.entries(front)) {
    const old = merged.get(name);
    merged.set(name, isBlock(value) && isBlock(old) ? mergeTrees(old, value) : value);
  }
  return Object.fromEntries(merged);
}

/** `pt-BR` and `pt`, `zh-TW` and `zh-Hant`; not `sr-Latn` and `sr`, which is written in Cyrillic letters. */
function isSameLanguage(one: string, other: string): boolean {
  try {
    const [first, second] = [one, other].map((tag) => new Intl.Locale(tag).maximize());
    return first?.language === second?.language && first?.script === second?.script;
  } catch {
    return false;
  }
}
