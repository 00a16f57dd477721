import { bg } from './countries/bg.ts';
import { br } from './countries/br.ts';
import { generic } from './countries/generic.ts';
import { hu } from './countries/hu.ts';
import { jp } from './countries/jp.ts';
import { kw } from './countries/kw.ts';
import { pl } from './countries/pl.ts';
import { ro } from './countries/ro.ts';
import type { Country } from './country.ts';

const COUNTRIES: Readonly<Record<string, Country>> = { bg, br, hu, jp, kw, pl, ro };

/** Seed words and amounts of a tenant; a code that nobody wrote seeds for gets plain ones. */
export function countryOf(tenant: string): Country {
  return (Object.hasOwn(COUNTRIES, tenant) ? COUNTRIES[tenant] : undefined) ?? generic;
}
