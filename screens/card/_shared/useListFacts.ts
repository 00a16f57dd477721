import { useMemo } from 'react';
import { type Operation, useDates } from '#card-details';
import {
  type Card,
  dayOf,
  isolate,
  productNameOf,
  useLanguage,
  useTenant,
  useWallets,
  useWords,
} from '#runtime';
import { useCardName } from '../../_shared/useCardName.ts';
import type { StatementFact } from './StatementHead.tsx';
import type { useShownOperations } from './useShownOperations.ts';

type Shown = Pick<ReturnType<typeof useShownOperations>, 'filter' | 'month' | 'search' | 'hasMore'>;

/** What a list of transactions holds, in words: whose it is, from when to when, what of it, and whether that is all. */
export function useListFacts(
  card: Card,
  productRef: string | undefined,
  { filter, month, search, hasMore }: Shown,
  operations: readonly Operation[],
): readonly StatementFact[] {
  const { t } = useWords();
  const language = useLanguage();
  const settings = useTenant('card');
  const timeZone = useTenant('timeZone');
  const dates = useDates();
  const name = useCardName();
  const { all } = useWallets(card);
  const isSearch = search.searched !== '';
  const howMany = () => {
    const shown = t('transactions.shown', { count: operations.length });
    if (isSearch)
      return `${shown}. ${t(typeof search.wide === 'string' ? 'find.inLoaded' : 'find.inMonths')}`;
    return hasMore ? t('statement.more', { shown }) : shown;
  };
  const ends = useMemo(() => endsOf(operations), [operations]);
  const days = new Set(ends.flatMap((instant) => dayOf(instant, timeZone) ?? []));
  const period = [...days].map(dates.fullDay);
  const chosen = [
    t(`transactions.filters.${filter}`),
    ...(month === null ? [] : [dates.month(month)]),
    ...(isSearch ? [t('statement.search', { text: isolate(search.searched, language) })] : []),
  ];
  return [
    { label: t('payment.card'), value: name(card, productRef) },
    ...(all.length > 1
      ? [{ label: t('payment.wallet'), value: productNameOf(t, { card: settings }, productRef) }]
      : []),
    ...(period.length > 0 ? [{ label: t('statement.period'), value: period.join(' – ') }] : []),
    { label: t('statement.filter'), value: chosen.join(', ') },
    { label: t('transactions.title'), value: howMany() },
  ];
}

/** The first and the last moment of a list; nothing of one that names none. */
function endsOf(operations: readonly Operation[]): readonly Date[] {
  const moments = operations.map(({ date }) => Date.parse(date)).filter((moment) => !Number.isNaN(moment));
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  return moments.length > 0 ? [new Date(first), new Date(last)] : [];
}
