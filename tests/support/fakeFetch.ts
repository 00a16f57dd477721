/** A `fetch` that answers from a list and keeps what was asked. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | null;
}

export type FakeAnswer = Response | Error | ((request: SentRequest) => Response | Promise<Response>);

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export function success(data: unknown): Response {
  return json({ meta: { status: 'succeeded', messages: [] }, data });
}

/** The last answer repeats for every further request. */
export function fakeFetch(...answers: readonly FakeAnswer[]): { fetch: typeof fetch; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const request = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' || init.body instanceof URLSearchParams ? String(init.body) : null,
    };
    sent.push(request);
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) throw new Error('No answer is prepared.');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(request) : answer.clone();
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}
