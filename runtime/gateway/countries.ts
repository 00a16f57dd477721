import { asRecord, readText } from './readers.ts';

/** A country for addresses, named in the language that the lookup was asked in. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Countries of the lookup `countries` of the app backend (spec section 7); entries without a code or name are left out. */
export function readCountries(lookup: readonly unknown[]): readonly Country[] {
  return lookup.flatMap((each) => {
    const { code, name } = asRecord(each);
    const country = { code: readText(code), name: readText(name) };
    return country.code && country.name ? [country] : [];
  });
}
