import { prerenderTimes } from '../../publish/page/prerenderTimes.ts';
import type { ServedTenant } from './servedTenant.ts';

/** When a dated value or a page of one of these changes next, in milliseconds since 1970; null without tenants. */
export function nextChange(tenants: readonly ServedTenant[], now: Date): number | null {
  const times = tenants.map(({ changesAt, publicTenant }) =>
    Math.min(
      changesAt ?? Number.POSITIVE_INFINITY,
      prerenderTimes(publicTenant, now).prerenderAgainAt.getTime(),
    ),
  );
  // No spread: an argument for each of many thousands is more than a call takes.
  return times.length === 0 ? null : times.reduce((first, time) => Math.min(first, time));
}
