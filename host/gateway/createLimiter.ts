import type { Limit } from '../../publish/gateway/callLimits.ts';

/** Token buckets (threat H6): one for each name, such as an address and a route. */
export interface Limiter {
  /** @returns 0 when the call may pass, else the whole seconds until the next may */
  take(name: string, limit: Limit): number;
}

interface Bucket {
  tokens: number;
  at: number;
  /** When it will be full again, and so need not be remembered. */
  fullAt: number;
}

/** Some 100 bytes each. */
const MAX_BUCKETS = 20_000;

/** Counts for this instance alone: no store is shared, so a fleet of hosts lets as many times more pass. */
export function createLimiter(now: () => Date, maxBuckets = MAX_BUCKETS): Limiter {
  const buckets = new Map<string, Bucket>();

  /** The full ones go first; then those that were used longest ago. */
  function makeRoom(time: number): void {
    if (buckets.size < maxBuckets) return;
    for (const [name, { fullAt }] of buckets) if (fullAt <= time) buckets.delete(name);
    for (const name of buckets.keys()) {
      if (buckets.size <= maxBuckets * 0.9) return;
      buckets.delete(name);
    }
  }

  return {
    take(name, { burst, perMinute }) {
      const time = now().getTime();
      const perMillisecond = perMinute / 60_000;
      const known = buckets.get(name);
      // A clock that is set back gives nothing and takes nothing.
      const gained = known ? Math.max(0, time - known.at) * perMillisecond : 0;
      const tokens = known ? Math.min(burst, known.tokens + gained) : burst;
      const left = tokens >= 1 ? tokens - 1 : tokens;
      if (!known) makeRoom(time);
      // Set anew, so that the order of the map is the order of use.
      buckets.delete(name);
      buckets.set(name, { tokens: left, at: time, fullAt: time + (burst - left) / perMillisecond });
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMillisecond / 1000);
    },
  };
}
