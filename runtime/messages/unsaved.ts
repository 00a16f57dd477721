/** What is typed or chosen and not saved: it would be lost with the page, so whoever leaves is asked first (USE-15). */
import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';

/** Whoever holds such a thing. */
export const unsavedAtom = atom<ReadonlySet<object>>(new Set<object>());

const markAtom = atom(null, (get, set, owner: object, isUnsaved: boolean) => {
  const before = get(unsavedAtom);
  if (before.has(owner) === isUnsaved) return;
  const others = [...before].filter((each) => each !== owner);
  set(unsavedAtom, new Set(isUnsaved ? [...others, owner] : others));
});

/** Says whether the caller holds something that is not saved; what goes from the page holds nothing. */
export function useMarkUnsaved(): (isUnsaved: boolean) => void {
  const owner = useRef({}).current;
  const mark = useSetAtom(markAtom);
  useLayoutEffect(() => () => mark(owner, false), [mark, owner]);
  return (isUnsaved) => mark(owner, isUnsaved);
}

/** What was asked for within the page and would close what is not saved: done once the person says so. */
export const leavingAtom = atom<{ readonly go: () => void } | null>(null);
