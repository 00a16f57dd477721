import { formatLongDay } from '../../runtime/format/formatDate.ts';
import { listBoundaries, resolveDates } from '../../runtime/tenant/resolveDates.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { compareTenants } from './compareTenants.ts';
import type { CompareContext } from './createPair.ts';
import type { Difference } from './difference.ts';
import { isWithin, listLeaves } from './listLeaves.ts';

export interface CompareFilesOptions extends CompareContext {
  /** `YYYY-MM-DD`: what is past by then is shown to nobody but operators. */
  readonly day: string;
}

/**
 * What is not the same between two tenant files, today and on every later day on which one of them changes by itself.
 * @param before checked files with defaults filled in, in which dated values are still lists
 */
export function compareFiles(before: Tenant, after: Tenant, options: CompareFilesOptions): Difference[] {
  const { day } = options;
  const later = listBoundaries([before, after]).filter((each) => each > day);
  const days = [...new Set([day, ...later])];
  const found = days.map((each) =>
    compareTenants(resolveDates(before, each), resolveDates(after, each), options),
  );
  const spans = joinDays(days, found);
  return [...spans, ...compareRest(before, after, { described: spans, day })];
}

/** A difference of several days in a row is one, with the days on which it begins and ends. */
function joinDays(days: readonly string[], found: readonly (readonly Difference[])[]): Difference[] {
  const spans: Difference[] = [];
  const open = new Map<string, number>();
  for (const [index, day] of days.entries()) {
    const today = new Map((found[index] ?? []).map((each) => [JSON.stringify(each), each]));
    for (const [key, place] of open) {
      const span = spans[place];
      if (today.has(key) || !span) continue;
      spans[place] = { ...span, until: day };
      open.delete(key);
    }
    for (const [key, each] of today) {
      if (open.has(key)) continue;
      open.set(key, spans.length);
      spans.push(index === 0 ? each : { ...each, from: day });
    }
  }
  return spans;
}

/** What no day from today on shows: dates that are past, or one value written as a list of dates. */
function compareRest(
  before: Tenant,
  after: Tenant,
  { described, day }: { described: readonly Difference[]; day: string },
): Difference[] {
  const pointers = described.flatMap(({ pointer, otherPointers }) => [pointer, ...otherPointers]);
  return listLeaves(before, after)
    .filter(({ pointer }) => !pointers.some((each) => isWithin(each, pointer) || isWithin(pointer, each)))
    .map(({ pointer, before: was, after: is }) => {
      const from = formatLongDay(day, 'en');
      const sentence = `The file writes this otherwise; what it means from ${from} on is the same.`;
      return {
        group: 'operators',
        pointer,
        otherPointers: [],
        before: was ?? null,
        after: is ?? null,
        sentence,
        kind: 'changed',
        examples: [],
        risk: 'low',
        why: 'Nothing of it is shown from today on.',
        from: null,
        until: null,
      };
    });
}
