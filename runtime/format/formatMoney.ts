/** Amounts as a tenant writes them. Amounts are signed integers in minor units (CON-37 to CON-40). */

export interface MoneyCurrency {
  readonly symbol: string;
  readonly decimals: number;
}

export interface MoneyFormat {
  readonly decimal: string;
  readonly grouping: string;
  readonly position: 'after' | 'before';
}

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '−';

/** What stands for an amount that cannot be read (threat F4). */
const UNREADABLE_AMOUNT = '–';

/**
 * @param amount signed integer in minor units; anything else gives a dash
 * @param sign `always` writes a plus before credits
 */
export function formatMoney(
  amount: number,
  currency: MoneyCurrency,
  format: MoneyFormat,
  sign: 'negative' | 'always' = 'negative',
): string {
  if (!Number.isSafeInteger(amount)) return UNREADABLE_AMOUNT;
  const digits = String(Math.abs(amount)).padStart(currency.decimals + 1, '0');
  const whole = digits.slice(0, digits.length - currency.decimals);
  const fraction = digits.slice(digits.length - currency.decimals);
  const grouped = format.grouping === '' ? whole : group(whole, format.grouping);
  const value = fraction === '' ? grouped : `${grouped}${format.decimal}${fraction}`;
  const mark = amount < 0 ? MINUS : sign === 'always' && amount > 0 ? '+' : '';
  return format.position === 'after'
    ? `${mark}${value}${NO_BREAK_SPACE}${currency.symbol}`
    : `${mark}${currency.symbol}${NO_BREAK_SPACE}${value}`;
}

function group(whole: string, mark: string): string {
  const separator = mark === ' ' ? NO_BREAK_SPACE : mark;
  return whole.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
