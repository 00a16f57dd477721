import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useKeptState } from '../../_shared/useKeptState.ts';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress.ts';

export interface ListView extends ListAddress {
  /** So many pages may be read to find what is wanted. */
  readonly reach: number;
  /** Of the list as it stood, in pixels: whoever comes back is where they were before all of it is read again. */
  readonly height?: number;
}

/** How many further pages one press, or an address, may read: then the person decides. */
export const REACH = 10;

const PLAIN: ListAddress = { filter: 'all', month: null, tens: 1 };

/**
 * How one wallet's list is shown: as it was left in this entry of the history, else as the address says. The address
 * follows, so that a reload, the way back and a bookmark bring the same list (LOV-40).
 * @param isOpened the wallet that the page was opened with: what the address says is about no other one (ENT-081)
 */
export function useListView(name: string, isOpened: boolean): readonly [ListView, (next: ListView) => void] {
  const { search } = useLocation();
  const asked = isOpened ? readListAddress(search) : PLAIN;
  const isPlain = asked.filter === 'all' && asked.month === null;
  const [view, setView] = useKeptState<ListView>(name, { ...asked, reach: isPlain ? 1 : REACH });
  const { filter, month, tens } = view;
  useEffect(() => {
    const next = writeListAddress(location.search, { filter, month, tens });
    // Not a navigation: nothing is loaded anew, and the entry of the history keeps its own state.
    if (next !== location.search) history.replaceState(history.state, '', location.pathname + next);
  }, [filter, month, tens]);
  return [view, setView];
}
