import { HttpError } from '../openapi/envelope.ts';
import { countryOf } from '../seeds/countryOf.ts';
import { listBanners } from './banners.ts';
import { listCountries } from './countries.ts';
import { listPartners } from './partners.ts';

const LOOKUPS: Readonly<Record<string, (lang: string, tenant: string) => unknown>> = {
  countries: listCountries,
  banners: listBanners,
  partners: listPartners,
};

/**
 * A list of reference data in a language.
 *
 * @param wished the first language of `?lang=` or Accept-Language; none means the country's own
 * @throws HttpError NOT_FOUND for a list that does not exist
 */
export function readLookup(name: string, tenant: string, wished: string | undefined): unknown {
  const list = Object.hasOwn(LOOKUPS, name) ? LOOKUPS[name] : undefined;
  if (!list) throw new HttpError('NOT_FOUND', `no lookup ${name}`);
  const lang = /^[a-z]{2,3}(?=$|[-,;])/i.exec(wished ?? '')?.[0].toLowerCase();
  return list(lang ?? countryOf(tenant).language, tenant);
}
