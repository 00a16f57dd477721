import { useEffect, useMemo, useState } from 'react';
import type { FormList } from '#forms';
import { listCounties, listTowns, type Place, useErrorDescription, useReportError, useSend } from '#runtime';

/** Counties, and the towns of one of them; null while they are not there. */
export interface PlaceLists {
  readonly counties: readonly Place[] | null;
  readonly towns: { readonly county: string; readonly places: readonly Place[] } | null;
}

export interface PlacesOptions {
  /** The chosen county as the form holds it, or empty: its towns are the ones on offer. */
  readonly county: string;
  /** What the form holds of a place: its reference, or the name that calls carry (ENT-029, ENT-031). */
  readonly by: 'ref' | 'name';
  /** Where lists are kept beyond the screen. */
  readonly keeper?: { read(): PlaceLists; keep(lists: PlaceLists): void };
}

export interface Places {
  readonly counties: FormList;
  readonly towns: FormList;
}

type ListName = 'counties' | 'towns';

interface Failure {
  readonly error: unknown;
  /** Of the towns. */
  readonly county?: string;
}
type Failures = Partial<Record<ListName, Failure>>;

const NOTHING: PlaceLists = { counties: null, towns: null };

/**
 * Counties, loaded when somebody first looks for them, and the towns of the chosen one: when
 * somebody looks for them, or has chosen another county (API-14 to API-17).
 */
export function usePlaces({ county, by, keeper }: PlacesOptions): Places {
  const send = useSend();
  const report = useReportError();
  const [lists, setLists] = useState(() => keeper?.read() ?? NOTHING);
  const [wanted, setWanted] = useState<Partial<Record<ListName, true>>>({});
  const { failures, fail, failed } = useFailures();
  const [firstCounty] = useState(county);
  const { counties } = lists;

  // A county that is known by name is found in the list of counties.
  const countyRef = by === 'ref' ? county : (counties?.find(({ name }) => name === county)?.ref ?? '');
  const areTownsWanted = county !== '' && (wanted.towns || county !== firstCounty);
  const areCountiesWanted = wanted.counties || (areTownsWanted && by === 'name');
  const towns = lists.towns?.county === countyRef ? lists.towns.places : null;
  const isCountiesCall = areCountiesWanted && counties === null && !failures.counties;
  const townsCall =
    areTownsWanted && countyRef !== '' && towns === null && failures.towns?.county !== countyRef
      ? countyRef
      : null;

  const keep = (loaded: Partial<PlaceLists>) =>
    setLists((before) => {
      const next = { ...before, ...loaded };
      keeper?.keep(next);
      return next;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is due is all that starts or ends a call
  useEffect(() => {
    if (!isCountiesCall) return;
    return load(
      (signal) => listCounties(send, signal),
      (places) => keep({ counties: places }),
      (error) => {
        report(error, true);
        fail('counties', { error });
      },
    );
  }, [isCountiesCall]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (townsCall === null) return;
    return load(
      (signal) => listTowns(send, townsCall, signal),
      (places) => keep({ towns: { county: townsCall, places } }),
      (error) => {
        report(error, true);
        fail('towns', { error, county: townsCall });
      },
    );
  }, [townsCall]);

  const isNoCounty = county === '' || (counties !== null && by === 'name' && countyRef === '');
  // Lists of thousands: made once, and not at each key that is pressed.
  const countyOptions = useMemo(() => optionsOf(counties, by), [counties, by]);
  const townOptions = useMemo(() => (isNoCounty ? [] : optionsOf(towns, by)), [isNoCounty, towns, by]);
  const need = (list: ListName) =>
    setWanted((before) => (before[list] ? before : { ...before, [list]: true }));
  const countiesFailed = failed(failures.counties);
  return {
    counties: {
      options: countyOptions,
      onNeeded: () => need('counties'),
      ...countiesFailed,
    },
    towns: {
      options: townOptions,
      onNeeded: () => need('towns'),
      ...(countiesFailed ?? failed(failures.towns?.county === countyRef ? failures.towns : undefined)),
      isReportedElsewhere: countiesFailed !== undefined,
    },
  };
}

/** What did not load, until somebody asks for it again. */
function useFailures() {
  const describe = useErrorDescription();
  const [failures, setFailures] = useState<Failures>({});
  const retry = () => setFailures({});
  return {
    failures,
    fail: (list: ListName, failure: Failure) => setFailures((before) => ({ ...before, [list]: failure })),
    /** What the field says of it. */
    failed: (failure: Failure | undefined) => failure && { retry, help: describe(failure.error).help },
  };
}

/** Loads, and forgets the answer when it is not wanted any more. @returns what ends it */
function load<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  keep: (answer: T) => void,
  fail: (error: unknown) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  ask(signal).then(
    (answer) => {
      if (!signal.aborted) keep(answer);
    },
    (error: unknown) => {
      if (!signal.aborted) fail(error);
    },
  );
  return () => controller.abort();
}

function optionsOf(places: readonly Place[] | null, by: PlacesOptions['by']): FormList['options'] {
  return places === null ? null : places.map((place) => ({ value: place[by], label: place.name }));
}
