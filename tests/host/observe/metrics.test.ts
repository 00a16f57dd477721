import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../../../host/observe/createMetrics.ts';
import { requestRaw } from '../support/requestRaw.ts';
import { startTestHost, type TestHost, withGateway } from '../support/startTestHost.ts';
import { startUpstream, type Upstream } from '../support/startUpstream.ts';

let upstream: Upstream;
let collector: Upstream;
let test: TestHost;
const own = { 'x-portal-request': '1' };
const SOON = { timeout: 30_000 };
const SENT = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

beforeAll(async () => {
  upstream = await startUpstream();
  collector = await startUpstream();
  test = await startTestHost(
    {
      metricsPort: 0,
      traceEndpoint: collector.url,
      limits: {
        all: { burst: 1_000, perMinute: 1_000 },
        abusable: { burst: 1, perMinute: 1 },
        reports: { burst: 10, perMinute: 10 },
        telemetry: { burst: 10, perMinute: 10 },
      },
    },
    (folder) => withGateway(folder, upstream.url),
  );
});
afterAll(async () => {
  await test.close();
  await Promise.all([upstream.close(), collector.close()]);
});

const scrape = async () => (await fetch(test.host.metricsUrl ?? '')).text();
/** The value of one line, by its name and labels in any order; null where there is none. */
const value = async (name: string, labels: Record<string, string> = {}) =>
  valueIn(await scrape(), name, labels);

function valueIn(text: string, name: string, labels: Record<string, string>): number | null {
  const wanted = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  const line = text
    .split('\n')
    .find((each) => new RegExp(`^${name}[{ ]`).test(each) && wanted.every((part) => each.includes(part)));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}
const call = (path: string, options: Parameters<typeof requestRaw>[2] = {}) =>
  requestRaw(test.host.url, path, { ...options, headers: { ...own, ...options.headers } });

