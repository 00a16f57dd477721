/** What any screen may ask of the portal around it. */

import { convertMoney } from '../format/convertMoney.ts';
import { formatMoney, type MoneyCurrency } from '../format/formatMoney.ts';
import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';
import type { PublicTenant } from '../tenant/pageData.ts';

/** The interface language. */
export function useLanguage(): string {
  return useWords().i18n.language;
}

/** One block of the tenant's settings: a screen takes what it needs, never the whole. */
export function useTenant<Key extends keyof PublicTenant>(key: Key): PublicTenant[Key] {
  return useSite().tenant[key];
}

export interface MoneyTexts {
  readonly main: string;
  /** The amount with all its digits, where the tenant shows fewer and it is not the same. */
  readonly exact: string | undefined;
  /** The amount in the tenant's secondary currency, where it has one (CFG-05, CFG-06). */
  readonly secondary: string | undefined;
}

/** Amounts in the tenant's currency, and in its secondary one. */
export function useMoney(): (amount: number, sign?: 'negative' | 'always') => MoneyTexts {
  const { currency, money, formats } = useSite().tenant;
  const digits = formats[useLanguage()]?.digits;
  return (amount, sign) => {
    const { secondary, decimals, shownDecimals } = currency;
    const hasSecondary = secondary && Number.isSafeInteger(amount);
    const write = (minor: number, of: MoneyCurrency) => formatMoney(minor, of, money, sign, digits);
    const hidden = decimals - (shownDecimals ?? decimals);
    return {
      main: write(amount, currency),
      exact: amount % 10 ** hidden ? write(amount, { ...currency, shownDecimals: null }) : undefined,
      secondary: hasSecondary
        ? write(convertMoney(amount, secondary.rate, { from: decimals, to: secondary.decimals }), secondary)
        : undefined,
    };
  };
}

/** The present, for screens that compare days: read when the screen renders, so it is never older than the page. */
export function useNow(): Date {
  return new Date();
}
