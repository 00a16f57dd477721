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
 * @param tenant a checked tenant, or a part of one; stays as it is, and what holds no dates is shared with it
 * @param day `YYYY-MM-DD` in the tenant's own time zone
 */
export function resolveDates<Value>(tenant: Value, day: string): Value {
  return resolve(tenant, day) as Value;
}

function resolve(value: unknown, day: string): unknown {
  if (isDatedList(value)) return resolve(value[entryInForce(value, day)]?.value, day);
  if (!isObject(value)) return value;
  let copy: object | null = null;
  for (const [key, member] of Object.entries(value)) {
    // Most members are texts, of which a tenant may have thousands.
    if (!isObject(member)) continue;
    const resolved = resolve(member, day);
    if (resolved === member) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    (copy as Record<string, unknown>)[key] = resolved;
  }
  return copy ?? value;
}

/** Every day on which something in the value begins to hold, in order, each once. */
export function listBoundaries(value: unknown): string[] {
  const found = new Set<string>();
  collect(value, found);
  return [...found].sort();
}

function collect(value: unknown, found: Set<string>): void {
  if (!isObject(value)) return;
  if (isDatedList(value)) for (const { from } of value) found.add(from);
  for (const member of Object.values(value)) collect(member, found);
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

/**
 * The next day after the given one on which the tenant changes by itself.
 * @returns `YYYY-MM-DD`, or null when it never does
 */
export function nextBoundary(tenant: unknown, day: string): string | null {
  return listBoundaries(tenant).find((each) => each > day) ?? null;
}
