import { type Cell, csvForm, formatTime, merchantName, type Operation, writeCsv } from '#card-details';
import { type Card, dayOf, useLanguage, useNow, useTenant, useWords } from '#runtime';
import { useOperationWords } from '../_shared/useOperationWords.ts';

const COLUMNS = ['date', 'time', 'merchant', 'status', 'reason', 'sign', 'amount', 'currency'] as const;

/**
 * Operations as a file for spreadsheet programs, in the interface language (NAV-70, threat X7): amounts with all the
 * digits that the gateway counts, days and times as programs read them. The sign is 1 for what came in, -1 for what went
 * out, 0 for what was refused and moved nothing, so that a sum of sign times amount without its sign is right (LOV-54).
 */
export function useExport(card: Card): (operations: readonly Operation[]) => File {
  const { t } = useWords();
  const words = useOperationWords();
  const language = useLanguage();
  const timeZone = useTenant('timeZone');
  const currency = useTenant('currency');
  const { number, pan } = useTenant('card').display;
  const today = dayOf(useNow(), timeZone) ?? '';

  const row = (operation: Operation): readonly Cell[] => {
    const { date, amount } = operation;
    const { status, declined } = words(operation);
    return [
      dayOf(date, timeZone) ?? '',
      formatTime(date, 'en', timeZone) ?? '',
      merchantName(operation) ?? t('transactions.fallbackMerchant'),
      status,
      declined?.reason ?? '',
      { minorUnits: operation.status === 'failed' ? 0 : Math.sign(amount), decimals: 0 },
      { minorUnits: amount, decimals: currency.decimals },
      currency.code,
    ];
  };
  return (operations) => {
    const headings = COLUMNS.map((column) => t(`transactions.columns.${column}`));
    const text = writeCsv([headings, ...operations.map(row)], csvForm(language));
    const digits = number && pan && card.lastDigits ? `-${card.lastDigits}` : '';
    const name = `${t('transactions.fileName')}${digits}-${today}.csv`;
    return new File([text], name, { type: 'text/csv;charset=utf-8' });
  };
}
