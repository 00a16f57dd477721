/** What is typed or chosen and not saved: it would be lost with the page, so whoever leaves is asked first (USE-15). */
import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';

/** Whoever holds such a thing. */
export const unsavedAtom = atom<ReadonlySet<object>>(new Set<object>());

/** Says whether the caller holds something that is not saved; what goes from the page holds nothing. */
export function useMarkUnsaved(): (isUnsaved: boolean) => void {
  const owner = useRef({ isHere: true }).current;
  const set = useSetAtom(unsavedAtom);
  const mark = (isUnsaved: boolean) =>
    set((before) => {
      // An answer that comes after its form is gone finds nothing that could be lost.
      const is = isUnsaved && owner.isHere;
      if (before.has(owner) === is) return before;
      return new Set(is ? [...before, owner] : [...before].filter((each) => each !== owner));
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it marks with stays the same
  useLayoutEffect(() => {
    owner.isHere = true;
    return () => {
      owner.isHere = false;
      mark(false);
    };
  }, []);
  return mark;
}

/** What was asked for within the page and would close what is not saved: done once the person says so. */
export const leavingAtom = atom<{ readonly go: () => void } | null>(null);
