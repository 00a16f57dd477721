/** What Unicode's CLDR knows of countries and `Intl` does not tell: currencies, languages, zones, neighbours. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.filename);

/** Of a currency in a country: when it was money there. */
interface Span {
  readonly _from?: string;
  readonly _to?: string;
  /** `false` for what nobody pays with, such as funds. */
  readonly _tender?: string;
}

interface Spoken {
  readonly _populationPercent: string;
  readonly _officialStatus?: string;
}

interface Supplemental {
  readonly currencyData?: {
    readonly region: Readonly<Record<string, readonly Readonly<Record<string, Span>>[]>>;
  };
  readonly territoryInfo?: Readonly<
    Record<string, { readonly languagePopulation?: Readonly<Record<string, Spoken>> }>
  >;
  readonly primaryZones?: Readonly<Record<string, string>>;
  readonly windowsZones?: {
    readonly mapTimezones: readonly {
      readonly mapZone: { readonly _type: string; readonly _territory: string };
    }[];
  };
  readonly personNamesDefaults?: { readonly surnameFirst: string };
  readonly territoryContainment?: Readonly<Record<string, { readonly _contains: readonly string[] }>>;
}

/** Read when first asked for: most commands need none of it. */
function read(name: keyof Supplemental): Supplemental {
  return (require(`cldr-core/supplemental/${name}.json`) as { readonly supplemental: Supplemental })
    .supplemental;
}

const dataOfCurrencies = () => read('currencyData').currencyData?.region ?? {};
const dataOfTerritories = () => read('territoryInfo').territoryInfo ?? {};

/** ISO 3166-1 codes of countries that have money and a name of their own, by code. */
export function listCountryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return Object.keys(dataOfCurrencies())
    .filter((code) => /^[A-Z]{2}$/.test(code) && code in dataOfTerritories())
    .filter((code) => names.of(code) !== undefined && currenciesIn(code).length > 0)
    .sort();
}

/** What people of a country pay with on a day, the newest first. @param day `YYYY-MM-DD` */
export function currenciesIn(country: string, day = '9999-12-31'): string[] {
  return (dataOfCurrencies()[country] ?? [])
    .flatMap((each) => Object.entries(each))
    .filter(([, { _from, _to, _tender }]) => {
      const isOver = _to !== undefined && (day === '9999-12-31' || _to < day);
      return _tender !== 'false' && _from !== undefined && _from <= day && !isOver;
    })
    .sort(([, one], [, other]) => (other._from ?? '').localeCompare(one._from ?? ''))
    .map(([code]) => code);
}

/** Languages that are official in a whole country, those of most people first. */
export function officialLanguages(country: string): string[] {
  const spoken = Object.entries(dataOfTerritories()[country]?.languagePopulation ?? {});
  const share = ([, { _populationPercent }]: [string, Spoken]) => Number(_populationPercent);
  const sorted = spoken.sort((one, other) => share(other) - share(one));
  const official = sorted.filter(([, each]) => each._officialStatus === 'official');
  const others = sorted.filter(([, each]) => each._officialStatus === 'de_facto_official');
  const found = official.length > 0 ? official : others.length > 0 ? others : sorted.slice(0, 1);
  return found.map(([language]) => language.replaceAll('_', '-'));
}

/** The zone of most of a country that has several; undefined where Unicode names none. */
export function primaryZone(country: string): string | undefined {
  return read('primaryZones').primaryZones?.[country];
}

/** Zones that stand for all that keep the same time, whatever the country. */
export function commonZones(): ReadonlySet<string> {
  const zones = read('windowsZones').windowsZones?.mapTimezones ?? [];
  return new Set(zones.flatMap(({ mapZone }) => (mapZone._territory === '001' ? [mapZone._type] : [])));
}

/** Parts of the world that a country lies in, the smallest first: `151` is Eastern Europe. */
export function regionsAround(country: string): string[] {
  const containment = read('territoryContainment').territoryContainment ?? {};
  const parent = (code: string) =>
    Object.entries(containment).find(
      ([region, { _contains }]) => /^\d{3}$/.test(region) && _contains.includes(code),
    )?.[0];
  const found: string[] = [];
  for (let at = parent(country); at !== undefined && !found.includes(at); at = parent(at)) found.push(at);
  return found;
}

/** Whether people who speak a language say the family name first. */
export function isFamilyNameFirst(language: string): boolean {
  const { surnameFirst = '' } = read('personNamesDefaults').personNamesDefaults ?? {};
  return surnameFirst.split(' ').includes(new Intl.Locale(language).language);
}

/** The version of CLDR that all of this is of. */
export function cldrVersion(): string {
  return (require('cldr-core/package.json') as { readonly version: string }).version;
}
