import type { TenantCheck } from '../checks/tenantCheck.ts';
import type { Finding } from '../problem.ts';
import { ownersOfSymbol } from './currencySymbols.ts';

/**
 * Where the digits that software shows (Unicode CLDR) are fewer than those that banks count with (ISO 4217): either
 * may be what a gateway means, so neither is doubted.
 */
const ISO_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ').map((code) => [code, 2]),
  ),
  IQD: 3,
};

/** Amounts that are off by a factor of ten or more look like amounts all the same. */
export const warnMinorUnits: TenantCheck = {
  reads: ['currency'],
  run: ({ currency: { code, decimals, secondary } }) => [
    ...doubtDigits('/currency/decimals', code, decimals),
    ...(secondary ? doubtDigits('/currency/secondary/decimals', secondary.code, secondary.decimals) : []),
  ],
};

/** Kept: asking takes longer than all other doubts about a file. */
const digits = new Map<string, number>();

/** How many decimals software shows of a currency of ISO 4217; null of none. */
function digitsOf(currency: string): number | null {
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

function doubtDigits(pointer: string, code: string, decimals: number): Finding[] {
  const shown = digitsOf(code);
  if (shown === null) return [];
  const usual = new Set([shown, ISO_DIGITS[code] ?? shown]);
  if (usual.has(decimals)) return [];
  const message = `Amounts in ${code} have ${[...usual].join(' or ')} decimals (ISO 4217), not ${decimals}: 12345 would be shown as ${12345 / 10 ** decimals}.`;
  return [{ pointer, rule: 'minor-units', message }];
}

/** A sign that people read as another currency, such as one that was left in a copied file. */
export const warnSymbol: TenantCheck = {
  reads: ['languages', 'currency'],
  run: ({ languages, currency: { code, symbol, secondary } }) => [
    ...doubtSymbol('/currency/symbol', code, symbol, languages),
    ...(secondary
      ? doubtSymbol('/currency/secondary/symbol', secondary.code, secondary.symbol, languages)
      : []),
  ],
};

function doubtSymbol(pointer: string, code: string, symbol: string, languages: readonly string[]): Finding[] {
  const owners = ownersOfSymbol(symbol, code, languages);
  if (owners.length === 0) return [];
  const message = `"${symbol}" is the sign of ${owners.join(', ')}; the currency is ${code}.`;
  return [{ pointer, rule: 'symbol', message }];
}
