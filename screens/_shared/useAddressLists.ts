import { useEffect, useMemo, useState } from 'react';
import type { FormList } from '#forms';
import {
  listCounties,
  listTowns,
  type Place,
  useBackgroundSettings,
  useLanguage,
  useReportError,
  useSend,
} from '#runtime';

/** Towns, and the county that they are of. */
interface Towns {
  readonly countyRef: string;
  readonly places: readonly Place[];
}

/**
 * The lists of an address: countries in the language of the page, and counties and towns, which load when somebody
 * first looks for them (contract, ruling 10).
 *
 * @param county name of the chosen county, or empty: its towns are the ones on offer
 */
export function useAddressLists(county: string): Readonly<Record<string, FormList>> {
  const countries = useCountries();
  const send = useSend();
  const report = useReportError();
  const [isCountyWanted, setIsCountyWanted] = useState(false);
  const [isTownWanted, setIsTownWanted] = useState(false);
  const [counties, setCounties] = useState<readonly Place[] | null>(null);
  const [towns, setTowns] = useState<Towns | null>(null);
  // A town is found by its county's reference, and that stands in the list of counties.
  const areCountiesWanted = isCountyWanted || isTownWanted;
  const countyRef = counties?.find(({ name }) => name === county)?.ref;

  // biome-ignore lint/correctness/useExhaustiveDependencies: send and report belong to the portal and do not change
  useEffect(() => {
    if (!areCountiesWanted) return;
    return load((signal) => listCounties(send, signal), setCounties, report);
  }, [areCountiesWanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isTownWanted || countyRef === undefined) return;
    const keep = (places: readonly Place[]) => setTowns({ countyRef, places });
    return load((signal) => listTowns(send, countyRef, signal), keep, report);
  }, [isTownWanted, countyRef]);

  const isUnknownCounty = counties !== null && countyRef === undefined;
  const townsHere = towns !== null && towns.countyRef === countyRef ? towns.places : null;
  // Lists of thousands: made once, and not at each key that is pressed.
  const countyOptions = useMemo(() => optionsOf(counties), [counties]);
  const townOptions = useMemo(
    () => (isUnknownCounty ? [] : optionsOf(townsHere)),
    [isUnknownCounty, townsHere],
  );
  return {
    countries,
    counties: { options: countyOptions, onNeeded: () => setIsCountyWanted(true) },
    towns: { options: townOptions, onNeeded: () => setIsTownWanted(true) },
  };
}

/** Loads, and forgets the answer when it is not wanted any more. @returns what ends it */
function load<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  keep: (answer: T) => void,
  report: (error: unknown) => void,
): () => void {
  const controller = new AbortController();
  ask(controller.signal).then(keep, (error: unknown) => {
    if (!controller.signal.aborted) report(error);
  });
  return () => controller.abort();
}

/** Names are what people choose by and what the calls carry (spec section 3). */
function optionsOf(places: readonly Place[] | null): FormList['options'] {
  return places === null ? null : places.map(({ name }) => ({ value: name, label: name }));
}

function useCountries(): FormList {
  const { countries } = useBackgroundSettings();
  const language = useLanguage();
  return useMemo(() => {
    const nameOf = countryNames(language);
    const options = countries
      .map(({ code, name }) => ({ value: code, label: nameOf(code) ?? name }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
    return { options: options.length > 0 ? options : null, labelOf: (code) => nameOf(code) ?? code };
  }, [countries, language]);
}

/** A country's name by its ISO 3166 code; undefined for what is no such code. */
export function countryNames(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined);
}
