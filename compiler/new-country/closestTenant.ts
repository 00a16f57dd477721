import { readPointer } from '../../runtime/assemble/readPointer.ts';
import { regionsAround } from './cldr.ts';

/** A tenant file that can be copied. */
export interface Original {
  readonly code: string;
  /** As written, without what its group says. */
  readonly value: unknown;
  /** Laid over its group, where it extends one. */
  readonly whole?: unknown;
}

/** The live tenant that has most in common with a country: languages, money, and the part of the world; else the first. */
export function closestTenant(
  originals: readonly Original[],
  wanted: { readonly country: string; readonly languages: readonly string[]; readonly currency: string },
): Original | undefined {
  const around = regionsAround(wanted.country);
  const candidates = originals.filter(({ value }) => readPointer(value, '/status') !== 'draft');
  const likeness = ({ code, ...original }: Original) => {
    const value = original.whole ?? original.value;
    const [main, ...others] = [readPointer(value, '/languages')].flat().map(String);
    const country = String(readPointer(value, '/address/defaultCountry') ?? code.toUpperCase());
    const region = regionsAround(country).findIndex((each) => around.includes(each));
    return (
      (main === wanted.languages[0] ? 8 : 0) +
      others.filter((each) => wanted.languages.includes(each)).length +
      (readPointer(value, '/currency/code') === wanted.currency ? 4 : 0) +
      (region < 0 ? 0 : 3 - Math.min(region, 3))
    );
  };
  // Sorting is stable: of equals the first stays first.
  return candidates.toSorted((one, other) => likeness(other) - likeness(one))[0];
}
