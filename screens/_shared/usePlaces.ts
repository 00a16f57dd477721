import { useEffect, useRef, useState } from 'react';
import type { FormList } from '#forms';
import { listCounties, listTowns, useReportError, useSend, useStored } from '#runtime';
import { type DraftLists, keepLists, readLists } from '../_shared/registrationDraft.ts';

type Place = NonNullable<DraftLists['counties']>[number];
type ListName = 'counties' | 'towns';

export interface Places {
  readonly lists: Readonly<Record<ListName, FormList>>;
  /** The list that could not be loaded, and a way to ask for it again. */
  readonly failed: { readonly list: ListName; readonly retry: () => void } | null;
  /** The name behind a ref; the ref itself where no list has it. */
  nameOf(list: ListName, ref: string): string;
  /** Another county was chosen: its towns are asked for. */
  choose(county: string): void;
}

/** Counties, loaded when they are first needed, and the towns of the chosen one (API-14 to API-17). */
export function usePlaces(firstCounty: string): Places {
  const send = useSend();
  const stored = useStored();
  const reportError = useReportError();
  const [places, setPlaces] = useState(() => readLists(stored));
  const [county, setCounty] = useState(firstCounty);
  const [failed, setFailed] = useState<ListName | null>(null);
  const asked = useRef<Partial<Record<ListName, AbortController>>>({});
  useEffect(() => {
    const calls = asked.current;
    return () => {
      calls.counties?.abort();
      calls.towns?.abort();
    };
  }, []);

  const keep = (loaded: Partial<DraftLists>) =>
    setPlaces((before) => {
      const next = { ...before, ...loaded };
      keepLists(stored, next);
      return next;
    });

  async function load(list: ListName, ask: (signal: AbortSignal) => Promise<Partial<DraftLists>>) {
    // Another county makes an answer for the one before worthless.
    asked.current[list]?.abort();
    const own = new AbortController();
    asked.current[list] = own;
    setFailed(null);
    try {
      keep(await ask(own.signal));
    } catch (error) {
      if (own.signal.aborted) return;
      reportError(error);
      setFailed(list);
    }
  }
  const loadCounties = () =>
    void load('counties', async (signal) => ({ counties: await listCounties(send, signal) }));
  const loadTowns = (of: string) =>
    void load('towns', async (signal) => ({
      towns: { county: of, places: await listTowns(send, of, signal) },
    }));
  const choose = (next: string) => {
    if (next === county) return;
    setCounty(next);
    if (next !== '' && places.towns?.county !== next) loadTowns(next);
  };

  const towns = places.towns?.county === county ? places.towns.places : null;
  const known = { counties: places.counties, towns };
  return {
    lists: {
      counties: listOf(places.counties, () => places.counties === null && loadCounties()),
      towns: listOf(county === '' ? [] : towns, () => county !== '' && towns === null && loadTowns(county)),
    },
    failed: failed && {
      list: failed,
      retry: () => (failed === 'counties' ? loadCounties() : loadTowns(county)),
    },
    nameOf: (list, ref) => known[list]?.find((place) => place.ref === ref)?.name ?? ref,
    choose,
  };
}

function listOf(places: readonly Place[] | null, onNeeded: () => void): FormList {
  return {
    options: places?.map(({ ref, name }) => ({ value: ref, label: name })) ?? null,
    onNeeded,
  };
}
