/** A tenant file that keys are changed in, and everything that it shows while it is unchanged. */
import { type MatrixTenant, tenantOf } from '../world.ts';
import { type Key, listKeys } from './listKeys.ts';
import { type Around, LOOK_NAMES, observe } from './observeModel.ts';
import { open, type Seen, type Visit, visitsOf } from './openScreens.ts';

export interface Baseline {
  readonly file: unknown;
  readonly tenant: MatrixTenant;
  readonly visits: readonly Visit[];
  readonly models: ReadonlyMap<string, string>;
  readonly seen: ReadonlyMap<string, Seen>;
}

/** A key at its place in one file. */
export interface PlacedKey extends Key {
  readonly baseline: Baseline;
}

/** What is compared of a screen. */
export const KINDS = ['page', 'requests', 'waits'] as const;

/**
 * @param isVisited which screens are opened; all unless given
 * @throws Error when the compiler refuses the file
 */
export async function prepareBaseline(
  file: unknown,
  around: Around,
  isVisited: (visit: Visit) => boolean = () => true,
): Promise<Baseline> {
  const compiled = around.world.compile(file);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
  const tenant = tenantOf(compiled.tenant.code, compiled, file);
  const { manifests } = around.world;
  const models = new Map<string, string>();
  for (const name of LOOK_NAMES) models.set(name, await observe(name, tenant, around));
  const visits: Visit[] = [];
  const seen = new Map<string, Seen>();
  for (const visit of visitsOf(tenant.tenant, manifests).filter(isVisited)) {
    const plain = seen.get(visit.plainName);
    // Where there is nothing to fill in or press, there is nothing more to be seen.
    if (visit.isUsed && plain && !visit.path.startsWith('/?') && !isUsable(plain.page)) continue;
    const what = await open(visit, tenant.tenant, tenant.tenant, manifests);
    const isSame =
      KINDS.every((kind) => plain?.[kind] === what[kind]) && plain?.reads.size === what.reads.size;
    if (visit.isUsed && isSame) continue;
    visits.push(visit);
    seen.set(visit.name, what);
  }
  return { file, tenant, visits, models, seen };
}

function isUsable(page: string): boolean {
  return /<button[^>]* type="button"|<form|<button type="button"/.test(
    page.slice(page.indexOf('<main'), page.indexOf('</main')),
  );
}

/** Every key of the schema, each with the files in which it can be changed. */
export function keysOf(baselines: readonly Baseline[]): ReadonlyMap<string, readonly PlacedKey[]> {
  const all = baselines.flatMap((baseline) =>
    listKeys(baseline.file)
      .filter((key, index, keys) => keys.findIndex(({ name }) => name === key.name) === index)
      .map((key) => ({ ...key, baseline })),
  );
  return Map.groupBy(all, ({ name }) => name);
}
