/**
 * Every key counts (issue, 2): each key of the schema is given another valid value, and at least one thing that a
 * holder or the host sees has to be different. That a key is handed on to the browser does not count.
 */
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { type Check, createRecorder } from '../check.ts';
import { type MatrixTenant, tenantOf, type World } from '../world.ts';
import { type ChangedFile, changeFile } from './changeFile.ts';
import { keyExceptions } from './keyExceptions.ts';
import { type Key, listKeys } from './listKeys.ts';
import { type Around, LOOK_NAMES, observe } from './observeModel.ts';
import { open, type Seen, type Visit, visitsOf } from './openScreens.ts';
import { wholeNode } from './schemaOf.ts';

/** A tenant file that keys are changed in, and what it shows unchanged. */
export interface Ground {
  readonly file: unknown;
  readonly tenant: MatrixTenant;
  readonly visits: readonly Visit[];
  readonly models: ReadonlyMap<string, string>;
  readonly seen: ReadonlyMap<string, Seen>;
}

/** How many other values of a key are tried, and how many screens are opened for each. */
const VALUES = 4;
const SCREENS = 24;
const KINDS = ['page', 'requests', 'waits'] as const;

export async function prepareGround(file: unknown, around: Around): Promise<Ground> {
  const compiled = around.world.compile(file);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  const tenant = tenantOf(compiled.tenant.code, compiled, file);
  const { manifests } = around.world;
  const visits = visitsOf(tenant.tenant, manifests);
  const models = new Map<string, string>();
  for (const name of LOOK_NAMES) models.set(name, await observe(name, tenant, around));
  const seen = new Map<string, Seen>();
  for (const visit of visits) {
    seen.set(visit.name, await openSteadily(visit, tenant.tenant, manifests));
  }
  return { file, tenant, visits, models, seen };
}

/** Only what is the same twice can be compared; the first opening may have loaded what is lazy. */
async function openSteadily(
  visit: Visit,
  tenant: PublicTenant,
  manifests: World['manifests'],
): Promise<Seen> {
  let before = await open(visit, tenant, tenant, manifests);
  for (let count = 0; ; count += 1) {
    const after = await open(visit, tenant, tenant, manifests);
    const unsteady = KINDS.filter((kind) => before[kind] !== after[kind]);
    if (unsteady.length === 0) return after;
    if (count === OPENINGS)
      return { ...after, ...Object.fromEntries(unsteady.map((kind) => [kind, UNSTEADY])) };
    before = after;
  }
}

const OPENINGS = 4;
const UNSTEADY = 'not the same twice';

/** Every key of the schema, each with the grounds on which it can be changed. */
export function keysOf(
  grounds: readonly Ground[],
): ReadonlyMap<string, readonly (Key & { ground: Ground })[]> {
  const all = grounds.flatMap((ground) =>
    listKeys(ground.file)
      .filter((key, index, keys) => keys.findIndex(({ name }) => name === key.name) === index)
      .map((key) => ({ ...key, ground })),
  );
  return Map.groupBy(all, ({ name }) => name);
}

export interface KeyOutcome {
  /** What differs; null when nothing does. */
  readonly effect: string | null;
  /** Whether a screen has read the key. */
  readonly isRead: boolean;
  /** Whether there is another valid value at all. */
  readonly isChangeable: boolean;
}

export async function tryKey(
  places: readonly (Key & { readonly ground: Ground })[],
  around: Around,
): Promise<KeyOutcome> {
  let [isRead, isChangeable] = [false, false];
  for (const { ground, ...key } of places) {
    const readers = readersOf(key, ground);
    isRead ||= readers.length > 0;
    const changes = [...take(changeFile(around.world, ground.file, key), VALUES)];
    isChangeable ||= changes.length > 0;
    for (const change of changes) {
      const effect = await findModelEffect(key, change, ground, around);
      if (effect) return { effect, isRead, isChangeable };
    }
    for (const change of changes) {
      const effect = await findScreenEffect(change, readers, ground, around.world);
      if (effect) return { effect, isRead, isChangeable };
    }
  }
  return { effect: null, isRead, isChangeable };
}

