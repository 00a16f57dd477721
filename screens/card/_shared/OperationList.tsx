import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import {
  Button,
  type CardWallets,
  FilterPills,
  InlineMessage,
  matchesFilter,
  OPERATION_FILTERS,
  OPERATIONS_PAGE_SIZE,
  type Operation,
  type OperationFilter,
  Skeleton,
  TransactionList,
  useOperations,
  useWords,
  withoutRepeats,
} from '#runtime';
import { LoadFailed } from '../../_shared/LoadFailed.tsx';
import styles from './OperationList.module.css';
import { useFocusAfter } from './useFocusAfter.ts';
import { useTransactionDays } from './useTransactionDays.ts';

const NO_PAGES: readonly (readonly Operation[])[] = [];

/** One wallet's operations: filters, load more, show less (NAV-60 to NAV-67). */
export function OperationList({ wallet }: { readonly wallet: CardWallets['query'] }) {
  const { t } = useWords();
  const [filter, setFilter] = useState<OperationFilter>('all');
  // The press shows at once; a long list follows without holding up the next one.
  const listFilter = useDeferredValue(filter);
  const operations = useOperations(wallet);
  const pages = operations.data?.pages ?? NO_PAGES;
  const [shownPages, setShownPages] = useState(1);
  // The list grows while pages are read: the first row of a page can be the last one of the page before.
  const shown = useMemo(() => withoutRepeats(pages.slice(0, shownPages).flat()), [pages, shownPages]);
  const hasMore = shownPages < pages.length || operations.hasNextPage;
  const list = useRef<HTMLDivElement>(null);
  const moveFocus = useFocusAfter(list, Math.min(shownPages, pages.length));

  async function loadMore() {
    if (shownPages >= pages.length) {
      // A failure has been told already; the button stays for another try.
      if ((await operations.fetchNextPage()).isError) return;
    }
    moveFocus(shown.filter((each) => matchesFilter(each, filter)).length);
    setShownPages((count) => count + 1);
  }

  function showLess() {
    moveFocus(0);
    setShownPages(1);
  }

  if (operations.isPending) return <Skeleton shape="rows" label={t('transactions.loading')} />;
  if (!operations.data) {
    return (
      <LoadFailed
        words="transactions"
        isBusy={operations.isFetching}
        onRetry={() => void operations.refetch()}
      />
    );
  }
  if (shown.length === 0) {
    return <InlineMessage title={t('transactions.empty.title')} text={t('transactions.empty.text')} />;
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <FilterPills
        label={t('transactions.filters.label')}
        options={OPERATION_FILTERS.map((value) => ({ value, label: t(`transactions.filters.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <FilteredOperations operations={shown} filter={listFilter} />
      <div className={styles.more}>
        {hasMore && (
          <Button variant="outline" isBusy={operations.isFetchingNextPage} onClick={() => void loadMore()}>
            {t('transactions.loadMore', { count: OPERATIONS_PAGE_SIZE })}
          </Button>
        )}
        {shownPages > 1 && (
          <Button variant="text" onClick={showLess}>
            {t('transactions.showLess')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface FilteredOperationsProps {
  readonly operations: readonly Operation[];
  readonly filter: OperationFilter;
}

/** Drawn anew only when it has other operations or another filter: it may be long. */
const FilteredOperations = memo(function FilteredOperations({ operations, filter }: FilteredOperationsProps) {
  const { t } = useWords();
  const matching = operations.filter((each) => matchesFilter(each, filter));
  const days = useTransactionDays(matching);
  return (
    <>
      {matching.length === 0 ? (
        <InlineMessage
          title={t('transactions.emptyFilter.title')}
          text={t('transactions.emptyFilter.text')}
        />
      ) : (
        <TransactionList label={t('transactions.title')} days={days} />
      )}
      <p className="visually-hidden" role="status">
        {t('transactions.shown', { count: matching.length })}
      </p>
    </>
  );
});
