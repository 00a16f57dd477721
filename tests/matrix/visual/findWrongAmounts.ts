/** Amounts in a second currency that do not follow from the ones that they stand beside (CFG-05). */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';

/** What may stand between the two: a line break, a bracket, a word. */
const BETWEEN = String.raw`[^\d]{0,24}?`;
/** What binary fractions add to half of the smallest unit. */
const SLACK = 0.000_001;

/** @param text of a page, as people see it @returns each pair that is wrong; nothing where there is one currency alone */
export function findWrongAmounts(
  text: string,
  { currency, money }: Pick<PublicTenant, 'currency' | 'money'>,
): string[] {
  const { secondary } = currency;
  if (!secondary) return [];
  // The second amount is of the exact one, which may be rounded where it stands.
  const { decimals, shownDecimals } = currency;
  const hidden = decimals === (shownDecimals ?? decimals) ? 0 : 0.5 / 10 ** (shownDecimals ?? decimals);
  const slack = 0.5 / 10 ** secondary.decimals + hidden / secondary.rate + SLACK;
  const number = String.raw`[−-]?\d[\d.,'’ \u00a0\u202f]*?[−-]?`;
  const amount = (symbol: string) =>
    money.position === 'after'
      ? String.raw`(${number})[ \u00a0\u202f]?${literal(symbol)}`
      : String.raw`([−-]?${literal(symbol)}[ \u00a0\u202f]?[−-]?\d[\d.,'’ \u00a0\u202f]*[−-]?)`;
  const pairs = new RegExp(amount(currency.symbol) + BETWEEN + amount(secondary.symbol), 'g');
  return [...text.matchAll(pairs)].flatMap(([whole, main = '', other = '']) => {
    const expected = numberOf(main, money.decimal) / secondary.rate;
    const isRight = Math.abs(numberOf(other, money.decimal) - expected) <= slack;
    return isRight ? [] : [`${whole.replace(/\s+/g, ' ')}, where ${expected.toFixed(2)} was expected`];
  });
}

function numberOf(text: string, decimal: string): number {
  const digits = [...text].filter((sign) => /\d/.test(sign) || sign === decimal).join('');
  const value = Number(digits.replace(decimal, '.'));
  return /[−-]/.test(text) ? -value : value;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
