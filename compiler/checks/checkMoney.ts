import type { Tenant } from '../../schemas/tenant.gen.ts';
import { mendsOf, replaceBy } from '../mend.ts';
import type { Finding } from '../problem.ts';
import { isBlank } from '../untranslated.ts';
import type { TenantCheck } from './tenantCheck.ts';

/** No more digits are shown than arrive: nobody knows them. */
export const checkShownDecimals: TenantCheck = {
  reads: ['currency'],
  run({ currency: { decimals, shownDecimals } }) {
    if (shownDecimals === null || shownDecimals <= decimals) return [];
    const message = `Amounts arrive with ${decimals} decimals, so ${shownDecimals} cannot be shown; allowed are 0 to ${decimals}, or null for all.`;
    const mends = mendsOf(replaceBy(decimals));
    return [{ pointer: '/currency/shownDecimals', rule: 'bounds', message, ...mends }];
  },
};

/** The symbol of a currency cannot be taken for a part of the number beside it, nor for its sign. */
export const checkSymbol: TenantCheck = {
  reads: ['currency', 'money'],
  run: ({ currency: { symbol, secondary }, money }) => [
    ...refuseSymbol('/currency/symbol', symbol, money),
    ...(secondary ? refuseSymbol('/currency/secondary/symbol', secondary.symbol, money) : []),
  ],
};

function refuseSymbol(pointer: string, symbol: string, money: Tenant['money']): Finding[] {
  const isFirst = money.position === 'before';
  // Marks of the writing direction stand between nothing.
  const signs = [...symbol.replace(/\p{Cf}/gu, '')];
  const beside = (isFirst ? signs.at(-1) : signs[0]) ?? '';
  const shown = isFirst ? `${symbol}5` : `5${symbol}`;
  const refuse = (message: string): Finding[] => [{ pointer, rule: 'clash', message }];
  if (isBlank(symbol)) return refuse('The symbol cannot be seen: nobody would know the currency.');
  if (/[-+−]/.test(symbol)) {
    return refuse(`"${symbol}" holds a minus or a plus, so that nobody could tell a payment from a credit.`);
  }
  if (/\p{Nd}/u.test(beside))
    return refuse(`"${symbol}" has a digit beside the number, which would be read as a part of it.`);
  if (money.space !== 'none' || (beside !== money.decimal && beside !== money.grouping)) return [];
  return refuse(
    `"${beside}" is a mark of numbers here, and "${shown}" would be read in two ways: set money.space to "noBreak" or "narrow", or take another symbol.`,
  );
}
