import { prerenderTimes } from '../../publish/page/prerenderTimes.ts';
import { briefOf, type ServedTenant } from './servedTenant.ts';

/** When a dated value or a page of one of these changes next, in milliseconds since 1970; null without tenants. */
export function nextChange(tenants: Iterable<ServedTenant>, now: Date): number | null {
  let first = Number.POSITIVE_INFINITY;
  for (const tenant of tenants) {
    const { changesAt } = tenant;
    const again = prerenderTimes(briefOf(tenant), now).prerenderAgainAt.getTime();
    first = Math.min(first, again, changesAt ?? again);
  }
  return first === Number.POSITIVE_INFINITY ? null : first;
}
