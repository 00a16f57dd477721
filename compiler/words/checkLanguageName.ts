import type { Finding } from '../problem.ts';
import { didYouMean } from '../suggestNearest.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Whether the file calls its language as its own speakers do (Unicode CLDR, as `Intl.DisplayNames` has it): it is what
 * people choose by who read no other. A longer or shorter form of that name will do; the name of another language, the
 * English name and a slip of the keyboard will not.
 * @param language a code as files are named
 */
export function checkLanguageName(language: string, name: string): Finding[] {
  const own = nameIn(language, language);
  if (own === null || isLike(name, own)) return [];
  const slip = didYouMean(name, [own]);
  const other = slip === '' ? codeCalled(name) : null;
  if (slip === '' && other === null) return [];
  const what = other === null || other === language ? '' : ` is the name of "${other}", and`;
  const message = `"${name}"${what} is not what "${language}" is called in that language: "${own}".${slip}`;
  return [{ pointer: '/languageName', rule: 'words-language', message }];
}

/** Each name holds the other, whatever the case: "Norsk" will do for "norsk bokmål". */
function isLike(name: string, own: string): boolean {
  const [one, other] = [fold(name), fold(own)];
  return one.includes(other) || other.includes(one);
}

let codes: ReadonlyMap<string, string> | null = null;

/** The language that people or Englishmen call so. Asked of a wrong name only: it takes a while. */
function codeCalled(name: string): string | null {
  codes ??= new Map(
    [...LETTERS]
      .flatMap((first) => [...LETTERS].map((second) => first + second))
      .flatMap((code) =>
        [nameIn(code, 'en'), nameIn(code, code)].flatMap((each) =>
          each === null ? [] : [[fold(each), code] as const],
        ),
      ),
  );
  return codes.get(fold(name)) ?? null;
}

/** Null for what Unicode has no name for. */
function nameIn(code: string, language: string): string | null {
  try {
    if (Intl.DisplayNames.supportedLocalesOf([code]).length === 0) return null;
    return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code) ?? null;
  } catch {
    return null;
  }
}

function fold(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
