/** Which currencies people write with a sign, by what Unicode's CLDR knows of the tenant's languages. */

/** So many other currencies are named; of "$" there are two dozen. */
const MOST_NAMED = 4;

const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency');

/**
 * Currencies that a sign belongs to, when it is not a sign of this one.
 * @returns nothing when it is, when it is nobody's, and when both are called alike, as the leu of two countries is
 */
export function ownersOfSymbol(symbol: string, code: string, languages: readonly string[]): string[] {
  if (!CURRENCIES.includes(code)) return [];
  const locales = localesOf(languages);
  const isSignOf = (currency: string) =>
    locales.some((locale) => signsOf(locale, currency).has(plain(symbol)));
  if (isSignOf(code)) return [];
  const owners = CURRENCIES.filter(isSignOf);
  const kind = kindOf(code);
  return owners.some((each) => kindOf(each) === kind) ? [] : owners.slice(0, MOST_NAMED);
}

const locales = new Map<string, readonly string[]>();

/** English for the signs that are known everywhere, and the tenant's own. */
function localesOf(languages: readonly string[]): readonly string[] {
  const key = languages.join();
  const known = locales.get(key);
  if (known) return known;
  const found = [...new Set(['en', ...Intl.NumberFormat.supportedLocalesOf([...languages])])];
  locales.set(key, found);
  return found;
}

const signs = new Map<string, ReadonlySet<string>>();

/** Short and shortest sign, and the code itself. */
function signsOf(locale: string, currency: string): ReadonlySet<string> {
  const key = `${locale} ${currency}`;
  const known = signs.get(key);
  if (known) return known;
  const written = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  });
  const found = new Set([...written, currency].map(plain));
  signs.set(key, found);
  return found;
}

/** `лв.` and `лв`, `Kč` and `kč` are one sign. */
function plain(symbol: string): string {
  return symbol
    .replace(/[\s.\u200e\u200f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Such as `Leu` of the Moldovan and the Romanian one. */
function kindOf(currency: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'currency' }).of(currency) ?? currency;
  return name.slice(name.lastIndexOf(' ') + 1);
}
