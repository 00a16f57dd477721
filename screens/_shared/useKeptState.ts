import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStored } from '#runtime';

const VIEWS = 'views';
/** Of so many places the newest are kept. */
const MOST = 20;

/**
 * State of a page that the browser's Back and a reload find again: it belongs to the entry of the history, and goes
 * with the session (USE-12).
 */
export function useKeptState<T>(name: string, initial: T): readonly [T, (next: T) => void] {
  const stored = useStored();
  const { pathname, key } = useLocation();
  const id = `${pathname} ${key} ${name}`;
  const kept = () => new Map(stored.read<readonly (readonly [string, T])[]>(VIEWS) ?? []);
  const [state, setState] = useState(() => kept().get(id) ?? initial);
  return [
    state,
    (next) => {
      setState(next);
      const views = kept();
      views.delete(id);
      try {
        stored.write(VIEWS, [...views.set(id, next)].slice(-MOST));
      } catch {
        // A browser that keeps nothing shows the page from its beginning.
      }
    },
  ];
}
