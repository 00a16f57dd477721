/** Answers that are too long, too slow or somewhere else end like any failure, on the side of the browser. */
import { describe, expect, it } from 'vitest';
import { createAppBackend } from '../../../runtime/gateway/appBackend.ts';
import { listCards } from '../../../runtime/gateway/cards.ts';
import { LONGEST_ANSWER, limitAnswers } from '../../../runtime/gateway/limitAnswers.ts';
import { createSend } from '../../../runtime/gateway/request.ts';
import { createProvider } from '../../../runtime/session/provider.ts';
import { aTenant } from '../../support/aTenant.ts';
import { fakeFetch, json, success } from '../../support/fakeFetch.ts';

/** A list of cards that goes on for so many bytes, and what became of whoever poured it. */
function pouring(bytes: number, head = '{"meta":{"status":"succeeded"},"data":[') {
  const state = { poured: 0, isStopped: false };
  const piece = new TextEncoder().encode(' '.repeat(64 * 1024));
  const body = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(new TextEncoder().encode(head)),
    pull(out) {
      if (state.poured >= bytes) {
        out.enqueue(new TextEncoder().encode(']}'));
        return out.close();
      }
      state.poured += piece.length;
      return out.enqueue(piece);
    },
    cancel: () => {
      state.isStopped = true;
    },
  });
  return { state, response: new Response(body, { headers: { 'x-request-id': 'ref-7' } }) };
}

const never = new AbortController().signal;
function gatewayWith(fetch: typeof globalThis.fetch, seconds = 20) {
  const credentials = {
    bearer: () => 'token',
    renew: async () => 'token',
    expire: () => {
      throw new Error('lost');
    },
    signal: () => never,
  };
  const limits = { readSeconds: seconds, writeSeconds: seconds };
  return createSend({ rootUrl: '/v1', credentials, fetch: limitAnswers(fetch), limits });
}
const backendWith = (fetch: typeof globalThis.fetch, timeoutSeconds = 20) =>
  createAppBackend({ rootUrl: '/api/v1', identifier: 'x', fetch: limitAnswers(fetch), timeoutSeconds });
const withoutEnd = () =>
  new ReadableStream<Uint8Array>({ start: (out) => out.enqueue(new TextEncoder().encode('[')) });

/** A body that ends with its request, as a browser's does. */
const dripping: typeof globalThis.fetch = async (_input, init) => {
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      out.enqueue(new TextEncoder().encode('['));
      init?.signal?.addEventListener('abort', () => out.error(init.signal?.reason));
    },
  });
  return new Response(body);
};

const FAILED = { name: 'GatewayError', code: 'connection-error', status: null };

describe('an answer of 20 MB', () => {
  it('is broken off, and ends a call of the gateway like a cut connection [USE-27]', async () => {
    const { state, response } = pouring(20 * 1024 * 1024);
    const cards = listCards(gatewayWith(fakeFetch(() => response).fetch), 'a');
    await expect(cards).rejects.toMatchObject({ ...FAILED, reference: 'ref-7' });
    expect(state.isStopped).toBe(true);
    expect(state.poured).toBeLessThan(LONGEST_ANSWER * 1.1);
  });

  it('is broken off when the app backend sends it [USE-27]', async () => {
    const { state, response } = pouring(20 * 1024 * 1024, '[');
    await expect(backendWith(fakeFetch(() => response).fetch).fetchLookup('countries')).rejects.toThrow();
    expect(state.isStopped).toBe(true);
  });

  it('is broken off when the provider sends it [USE-27]', async () => {
    const { sso } = aTenant().connection;
    const { state, response } = pouring(20 * 1024 * 1024, '{"access_token":[');
    const fetch: typeof globalThis.fetch = async () =>
      new Response(response.body, { headers: { 'content-type': 'application/json' } });
    await expect(createProvider(sso, 20, limitAnswers(fetch)).refresh('rt', {})).rejects.toThrow();
    expect(state.isStopped).toBe(true);
  });
});

describe('other answers', () => {
  it('come as they are, below the limit [USE-27]', async () => {
    const { state, response } = pouring(LONGEST_ANSWER - 128 * 1024);
    expect(await listCards(gatewayWith(fakeFetch(() => response).fetch), 'a')).toEqual([]);
    expect(state.isStopped).toBe(false);
    const answer = await limitAnswers(fakeFetch(json({ a: 1 }, 409, { 'x-request-id': 'r' })).fetch)('/x');
    expect([answer.status, answer.headers.get('x-request-id'), await answer.json()]).toEqual([
      409,
      'r',
      { a: 1 },
    ]);
  });

  it('that have no body stay what they are: a redirect that was not followed, 204 [USE-27]', async () => {
    for (const bare of [Response.error(), new Response(null, { status: 204 })]) {
      expect(await limitAnswers(async () => bare)('/x')).toBe(bare);
    }
  });

  it('that never end are given up in time [USE-27]', async () => {
    await expect(listCards(gatewayWith(dripping, 0.05), 'a')).rejects.toMatchObject(FAILED);
    await expect(backendWith(dripping, 0.05).fetchLookup('countries')).rejects.toThrow();
  });

  it('that are cut off are none [USE-27]', async () => {
    const cut = () => {
      const body = withoutEnd();
      return new Response(body.pipeThrough(new TransformStream({ transform: (_, out) => out.error('cut') })));
    };
    await expect(
      listCards(
        gatewayWith(async () => cut()),
        'a',
      ),
    ).rejects.toMatchObject(FAILED);
    await expect(backendWith(async () => cut()).fetchLookup('countries')).rejects.toThrow();
  });
});

describe('a redirect', () => {
  it('is never followed with what a call carries: gateway, app backend, provider [USE-27]', async () => {
    const asked: (string | undefined)[] = [];
    const fetch: typeof globalThis.fetch = async (_input, init) => {
      asked.push(init?.redirect);
      return success([]);
    };
    await listCards(gatewayWith(fetch), 'a');
    await backendWith(fetch).fetchLookup('countries');
    await createProvider(aTenant().connection.sso, 20, fetch)
      .refresh('rt', {})
      .catch(() => undefined);
    expect(asked).toEqual(['error', 'error', 'manual']);
  });
});
