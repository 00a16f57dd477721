/**
 * Dated values (docs/tenant-config.md): an option may be a list of `{ from, value }`, of which one is in
 * force on a day. Pure, and without the schema: no other part of a tenant file is a list of exactly these two
 * keys.
 */

/** One value and the day from which it holds, `YYYY-MM-DD`. */
export interface DatedEntry {
  readonly from: string;
  readonly value: unknown;
}

/** Whether a value is a list of dated ones, and nothing else. */
export function isDatedList(value: unknown): value is readonly DatedEntry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isDatedEntry);
}

function isDatedEntry(entry: unknown): entry is DatedEntry {
  if (entry === null || typeof entry !== 'object') return false;
  const { from } = entry as Partial<DatedEntry>;
  return typeof from === 'string' && Object.hasOwn(entry, 'value') && Object.keys(entry).length === 2;
}

/** Index of the entry in force: the last that has begun; the first when none has. */
export function entryInForce(entries: readonly DatedEntry[], day: string): number {
  return Math.max(
    0,
    entries.findLastIndex(({ from }) => from <= day),
  );
}

/**
 * The tenant as it is on one day: every list of dated values gives way to the value in force.
 * @param tenant a checked tenant, or a part of one; stays as it is
 * @param day `YYYY-MM-DD` in the tenant's own time zone
 */
export function resolveDates<Value>(tenant: Value, day: string): Value {
  return resolve(tenant, day) as Value;
}

function resolve(value: unknown, day: string): unknown {
  if (isDatedList(value)) return resolve(value[entryInForce(value, day)]?.value, day);
  if (Array.isArray(value)) return value.map((each) => resolve(each, day));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member, day)]));
}

/** Every day on which something in the value begins to hold, in order, each once. */
export function listBoundaries(value: unknown): string[] {
  return [...new Set(collect(value))].sort();
}

function collect(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = isDatedList(value) ? value.map(({ from }) => from) : [];
  return [...own, ...Object.values(value).flatMap(collect)];
}

/**
 * The next day after the given one on which the tenant changes by itself.
 * @returns `YYYY-MM-DD`, or null when it never does
 */
export function nextBoundary(tenant: unknown, day: string): string | null {
  return listBoundaries(tenant).find((each) => each > day) ?? null;
}
