import { instantOf } from '../../compiler/today.ts';
import { furthestTime, startOf } from '../../runtime/tenant/currentNotices.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

export interface PrerenderTimes {
  /** An instant at which the page looks as it does now: the same until it changes, so that its bytes are too. */
  readonly prerenderedAt: Date;
  /** When it looks different next: a notice begins or ends, or the year in its footer does. */
  readonly prerenderAgainAt: Date;
}

/** As they were asked for last: they hold until the page looks different, and a host asks for all its tenants. */
const known = new WeakMap<
  object,
  { readonly times: PrerenderTimes; readonly from: number; readonly until: number }
>();

/** Between which instants a tenant's home page stays the same. Pure. */
export function prerenderTimes(
  tenant: Pick<PublicTenant, 'notices' | 'timeZone'>,
  now: Date,
): PrerenderTimes {
  const last = known.get(tenant);
  const instant = now.getTime();
  if (last && last.from <= instant && instant < last.until) return last.times;
  const times = findTimes(tenant, now);
  const from = times.prerenderedAt.getTime();
  known.set(tenant, { times, from, until: times.prerenderAgainAt.getTime() });
  return times;
}

function findTimes(
  { notices, timeZone }: Pick<PublicTenant, 'notices' | 'timeZone'>,
  now: Date,
): PrerenderTimes {
  const local = furthestTime(now, timeZone);
  const year = Number(local.slice(0, 4));
  const newYears = [year, year + 1].map((each) => `${each}-01-01T00:00`);
  const edges = notices.flatMap(({ from, until }) => (until === null ? [from] : [from, until])).map(startOf);
  const times = [...newYears, ...edges].sort();
  const at = (time: string | undefined) => new Date(instantOf(time ?? local, timeZone));
  return {
    prerenderedAt: at(times.findLast((time) => time <= local)),
    prerenderAgainAt: at(times.find((time) => time > local)),
  };
}
