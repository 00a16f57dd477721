import { pluralBase } from '../checks/pluralForms.ts';
import { formsOfLanguage } from '../languageForms.ts';
import { wrapText } from '../layOutText.ts';
import { parseSource } from '../parseSource.ts';
import { isUntranslated } from '../untranslated.ts';
import { ORIGINAL_LANGUAGE, ORIGINAL_TEXTS } from '../wordsReference.ts';
import { collectTexts } from './collectTexts.ts';
import { countSources, listSources, textsBehind, type WordsLayer } from './wordsFallback.ts';

/** How far a words file has come. */
export interface Coverage {
  readonly language: string;
  /** Texts that the file needs, each plural in all forms of its language. */
  readonly needed: number;
  /** Keys of those that are not there, empty, or marked as still to be translated. */
  readonly missing: readonly string[];
  /** Keys of those that are word for word as in English; some are so in any language. */
  readonly asInEnglish: readonly string[];
  /** How many of the texts stand in which words file, when it falls back to another: its own first. */
  readonly sources?: Readonly<Record<string, number>>;
  /** Codes of the tenants that offer the language as a draft; none offers it otherwise. */
  readonly draftOf?: readonly string[];
}

/**
 * @param chain the file and those that it falls back to, when it does
 * @returns null when the file is no JSON; `validate` says why
 */
export function coverWords(
  language: string,
  source: string | Uint8Array,
  chain: readonly WordsLayer[] = [],
): Coverage | null {
  const { document } = parseSource(source);
  if (!document) return null;
  const behind = chain.slice(1);
  const written = new Map([...textsBehind(behind), ...collectTexts(document.value)]);
  const marked = [...written].filter(([, text]) => isUntranslated(text)).map(([key]) => key);
  // A text that the file need not have, but has, is to be translated as well.
  const needed = [...new Set([...keysFor(language), ...marked])];
  const isThere = (key: string) => {
    const text = written.get(key) ?? '';
    return text.trim() !== '' && !isUntranslated(text);
  };
  return {
    language,
    needed: needed.length,
    missing: needed.filter((key) => !isThere(key)),
    asInEnglish:
      language === ORIGINAL_LANGUAGE
        ? []
        : needed.filter((key) => isThere(key) && written.get(key) === ORIGINAL_TEXTS.get(key)),
    ...(behind.length > 0 && { sources: Object.fromEntries(countSources(needed, chain)) }),
  };
}

/** More than these are told by their blocks: at the beginning it is nearly all of them. */
const MOST_KEYS = 60;

/** For people: a line, and the keys below it. */
export function writeCoverage({
  language,
  needed,
  missing,
  asInEnglish,
  sources,
  draftOf,
}: Coverage): string[] {
  const there = needed - missing.length;
  const percent = Math.floor((100 * there) / needed);
  const from = sources ? `, ${listSources(new Map(Object.entries(sources)))}` : '';
  const draft = draftOf ? `, a draft in ${draftOf.join(', ')}` : '';
  const list = (title: string, keys: readonly string[]) =>
    keys.length === 0
      ? []
      : wrapText(
          `${title} (${keys.length}): ${(keys.length > MOST_KEYS ? countByBlock(keys) : keys).join(', ')}`,
          '  ',
        );
  return [
    `${language}: ${there} of ${needed} texts (${percent} %)${from}${draft}`,
    ...list('missing', missing),
    ...list('as in English', asInEnglish),
  ];
}

/** Such as `common: 17`; a text outside of all blocks by its key. */
function countByBlock(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [block = ''] = key.split('.', 1);
    counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return [...counts].map(([block, count]) => (keys.includes(block) ? block : `${block}: ${count}`));
}

/** Keys of the texts that a language needs, each plural in the forms of its grammar, in the order of the original. */
export function keysFor(language: string): string[] {
  const { forms } = formsOfLanguage(language);
  const keys = [...ORIGINAL_TEXTS.keys()].flatMap((key) => {
    const base = pluralBase(key);
    const isPlural = base !== key && ORIGINAL_TEXTS.has(`${base}_other`);
    return isPlural ? forms.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)];
}
