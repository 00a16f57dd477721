/** As the browser's `fetch`, below the console's own origin. */
export type CallServer = (path: string, init?: RequestInit) => Promise<Response>;

/** The console was started again: its page brings the new token, and what was typed stays. */
export function withToken(fetch: CallServer): CallServer {
  return async (path, init) => {
    const answer = await fetch(path, init);
    if (answer.status !== 401) return answer;
    await (await fetch('/')).text();
    return fetch(path, init);
  };
}

/**
 * For how long an answer is waited for, in minutes. The longest work of the console is to compile all tenants that share a
 * file, which takes seconds; hosts take up by themselves what was published, and no call waits for them.
 */
export const LONGEST_MINUTES = 3;

/** A call, its answer included, ends with a `TimeoutError` once it took that long: what waits for it waits no more. */
export function withLimit(fetch: CallServer): CallServer {
  return (path, init) => {
    const limit = AbortSignal.timeout(LONGEST_MINUTES * 60_000);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(path, { ...init, signal });
  };
}

/** Whether a call ended because nobody answered in time: whether it was carried out is not known. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** As the browser's, with that limit. */
export const fetchInTime: CallServer = withLimit((path, init) => fetch(path, init));

export const callServer: CallServer = withToken(fetchInTime);
