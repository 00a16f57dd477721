/** The list of toasts on screen and the count of errors by code (ENT-126, ERR-19 to ERR-25). */
import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { ErrorMessage } from './errorMessage.ts';

export type ToastLevel = 'error' | 'success' | 'warning' | 'info';

export interface ToastItem extends ErrorMessage {
  readonly id: number;
  readonly level: ToastLevel;
  readonly code: string | null;
  /** What the server said; kept beside the words that are shown (ENT-125). */
  readonly original: string | null;
  /** Milliseconds on screen; null takes the tenant's fallback (ERR-24, ERR-25). */
  readonly duration: number | null;
}

export type NewToast = Omit<ToastItem, 'id'>;

export const toastsAtom = atom<readonly ToastItem[]>([]);

/** How often each error code has come up since the start (ENT-126). */
export const errorCountsAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Codes that the page says in their place for now: no toast says them again (USE-11). */
const placedAtom = atom<readonly string[]>([]);

const placeAtom = atom(null, (get, set, code: string) => {
  set(placedAtom, [...get(placedAtom), code]);
  set(
    toastsAtom,
    get(toastsAtom).filter((each) => each.code !== code),
  );
});

const unplaceAtom = atom(null, (get, set, code: string) =>
  set(placedAtom, get(placedAtom).toSpliced(get(placedAtom).indexOf(code), 1)),
);

/** While the caller is on the page it says this error itself. @param code undefined when it says none */
export function usePlacedError(code: string | undefined): void {
  const place = useSetAtom(placeAtom);
  const unplace = useSetAtom(unplaceAtom);
  useLayoutEffect(() => {
    if (code === undefined) return;
    place(code);
    return () => unplace(code);
  }, [code, place, unplace]);
}

let lastId = 0;

/** Shows a toast; one that says the same already gives way, so that repeats do not pile up. */
export const showToastAtom = atom(null, (get, set, toast: NewToast) => {
  if (toast.code !== null && get(placedAtom).includes(toast.code)) return set(countErrorAtom, toast.code);
  lastId += 1;
  // What was done settles what went wrong before it.
  const settled = toast.level === 'success' ? 'error' : null;
  const others = get(toastsAtom).filter((each) => each.text !== toast.text && each.level !== settled);
  set(toastsAtom, [...others, { ...toast, id: lastId }]);
  if (toast.code !== null) set(countErrorAtom, toast.code);
});

/** Counts an error, shown by a toast or in its place. */
export const countErrorAtom = atom(null, (get, set, code: string) => {
  const counts = new Map(get(errorCountsAtom));
  set(errorCountsAtom, counts.set(code, (counts.get(code) ?? 0) + 1));
});

/** Something was done that had gone wrong: what was said of that is over. */
export const clearErrorsAtom = atom(null, (get, set) =>
  set(
    toastsAtom,
    get(toastsAtom).filter(({ level }) => level !== 'error'),
  ),
);

/** Something was done. @param duration milliseconds on screen */
export function successToast(text: string, duration: number): NewToast {
  return {
    text,
    hasContact: false,
    trace: null,
    level: 'success',
    code: null,
    original: null,
    duration,
  };
}

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    toastsAtom,
    get(toastsAtom).filter((each) => each.id !== id),
  );
});

/** On each route change toasts are hidden and the message list is cleared (GRD-26, GRD-27). */
export const clearToastsAtom = atom(null, (_get, set) => set(toastsAtom, []));
