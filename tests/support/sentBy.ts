/** What one call to the gateway sends, for tests of the calls themselves. */
import { createSend, type Send } from '../../runtime/gateway/request.ts';
import { type FakeAnswer, fakeFetch, success } from './fakeFetch.ts';

export const USER = 'ana+7@xx.example';
/** Path of the person, as it is sent. */
export const ENCODED = '/v1/users/ana%2B7%40xx.example';

/** A gateway that gives these answers, then nothing but success. */
export function gatewayOf(...answers: readonly FakeAnswer[]) {
  const { fetch, sent } = fakeFetch(...(answers.length > 0 ? answers : [success({})]));
  const { signal } = new AbortController();
  const credentials = {
    bearer: () => 'token',
    renew: async () => 'token',
    expire: () => {
      throw new Error('lost');
    },
    signal: () => signal,
  };
  const limits = { readSeconds: 20, writeSeconds: 30 };
  return { send: createSend({ rootUrl: '/v1', credentials, fetch, limits }), sent };
}

/** Method, path and body of what one call sends, and whether it carries a bearer. */
export async function sentBy(run: (send: Send) => Promise<unknown>) {
  const { send, sent } = gatewayOf();
  // Whether the answer is one is not asked here.
  await run(send).catch(() => undefined);
  const [request] = sent;
  if (!request || sent.length > 1) throw new Error(`${sent.length} requests were sent.`);
  return {
    line: `${request.method} ${request.url}`,
    body: request.body === null ? null : (JSON.parse(request.body) as Record<string, unknown>),
    hasBearer: request.headers.has('authorization'),
  };
}
