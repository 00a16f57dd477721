import { localeOf } from '../../runtime/format/languageFormat.ts';
import { prefixOf } from '../../runtime/forms/callingCodes.ts';
import { canHaveWords } from '../words/readLanguageTag.ts';
import { ORIGINAL_LANGUAGE } from '../wordsReference.ts';
import { commonZones, currenciesIn, listCountryCodes, officialLanguages, primaryZone } from './cldr.ts';
import { type PhoneFacts, phoneFacts } from './phoneFacts.ts';

/** What public data say of a country. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** Those that are money there, the newest first. */
  readonly currencies: readonly string[];
  /** BCP 47 tags of official languages that a file can offer, that of most people first; English where there is none. */
  readonly languages: readonly string[];
  /** The one of most people first. */
  readonly timeZones: readonly string[];
  /** As people choose it, such as `+36`; null where there is none. */
  readonly prefix: string | null;
  readonly phone: PhoneFacts | null;
}

/** How days are written in a language as in a country. */
export interface DateFacts {
  /** Such as `YYYY. MM. DD.`. */
  readonly pattern: string;
  /** Such as `YMD`. */
  readonly order: string;
  /** 1 is Monday, 7 Sunday (ISO 8601). */
  readonly firstDay: number;
  readonly hours: 'h23' | 'h12';
  /** A numbering system (Unicode CLDR). */
  readonly digits: string;
}

/** @returns null when there is no such country */
export function countryFacts(country: string): CountryFacts | null {
  if (!listCountryCodes().includes(country)) return null;
  return { ...countryChoice(country), phone: phoneFacts(country) };
}

/** A country as a list of them has it: without what takes long to find out. */
export function countryChoice(code: string) {
  const languages = officialLanguages(code).filter(canHaveWords);
  return {
    code,
    name: nameOfCountry(code, 'en'),
    currencies: currenciesIn(code),
    languages: languages.length > 0 ? languages : [ORIGINAL_LANGUAGE],
    timeZones: timeZonesOf(code),
    prefix: prefixOf(code),
  };
}

/** What a country is called in a language. */
export function nameOfCountry(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}

export function dateFacts(language: string, country: string): DateFacts {
  const locale = localeIn(language, country);
  const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const letters: Readonly<Record<string, string>> = { year: 'YYYY', month: 'MM', day: 'DD' };
  const parts = day.formatToParts(new Date('2026-11-23T12:00:00Z'));
  const { hour12, numberingSystem } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return {
    pattern: parts.map(({ type, value }) => letters[type] ?? value).join(''),
    order: parts.map(({ type }) => letters[type]?.[0] ?? '').join(''),
    firstDay: weekOf(locale).firstDay,
    hours: hour12 ? 'h12' : 'h23',
    digits: numberingSystem,
  };
}

/**
 * The way in which a country writes a language, where it has one of its own and the portal's is another.
 * @returns null where nothing need be said
 */
export function ownLocale(language: string, country: string): string | null {
  const locale = localeIn(language, country);
  const isKnown = new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale;
  if (locale === language || !isKnown) return null;
  const write = (each: string) =>
    (['short', 'long'] as const)
      .map((dateStyle) => new Intl.DateTimeFormat(each, { dateStyle, numberingSystem: 'latn' }))
      .map((format) => format.format(new Date('2026-03-01T12:00:00Z')))
      .join();
  return write(locale) === write(localeOf(language)) ? null : locale;
}

/** A language as it is written in a country: a tag that names a country keeps its own. */
export function localeIn(language: string, country: string): string {
  const tag = new Intl.Locale(language);
  return tag.region ? language : new Intl.Locale(language, { region: country }).baseName;
}

/** Parts of `Intl.Locale` that the language's own types do not have yet. */
interface LocaleParts {
  getTimeZones(): string[] | undefined;
  getWeekInfo(): { readonly firstDay: number };
}

function weekOf(locale: string) {
  return (new Intl.Locale(locale) as Intl.Locale & LocaleParts).getWeekInfo();
}

/** The zone of the largest city, where Unicode names none and most zones of the country are of places where few live. */
const ZONES_OF_LARGEST_CITIES: Readonly<Record<string, string>> = {
  CA: 'America/Toronto',
  FM: 'Pacific/Truk',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  RU: 'Europe/Moscow',
};

function timeZonesOf(country: string): string[] {
  const zones = (new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleParts).getTimeZones() ?? [];
  const first = primaryZone(country) ?? ZONES_OF_LARGEST_CITIES[country] ?? zoneOfMost(zones);
  return first === undefined ? [] : [first, ...zones.filter((each) => each !== first)];
}

/** Where nothing else is known: one of the time that most zones of the country keep. A choice to be looked at. */
function zoneOfMost(zones: readonly string[]): string | undefined {
  if (zones.length < 2) return zones[0];
  const common = commonZones();
  const byTime = Map.groupBy(zones, offsetOf);
  const [most = []] = [...byTime.values()].sort((one, other) => other.length - one.length);
  return most.findLast((each) => common.has(each)) ?? most[0];
}

/** On a day in winter, so that summer time of either half of the world is the same for all zones of a country. */
function offsetOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date('2026-01-15T12:00:00Z'));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
