import { CannotCreate } from '../newTenant.ts';
import { languageCalled, languageCalledNearly, nameIn } from './languageNames.ts';

/**
 * A language as its file is named: a BCP 47 tag in its canonical form (`pt-BR` of `PT_br`, `he` of the old `iw`), of a
 * language whose name and grammar Unicode CLDR has.
 * @throws CannotCreate in words, with the tag that was meant where that can be told
 */
export function readLanguageTag(written: string): string {
  const tag = canonicalOf(written);
  if (tag === null) {
    throw new CannotCreate(
      `"${written}" is no language tag, such as "hu", "pt-BR" or "sr-Latn" (BCP 47).${whatWasMeant(written)}`,
    );
  }
  const { baseName } = new Intl.Locale(tag);
  if (baseName !== tag) {
    throw new CannotCreate(`"${written}" says more than the language: name the file after "${baseName}".`);
  }
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0) {
    throw new CannotCreate(`Unicode CLDR knows no grammar of a language "${tag}".${whatWasMeant(written)}`);
  }
  if (nameIn(tag, tag) === null) {
    const { language } = new Intl.Locale(tag);
    const hint = language === tag ? '' : ` Did you mean "${language}"?`;
    throw new CannotCreate(`Unicode CLDR has no name for "${tag}".${hint}`);
  }
  return tag;
}

/** Whether a words file can be of a language: its name and its grammar are known. @param tag in its canonical form */
export function canHaveWords(tag: string): boolean {
  return Intl.PluralRules.supportedLocalesOf(tag).length > 0 && nameIn(tag, tag) !== null;
}

/** The name of a language for its file, as a list of languages begins it. */
export function ownNameOf(tag: string): string {
  const [first = '', ...rest] = nameIn(tag, tag) ?? tag;
  // Georgian has capitals for whole words alone (Unicode, Georgian Mtavruli).
  const isLoneCapital = !/\p{Script=Georgian}/u.test(first);
  return (isLoneCapital ? first.toLocaleUpperCase(tag) : first) + rest.join('');
}

/** A tag in its canonical form; null for what is none. */
export function canonicalOf(written: string): string | null {
  try {
    // Java, PHP and file systems write `pt_BR`.
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** The name of a language in the place of its tag, or the country's code in the place of the language's. */
function whatWasMeant(written: string): string {
  const code = languageCalled(written) ?? languageOfCountry(written) ?? languageCalledNearly(written);
  return code === null ? '' : ` Did you mean "${code}" (${nameIn(code, 'en')})?`;
}

function languageOfCountry(written: string): string | null {
  if (!/^[a-z]{2}$/i.test(written)) return null;
  const region = written.toUpperCase();
  const isCountry =
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined;
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return isCountry && nameIn(language, 'en') !== null ? language : null;
}
