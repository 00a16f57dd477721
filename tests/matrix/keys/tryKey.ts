/** Gives one key other values, and looks for something that differs. */

import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { tenantOf, type World } from '../world.ts';
import { type Baseline, KINDS, type PlacedKey, prepareBaseline } from './baseline.ts';
import { type ChangedFile, changeFile } from './changeFile.ts';
import { conditionOf } from './keyConditions.ts';
import type { Key } from './listKeys.ts';
import { type Around, LOOK_NAMES, observe } from './observeModel.ts';
import { open, type Visit } from './openScreens.ts';
import { joinPath, pathOf, put } from './schemaOf.ts';

export interface KeyOutcome {
  /** What differs; null when nothing does. */
  readonly effect: string | null;
  /** Whether a screen has read the key. */
  readonly isRead: boolean;
  /** Whether there is another valid value at all. */
  readonly isChangeable: boolean;
}

/** How much is tried in each file. */
export interface Effort {
  /** Other values of a key. */
  readonly values: number;
  /** Openings of screens that have read it. */
  readonly screens: number;
}

const EVERYTHING: Effort = { values: 3, screens: Number.POSITIVE_INFINITY };

export async function tryKey(
  places: readonly PlacedKey[],
  around: Around,
  { values, screens }: Effort = EVERYTHING,
): Promise<KeyOutcome> {
  let [isRead, isChangeable] = [false, false];
  for (const place of await withConditions(places, around)) {
    const { baseline } = place;
    const readers = readersOf(place, baseline);
    isRead ||= readers.length > 0;
    const changes = [...take(changeFile(around.world, baseline.file, place), values)];
    isChangeable ||= changes.length > 0;
    for (const change of changes) {
      const effect = await findModelEffect(place, change, baseline, around);
      if (effect) return { effect, isRead, isChangeable };
    }
    for (const change of changes) {
      const effect = await findScreenEffect(change, readers.slice(0, screens), baseline, around.world);
      if (effect) return { effect, isRead, isChangeable };
    }
  }
  return { effect: null, isRead, isChangeable };
}

/** In front of the files as they are, those in which what the key depends on is so. */
async function withConditions(places: readonly PlacedKey[], around: Around): Promise<readonly PlacedKey[]> {
  const condition = conditionOf(places[0]?.name ?? '');
  if (!condition) return places;
  const added: PlacedKey[] = [];
  for (const place of places) {
    const file = Object.entries(condition.with).reduce(
      (made, [pointer, value]) => put(made, pathOf(pointer), value),
      place.baseline.file,
    );
    if (!around.world.compile(file).ok) continue;
    const baseline = await prepareBaseline(file, around, ({ name }) => condition.visits.includes(name));
    added.push({ ...place, baseline });
    break;
  }
  return [...added, ...places];
}

async function findModelEffect(
  key: Key,
  { file, compiled }: ChangedFile,
  { tenant, models }: Baseline,
  around: Around,
): Promise<string | null> {
  const changed = tenantOf(compiled.tenant.code, compiled, file);
  const environment = key.path[0] === 'connections' ? (key.path[1] as 'dev') : 'dev';
  // What is said of another environment shows only there.
  const other = environment === 'dev' ? null : around.world.compile(tenant.compiled.tenant, { environment });
  const before = other?.ok ? tenantOf(tenant.code, other, tenant.written) : null;
  for (const name of LOOK_NAMES) {
    const unchanged = before ? await observe(name, before, around) : models.get(name);
    if ((await observe(name, changed, around)) !== unchanged) return name;
  }
  return null;
}

async function findScreenEffect(
  { compiled }: ChangedFile,
  readers: readonly Visit[],
  { tenant, seen }: Baseline,
  { manifests }: World,
): Promise<string | null> {
  for (const visit of readers) {
    const before = seen.get(visit.name);
    const look = (which: PublicTenant) => open(visit, which, tenant.tenant, manifests);
    const after = await look(compiled.publicTenant);
    const differing = KINDS.filter((each) => before?.[each] !== after[each]);
    if (differing.length === 0) continue;
    // Both are looked at once more: what is not the same twice cannot be compared.
    const [beforeAgain, afterAgain] = [await look(tenant.tenant), await look(compiled.publicTenant)];
    const kind = differing.find(
      (each) =>
        afterAgain[each] === after[each] &&
        afterAgain[each] !== beforeAgain[each] &&
        beforeAgain[each] === before?.[each],
    );
    if (kind) return `${visit.name} (${kind})`;
  }
  return null;
}

/** The screens that have read a key. */
function readersOf({ path }: Key, { visits, seen, tenant }: Baseline): Visit[] {
  const pointer = publicPointer(path, tenant.tenant);
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  // A key that is not said yet is asked for where its neighbours are.
  const isSaid = readPointer(tenant.tenant, pointer) !== undefined;
  return visits.filter(({ name }) => seen.get(name)?.reads.has(isSaid ? pointer : holder));
}

/** Where a key of the file stands in what the browser sees. */
function publicPointer(path: readonly string[], { environment }: PublicTenant): string {
  const [first, second, ...rest] = path;
  return joinPath(first === 'connections' && second === environment ? ['connection', ...rest] : path);
}

function* take<Value>(values: Iterable<Value>, count: number): Generator<Value, void> {
  let left = count;
  for (const value of values) {
    yield value;
    left -= 1;
    if (left === 0) return;
  }
}
