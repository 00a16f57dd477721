import { formatDayHeading, formatLongDay } from '../../../runtime/format/formatDate.ts';
import { formatMoney } from '../../../runtime/format/formatMoney.ts';
import { writeClock } from '../../../runtime/format/writeClock.ts';
import type { Tenant } from '../../../schemas/tenant.gen.ts';
import type { FormatExplanation } from './explanations.ts';

/** A day of two figures after a month of one: who reads them the other way round is seen. */
const DAY = '2029-03-25';
const TIME = '18:05';
/** In minor units. */
const AMOUNT = 123_456;

/** How days and times are written in a language, by example. */
export function explainFormat(
  { formats, currency, money }: Pick<Tenant, 'formats' | 'currency' | 'money'>,
  language: string,
): FormatExplanation {
  const format = formats[language];
  return {
    language,
    isOwn: format !== undefined,
    day: formatLongDay(DAY, language, format),
    heading: formatDayHeading(DAY, language, format),
    time: writeClock(TIME, language, format),
    amount:
      !format || format.digits === 'latn'
        ? null
        : formatMoney(AMOUNT, currency, money, 'negative', format.digits),
  };
}
