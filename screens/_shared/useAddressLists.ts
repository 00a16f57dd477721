import type { FormList } from '#forms';
import { useBackgroundSettings, useErrorDescription, useLoadCountries } from '#runtime';
import { useCountries } from './useCountries.ts';
import { type PlacesOptions, usePlaces } from './usePlaces.ts';

/** By the names that forms know them by. */
export type AddressLists = Readonly<Record<'countries' | 'counties' | 'towns', FormList>>;

/** The lists of an address: countries in the language of the page, and counties and towns. Each says what became of it. */
export function useAddressLists(options: PlacesOptions): AddressLists {
  const countries = useCountries();
  const { haveCountriesFailed } = useBackgroundSettings();
  const loadCountries = useLoadCountries();
  const describe = useErrorDescription();
  const failed = haveCountriesFailed && {
    retry: () => void loadCountries(),
    // The lookup is no call of the host: it is told of it now (LOV-60).
    help: describe(null).help,
  };
  return { countries: { ...countries, ...failed, code: 'APP_DEPENDENCIES_FAILED' }, ...usePlaces(options) };
}
