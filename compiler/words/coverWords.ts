import { pluralBase } from '../checks/pluralForms.ts';
import { formsOfLanguage } from '../languageForms.ts';
import { wrapText } from '../layOutText.ts';
import { parseSource } from '../parseSource.ts';
import { ORIGINAL_LANGUAGE, ORIGINAL_TEXTS } from '../wordsReference.ts';
import { isBlock, joinKey } from './wordsPlace.ts';

/** How far a words file has come. */
export interface Coverage {
  readonly language: string;
  /** Texts that the file needs, each plural in all forms of its language. */
  readonly needed: number;
  /** Keys of those that are not there, or empty. */
  readonly missing: readonly string[];
  /** Keys of those that are word for word as in English; some are so in any language. */
  readonly asInEnglish: readonly string[];
}

/** @returns null when the file is no JSON; `validate` says why */
export function coverWords(language: string, source: string | Uint8Array): Coverage | null {
  const { document } = parseSource(source);
  if (!document) return null;
  const written = new Map<string, string>();
  collect(document.value, '', written);
  const needed = keysFor(language);
  const isThere = (key: string) => (written.get(key) ?? '').trim() !== '';
  return {
    language,
    needed: needed.length,
    missing: needed.filter((key) => !isThere(key)),
    asInEnglish:
      language === ORIGINAL_LANGUAGE
        ? []
        : needed.filter((key) => isThere(key) && written.get(key) === ORIGINAL_TEXTS.get(key)),
  };
}

/** For people: a line, and the keys below it. */
export function writeCoverage({ language, needed, missing, asInEnglish }: Coverage): string[] {
  const there = needed - missing.length;
  const percent = Math.floor((100 * there) / needed);
  const list = (title: string, keys: readonly string[]) =>
    keys.length === 0 ? [] : wrapText(`${title} (${keys.length}): ${keys.join(', ')}`, '  ');
  return [
    `${language}: ${there} of ${needed} texts (${percent} %)`,
    ...list('missing', missing),
    ...list('as in English', asInEnglish),
  ];
}

function keysFor(language: string): string[] {
  const { forms } = formsOfLanguage(language);
  const keys = [...ORIGINAL_TEXTS.keys()].flatMap((key) => {
    const base = pluralBase(key);
    const isPlural = base !== key && ORIGINAL_TEXTS.has(`${base}_other`);
    return isPlural ? forms.map((form) => `${base}_${form}`) : [key];
  });
  return [...new Set(keys)];
}

function collect(tree: unknown, key: string, texts: Map<string, string>): void {
  if (typeof tree === 'string') texts.set(key, tree);
  else if (isBlock(tree)) {
    for (const [name, value] of Object.entries(tree)) collect(value, joinKey(key, name), texts);
  }
}
