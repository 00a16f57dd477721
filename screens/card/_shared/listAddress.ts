/** What of a list of transactions stands in its address: names of filters, a month and a number, never a person's words (LOV-40). */
import { OPERATION_FILTERS, type OperationFilter } from '#card-details';

export interface ListAddress {
  readonly filter: OperationFilter;
  /** `YYYY-MM`, or null for every month. */
  readonly month: string | null;
  /** How many tens are shown. */
  readonly tens: number;
}

const FILTER = 'show';
const MONTH = 'month';
const TENS = 'page';
/** An address asks for no more pages at once than somebody presses for. */
const MOST_TENS = 20;

/** What an address asks for; what it does not know counts as not there. @param search `?show=declined` */
export function readListAddress(search: string): ListAddress {
  const asked = new URLSearchParams(search);
  const month = asked.get(MONTH) ?? '';
  const tens = Number(/^[1-9]\d?$/.exec(asked.get(TENS) ?? '')?.[0] ?? 1);
  return {
    filter: OPERATION_FILTERS.find((each) => each === asked.get(FILTER)) ?? 'all',
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    tens: Math.min(tens, MOST_TENS),
  };
}

/** The same address with that list in it; a plain list leaves nothing behind. */
export function writeListAddress(search: string, { filter, month, tens }: ListAddress): string {
  const asked = new URLSearchParams(search);
  const set = (name: string, value: string | null) =>
    value === null ? asked.delete(name) : asked.set(name, value);
  set(FILTER, filter === 'all' ? null : filter);
  set(MONTH, month);
  set(TENS, tens === 1 ? null : String(Math.min(tens, MOST_TENS)));
  const text = asked.toString();
  return text && `?${text}`;
}
