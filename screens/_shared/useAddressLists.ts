import type { FormList } from '#forms';
import { useBackgroundSettings, useLoadCountries } from '#runtime';
import { useCountries } from './useCountries.ts';
import { type PlacesOptions, usePlaces } from './usePlaces.ts';

type ListName = 'countries' | 'counties' | 'towns';

export interface AddressLists {
  /** By the names that forms know them by. */
  readonly lists: Readonly<Record<ListName, FormList>>;
  /** The list that could not be loaded, and a way to ask for it again. */
  readonly failed: FailedList | null;
}

export interface FailedList {
  readonly list: ListName;
  readonly retry: () => void;
}

/**
 * The lists of an address: countries in the language of the page, and counties and towns.
 *
 * @param hasCountries whether the form asks for a country, so that missing ones are told
 */
export function useAddressLists(hasCountries: boolean, options: PlacesOptions): AddressLists {
  const countries = useCountries();
  const { haveCountriesFailed } = useBackgroundSettings();
  const loadCountries = useLoadCountries();
  const { counties, towns, failed, retry } = usePlaces(options);
  const lists = { countries, counties, towns };
  if (hasCountries && haveCountriesFailed)
    return { lists, failed: { list: 'countries', retry: () => void loadCountries() } };
  return { lists, failed: failed && { list: failed, retry } };
}
