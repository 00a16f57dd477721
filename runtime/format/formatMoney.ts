/** Amounts as a tenant writes them. Amounts are signed integers in minor units (CON-37 to CON-40). */
import { inDigits } from './inDigits.ts';
import { fromLeft, hasLettersFromRight } from './rightToLeft.ts';

export interface MoneyCurrency {
  readonly symbol: string;
  /** Of the minor units. */
  readonly decimals: number;
  /** Where fewer are shown. */
  readonly shownDecimals?: number | null;
}

export interface MoneyFormat {
  readonly decimal: string;
  readonly grouping: string;
  readonly position: 'after' | 'before';
  readonly space?: keyof typeof SPACES;
  readonly sign?: 'beforeAll' | 'beforeNumber' | 'afterNumber';
}

const SPACES = { noBreak: '\u00a0', narrow: '\u202f', none: '' };
/** Marks between thousands that a file cannot show as they are. */
const GROUPINGS: Readonly<Record<string, string>> = { ' ': SPACES.noBreak, narrow: SPACES.narrow };
const MINUS = '−';

/** What stands for an amount that cannot be read (threat F4). */
const UNREADABLE_AMOUNT = '–';

/**
 * @param amount signed integer in minor units; anything else gives a dash. Digits that are not shown are rounded half
 * up, away from zero
 * @param sign `always` writes a plus before credits
 * @param digits numbering system; another than `latn` has marks of its own
 */
export function formatMoney(
  amount: number,
  currency: MoneyCurrency,
  { decimal, grouping, position, space = 'noBreak', sign: place = 'beforeAll' }: MoneyFormat,
  sign: 'negative' | 'always' = 'negative',
  digits = 'latn',
): string {
  if (!Number.isSafeInteger(amount)) return UNREADABLE_AMOUNT;
  const { symbol, decimals } = currency;
  const shown = currency.shownDecimals ?? decimals;
  // Whole numbers throughout, each of them exact.
  const unit = 10 ** (decimals - shown);
  const rest = Math.abs(amount % unit);
  const minor = (Math.abs(amount) - rest) / unit + (2 * rest >= unit ? 1 : 0);

  const isLatin = digits === 'latn';
  const text = String(minor).padStart(shown + 1, '0');
  const whole = text.slice(0, text.length - shown);
  const group = grouping && (isLatin ? (GROUPINGS[grouping] ?? grouping) : ',');
  const value = inDigits(
    whole.replace(/\B(?=(?:\d{3})+$)/g, group) +
      (shown === 0 ? '' : (isLatin ? decimal : '.') + text.slice(-shown)),
    digits,
    /[\d.,]/g,
  );

  const mark = minor === 0 ? '' : amount < 0 ? MINUS : sign === 'always' ? '+' : '';
  const isFirst = position === 'before';
  const leads = isFirst && place === 'beforeAll';
  const signed = place === 'afterNumber' ? value + mark : leads ? value : mark + value;
  // Beside a symbol that runs from right to left, the sign would come to the other end of the number.
  const number = isLatin && hasLettersFromRight(symbol) ? fromLeft(signed) : signed;
  return isFirst ? (leads ? mark : '') + symbol + SPACES[space] + number : number + SPACES[space] + symbol;
}
