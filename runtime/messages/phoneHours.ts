import type { PhoneLine } from '../tenant/pageData.ts';
import type { Translate } from './words.ts';

/** When the phone line is answered, as a line of its own (NAV-57). */
export function phoneHours(t: Translate, { days, from, to }: PhoneLine): string {
  return t(days === 'everyDay' ? 'contactBlock.everyDay' : 'contactBlock.hours', { from, to });
}
