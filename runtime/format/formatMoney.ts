/** Amounts as a tenant writes them. Amounts are signed integers in minor units (CON-37 to CON-40). */
import { inDigits, numeralsOf } from './numerals.ts';
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
  format: MoneyFormat,
  sign: 'negative' | 'always' = 'negative',
  digits = 'latn',
): string {
  if (!Number.isSafeInteger(amount)) return UNREADABLE_AMOUNT;
  const { symbol, decimals, shownDecimals } = currency;
  const rest = Math.abs(amount % hiddenUnit(currency));
  // Whole numbers throughout, each of them exact.
  const rounded =
    (Math.abs(amount) - rest) / hiddenUnit(currency) + (2 * rest >= hiddenUnit(currency) ? 1 : 0);
  const value = writeNumber(rounded, shownDecimals ?? decimals, format, digits);
  const mark = rounded === 0 ? '' : amount < 0 ? MINUS : sign === 'always' ? '+' : '';
  return compose({ value, mark, symbol }, format, digits);
}

/** Whether the amount has more digits than are shown. */
export function isRounded(amount: number, currency: MoneyCurrency): boolean {
  return Number.isSafeInteger(amount) && amount % hiddenUnit(currency) !== 0;
}

/** How many minor units the last digit stands for that is shown. */
function hiddenUnit({ decimals, shownDecimals }: MoneyCurrency): number {
  return 10 ** (decimals - (shownDecimals ?? decimals));
}

function writeNumber(minor: number, decimals: number, format: MoneyFormat, digits: string): string {
  const { decimal, grouping } = digits === 'latn' ? format : numeralsOf(digits);
  const text = String(minor).padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  const mark = format.grouping && (GROUPINGS[grouping] ?? grouping);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
  return inDigits(decimals === 0 ? grouped : grouped + decimal + text.slice(-decimals), digits);
}

function compose(
  { value, mark, symbol }: { readonly value: string; readonly mark: string; readonly symbol: string },
  { position, space = 'noBreak', sign = 'beforeAll' }: MoneyFormat,
  digits: string,
): string {
  const isFirst = position === 'before';
  const leads = isFirst && sign === 'beforeAll' ? mark : '';
  const signed = sign === 'afterNumber' ? value + mark : leads ? value : mark + value;
  // Beside a symbol that runs from right to left, the sign would come to the other end of the number.
  const number = digits === 'latn' && hasLettersFromRight(symbol) ? fromLeft(signed) : signed;
  return isFirst ? leads + symbol + SPACES[space] + number : number + SPACES[space] + symbol;
}
