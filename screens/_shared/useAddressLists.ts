import type { FormList } from '#forms';
import { useBackgroundSettings, useLoadCountries } from '#runtime';
import { useCountries } from './useCountries.ts';
import { type PlacesOptions, usePlaces } from './usePlaces.ts';

/** By the names that forms know them by. */
export type AddressLists = Readonly<Record<'countries' | 'counties' | 'towns', FormList>>;

/** The lists of an address: countries in the language of the page, and counties and towns. Each says what became of it. */
export function useAddressLists(options: PlacesOptions): AddressLists {
  const countries = useCountries();
  const { haveCountriesFailed } = useBackgroundSettings();
  const loadCountries = useLoadCountries();
  const retry = haveCountriesFailed ? () => void loadCountries() : undefined;
  return { countries: { ...countries, retry, code: 'APP_DEPENDENCIES_FAILED' }, ...usePlaces(options) };
}
