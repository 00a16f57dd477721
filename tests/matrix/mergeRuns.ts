/** A run of a part of the matrix keeps what earlier runs found of the rest, each with its own time. */
import { type Check, idOf } from './check.ts';

export interface EarlierRun {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly checks: readonly Check[];
}

/**
 * @param isRunAgain whether a check belongs to what was run now: then it is gone unless it was found again
 * @param tenants codes of those that there are: what was said of others is gone with them
 */
export function mergeRuns(
  before: EarlierRun | null,
  fresh: readonly Check[],
  isRunAgain: (check: Check) => boolean,
  tenants: readonly string[],
): readonly Check[] {
  const found = new Set(fresh.map(idOf));
  const kept = (before?.checks ?? []).filter(
    (check) => tenants.includes(check.tenant) && !isRunAgain(check) && !found.has(idOf(check)),
  );
  return [...kept.map((check) => ({ ...check, at: check.at ?? before?.startedAt ?? '' })), ...fresh];
}

/** When the oldest of the checks was found; null when all are of the report's own run. */
export function oldestOf(checks: readonly Pick<Check, 'at'>[]): string | null {
  return checks.flatMap(({ at }) => (at ? [at] : [])).sort()[0] ?? null;
}
