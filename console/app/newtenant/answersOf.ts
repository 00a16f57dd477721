import type { Answers, Countries, CountryChoice } from '../../server/newtenant/newTenantAnswers.ts';

/** What stands in the fields: empty where nothing was said. */
export interface Entries {
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** The default one first. */
  readonly languages: readonly string[];
  readonly brand: string;
  readonly main: string;
  readonly second: string;
  readonly logo: { readonly name: string; readonly text: string } | null;
  readonly products: readonly string[];
  /** Only what somebody decided. */
  readonly features: Readonly<Record<string, boolean>>;
  readonly postalCode: string;
}

export function emptyEntries({ products }: Pick<Countries, 'products'>): Entries {
  return {
    country: '',
    code: '',
    name: '',
    currency: '',
    timeZone: '',
    languages: [],
    brand: '',
    main: '',
    second: '',
    logo: null,
    products: products.map(({ product }) => product),
    features: {},
    postalCode: '',
  };
}

/** Another country brings its own code, money, zone and languages; what was said of the brand stays. */
export function withCountry(entries: Entries, country: CountryChoice): Entries {
  const { code, currencies, timeZones, languages } = country;
  return {
    ...entries,
    country: code,
    code: code.toLowerCase(),
    currency: currencies[0] ?? '',
    timeZone: timeZones[0] ?? '',
    languages,
  };
}

export const COLOUR = /^#[0-9A-Fa-f]{6}$/;
const CODE = /^[a-z]{2,12}$/;

/** The answers that the fields make; null while a draft cannot be made of them. */
export function answersOf(
  entries: Entries,
  { codes, countries }: Pick<Countries, 'codes' | 'countries'>,
): Answers | null {
  const { country, code, languages, products, features, logo, main, second } = entries;
  const known = countries.find((each) => each.code === country);
  if (country === '' || !isCodeFree(code, codes) || languages.length === 0 || products.length === 0)
    return null;
  const colours = [main, second].filter((each) => COLOUR.test(each));
  // A second colour alone would stand in the place of the main one.
  const said = COLOUR.test(main) ? colours : [];
  return {
    country,
    products,
    // What is as public data have it is no answer of anybody's.
    ...(code !== country.toLowerCase() && { code }),
    ...(languages.join() !== known?.languages.join() && { languages }),
    ...only('name', entries.name),
    ...only('currency', entries.currency === known?.currencies[0] ? '' : entries.currency),
    ...only('timeZone', entries.timeZone === known?.timeZones[0] ? '' : entries.timeZone),
    ...only('brand', entries.brand),
    ...only('postalCode', entries.postalCode),
    ...(said.length > 0 && { colours: said }),
    ...(logo && { logo: logo.text }),
    ...(Object.keys(features).length > 0 && { features }),
  };
}

export function isCodeFree(code: string, codes: readonly string[]): boolean {
  return CODE.test(code) && !codes.includes(code);
}

function only<Key extends string>(key: Key, value: string): { readonly [K in Key]?: string } {
  return value.trim() === '' ? {} : ({ [key]: value.trim() } as { readonly [K in Key]: string });
}
