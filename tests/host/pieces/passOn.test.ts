/** What becomes of a call on its way to a gateway and back, without a host around it: quick. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type GatewayCall } from '../../../host/gateway/createGateway.ts';
import { createLimiter } from '../../../host/gateway/createLimiter.ts';
import { MAX_ANSWER_BYTES } from '../../../host/gateway/limitBody.ts';
import { NO_OBSERVER, type SeenCall } from '../../../host/observe/observer.ts';
import { PASSING_TRACER } from '../../../host/observe/tracer.ts';
import { startUpstream, type Upstream } from '../support/startUpstream.ts';

let upstream: Upstream;
let succeeded: Upstream['answer'];
beforeAll(async () => {
  upstream = await startUpstream();
  succeeded = upstream.answer;
});
afterAll(() => upstream.close());
const closing: (() => void)[] = [];
afterEach(() => {
  upstream.received.length = 0;
  upstream.answer = succeeded;
  for (const close of closing.splice(0)) close();
});

const CARDS = 'GET /users/{user}/cards';
const SECRETS: Readonly<Record<string, string>> = { ID: 'an id', SECRET: 'a secret' };
const LIMITS = { abusable: { burst: 2, perMinute: 1 }, all: { burst: 4, perMinute: 60 } };

interface Settings {
  readonly known?: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds?: number;
}

/** A gateway that answers calls of one tenant, with what its observer is told. */
function aGateway({ known = SECRETS, timeoutMilliseconds = 20_000 }: Settings = {}) {
  const seen: Partial<SeenCall>[] = [];
  const limited: string[] = [];
  const { answer, close } = createGateway({
    credentials: { read: (key) => known[key] ?? null },
    timeoutMilliseconds,
    limiter: createLimiter(() => new Date(0)),
    limits: { ...LIMITS, reports: LIMITS.all, telemetry: LIMITS.all },
    observer: {
      ...NO_OBSERVER,
      gatewayCall: ({ tenant, call, outcome }) => void seen.push({ tenant, call, outcome }),
      limited: (call) => void limited.push(call),
    },
  });
  closing.push(close);
  return { answer, close, seen, limited };
}

const aCall = (changes: Partial<GatewayCall> = {}): GatewayCall => ({
  trace: { id: 'trace 1', span: PASSING_TRACER.begin(undefined) },
  tenant: tenantAt(`${upstream.url}/bg/v1/`),
  clientAddress: '192.0.2.1',
  method: 'GET',
  address: '/v1/users/a%40b.example/cards?page_index=0&page_size=50',
  headers: { host: 'portal.example', 'x-portal-request': '1', accept: 'application/json', cookie: 'c' },
  body: null,
  signal: new AbortController().signal,
  ...changes,
});

const tenantAt = (rootUrl: string, closed: GatewayCall['tenant']['closed'] = new Map()) => ({
  code: 'bg',
  closed,
  connection: {
    rootUrl,
    clientId: 'ID',
    clientSecret: 'SECRET',
    clientIdHeader: 'x-client',
    clientSecretHeader: 'x-secret',
  },
});

const codeOf = (body: unknown) => JSON.parse(String(body)).meta.messages[0].code;

/** Never answers. */
const silent: Upstream['answer'] = (request) => void request.resume();

