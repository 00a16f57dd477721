import { type ClosedReason, closedCalls } from '../../runtime/assemble/closedCalls.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

/** The calls that a tenant's switches close, by method and template. */
export type ClosedCallsOf = (tenant: PublicTenant) => ReadonlyMap<string, ClosedReason>;

/** Folded once for each version of a tenant that stays unpacked. */
export function rememberClosedCalls(manifests: readonly Manifest[]): ClosedCallsOf {
  const known = new WeakMap<PublicTenant, ReturnType<ClosedCallsOf>>();
  return (tenant) => {
    const closed = known.get(tenant) ?? closedCalls(tenant, manifests);
    known.set(tenant, closed);
    return closed;
  };
}
