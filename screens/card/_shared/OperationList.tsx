import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react';
import {
  FilterPills,
  OPERATION_FILTERS,
  OPERATIONS_PAGE_SIZE,
  type Operation,
  TransactionList,
  useDates,
} from '#card-details';
import {
  Button,
  type Card,
  type CardWallets,
  dayOf,
  InlineMessage,
  Skeleton,
  useNow,
  useTenant,
  useWords,
} from '#runtime';
import { LoadFailed } from '../../_shared/LoadFailed.tsx';
import { FindTools, SearchReach } from './FindTools.tsx';
import styles from './OperationList.module.css';
import { OperationRow } from './OperationRow.tsx';
import { usePaymentAddress } from './paymentAddress.ts';
import { StatementFacts } from './StatementHead.tsx';
import { TopUpNote } from './TopUpNote.tsx';
import { useFocusAfter } from './useFocusAfter.ts';
import { useListFacts } from './useListFacts.ts';
import { useShownOperations } from './useShownOperations.ts';
import { useTransactionDays } from './useTransactionDays.ts';

export interface OperationListProps {
  readonly card: Card;
  readonly wallet: CardWallets['query'];
  /** The wallet that the page was opened with. */
  readonly isOpened: boolean;
}

/** One wallet's operations: search, filters, load more, show less (NAV-60 to NAV-67, LOV-40, LOV-41). */
export function OperationList({ card, wallet, isOpened }: OperationListProps) {
  const { t } = useWords();
  const operations = useShownOperations(wallet, isOpened);
  const { query, filter, search, shown, isLooking } = operations;
  // The press shows at once; a long list follows without holding up the next one.
  const listed = useDeferredValue(shown);
  const list = useRef<HTMLDivElement>(null);
  const isGrowing = isLooking || listed.length !== shown.length;
  // A list that is not drawn yet is no empty one.
  const isDrawn = listed.length > 0 || shown.length === 0;
  const coming = isLooking ? 'looking' : isDrawn ? null : 'loading';
  const { height, keepHeight } = operations;
  useLayoutEffect(() => {
    if (list.current && !isGrowing) keepHeight(list.current.offsetHeight);
  });
  const room = { minHeight: height };
  const facts = useListFacts(card, wallet.productRef, operations, listed);
  const moveFocus = useFocusAfter(list, `${listed.length} ${query.data?.pages.length}`, isGrowing);

  if (query.isPending) {
    const rows = <Skeleton shape="list" label={t('transactions.loading')} />;
    return <div style={room}>{rows}</div>;
  }
  if (!query.data) {
    return (
      <LoadFailed
        words="transactions"
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (operations.isEmpty && !query.hasNextPage) {
    return <InlineMessage title={t('transactions.empty.title')} text={t('transactions.empty.text')} />;
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.list} style={isGrowing ? room : undefined}>
      <TopUpNote card={card} pages={query.data.pages} />
      <StatementFacts facts={facts} />
      <FindTools operations={operations} />
      <FilterPills
        label={t('transactions.filters.label')}
        options={OPERATION_FILTERS.map((value) => ({ value, label: t(`transactions.filters.${value}`) }))}
        value={filter}
        onChange={operations.choose}
      />
      <ShownOperations
        card={card.id}
        wallet={wallet.productRef}
        operations={listed}
        coming={coming}
        isSearch={search.searched !== ''}
      />
      {search.searched === '' && operations.isNarrowed && (
        <p className={styles.reach} role="status">
          <HowFar lastRead={operations.lastRead} isLooking={isLooking} isAtEnd={operations.isAtEnd} />
        </p>
      )}
      {search.searched !== '' && <SearchReach search={search} />}
      <div className={styles.more}>
        {operations.hasMore && (
          <Button
            variant="outline"
            isBusy={isLooking}
            onClick={() => {
              moveFocus(shown.length);
              operations.more();
            }}
          >
            {operations.isAtReach
              ? t('transactions.lookFurther')
              : t('transactions.loadMore', { count: OPERATIONS_PAGE_SIZE })}
          </Button>
        )}
        {operations.hasLess && (
          <Button
            variant="text"
            onClick={() => {
              moveFocus(0);
              operations.less();
            }}
          >
            {t('transactions.showLess')}
          </Button>
        )}
      </div>
      <p className={styles.reach}>{t('payment.unlisted')}</p>
    </div>
  );
}

interface HowFarProps {
  readonly lastRead: Operation | undefined;
  readonly isLooking: boolean;
  readonly isAtEnd: boolean;
}

/** How far back a filter has looked: what it shows says nothing of that. */
function HowFar({ lastRead, isLooking, isAtEnd }: HowFarProps) {
  const { t } = useWords();
  const dates = useDates();
  const timeZone = useTenant('timeZone');
  const thisYear = dayOf(useNow(), timeZone)?.slice(0, 4) ?? '';
  if (isLooking) return t('transactions.looking');
  if (isAtEnd) return t('transactions.lookedAll');
  const day = lastRead && dayOf(lastRead.date, timeZone);
  if (!day) return null;
  const written = day.startsWith(thisYear) ? dates.day(day) : dates.fullDay(day);
  return t('transactions.lookedBack', { day: written });
}

interface ShownOperationsProps {
  /** By their ids: other objects would have the list rendered anew. */
  readonly card: string;
  readonly wallet: string | undefined;
  readonly operations: readonly Operation[];
  /** Why there may be none yet. */
  readonly coming: 'looking' | 'loading' | null;
  readonly isSearch: boolean;
}

/** Rendered anew only when it has other operations: it may be long. */
const ShownOperations = memo(function ShownOperations({
  card,
  wallet,
  operations,
  coming,
  isSearch,
}: ShownOperationsProps) {
  const { t } = useWords();
  const days = useTransactionDays(operations);
  const addressOf = usePaymentAddress(card, wallet);
  const isNone = operations.length === 0;
  const none = isSearch ? 'find.none' : 'transactions.emptyFilter';
  return (
    <>
      {isNone && coming && <Skeleton shape="rows" label={t(`transactions.${coming}`)} />}
      {isNone && !coming && <InlineMessage title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      {!isNone && (
        <TransactionList label={t('transactions.title')} days={days}>
          {(operation) => <OperationRow operation={operation} href={addressOf(operation)} />}
        </TransactionList>
      )}
      <p className="visually-hidden" role="status">
        {!coming && t('transactions.shown', { count: operations.length })}
      </p>
    </>
  );
});
