/** Addresses in both spellings that the server has (spec section 3). Pure. */
import type { components } from '../../schemas/gateway.gen.ts';
import { asRecord, readText } from './readers.ts';

type Schemas = components['schemas'];

/** A home address as the portal speaks of it; what is not known is empty. */
export interface HomeAddress {
  readonly street: string;
  readonly streetNumber: string;
  readonly town: string;
  readonly postalCode: string;
  readonly country: string;
  readonly county: string;
}

/** Names that a tenant's gateway knows street and town by (`profile.addressKeys`). */
export interface AddressKeys {
  readonly street: 'street_name' | 'address';
  readonly city: 'city_name' | 'city';
}

/** Reads both spellings of street and town (ENT-033, ENT-036). */
export function readHomeAddress(value: unknown): HomeAddress {
  const address = asRecord(value);
  return {
    street: readText(address.street_name) || readText(address.address),
    streetNumber: readText(address.street_number),
    town: readText(address.city_name) || readText(address.city),
    postalCode: readText(address.zip_code),
    country: readText(address.country),
    county: readText(address.county_name),
  };
}

/** Address of a changed profile; a county only where there is one (ENT-033 to ENT-038). */
export function writeHomeAddress(address: HomeAddress, keys: AddressKeys): Schemas['HomeAddress'] {
  return {
    [keys.street]: address.street,
    street_number: address.streetNumber,
    country: address.country,
    [keys.city]: address.town,
    ...(address.county && { county_name: address.county }),
    zip_code: address.postalCode,
  };
}

/** Address of a new account: a county, or else a country, never both (ENT-027 to ENT-032). */
export function writeNewAddress(address: Omit<HomeAddress, 'streetNumber'>): Schemas['NewAddress'] {
  return {
    street_number: '',
    street_name: address.street,
    city_name: address.town,
    zip_code: address.postalCode,
    ...(address.county ? { county_name: address.county } : { country_name: address.country }),
  };
}
