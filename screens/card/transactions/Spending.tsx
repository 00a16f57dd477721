import { useLayoutEffect, useRef, useState } from 'react';
import { useAreAmountsHidden, useHolderMoney } from '#amounts';
import { BarChart, type MonthSum, monthsBefore, spendingByMonth, useDates } from '#card-details';
import {
  Button,
  type CardWallets,
  dayOf,
  InlineMessage,
  Panel,
  Skeleton,
  useNow,
  useReportError,
  useTenant,
  useWords,
} from '#runtime';
import { useRecentOperations } from '../_shared/useRecentOperations.ts';
import styles from './Transactions.module.css';

/** This month and the five before it. */
const MONTHS = 6;

/** What went out in each of the last months; read when somebody asks for it, since it takes every transaction. */
export function Spending({ wallet }: { readonly wallet: CardWallets['query'] }) {
  const { t } = useWords();
  const timeZone = useTenant('timeZone');
  const today = dayOf(useNow(), timeZone) ?? '';
  const read = useRecentOperations(wallet);
  const reportError = useReportError();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | readonly MonthSum[]>('closed');

  // The button goes with the press: reading goes on where it was (WCAG 2.4.3).
  const place = useRef<HTMLDivElement>(null);
  const isOpen = state !== 'closed';
  useLayoutEffect(() => {
    if (isOpen) place.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const load = async () => {
    setState('loading');
    const months = Array.from({ length: MONTHS }, (_, back) =>
      monthsBefore(`${today.slice(0, 7)}-01`, MONTHS - 1 - back).slice(0, 7),
    );
    try {
      const operations = await read(MONTHS);
      setState(spendingByMonth(operations, months, (instant) => dayOf(instant, timeZone)));
    } catch (error) {
      setState('failed');
      reportError(error, true);
    }
  };
  if (state === 'closed') {
    return (
      <Button variant="tonal" size="small" onClick={() => void load()}>
        {t('transactions.spending.show')}
      </Button>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.spending}>
      <Panel title={t('transactions.spending.title')} titleId="spending">
        {state === 'loading' && <Skeleton shape="rows" label={t('transactions.spending.loading')} />}
        {state === 'failed' && (
          <InlineMessage
            isError
            title={t('transactions.error.title')}
            text={t('transactions.spending.error')}
            action={
              <Button size="small" onClick={() => void load()}>
                {t('common.tryAgain')}
              </Button>
            }
          />
        )}
        {typeof state !== 'string' && <MonthBars sums={state} />}
      </Panel>
    </div>
  );
}

function MonthBars({ sums }: { readonly sums: readonly MonthSum[] }) {
  const { t } = useWords();
  const dates = useDates();
  const money = useHolderMoney();
  // A bar without its figure still tells one month from another.
  const areHidden = useAreAmountsHidden();
  const most = Math.max(1, ...sums.map(({ amount }) => amount));
  return (
    <>
      <BarChart
        label={t('transactions.spending.title')}
        bars={sums.map(({ month, amount }) => {
          const { main, secondary } = money(amount);
          return {
            label: dates.month(month),
            share: areHidden ? 0 : amount / most,
            value: main,
            note: secondary,
          };
        })}
      />
      <p className={styles.note}>{t('transactions.spending.note')}</p>
    </>
  );
}
