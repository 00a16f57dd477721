import { useState } from 'react';
import {
  Button,
  type Card,
  FilterPills,
  InlineMessage,
  matchesFilter,
  OPERATION_FILTERS,
  OPERATIONS_PAGE_SIZE,
  type OperationFilter,
  Panel,
  Skeleton,
  TransactionList,
  useOperations,
  useWords,
} from '#runtime';
import styles from './CardTransactions.module.css';
import { useTransactionDays } from './useTransactionDays.ts';

/** A card's transactions: filters, load more, show less (spec section 2). */
export function CardTransactions({ card }: { readonly card: Card }) {
  const { t } = useWords();
  const [filter, setFilter] = useState<OperationFilter>('all');
  const operations = useOperations({
    accountId: card.accountId,
    productRef: card.balances.length > 1 ? card.balances[0]?.productRef : undefined,
  });
  const pages = operations.data?.pages ?? [];
  const [shownPages, setShownPages] = useState(1);
  const shown = pages.slice(0, shownPages).flat();
  const matching = shown.filter((each) => matchesFilter(each, filter));
  const days = useTransactionDays(matching);
  const hasMore = shownPages < pages.length || operations.hasNextPage;

  async function loadMore() {
    if (shownPages >= pages.length) await operations.fetchNextPage();
    setShownPages((count) => count + 1);
  }

  return (
    <Panel title={t('transactions.title')} titleId="transactions">
      {operations.data && shown.length > 0 && (
        <FilterPills
          label={t('transactions.filters.label')}
          options={OPERATION_FILTERS.map((value) => ({ value, label: t(`transactions.filters.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      )}
      {operations.isPending && <Skeleton shape="rows" label={t('transactions.loading')} />}
      {operations.isError && !operations.data && (
        <InlineMessage
          isError
          title={t('transactions.error.title')}
          text={t('transactions.error.text')}
          action={
            <Button size="small" isBusy={operations.isFetching} onClick={() => void operations.refetch()}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      )}
      {operations.data && shown.length === 0 && (
        <InlineMessage title={t('transactions.empty.title')} text={t('transactions.empty.text')} />
      )}
      {shown.length > 0 && matching.length === 0 && (
        <InlineMessage
          title={t('transactions.emptyFilter.title')}
          text={t('transactions.emptyFilter.text')}
        />
      )}
      <TransactionList label={t('transactions.title')} days={days} />
      <p className="visually-hidden" role="status">
        {operations.data && t('transactions.shown', { count: matching.length })}
      </p>
      {operations.data && (hasMore || shownPages > 1) && (
        <div className={styles.more}>
          {hasMore && (
            <Button variant="outline" isBusy={operations.isFetchingNextPage} onClick={() => void loadMore()}>
              {t('transactions.loadMore', { count: OPERATIONS_PAGE_SIZE })}
            </Button>
          )}
          {shownPages > 1 && (
            <Button variant="text" onClick={() => setShownPages(1)}>
              {t('transactions.showLess')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
