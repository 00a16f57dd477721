import {
  coffee,
  dayOf,
  declinedKey,
  forkKnife,
  formatDayAndMonth,
  formatDayHeading,
  formatTime,
  groupByDay,
  merchantName,
  type Operation,
  shoppingBag,
  type TransactionRow,
  useLanguage,
  useMoney,
  useNow,
  useTenant,
  useWords,
} from '#runtime';
import { arrowDownLeft, basket, bus, gasPump, pill, receipt, ticket } from './icons.ts';

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

/** Transactions as rows by day, in words, in the tenant's time zone (NAV-59). */
export function useTransactionDays(operations: readonly Operation[]) {
  const { t } = useWords();
  const language = useLanguage();
  const timeZone = useTenant('timeZone');
  const now = useNow();
  const toRow = useTransactionRow();
  const today = dayOf(now, timeZone);
  const yesterday = dayOf(new Date(now.getTime() - DAY), timeZone);

  const headingOf = (day: string | null): string => {
    if (day === null) return '';
    const word =
      day === today ? t('transactions.today') : day === yesterday ? t('transactions.yesterday') : null;
    return word ? `${word}, ${formatDayAndMonth(day, language)}` : formatDayHeading(day, language);
  };
  return groupByDay(operations, (instant) => dayOf(instant, timeZone)).map((group) => ({
    heading: headingOf(group.day),
    rows: group.operations.map(toRow),
  }));
}

function useTransactionRow(): (operation: Operation) => TransactionRow {
  const { t, i18n } = useWords();
  const language = useLanguage();
  const timeZone = useTenant('timeZone');
  const money = useMoney();

  return (operation) => {
    const isDeclined = operation.status === 'failed';
    const isPending = operation.status === 'pending';
    const isCredit = operation.amount > 0;
    const reason = `declined.${declinedKey(operation.declinedReason)}`;
    const hasReason = isDeclined && operation.declinedReason !== '' && i18n.exists(`${reason}.text`);
    const known = ['success', 'pending', 'failed'].includes(operation.status) ? operation.status : 'success';
    const status = t(`transactions.status.${known}`);
    const amount = money(operation.amount, 'always');
    return {
      id: operation.id,
      kind: isDeclined ? 'declined' : isPending ? 'pending' : isCredit ? 'credit' : 'debit',
      icon: CATEGORY_ICONS.get(operation.outletCategory) ?? (isCredit ? arrowDownLeft : receipt),
      merchant: merchantName(operation) ?? t('transactions.fallbackMerchant'),
      time: formatTime(operation.date, language, timeZone),
      // An unknown reason shows the status alone (DEC-25).
      status: hasReason ? t('transactions.declinedWith', { status, reason: t(`${reason}.text`) }) : status,
      nextStep: hasReason ? t(`${reason}.next`) : undefined,
      amount: amount.main,
      secondaryAmount: amount.secondary,
    };
  };
}
