/** What only one country has: its connections in each environment, and what its switches pause and close. */
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import { closedCalls } from '../../../runtime/assemble/closedCalls.ts';
import { readPointer } from '../../../runtime/assemble/readPointer.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { Recorder } from '../check.ts';
import { put } from '../keys/schemaOf.ts';
import type { MatrixTenant, World } from '../world.ts';

export interface ExpectedCountry {
  /** By environment, as the file says them: addresses, clients, names of keys. */
  readonly connections: Readonly<Record<string, object>>;
  /** By switch, what is paused with it: screens, where it is one of screens, and calls that nobody else needs. */
  readonly switches: Readonly<
    Record<string, { readonly screens?: readonly string[]; readonly calls: readonly string[] }>
  >;
}

export function checkConnections(
  { written }: MatrixTenant,
  { connections }: ExpectedCountry,
  record: Recorder,
): void {
  for (const [environment, expected] of Object.entries(connections)) {
    for (const [pointer, value] of leaves(expected, `/connections/${environment}`)) {
      record.equal(
        { key: pointer },
        'is what is written of it',
        readPointer(written, pointer) ?? null,
        value,
      );
    }
    const key = `/connections/${environment}`;
    const parts = Object.entries(readPointer(written, key) ?? {}).flatMap(([part, value]) =>
      value === null ? [] : [part],
    );
    record.none(
      { key },
      'connects to nothing else',
      parts.filter((part) => !Object.hasOwn(expected, part)),
    );
  }
}

function leaves(value: unknown, pointer: string): readonly (readonly [pointer: string, value: unknown])[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[pointer, value]];
  return Object.entries(value).flatMap(([key, member]) => leaves(member, `${pointer}/${key}`));
}

export function checkSwitches(
  { manifests }: World,
  { tenant }: MatrixTenant,
  { switches }: ExpectedCountry,
  record: Recorder,
): void {
  for (const [pointer, { screens, calls }] of Object.entries(switches)) {
    const path = pointer.slice(1).split('/');
    const set = (state: 'on' | 'paused') => put(tenant, path, state) as PublicTenant;
    const closed = (state: 'on' | 'paused') => [...closedCalls(set(state), manifests).keys()];
    const others = closed('on');
    record.equal(
      { key: pointer },
      'closes its calls while it is paused',
      closed('paused')
        .filter((call) => !others.includes(call))
        .toSorted(),
      calls.toSorted(),
    );
    if (!screens) continue;
    const paused = assembleRoutes(tenant, assembleScreens(set('paused'), manifests)).filter(
      (route) => route.isPaused,
    );
    // Of those that are part of this version.
    const known = screens.filter((id) => manifests.some((manifest) => manifest.id === id && manifest.load));
    record.equal(
      { key: pointer },
      'pauses its screens, and no others',
      [...new Set(paused.map(({ screen }) => screen.id))].toSorted(),
      known.toSorted(),
    );
  }
}
