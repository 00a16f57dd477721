import type { EarlyAnswer } from '../tenant/earlyAnswers.ts';

/** Answers are as good as those that come now for so long after the program has begun, in milliseconds. */
export const EARLY_MS = 15_000;

/**
 * A `fetch` that takes what the page has asked for already, each once, and only for who asks with the same credentials. What
 * did not come is asked for anew, unless that would send something twice.
 */
export function withEarlyAnswers(
  fetch: typeof globalThis.fetch,
  early: Map<string, EarlyAnswer> = globalThis.earlyAnswers ?? new Map(),
): typeof globalThis.fetch {
  setTimeout(() => early.clear(), EARLY_MS);
  return async (input, init = {}) => {
    const address = String(input);
    const known = early.get(address);
    early.delete(address);
    const { authorization = '' } = (init.headers ?? {}) as Record<string, string>;
    if (known?.authorization !== authorization) return fetch(input, init);
    return init.method === 'POST' ? known.answer : known.answer.catch(() => fetch(input, init));
  };
}
