/** How many digits an amount has: what software shows of a currency, and what banks count with. */

/**
 * Where the digits that software shows (Unicode CLDR) are fewer than those that banks count with (ISO 4217): either
 * may be what a gateway means.
 */
const ISO_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ').map((code) => [code, 2]),
  ),
  IQD: 3,
};

/** Kept: asking takes longer than all other doubts about a file. */
const digits = new Map<string, number>();

/** How many decimals software shows of a currency of ISO 4217; null of none. */
export function shownDigits(currency: string): number | null {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  const { maximumFractionDigits: shown = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  digits.set(currency, shown);
  return shown;
}

/** How many decimals banks count a currency with; null of none. */
export function bankDigits(currency: string): number | null {
  const shown = shownDigits(currency);
  return shown === null ? null : (ISO_DIGITS[currency] ?? shown);
}
