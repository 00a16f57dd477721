/** Addresses in both spellings that the server has (ENT-033 to ENT-038). Pure. */
import type { GatewaySchemas } from '../../schemas/gatewayCalls.ts';
import { readOptionalText, readRecord } from './readers.ts';

/** A home address as the portal speaks of it; what is not known is empty. */
export interface HomeAddress {
  readonly street: string;
  readonly streetNumber: string;
  readonly town: string;
  readonly postalCode: string;
  readonly country: string;
  readonly county: string;
}

/** Reads both spellings of street and town (ENT-033, ENT-036). */
export function readHomeAddress(value: unknown): HomeAddress {
  const address = readRecord<GatewaySchemas['HomeAddress']>(value);
  const read = (name: keyof GatewaySchemas['HomeAddress']) => readOptionalText(address[name]);
  return {
    street: read('street_name') || read('address'),
    streetNumber: read('street_number'),
    town: read('city_name') || read('city'),
    postalCode: read('zip_code'),
    country: read('country'),
    county: read('county_name'),
  };
}