describe('a call that is passed on', () => {
  it('goes to the tenant’s own address as it came, with its credentials and what it may carry [CFG-34 CFG-35 T3 H3]', async () => {
    const { answer, seen } = aGateway();
    const { status, headers, body, template } = await answer(aCall());
    expect([status, headers, template]).toEqual([
      200,
      { 'content-type': 'application/json' },
      '/users/{user}/cards',
    ]);
    expect(await text(body as Exclude<typeof body, string>)).toBe('{"meta":{"status":"succeeded"}}');
    const [call, ...more] = upstream.received;
    expect(more).toEqual([]);
    expect(call).toMatchObject({
      method: 'GET',
      url: '/bg/v1/users/a%40b.example/cards?page_index=0&page_size=50',
      body: '',
    });
    expect(call?.headers).toEqual({
      host: upstream.url.replace('http://', ''),
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-request-id': 'trace 1',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0\d$/),
      'x-client': 'an id',
      'x-secret': 'a secret',
    });
    expect(seen).toEqual([{ tenant: 'bg', call: CARDS, outcome: 200 }]);
  });

  it('keeps its body, whose length is told; an address without a query stays so', async () => {
    const { answer } = aGateway();
    const headers = { ...aCall().headers, 'content-type': 'application/json' };
    const body = new TextEncoder().encode('{"name":"Ä"}');
    await answer(aCall({ method: 'POST', address: '/v1/users', headers, body }));
    expect(upstream.received).toMatchObject([
      { method: 'POST', url: '/bg/v1/users', body: '{"name":"Ä"}', headers: { 'content-length': '13' } },
    ]);
    expect(upstream.received[0]?.headers['transfer-encoding']).toBeUndefined();
  });

  it('uses one connection after another of a tenant’s own again, and none once it is closed', async () => {
    const { answer, close } = aGateway();
    const call = async (code: string) => {
      const tenant = { ...tenantAt(`${upstream.url}/v1`), code };
      const { status, body } = await answer(aCall({ tenant }));
      if (typeof body !== 'string') await text(body);
      return status;
    };
    for (const code of ['bg', 'bg', 'ro']) await call(code);
    const [first, second, other] = upstream.received.map(({ port }) => port);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    close();
    expect(await call('bg')).toBe(200);
    expect(upstream.received.at(-1)?.port).not.toBe(first);
  });

  it('speaks TLS where the address says so', async () => {
    const { answer, seen } = aGateway();
    const tenant = tenantAt(upstream.url.replace('http:', 'https:'));
    expect(await answer(aCall({ tenant }))).toMatchObject({ status: 502 });
    expect(upstream.received).toEqual([]);
    expect(seen).toEqual([{ tenant: 'bg', call: CARDS, outcome: 'failed' }]);
  });
});

