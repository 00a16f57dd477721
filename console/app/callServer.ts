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

export const callServer: CallServer = withToken((path, init) => fetch(path, init));
