import { useEffect, useMemo } from 'react';
import {
  matchesFilter,
  OPERATIONS_PAGE_SIZE,
  type Operation,
  type OperationFilter,
  withoutRepeats,
} from '#card-details';
import { type CardWallets, useOperations } from '#runtime';
import { useKeptState } from '../../_shared/useKeptState.ts';

const NO_PAGES: readonly (readonly Operation[])[] = [];
/** How many further pages one press may read: then the person decides. */
const REACH = 10;

interface View {
  readonly filter: OperationFilter;
  /** How many tens are wanted. */
  readonly tens: number;
  /** So many pages may be read to find them. */
  readonly reach: number;
  /** Of the list as it stood, in pixels: whoever comes back is where they were before all of it is read again. */
  readonly height?: number;
}

const FIRST: View = { filter: 'all', tens: 1, reach: 1 };

/**
 * One wallet's operations as far as they are shown. A filter reads on, page by page, until it has its tens, the list
 * ends or the reach does; whoever comes back finds the same (USE-12, NAV-67).
 */
export function useShownOperations(wallet: CardWallets['query']) {
  const query = useOperations(wallet);
  const pages = query.data?.pages ?? NO_PAGES;
  const [view, setView] = useKeptState(`${wallet.accountId} ${wallet.productRef ?? ''}`, FIRST);
  const { filter, tens, reach } = view;
  const isAll = filter === 'all';
  const found = useMemo(
    // The list grows while pages are read: the first row of a page can be the last one of the page before.
    () =>
      withoutRepeats((isAll ? pages.slice(0, tens) : pages).flat()).filter((each) =>
        matchesFilter(each, filter),
      ),
    [pages, isAll, tens, filter],
  );
  const wanted = tens * OPERATIONS_PAGE_SIZE;
  const shown = useMemo(() => (isAll ? found : found.slice(0, wanted)), [found, isAll, wanted]);
  const isShort = pages.length < (isAll ? tens : reach) && (isAll || found.length < wanted);
  const { hasNextPage, isFetching, isFetchNextPageError: hasFailed, fetchNextPage } = query;
  const readsOn = query.data !== undefined && isShort && hasNextPage && !hasFailed;

  // One page after the other; leaving the page, or another filter, ends it.
  const next = readsOn && !isFetching ? pages.length : null;
  useEffect(() => {
    if (next !== null) void fetchNextPage();
  }, [next, fetchNextPage]);

  const further = pages.length + REACH;
  return {
    query,
    filter,
    shown,
    /** The last operation that was read, however it is filtered: how far back the filter has looked. */
    lastRead: pages.at(-1)?.at(-1),
    isEmpty: pages.every((page) => page.length === 0),
    isLooking: readsOn,
    hasMore: (isAll ? pages.length > tens : found.length > wanted) || hasNextPage,
    hasLess: Math.min(tens, isAll ? pages.length : Math.ceil(found.length / OPERATIONS_PAGE_SIZE)) > 1,
    /** The reach ended before the tens were found. */
    isAtReach: !isAll && hasNextPage && found.length < wanted,
    height: view.height,
    keepHeight(height: number) {
      if (height !== view.height) setView({ ...view, height });
    },
    choose: (next: OperationFilter) => setView({ filter: next, tens: 1, reach: further }),
    more() {
      const full = isAll ? Math.min(tens, pages.length) : Math.floor(shown.length / OPERATIONS_PAGE_SIZE);
      setView({ filter, tens: full + 1, reach: further });
      // After a failure nothing goes on by itself; it has been told already.
      if (hasFailed) void fetchNextPage();
    },
    less: () => setView({ filter, tens: 1, reach }),
  };
}
