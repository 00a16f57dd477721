/** What a transaction is to a card holder (NAV-71 to NAV-73, ENT-087 to ENT-089, DEC-01 to DEC-25). Pure. */
import type { Operation } from '../gateway/accounts.ts';
import { refuseAnswer } from '../gateway/readers.ts';

export type OperationFilter = 'all' | 'credit' | 'debit' | 'declined';

export const OPERATION_FILTERS: readonly OperationFilter[] = ['all', 'credit', 'debit', 'declined'];

/** Debits leave out the declined ones, which moved no money (NAV-62). */
export function matchesFilter(operation: Operation, filter: OperationFilter): boolean {
  const isDeclined = operation.status === 'failed';
  if (filter === 'all') return true;
  if (filter === 'declined') return isDeclined;
  return !isDeclined && (filter === 'credit' ? operation.amount > 0 : operation.amount < 0);
}

/** The outlet's name, else the reason, else null: a fallback in words (NAV-71 to NAV-73). */
export function merchantName(operation: Pick<Operation, 'outletName' | 'reason'>): string | null {
  return operation.outletName || operation.reason || null;
}

/**
 * The words key of a refusal: `INSUFFICIENT_FUNDS` is `insufficientFunds`; codes of the server in another
 * spelling are looked up as they stand.
 */
export function declinedKey(code: string): string {
  const [first = '', ...rest] = code.toLowerCase().split('_');
  return [first, ...rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('');
}

/**
 * The newest money that came from whoever tops the card up: a refund names the outlet that it comes from (NAV-71,
 * NAV-72).
 */
export function lastTopUp(operations: readonly Operation[]): Operation | undefined {
  const [first, ...others] = operations.filter(
    ({ amount, status, outletName }) => amount > 0 && status === 'success' && outletName === '',
  );
  return others.reduce(
    (newest, each) => (newest && Date.parse(each.date) > Date.parse(newest.date) ? each : newest),
    first,
  );
}

/** Each operation once, the first time that it comes; those without an id are all kept. */
export function withoutRepeats<T extends Pick<Operation, 'id'>>(operations: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return operations.filter(({ id }) => id === '' || (!seen.has(id) && seen.add(id)));
}

/** Groups by calendar day, keeping the order. @param dayOf the day of one, or null */
export function groupByDay<T>(
  operations: readonly T[],
  dayOf: (operation: T) => string | null,
): readonly { readonly day: string | null; readonly operations: readonly T[] }[] {
  const groups: { day: string | null; operations: T[] }[] = [];
  for (const operation of operations) {
    const day = dayOf(operation);
    const last = groups.at(-1);
    if (last && last.day === day) last.operations.push(operation);
    else groups.push({ day, operations: [operation] });
  }
  return groups;
}

/** More than anybody has: a gateway that never comes to an end does not know pages. */
const MAX_PAGES = 100;

/**
 * Asks for pages until one is not full or all of it is too old; a list that grows meanwhile repeats nothing.
 * @throws TypeError where pages do not end, or a full one brings nothing new: what is there is not known to be all
 */
export async function collectOperations(
  load: (page: number) => Promise<readonly Operation[]>,
  pageSize: number,
  isWanted: (operation: Operation) => boolean,
): Promise<readonly Operation[]> {
  let seen: readonly Operation[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = await load(page);
    const known = seen.length;
    seen = withoutRepeats([...seen, ...list]);
    if (list.length < pageSize || !list.some(isWanted)) return seen.filter(isWanted);
    if (seen.length === known) break;
  }
  return refuseAnswer('last page');
}

/** What was paid in each month, oldest first, in minor units: payments that went through (`MonthSum.month` is `YYYY-MM`). */
export interface MonthSum {
  readonly month: string;
  readonly amount: number;
}

/** @param months `YYYY-MM`, each of which gets a sum */
export function spendingByMonth(
  operations: readonly Operation[],
  months: readonly string[],
  dayOf: (instant: string) => string | null,
): readonly MonthSum[] {
  const sums = new Map(months.map((month) => [month, 0]));
  for (const { amount, status, date } of operations) {
    const month = dayOf(date)?.slice(0, 7) ?? '';
    const sum = sums.get(month);
    if (sum !== undefined && status === 'success' && amount < 0) sums.set(month, sum - amount);
  }
  return months.map((month) => ({ month, amount: sums.get(month) ?? 0 }));
}
