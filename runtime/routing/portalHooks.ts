/** What any screen may ask of the portal around it. */

import type { LinkParams } from '../assemble/linkTo.ts';
import { convertMoney } from '../format/convertMoney.ts';
import { formatMoney } from '../format/formatMoney.ts';
import { useWords } from '../messages/words.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';
import { useSite } from './Site.ts';

/** The interface language. */
export function useLanguage(): string {
  return useWords().i18n.language;
}

/** One block of the tenant's settings: a screen takes what it needs, never the whole. */
export function useTenant<Key extends keyof PublicTenant>(key: Key): PublicTenant[Key] {
  return useSite().tenant[key];
}

/** Addresses of screens by id; null for a screen that this tenant does not offer. */
export function useHref(): (screen: ScreenId, params?: LinkParams) => string | null {
  const { isOffered, href } = useSite();
  return (screen, params) => (isOffered(screen) ? href(screen, params) : null);
}

export interface MoneyTexts {
  readonly main: string;
  /** The amount in the tenant's secondary currency, where it has one (CFG-05, CFG-06). */
  readonly secondary: string | undefined;
}

/** Amounts in the tenant's currency, and in its secondary one. */
export function useMoney(): (amount: number, sign?: 'negative' | 'always') => MoneyTexts {
  const { currency, money } = useSite().tenant;
  return (amount, sign) => {
    const { secondary, decimals } = currency;
    const hasSecondary = secondary && Number.isSafeInteger(amount);
    return {
      main: formatMoney(amount, currency, money, sign),
      secondary: hasSecondary
        ? formatMoney(
            convertMoney(amount, secondary.rate, { from: decimals, to: 2 }),
            { symbol: secondary.symbol, decimals: 2 },
            money,
            sign,
          )
        : undefined,
    };
  };
}

/** The present, for screens that compare days: read when the screen renders, so it is never older than the page. */
export function useNow(): Date {
  return new Date();
}
