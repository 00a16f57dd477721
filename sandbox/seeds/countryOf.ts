import { bg } from './countries/bg.ts';
import { generic } from './countries/generic.ts';
import { pl } from './countries/pl.ts';
import { ro } from './countries/ro.ts';
import type { Country } from './country.ts';

const COUNTRIES: Readonly<Record<string, Country>> = { bg, pl, ro };

/** Seed words and amounts of a tenant; a code that nobody wrote seeds for gets plain ones. */
export function countryOf(tenant: string): Country {
  return (Object.hasOwn(COUNTRIES, tenant) ? COUNTRIES[tenant] : undefined) ?? generic;
}
