import { CannotCreate } from '../newTenant.ts';
import { didYouMean } from '../suggestNearest.ts';
import { isTimeZone } from '../today.ts';
import { readLanguageTag } from '../words/readLanguageTag.ts';
import { ORIGINAL_LANGUAGE } from '../wordsReference.ts';
import type { Answers } from './answers.ts';
import { listCountryCodes } from './cldr.ts';
import { coloursOfSvg } from './coloursOfSvg.ts';
import { type CountryFacts, countryFacts, nameOfCountry } from './countryFacts.ts';

/** A value of the new file, and who says so. */
export interface Prefilled {
  readonly pointer: string;
  /** As people read it. */
  readonly value: string;
  /** Such as `Unicode CLDR`, or `your answer`. */
  readonly source: string;
}

/** What is settled of a new tenant before any file is looked at. */
export interface Decided {
  readonly code: string;
  readonly country: CountryFacts;
  readonly languages: {
    /** As asked for, the main one first. */
    readonly wanted: readonly string[];
    /** Those whose words are all there; English where there is none. */
    readonly live: readonly string[];
    /** Those whose words file lacks texts. */
    readonly drafts: readonly string[];
    /** Those without a words file: the new file cannot name them yet. */
    readonly absent: readonly string[];
  };
  readonly currency: string;
  readonly timeZone: string;
  readonly name: string;
  /** Main and second colour, as far as they are known. */
  readonly colours: readonly string[];
}

/** @throws CannotCreate in words, when an answer names something that does not exist */
export function decide(answers: Answers, words: ReadonlyMap<string, boolean>): Decided {
  const country = countryFacts(answers.country.toUpperCase());
  if (!country) {
    const named = listCountryCodes().find(
      (code) => nameOfCountry(code, 'en').toLowerCase() === answers.country.toLowerCase(),
    );
    const hint = named
      ? ` Did you mean "${named}"?`
      : didYouMean(answers.country.toUpperCase(), listCountryCodes());
    throw new CannotCreate(
      `"${answers.country}" is no country of ISO 3166-1, such as "HU" (two letters).${hint}`,
    );
  }
  const wanted = [...new Set((answers.languages ?? country.languages).map(readLanguageTag))];
  const [main = ORIGINAL_LANGUAGE] = wanted;
  const live = wanted.filter((language) => words.get(language) === true);
  return {
    code: answers.code ?? country.code.toLowerCase(),
    country,
    languages: {
      wanted,
      live: live.length > 0 ? live : [ORIGINAL_LANGUAGE],
      drafts: wanted.filter((language) => words.get(language) === false),
      absent: wanted.filter((language) => !words.has(language)),
    },
    currency: readCurrency(answers.currency, country),
    timeZone: readTimeZone(answers.timeZone, country),
    name: answers.name ?? nameOfCountry(country.code, main),
    colours: readColours(answers),
  };
}

function readCurrency(asked: string | undefined, { currencies, name }: CountryFacts): string {
  const currency = asked?.toUpperCase() ?? currencies[0];
  const known = Intl.supportedValuesOf('currency');
  if (currency !== undefined && known.includes(currency)) return currency;
  if (asked === undefined)
    throw new CannotCreate(`Nobody knows what people of ${name} pay with: say the currency.`);
  throw new CannotCreate(
    `"${asked}" is no currency of ISO 4217, such as "EUR".${didYouMean(asked.toUpperCase(), known)}`,
  );
}

function readTimeZone(asked: string | undefined, { timeZones, name }: CountryFacts): string {
  const timeZone = asked ?? timeZones[0];
  if (timeZone !== undefined && isTimeZone(timeZone)) return timeZone;
  if (asked === undefined) throw new CannotCreate(`Nobody knows a time zone of ${name}: say which.`);
  const all = timeZones.length > 0 ? timeZones : Intl.supportedValuesOf('timeZone');
  throw new CannotCreate(`"${asked}" is no time zone, such as "Europe/Budapest".${didYouMean(asked, all)}`);
}

function readColours({ colours = [], logo }: Answers): readonly string[] {
  const wrong = colours.find((each) => !/^#[0-9A-F]{6}$/i.test(each));
  if (wrong !== undefined) throw new CannotCreate(`"${wrong}" is no colour, such as "#2A48E8".`);
  const found = logo === undefined ? [] : coloursOfSvg(logo);
  if (logo !== undefined && found.length === 0 && colours.length === 0) {
    throw new CannotCreate('The logo is no SVG with colours in it: say the colours instead.');
  }
  return [...new Set([...colours.map((each) => each.toUpperCase()), ...found])].slice(0, 2);
}