describe('a call that is refused asks no gateway', () => {
  it.each<[string, Partial<GatewayCall>, number, string]>([
    ['of no path of the gateway [H1]', { address: '/v1/none' }, 404, 'NOT_FOUND'],
    ['of another version [API-01]', { address: '/v2/users/a/cards' }, 404, 'NOT_FOUND'],
    ['of the version alone [API-01]', { address: '/v1users/a/cards' }, 404, 'NOT_FOUND'],
    ['with a query that is cut in two [X10]', { address: '/v1/users/a/cards?a=b c' }, 404, 'NOT_FOUND'],
    ['with a fragment [X10]', { address: '/v1/users/a/cards?a=b#c' }, 404, 'NOT_FOUND'],
    ['with half an escape [X10]', { address: '/v1/users/a/cards?a=%4' }, 404, 'NOT_FOUND'],
    ['with an endless query [H3]', { address: `/v1/users/a/cards?${'a'.repeat(2_000)}` }, 404, 'NOT_FOUND'],
    ['of another site [H2]', { headers: { host: 'portal.example' } }, 403, 'FORBIDDEN'],
    ['by a method that is none of it', { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
  ])('%s', async (_, changes, status, code) => {
    const { answer, seen } = aGateway();
    const refused = await answer(aCall(changes));
    expect(refused.status).toBe(status);
    expect(codeOf(refused.body)).toBe(code);
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
    expect([seen, upstream.received]).toEqual([[], []]);
  });

  it.each<[string, string]>([
    ['a query of the greatest length', `?${'a'.repeat(1_999)}`],
    ['all that a query may hold', "?a=A9._~!$&'()*+,;=:@/?-%C3%A4"],
  ])('while %s passes [X10]', async (_, query) => {
    await aGateway().answer(aCall({ address: `/v1/users/a/cards${query}` }));
    expect(upstream.received.map(({ url }) => url)).toEqual([`/bg/v1/users/a/cards${query}`]);
  });

  it('says which methods there are, and names no template for what it does not know [H7]', async () => {
    const { answer } = aGateway();
    const { headers, template } = await answer(aCall({ method: 'PUT' }));
    expect([headers.allow, template]).toEqual(['GET, POST', 'unknown']);
    expect((await answer(aCall({ address: '/v1/none' }))).template).toBe('unknown');
    expect((await answer(aCall({ headers: {} }))).template).toBe('/users/{user}/cards');
  });

  it('tells what is switched off from what is paused', async () => {
    const { answer } = aGateway();
    const ask = async (reason: 'off' | 'paused') => {
      const tenant = tenantAt(upstream.url, new Map([[CARDS, reason]]));
      const { status, body, template } = await answer(aCall({ tenant }));
      return [status, codeOf(body), template];
    };
    expect(await ask('off')).toEqual([404, 'NOT_FOUND', '/users/{user}/cards']);
    expect(await ask('paused')).toEqual([503, 'SERVICE_PAUSED', '/users/{user}/cards']);
    expect(upstream.received).toEqual([]);
  });

  it.each([['ID'], ['SECRET']])('where its %s is not set [USE-08]', async (key) => {
    const { answer } = aGateway({ known: { ...SECRETS, [key]: '' } });
    const { status, body } = await answer(aCall());
    expect([status, codeOf(body)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(upstream.received).toEqual([]);
  });

  it('after too many of one address, and of those that are abused far sooner; these use up nothing else [H6]', async () => {
    const { answer, limited } = aGateway();
    const register = {
      method: 'POST',
      address: '/v1/users',
      headers: { ...aCall().headers, 'content-type': 'application/json' },
      body: new TextEncoder().encode('{}'),
    };
    const statusOf = async (changes?: Partial<GatewayCall>) => (await answer(aCall(changes))).status;
    for (let count = 0; count < 2; count += 1) expect(await statusOf(register)).toBe(200);
    const refused = await answer(aCall(register));
    expect([refused.status, codeOf(refused.body)]).toEqual([429, 'TOO_MANY_REQUEST']);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await statusOf({ ...register, clientAddress: '192.0.2.3' })).toBe(200);
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429]);
    expect(await statusOf({ clientAddress: '192.0.2.2' })).toBe(200);
    expect(limited).toEqual(['POST /users', CARDS]);
  });
});

describe('a gateway that fails', () => {
  const answering = (act: (response: ServerResponse) => void): Upstream['answer'] => {
    return (_request, response) => act(response);
  };
  const redirect = (status: number) =>
    answering((response) => response.writeHead(status, { location: 'https://evil.example/' }).end());

  it.each<[string, Upstream['answer'], number, SeenCall['outcome']]>([
    ['leads elsewhere for good, and is not followed [H5]', redirect(301), 502, 301],
    ['leads elsewhere, and is not followed [H5]', redirect(300), 502, 300],
    ['leads elsewhere in any way, and is not followed [H5]', redirect(399), 502, 399],
    [
      'says that its answer is too large [H3]',
      answering((response) => response.writeHead(200, { 'content-length': MAX_ANSWER_BYTES + 1 }).end()),
      502,
      200,
    ],
    ['hangs up', answering((response) => response.destroy()), 502, 'failed'],
    ['answers with an error of its own', answering((response) => response.writeHead(400).end()), 400, 400],
    [
      'answers with a status just below those',
      answering((response) => response.writeHead(299).end()),
      299,
      299,
    ],
  ])('%s', async (_, upstreamAnswer, status, outcome) => {
    upstream.answer = upstreamAnswer;
    const { answer, seen } = aGateway();
    expect((await answer(aCall())).status).toBe(status);
    expect(seen).toEqual([{ tenant: 'bg', call: CARDS, outcome }]);
    // Nothing is sent again over a connection that was new.
    expect(upstream.received).toHaveLength(1);
  });

  it('stays silent, and is waited for no longer than its time [H9]', async () => {
    upstream.answer = silent;
    const { answer, seen } = aGateway({ timeoutMilliseconds: 50 });
    const { status, body } = await answer(aCall());
    expect([status, codeOf(body)]).toEqual([504, 'GATEWAY_TIMEOUT']);
    expect(seen).toEqual([{ tenant: 'bg', call: CARDS, outcome: 'timeout' }]);
  });

  it('is left when whoever asked has gone [H9]', async () => {
    const gone = new AbortController();
    upstream.answer = () => gone.abort();
    const { answer, seen } = aGateway();
    expect((await answer(aCall({ signal: gone.signal }))).status).toBe(502);
    expect(seen).toEqual([{ tenant: 'bg', call: CARDS, outcome: 'aborted' }]);
  });
});
