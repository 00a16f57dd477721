import type { Operation } from '#card-details';
import { dayOf } from '#runtime';

const known = new WeakMap<Operation, { readonly timeZone: string; readonly day: string | null }>();

/** The day of an operation; found once, since each press on a filter asks for that of every one. Null when unreadable. */
export function operationDay(operation: Operation, timeZone: string): string | null {
  const found = known.get(operation);
  if (found?.timeZone === timeZone) return found.day;
  const day = dayOf(operation.date, timeZone);
  known.set(operation, { timeZone, day });
  return day;
}
