import { convertMoney } from '../../../runtime/format/convertMoney.ts';
import { formatMoney } from '../../../runtime/format/formatMoney.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { MoneyExplanation } from './explanations.ts';

/** In minor units; long enough to show the mark between thousands. */
const EXAMPLE = 123_456;
/** The portal writes a second currency with two decimals. */
const SECONDARY_DECIMALS = 2;

/** How amounts are written, by example. */
export function explainMoney({ currency, money }: Pick<Tenant, 'currency' | 'money'>): MoneyExplanation {
  const { secondary, decimals } = currency;
  const main = formatMoney(EXAMPLE, currency, money);
  if (!secondary) return { currency: currency.code, example: main, secondary: null };
  const amount = convertMoney(EXAMPLE, secondary.rate, { from: decimals, to: SECONDARY_DECIMALS });
  const second = formatMoney(amount, { symbol: secondary.symbol, decimals: SECONDARY_DECIMALS }, money);
  return {
    currency: currency.code,
    example: `${main} (${second})`,
    secondary: { currency: secondary.code, rate: secondary.rate },
  };
}
