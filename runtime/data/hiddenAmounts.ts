/** Whether amounts are hidden on this device (LOV-42): a word in local storage that says nothing of anybody. */
import { atom } from 'jotai';

const KEY = 'portal|amounts';
const HIDDEN = 'hidden';

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === HIDDEN;
  } catch {
    return false;
  }
};

/** Null until a press or another tab has changed it. */
const heldAtom = atom<boolean | null>(null);
// Another tab of this browser has them hidden, or shown again.
heldAtom.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => (key === KEY || key === null) && set(read());
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/** True while they are hidden; written by a press. Where the browser keeps nothing, it holds until the page is left. */
export const hiddenAmountsAtom = atom(
  (get) => get(heldAtom) ?? read(),
  (_, set, areHidden: boolean) => {
    set(heldAtom, areHidden);
    try {
      if (areHidden) localStorage.setItem(KEY, HIDDEN);
      else localStorage.removeItem(KEY);
    } catch {
      // What was chosen is done; it is only not kept.
    }
  },
);
