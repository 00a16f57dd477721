import { type FormModule, type FormValues, hasField, type SentValues } from '#forms';
import type { HomeAddress } from '#runtime';

export interface AddressSettings {
  readonly mode: 'country' | 'county';
  readonly defaultCountry: string | null;
}

/** A home address as forms take it, with street and number in one field; what is not known is empty. */
export function addressValues(address: HomeAddress): Readonly<Record<string, string>> {
  const { street, streetNumber, town, postalCode, country, county } = address;
  return {
    countryName: country,
    streetName: [street, streetNumber].filter(Boolean).join(' '),
    countyName: county,
    cityName: town,
    zipCode: postalCode,
  };
}

/** Leaves empty places to the form's defaults. */
export function withoutEmpty(values: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The text of a field, without spaces around it; empty when the form has no such field. */
export function textOf(values: SentValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The address that a form holds, as the call takes it: whole, with what the form does not ask for as it was. */
export function readAddress(
  values: SentValues,
  form: FormModule,
  before: HomeAddress,
  { mode, defaultCountry }: AddressSettings,
): HomeAddress {
  const read = (name: string, known: string) => (hasField(form, name) ? textOf(values, name) : known);
  const streetBefore = addressValues(before).streetName ?? '';
  const street = read('streetName', streetBefore);
  const isSameStreet = street === streetBefore;
  const country = before.country || defaultCountry || '';
  const isCounty = mode === 'county';
  return {
    // A number of its own stays only with the street it was for.
    street: isSameStreet ? before.street : street,
    streetNumber: isSameStreet ? before.streetNumber : '',
    town: read('cityName', before.town),
    postalCode: read('zipCode', before.postalCode),
    country: isCounty ? country : read('countryName', country),
    county: isCounty ? read('countyName', before.county) : '',
  };
}

/** Street; postal code with town: one line each, as on an envelope. */
export function addressLines({ street, streetNumber, postalCode, town }: HomeAddress): readonly string[] {
  return [
    [street, streetNumber],
    [postalCode, town],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean);
}
