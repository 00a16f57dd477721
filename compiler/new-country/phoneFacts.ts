import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  Metadata,
  type NumberingPlan,
} from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.max.json';
import { prefixOf } from '../../runtime/forms/callingCodes.ts';

/** What is known of the mobile numbers of a country (libphonenumber). */
export interface PhoneFacts {
  /** As people choose it, such as `+36`. */
  readonly prefix: string;
  /** Numbers of digits after the prefix, the fewest first. */
  readonly lengths: readonly number[];
  /** Digits that a number begins with; empty where any will do. */
  readonly starts: readonly string[];
  /** How a number is written, such as `99 999 9999`; null where no example is known. */
  readonly mask: string | null;
}

/** Kinds of numbers, which the package's types leave out. */
interface Kinds {
  type(name: 'MOBILE'): { possibleLengths(): number[]; pattern(): string } | undefined;
}

/** @returns null for a country without numbers of its own, or that the list of prefixes does not have */
export function phoneFacts(country: string): PhoneFacts | null {
  const prefix = prefixOf(country);
  if (prefix === null || !isSupportedCountry(country as CountryCode, metadata)) return null;
  const numbers = new Metadata(metadata);
  numbers.selectNumberingPlan(country as CountryCode);
  const plan = numbers.numberingPlan as (NumberingPlan & Kinds) | undefined;
  const mobile = plan?.type('MOBILE');
  const example = getExampleNumber(country as CountryCode, examples, metadata);
  if (!mobile || !example) return null;
  // Countries of one plan, as in North America, have their area codes in the prefix that people choose.
  const own = prefix.length - 1 - example.countryCallingCode.length;
  const lengths = mobile.possibleLengths().map((length) => length - own);
  const written = example.formatInternational().replace(/^\+\d+ /, '');
  return {
    prefix,
    lengths: lengths.filter((length) => length >= 4 && length <= 15),
    starts: own > 0 ? [] : startsOf(mobile.pattern(), mobile.possibleLengths()),
    mask: maskOf(written, own),
  };
}

/** `99 999 9999` of `20 123 4567`, without the digits that stand in the prefix. */
function maskOf(written: string, own: number): string | null {
  let left = own;
  const rest = written.replace(/\d/g, (digit) => (left-- > 0 ? '' : digit));
  const mask = rest.replace(/\d/g, '9').replace(/[^9]+/g, ' ').trim();
  return /^9( ?9)*$/.test(mask) ? mask : null;
}

/** So many beginnings of numbers are tried: no plan tells mobile numbers apart further on. */
const TRIED = 5;

/** Which first digits a number can have: the pattern of numbers is asked for every beginning. */
function startsOf(pattern: string, lengths: readonly number[]): string[] {
  const takes = new RegExp(`^(?:${pattern})$`);
  const fillers = ['0', '1', '2', '5', '9'];
  const isStart = (digit: string) => {
    for (let rest = 0; rest < 10 ** (TRIED - 1); rest += 1) {
      const start = digit + String(rest).padStart(TRIED - 1, '0');
      for (const length of lengths)
        if (fillers.some((filler) => takes.test(start.slice(0, length).padEnd(length, filler)))) return true;
    }
    return false;
  };
  const starts = [...'123456789'].filter(isStart);
  // A 0 cannot be asked for: it is the one that is dialled inside a country.
  return starts.length === 9 || isStart('0') ? [] : starts;
}
