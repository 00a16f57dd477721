import type { GatewayCall } from '../../schemas/gatewayCalls.ts';
import type { TenantOptions } from '../tenant/pageData.ts';
import { stateOfScreen } from './assembleScreens.ts';
import type { Manifest } from './manifest.ts';

/** Why a call is closed: `paused` while somebody who needs it is paused, `off` when the tenant offers it nowhere. */
export type ClosedReason = 'paused' | 'off';

interface Declaration {
  readonly call: GatewayCall;
  readonly state: 'on' | ClosedReason;
}

/**
 * The gateway calls that a tenant's switches close: those of which every screen and part that declares them is
 * paused or off. Screens that are not built yet count as well.
 */
export function closedCalls(
  tenant: TenantOptions,
  manifests: readonly Manifest[],
): ReadonlyMap<GatewayCall, ClosedReason> {
  const byCall = Map.groupBy(
    manifests.flatMap((manifest) => declarationsOf(tenant, manifest)),
    ({ call }) => call,
  );
  return new Map(
    [...byCall].flatMap(([call, declarations]): [GatewayCall, ClosedReason][] => {
      const states = declarations.map(({ state }) => state);
      if (states.includes('on')) return [];
      return [[call, states.includes('paused') ? 'paused' : 'off']];
    }),
  );
}

/** A part is never more open than its screen. */
function declarationsOf(tenant: TenantOptions, manifest: Manifest): Declaration[] {
  const screen = stateOfScreen(tenant, manifest);
  const own = (manifest.calls ?? []).map((call) => ({ call, state: screen }));
  const ofParts = (manifest.parts ?? []).flatMap(({ section, calls }) => {
    const state = screen === 'on' ? tenant.profile[section] : screen;
    return calls.map((call) => ({ call, state }));
  });
  return [...own, ...ofParts];
}
