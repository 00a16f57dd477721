import { useEffect, useMemo } from 'react';
import { useAreAmountsHidden } from '#amounts';
import {
  matchesFilter,
  OPERATIONS_PAGE_SIZE,
  type Operation,
  type OperationFilter,
  withoutRepeats,
} from '#card-details';
import { type CardWallets, useLanguage, useOperations, useTenant } from '#runtime';
import { operationDay } from './operationDay.ts';
import { useEntryName } from './useEntryName.ts';
import { useListSearch } from './useListSearch.ts';
import { type ListView, REACH, useListView } from './useListView.ts';

const NO_PAGES: readonly (readonly Operation[])[] = [];

/**
 * One wallet's operations as far as they are shown. A filter reads on, page by page, until it has its tens, the list
 * or its month ends or the reach does; a search reads nothing by itself; whoever comes back finds the same (USE-12,
 * NAV-67, LOV-40, LOV-41).
 */
export function useShownOperations(wallet: CardWallets['query'], isOpened: boolean) {
  const query = useOperations(wallet);
  const pages = query.data?.pages ?? NO_PAGES;
  const name = `${useEntryName()} ${wallet.accountId} ${wallet.productRef ?? ''}`;
  const [view, setView] = useListView(name, isOpened);
  const search = useListSearch(wallet, `search ${name}`);
  const { filter, month, tens, reach } = view;
  const isSearch = search.matches !== null;
  /** All that is loaded, as it comes. */
  const isPlain = filter === 'all' && month === null && !isSearch;
  const found = useFound(pages, view, search, isPlain);
  const wanted = tens * OPERATIONS_PAGE_SIZE;
  const shown = useMemo(() => (isPlain ? found : found.slice(0, wanted)), [found, isPlain, wanted]);
  const lastRead = pages.at(-1)?.at(-1);
  const timeZone = useTenant('timeZone');
  const isPastMonth =
    month !== null && lastRead !== undefined && (operationDay(lastRead, timeZone) ?? '') < month;
  const { isFetching, isFetchNextPageError: hasFailed, fetchNextPage } = query;
  const hasNextPage = query.hasNextPage && !isSearch && !isPastMonth;
  const isShort = pages.length < (isPlain ? tens : reach) && (isPlain || found.length < wanted);
  const readsOn = query.data !== undefined && isShort && hasNextPage && !hasFailed;

  // One page after the other; leaving the page, or another filter, ends it.
  const next = readsOn && !isFetching ? pages.length : null;
  useEffect(() => {
    if (next !== null) void fetchNextPage();
  }, [next, fetchNextPage]);

  const begin = (change: Partial<ListView>) =>
    setView({ filter, month, ...change, tens: 1, reach: pages.length + REACH });
  return {
    query,
    filter,
    month,
    search,
    isNarrowed: filter !== 'all' || month !== null,
    shown,
    /** The last operation that was read, however it is filtered: how far back the filter has looked. */
    lastRead,
    isEmpty: pages.every((page) => page.length === 0),
    isLooking: readsOn,
    hasMore: (isPlain ? pages.length > tens : found.length > wanted) || hasNextPage,
    hasLess: Math.min(tens, isPlain ? pages.length : Math.ceil(found.length / OPERATIONS_PAGE_SIZE)) > 1,
    /** The reach ended before the tens were found. */
    isAtReach: !isPlain && hasNextPage && found.length < wanted,
    /** Nothing earlier can belong to it. */
    isAtEnd: isPastMonth || !query.hasNextPage,
    height: view.height,
    keepHeight(height: number) {
      if (height !== view.height) setView({ ...view, height });
    },
    choose: (next: OperationFilter) => begin({ filter: next }),
    chooseMonth: (next: string | null) => begin({ month: next }),
    more() {
      const full = isPlain ? Math.min(tens, pages.length) : Math.floor(shown.length / OPERATIONS_PAGE_SIZE);
      setView({ filter, month, tens: full + 1, reach: pages.length + REACH });
      // After a failure nothing goes on by itself; it has been told already.
      if (hasFailed && hasNextPage) void fetchNextPage();
    },
    less: () => setView({ filter, month, tens: 1, reach }),
  };
}

/** What of all that was read belongs to the filter, the month and the search. */
function useFound(
  pages: readonly (readonly Operation[])[],
  { filter, month, tens }: ListView,
  { matches, wide, searched }: ReturnType<typeof useListSearch>,
  isPlain: boolean,
): readonly Operation[] {
  const timeZone = useTenant('timeZone');
  const language = useLanguage();
  const areHidden = useAreAmountsHidden();
  const isWide = matches !== null && typeof wide !== 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `matches` is made anew each time; what it looks for is `searched`, in what rows say
  return useMemo(
    // The list grows while pages are read: the first row of a page can be the last one of the page before.
    () =>
      withoutRepeats([...(isWide ? wide : []), ...(isPlain ? pages.slice(0, tens) : pages).flat()]).filter(
        (each) =>
          matchesFilter(each, filter) &&
          (month === null || operationDay(each, timeZone)?.startsWith(month)) &&
          (matches === null || matches(each)),
      ),
    [pages, wide, isWide, isPlain, tens, filter, month, timeZone, searched, language, areHidden],
  );
}
