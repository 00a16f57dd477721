import { joinPointer } from '../../../compiler/problem.ts';
import { isDatedList } from '../../../runtime/tenant/resolveDates.ts';
import type { DatedChange } from './previewAnswers.ts';

/** The days on which something in a checked file begins to hold, in order, with its places. */
export function listDatedChanges(written: unknown): DatedChange[] {
  const days = new Map<string, string[]>();
  collect(written, '', (day, pointer) => days.set(day, [...(days.get(day) ?? []), pointer]));
  return [...days]
    .map(([day, pointers]) => ({ day, pointers }))
    .sort((one, other) => one.day.localeCompare(other.day, 'en'));
}

function collect(value: unknown, pointer: string, found: (day: string, pointer: string) => void): void {
  if (value === null || typeof value !== 'object') return;
  // The first of a list is what was always so.
  if (isDatedList(value)) for (const { from } of value.slice(1)) found(from, pointer);
  // Of thousands of texts no place is asked for.
  for (const [key, member] of Object.entries(value))
    if (typeof member === 'object') collect(member, joinPointer(pointer, key), found);
}
