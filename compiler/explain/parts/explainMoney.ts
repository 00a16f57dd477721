import { convertMoney } from '../../../runtime/format/convertMoney.ts';
import { formatMoney } from '../../../runtime/format/formatMoney.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { MoneyExplanation } from './explanations.ts';

/** In minor units; long enough to show the mark between thousands. */
const EXAMPLE = 123_456;
/** The same of a currency of thousandths. */
const LONG_EXAMPLE = 1_234_567;

/** How amounts are written, by example. */
export function explainMoney({ currency, money }: Pick<Tenant, 'currency' | 'money'>): MoneyExplanation {
  const { secondary, decimals, shownDecimals } = currency;
  const amount = decimals > 2 ? LONG_EXAMPLE : EXAMPLE;
  const main = formatMoney(amount, currency, money);
  const facts = {
    currency: currency.code,
    payment: formatMoney(-amount, currency, money),
    exact:
      shownDecimals === null || shownDecimals === decimals
        ? null
        : formatMoney(amount, { ...currency, shownDecimals: null }, money),
  };
  if (!secondary) return { ...facts, example: main, secondary: null };
  const converted = convertMoney(amount, secondary.rate, { from: decimals, to: secondary.decimals });
  return {
    ...facts,
    example: `${main} (${formatMoney(converted, secondary, money)})`,
    secondary: { currency: secondary.code, rate: secondary.rate },
  };
}
