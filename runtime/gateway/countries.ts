import type { components } from '../../schemas/app-backend.gen.ts';
import { asRecord, asText, refuseAnswer } from './readers.ts';

/** A country for addresses, named in the language that the lookup was asked in. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/**
 * Countries of the lookup `countries` of the app backend (API-12, ENT-094); entries without a code or name
 * are left out. @throws when none is left
 */
export function readCountries(lookup: readonly unknown[]): readonly Country[] {
  const countries = lookup.flatMap((each) => {
    const { code, name } = asRecord<components['schemas']['Country']>(each);
    const country = { code: asText(code), name: asText(name) };
    return country.code && country.name ? [country] : [];
  });
  return countries.length > 0 ? countries : refuseAnswer('countries');
}
