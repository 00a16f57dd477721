import { useHolderMoney } from '#amounts';
import {
  clearMerchantName,
  groupByDay,
  merchantName,
  type Operation,
  type TransactionRow,
  useDates,
} from '#card-details';
import { dayOf, isolate, useLanguage, useNow, useTenant, useWords } from '#runtime';
import { coffee, forkKnife, shoppingBag } from '../../_shared/homeIcons.ts';
import { arrowDownLeft, basket, bus, gasPump, pill, receipt, ticket } from './icons.ts';
import { operationDay } from './operationDay.ts';
import { useOperationWords } from './useOperationWords.ts';

// A map: a category comes from outside, and may be called `__proto__` (threat X3).
const CATEGORY_ICONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    restaurant: forkKnife,
    grocery: basket,
    cafe: coffee,
    fuel: gasPump,
    shop: shoppingBag,
    transport: bus,
    leisure: ticket,
    pharmacy: pill,
  }),
);

const DAY = 86_400_000;

/** Transactions by day, the day in words, in the tenant's time zone (NAV-59); with its year where that is another one. */
export function useTransactionDays(operations: readonly Operation[]) {
  const { t } = useWords();
  const language = useLanguage();
  const timeZone = useTenant('timeZone');
  const dates = useDates();
  const now = useNow();
  const today = dayOf(now, timeZone);
  // By the calendar: a day is an hour shorter or longer when clocks are changed.
  const yesterday = today && new Date(Date.parse(today) - DAY).toISOString().slice(0, 10);

  const headingOf = (day: string | null): string => {
    if (day === null) return '';
    const word =
      day === today ? t('transactions.today') : day === yesterday ? t('transactions.yesterday') : null;
    if (word) return `${word}, ${isolate(dates.day(day), language)}`;
    return dates.heading(day, today?.slice(0, 4) === day.slice(0, 4) ? undefined : 'numeric');
  };
  return groupByDay(operations, (operation) => operationDay(operation, timeZone)).map((group) => ({
    heading: headingOf(group.day),
    rows: group.operations,
  }));
}

/** One transaction in words. */
export function useTransactionRow(): (operation: Operation) => TransactionRow {
  const { t } = useWords();
  const words = useOperationWords();
  const dates = useDates();
  const money = useHolderMoney();
  const language = useLanguage();

  return (operation) => {
    const isDeclined = operation.status === 'failed';
    const isPending = operation.status === 'pending';
    const isCredit = operation.amount > 0;
    const { status, declined } = words(operation);
    const amount = money(operation.amount, 'always');
    return {
      kind: isDeclined ? 'declined' : isPending ? 'pending' : isCredit ? 'credit' : 'debit',
      icon: CATEGORY_ICONS.get(operation.outletCategory) ?? (isCredit ? arrowDownLeft : receipt),
      merchant: clearMerchantName(merchantName(operation) ?? t('transactions.fallbackMerchant'), language),
      time: dates.time(operation.date),
      status: declined ? t('transactions.declinedWith', { status, reason: declined.reason }) : status,
      nextStep: declined?.next,
      amount: amount.main,
      exactAmount: amount.exact && t('cards.exactly', { amount: amount.exact }),
      secondaryAmount: amount.secondary,
    };
  };
}
