/** Whether amounts are hidden on this device (LOV-42): a word in local storage that says nothing of anybody. */
import { atom } from 'jotai';

const KEY = 'portal|amounts';
const HIDDEN = 'hidden';

/** Null where the browser keeps nothing. */
const read = (): boolean | null => {
  try {
    return localStorage.getItem(KEY) === HIDDEN;
  } catch {
    return null;
  }
};

/** Null until a press or another page has changed it. */
const heldAtom = atom<boolean | null>(null);
// Another tab of this browser has them hidden, or shown again; or a page before which this one lay in the browser's cache.
heldAtom.onMount = (set) => {
  const follow = ({ key }: Partial<StorageEvent>) => (!key || key === KEY) && set((held) => read() ?? held);
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
};

/** True while they are hidden; written by a press. Where the browser keeps nothing, it holds until the page is left. */
export const hiddenAmountsAtom = atom(
  (get) => get(heldAtom) ?? read() ?? false,
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
