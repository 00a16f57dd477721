import type { Refusal } from '#runtime';

/** Refusals of the caller, not of the address: not signed in, not allowed, too often. */
const OF_CALLER: readonly (number | null)[] = [401, 403, 429];

/**
 * Whether a failure may be told: no connection, a server that fails, a caller who asks too often. Anything else
 * could tell who has an account, so it looks like success (spec-notes 28).
 */
export function isHonestFailure({ code, status }: Pick<Refusal, 'code' | 'status'>): boolean {
  return code === 'connection-error' || OF_CALLER.includes(status) || (status ?? 0) >= 500;
}
