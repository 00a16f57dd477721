import { listBoundaries, resolveDates } from '../runtime/tenant/resolveDates.ts';
import type { Tenant } from '../schemas/tenant.gen.ts';
import { tenantChecks } from './checks/index.ts';
import type { CheckContext, TenantCheck } from './checks/tenantCheck.ts';
import { pointerInFile } from './datedPlaces.ts';
import type { Finding } from './problem.ts';

export interface ReferenceOptions {
  readonly context: CheckContext;
  /** `YYYY-MM-DD` in the tenant's time zone. */
  readonly today: string;
  /** Whether a part has the right structure, so that a check can read it. */
  readonly isSound: (part: string) => boolean;
  /** Those of problems unless given. */
  readonly checks?: readonly TenantCheck[];
  /** Of the value, where somebody has asked for them already. */
  readonly dates?: Dates;
}

/**
 * Runs every check that a schema cannot express, on the tenant of today and of every day on which one of the
 * parts that the check reads changes: what goes live in a year is checked now, and a value that is over as well, by
 * itself.
 */
export function checkReferences(
  value: unknown,
  { context, today, isSound, checks = tenantChecks, dates = datesOf(value) }: ReferenceOptions,
): Finding[] {
  const { tenantOn, daysOf } = dates;
  const told = new Set<string>();
  const found = checks
    .filter(({ reads }) => reads.every(isSound))
    .flatMap((check) =>
      [...new Set([today, ...check.reads.flatMap(daysOf).sort()])].flatMap((day) =>
        check.run(tenantOn(day), context).flatMap((finding) => {
          const pointer = pointerInFile(value, finding.pointer, day);
          if (pointer !== finding.pointer) return [{ ...finding, pointer }];
          // What is over is wrong where it is written. What has no date need not fit it any more.
          if (day < today) return [];
          const key = `${pointer} ${finding.rule} ${finding.message}`;
          const isNew = !told.has(key);
          told.add(key);
          // Nothing at that place says which day is meant.
          if (day > today)
            return isNew ? [{ ...finding, message: `${finding.message} ${fromThenOn(day)}` }] : [];
          return [finding];
        }),
      ),
    );
  // A value that holds on several days is one problem.
  return [...new Map(found.map((each) => [`${each.pointer} ${each.rule} ${each.message}`, each])).values()];
}

function fromThenOn(day: string): string {
  return `That is so from ${day} on, by a dated value.`;
}

export interface Dates {
  /** The tenant as it is on a day. */
  tenantOn(day: string): Tenant;
  /** On which days a part changes. */
  daysOf(part: keyof Tenant): readonly string[];
}

/** Of a file once: its problems are looked for, and then its warnings. */
export function datesOf(value: unknown): Dates {
  return {
    tenantOn: memoize((day: string) => resolveDates(value, day) as Tenant),
    daysOf: memoize((part: keyof Tenant) => listBoundaries(partOf(value, part))),
  };
}

function partOf(value: unknown, part: keyof Tenant): unknown {
  return (value as Readonly<Record<string, unknown>>)[part];
}

/** Several checks read one part. */
function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
}