describe('the metrics', () => {
  it('count requests by tenant, template and class, and none of them by address [H7]', async () => {
    await test.get('/bg/my-cards/card-details/canary-77');
    await test.get('/zz/canary@mail.example');
    await call('/bg/gateway/v1/users/canary%40mail.example/cards');
    await vi.waitFor(async () => {
      const counted = { tenant: 'bg', route: '/:tenant/*', class: '2xx' };
      expect(await value('portal_requests_total', counted)).toBeGreaterThanOrEqual(1);
      expect(await value('portal_requests_total', { tenant: '', route: '/*', class: '4xx' })).toBe(1);
      const called = { tenant: 'bg', route: 'gateway /users/{user}/cards', class: '2xx' };
      expect(await value('portal_requests_total', called)).toBe(1);
    }, SOON);
    expect(await value('portal_request_seconds_count', { tenant: 'bg', kind: 'gateway' })).toBe(1);
    expect(await scrape()).not.toMatch(/canary|mail\.example/);
  });

  it('tell how long each gateway took, by call and by how it ended', async () => {
    const labels = { tenant: 'pl', call: 'GET /users/{user}' };
    await call('/pl/gateway/v1/users/a');
    const answer = upstream.answer;
    upstream.answer = (_request, response) => response.writeHead(503).end('{}');
    await call('/pl/gateway/v1/users/a');
    upstream.answer = (request) => request.socket.destroy();
    await call('/pl/gateway/v1/users/a');
    upstream.answer = answer;
    expect(await value('portal_gateway_seconds_count', { ...labels, class: '2xx' })).toBe(1);
    expect(await value('portal_gateway_seconds_count', { ...labels, class: '5xx' })).toBe(1);
    expect(await value('portal_gateway_seconds_count', { ...labels, class: 'failed' })).toBe(1);
  });

  it('count what the limits refused', async () => {
    const register = () =>
      call('/ro/gateway/v1/users', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    expect([(await register()).status, (await register()).status]).toEqual([200, 429]);
    expect(await value('portal_limited_total', { call: 'POST /users' })).toBe(1);
  });

  it('name each tenant with whether it is well, and leave the host ready [USE-08]', async () => {
    expect(await value('portal_tenant_ok', { tenant: 'bg' })).toBe(1);
    const good = await test.read('bg.json');
    await test.write('bg.json', good.replace('"cardAcceptance": "on"', '"cardAcceptance": "onn"'));
    await vi.waitFor(async () => expect(await value('portal_tenant_ok', { tenant: 'bg' })).toBe(0), SOON);
    expect(await value('portal_tenant_info', { tenant: 'bg', serves: 'last-good' })).toBe(1);
    expect(await value('portal_tenant_ok', { tenant: 'pl' })).toBe(1);
    expect(await value('portal_ready')).toBe(1);
    await test.write('bg.json', good);
    await vi.waitFor(async () => expect(await value('portal_tenant_ok', { tenant: 'bg' })).toBe(1), SOON);
    expect(await value('portal_publish_seconds_count')).toBeGreaterThanOrEqual(2);
  });

  it('name the version that the pages of a tenant carry', async () => {
    const { headers } = await test.get('/ro/');
    const [, version = ''] = /"([0-9a-f]{16})"/.exec(headers.get('etag') ?? '') ?? [];
    expect(await value('portal_tenant_info', { tenant: 'ro', version, serves: 'newest' })).toBe(1);
  });

  it('say how far a host is behind its registry once that is known', async () => {
    let now = 0;
    const watched = createMetrics(() => new Date(now));
    const said = async (name: string, labels = {}) => valueIn(await watched.text(), name, labels);
    expect(await said('portal_registry_connected')).toBeNull();
    const { registry } = watched;
    registry.connected(true);
    registry.served(41, () => new Map([['bg', 40]]));
    expect(await said('portal_registry_lag_seconds')).toBe(0);
    registry.heard(43);
    now += 2_000;
    expect(await said('portal_registry_lag_seconds')).toBe(2);
    expect(await said('portal_registry_revision')).toBe(41);
    expect(await said('portal_registry_heard_revision')).toBe(43);
    expect(await said('portal_tenant_revision', { tenant: 'bg' })).toBe(40);
    registry.served(43);
    registry.connected(false);
    expect(await said('portal_registry_lag_seconds')).toBe(0);
    expect(await said('portal_registry_connected')).toBe(0);
  });

  it('are on a port of their own, and nowhere on the public one', async () => {
    expect(await (await test.get('/metrics')).text()).not.toContain('portal_requests_total');
    const other = new URL('/', test.host.metricsUrl ?? '');
    expect((await fetch(other)).status).toBe(404);
    expect((await fetch(test.host.metricsUrl ?? '', { method: 'POST' })).status).toBe(405);
    expect((await fetch(test.host.metricsUrl ?? '')).headers.get('content-type')).toMatch(/^text\/plain/);
  });
});

describe('a trace', () => {
  const last = () => upstream.received.at(-1)?.headers ?? {};

  it('is taken up from the caller and handed on to the gateway, with the reference of the answer', async () => {
    const traceparent = `00-${SENT.traceId}-${SENT.spanId}-01`;
    const { head } = await call('/bg/gateway/v1/users/a', {
      headers: { traceparent, tracestate: 'canary=1', 'x-request-id': 'mine' },
    });
    expect(last().traceparent).toMatch(new RegExp(`^00-${SENT.traceId}-[0-9a-f]{16}-01$`));
    expect(last().traceparent).not.toContain(SENT.spanId);
    expect(last()['x-request-id']).toBe(/^x-request-id: (.*)$/im.exec(head)?.[1]?.trim());
    expect(last().tracestate).toBeUndefined();
    await vi.waitFor(
      () => expect(test.log).toContainEqual(expect.objectContaining({ traceId: SENT.traceId })),
      SOON,
    );
  });

  it.each([
    ['that is missing', undefined],
    ['of zeros', `00-${'0'.repeat(32)}-${SENT.spanId}-01`],
    ['of a version that is none', `ff-${SENT.traceId}-${SENT.spanId}-01`],
    ['with more than its version has', `00-${SENT.traceId}-${SENT.spanId}-01-canary`],
    ['with other letters', `00-${SENT.traceId.toUpperCase()}-${SENT.spanId}-01`],
  ])('begins anew at a traceparent %s', async (_what, traceparent) => {
    await call('/bg/gateway/v1/users/a', { headers: traceparent ? { traceparent } : {} });
    expect(last().traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
    expect(last().traceparent?.toString().toLowerCase()).not.toContain(SENT.traceId);
  });

  it('reaches the collector with templates alone, when the host ends at the latest [H7]', async () => {
    await call('/bg/gateway/v1/users/canary%40mail.example/cards?page_index=canary');
    const spans = () => {
      const bodies = collector.received.map(({ body }) => body);
      expect(bodies.join()).not.toMatch(/canary|mail\.example/);
      return bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: unknown[] }[] }) =>
          each.scopeSpans.flatMap((scope) => scope.spans),
        ),
      );
    };
    await vi.waitFor(
      () =>
        expect(spans()).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ name: 'GET gateway /users/{user}/cards', kind: 2 }),
            expect.objectContaining({ name: 'GET /users/{user}/cards', kind: 3 }),
          ]),
        ),
      SOON,
    );
    expect(collector.received.every(({ url }) => url === '/v1/traces')).toBe(true);
  });
});
