/** What languages are called (Unicode CLDR, as `Intl.DisplayNames` has it). */
import { didYouMean } from '../suggestNearest.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let codes: ReadonlyMap<string, string> | null = null;

/** Codes of two letters by what their own speakers and Englishmen call them. Made when first asked for: it takes a while. */
function codesByName(): ReadonlyMap<string, string> {
  codes ??= new Map(
    [...LETTERS]
      .flatMap((first) => [...LETTERS].map((second) => first + second))
      .flatMap((code) =>
        [nameIn(code, 'en'), nameIn(code, code)].flatMap((each) =>
          each === null ? [] : [[foldName(each), code] as const],
        ),
      ),
  );
  return codes;
}

/** The language that people or Englishmen call so. */
export function languageCalled(name: string): string | null {
  return codesByName().get(foldName(name)) ?? null;
}

/** The same, for a name that is nearly so. */
export function languageCalledNearly(name: string): string | null {
  const all = codesByName();
  const [, nearest] = /"(.+)"\?$/.exec(didYouMean(foldName(name), [...all.keys()])) ?? [];
  return nearest === undefined ? null : (all.get(nearest) ?? null);
}

/** What a language is called in another. Null for what Unicode has no name for. */
export function nameIn(code: string, language: string): string | null {
  try {
    if (Intl.DisplayNames.supportedLocalesOf([code]).length === 0) return null;
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}

export function foldName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
