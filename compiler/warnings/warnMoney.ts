import type { TenantCheck } from '../checks/tenantCheck.ts';
import type { Finding } from '../problem.ts';
import { ownersOfSymbol } from './currencySymbols.ts';
import { bankDigits, shownDigits } from './minorUnits.ts';

/**
 * Amounts that are off by a factor of ten or more look like amounts all the same. Where software and banks count
 * differently, neither is doubted.
 */
export const warnMinorUnits: TenantCheck = {
  reads: ['currency'],
  run: ({ currency: { code, decimals, secondary } }) => [
    ...doubtDigits('/currency/decimals', code, decimals),
    ...(secondary ? doubtDigits('/currency/secondary/decimals', secondary.code, secondary.decimals) : []),
  ],
};

function doubtDigits(pointer: string, code: string, decimals: number): Finding[] {
  const [shown, counted] = [shownDigits(code), bankDigits(code)];
  if (shown === null || counted === null) return [];
  const usual = new Set([shown, counted]);
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