async function findModelEffect(
  key: Key,
  { file, compiled }: ChangedFile,
  { tenant, models }: Ground,
  around: Around,
): Promise<string | null> {
  const changed = tenantOf(compiled.tenant.code, compiled, file);
  const environment = key.path[0] === 'connections' ? key.path[1] : 'dev';
  // Another environment shows what it says only there: it is compared with its own unchanged self.
  const before =
    environment === 'dev'
      ? null
      : around.world.compile(tenant.compiled.tenant, { environment: environment as 'dev' });
  for (const name of LOOK_NAMES) {
    const unchanged = before?.ok
      ? await observe(name, tenantOf(tenant.code, before, tenant.written), around)
      : models.get(name);
    if ((await observe(name, changed, around)) !== unchanged) return name;
  }
  return null;
}

async function findScreenEffect(
  { compiled }: ChangedFile,
  readers: readonly Visit[],
  { tenant, seen }: Ground,
  { manifests }: World,
): Promise<string | null> {
  for (const visit of readers.slice(0, SCREENS)) {
    const before = seen.get(visit.name);
    const after = await open(visit, compiled.publicTenant, tenant.tenant, manifests);
    const kind = KINDS.find((each) => before?.[each] !== UNSTEADY && before?.[each] !== after[each]);
    if (kind) return `${visit.name} (${kind})`;
  }
  return null;
}

/** The screens that have read a key, those that few keys are read by first. */
function readersOf({ path }: Key, { visits, seen, tenant }: Ground): Visit[] {
  const pointer = publicPointer(path, tenant.tenant);
  const holders = [pointer, pointer.slice(0, pointer.lastIndexOf('/'))];
  return visits.filter(({ name }) => {
    const reads = seen.get(name)?.reads;
    const [own = '', holder = ''] = holders;
    // A key that is not said yet is asked for where its neighbours are.
    return reads?.has(own) || (reads?.has(holder) && !hasPointer(tenant.tenant, own));
  });
}

function hasPointer(tenant: PublicTenant, pointer: string): boolean {
  let node: unknown = tenant;
  for (const key of pointer.split('/').slice(1)) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, key)) return false;
    node = (node as Record<string, unknown>)[key];
  }
  return true;
}

/** Where a key of the file stands in what the browser sees. */
function publicPointer(path: readonly string[], { environment }: PublicTenant): string {
  const [first, second, ...rest] = path;
  const own = first === 'connections' && second === environment ? ['connection', ...rest] : path;
  return `/${own.join('/')}`;
}

function* take<Value>(values: Iterable<Value>, count: number): Generator<Value, void> {
  let left = count;
  for (const value of values) {
    yield value;
    left -= 1;
    if (left === 0) return;
  }
}

export interface KeyOptions {
  /** Which keys are tried; all unless given. */
  readonly only?: (name: string) => boolean;
  readonly onDone?: (name: string) => void;
}

export async function checkKeys(
  around: Around,
  grounds: readonly Ground[],
  { only = () => true, onDone }: KeyOptions = {},
): Promise<readonly Check[]> {
  const record = createRecorder('keys', 'schema');
  const { manifests } = around.world;
  for (const [name, places] of keysOf(grounds)) {
    if (!only(name)) continue;
    const { effect, isRead, isChangeable } = await tryKey(places, around);
    onDone?.(name);
    const place = { key: name };
    const title = 'another value makes a difference';
    const exception = keyExceptions.find(
      ({ key }) => key === name || (key.endsWith('/') && name.startsWith(key)),
    );
    const isWaiting =
      exception?.waitsFor?.every((id) => !manifests.some((each) => each.id === id && each.load)) ?? false;
    if (effect !== null && exception) {
      record.say(place, 'is an exception no longer', 'toCheck', {
        expected: 'no effect here',
        actual: effect,
      });
    } else if (effect !== null) record.say(place, title, 'passed', { actual: effect });
    else if (!isChangeable) {
      const { minimum, maximum } = wholeNode(places[0]?.node ?? {});
      const isFixed = minimum !== undefined && minimum === maximum;
      const told = { expected: 'a second valid value', actual: 'none was found' };
      record.say(
        place,
        isFixed ? 'the schema allows one value alone' : title,
        isFixed ? 'notApplicable' : 'failed',
        told,
      );
    } else if (isWaiting) record.say(place, exception?.reason ?? '', 'notApplicable');
    else if (exception && exception.waitsFor === undefined && isRead) {
      record.say(place, `read; only a browser shows it: ${exception.reason}`, 'passed');
    } else {
      const actual = isRead ? 'it is read, and nothing differs' : 'nothing reads it';
      record.say(place, title, 'failed', {
        expected: 'something that a holder or the host sees differs',
        actual,
      });
    }
  }
  return record.checks;
}
