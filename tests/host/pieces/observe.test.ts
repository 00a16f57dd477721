/**
 * What a host tells whoever watches it: metrics and traces, quick, without a host. Over 250 lines: every metric with what it
 * counts.
 */
import { afterEach, describe, expect, it } from 'vitest';
import type { HostFacts } from '../../../host/observe/collectHost.ts';
import { createMetrics, MOST_TENANTS_OF_CALLS } from '../../../host/observe/createMetrics.ts';
import { exportTraces } from '../../../host/observe/exportTraces.ts';
import { observeHost } from '../../../host/observe/observeHost.ts';
import { NO_OBSERVER } from '../../../host/observe/observer.ts';
import { serveMetrics } from '../../../host/observe/serveMetrics.ts';
import { PASSING_TRACER } from '../../../host/observe/tracer.ts';
import { startUpstream, type Upstream } from '../support/startUpstream.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const clock = { milliseconds: 0 };
/** Metrics, and what they say of our own: lines of one name, without what the process says of itself. */
function aWatch() {
  clock.milliseconds = 0;
  const metrics = createMetrics(() => new Date(clock.milliseconds));
  const lines = async (name: string) =>
    (await metrics.text()).split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  return { metrics, lines };
}

const aRequest = { tenant: 'bg', route: '/:tenant', status: 200, isAborted: false, seconds: 0.02 };

describe('metrics of requests', () => {
  it.each([
    ['/:tenant', 'page'],
    ['/:tenant/*', 'page'],
    ['/*', 'page'],
    ['/', 'page'],
    ['/static/*', 'file'],
    ['gateway /users', 'gateway'],
    ['/readyz', 'own'],
    ['/x/:tenant', 'own'],
    ['/:tenant/*/x', 'own'],
  ])('%s are of the kind %s', async (route, kind) => {
    const { metrics, lines } = aWatch();
    metrics.request({ ...aRequest, route });
    expect(await lines('portal_requests_total')).toEqual([
      `portal_requests_total{tenant="bg",route="${route}",class="2xx"} 1`,
    ]);
    expect(await lines('portal_request_seconds_sum')).toEqual([
      `portal_request_seconds_sum{tenant="bg",kind="${kind}"} 0.02`,
    ]);
    expect((await lines('portal_request_seconds_bucket')).filter((line) => line.endsWith(' 0'))).toHaveLength(
      2,
    );
  });

  it('that nobody waited for to the end have no time, and those of nobody no tenant', async () => {
    const { metrics, lines } = aWatch();
    metrics.request({ ...aRequest, isAborted: true });
    metrics.request({ ...aRequest, tenant: null, status: 404 });
    expect(await lines('portal_requests_total')).toEqual([
      'portal_requests_total{tenant="bg",route="/:tenant",class="aborted"} 1',
      'portal_requests_total{tenant="",route="/:tenant",class="4xx"} 1',
    ]);
    expect(await lines('portal_request_seconds_count')).toEqual([
      'portal_request_seconds_count{tenant="",kind="page"} 1',
    ]);
  });

  it('name no more tenants once there are too many', async () => {
    const { metrics, lines } = aWatch();
    const call = { call: 'GET /users', outcome: 200, seconds: 1 } as const;
    for (let count = 0; count <= MOST_TENANTS_OF_CALLS; count += 1)
      metrics.gatewayCall({ ...call, tenant: `t${count}` });
    const counted = await lines('portal_gateway_seconds_count');
    expect(counted).toHaveLength(MOST_TENANTS_OF_CALLS + 1);
    expect(counted.at(-1)).toBe('portal_gateway_seconds_count{tenant="*",call="GET /users",class="2xx"} 1');
  });

  it('tell how calls ended, what was limited, and how long publishing took', async () => {
    const { metrics, lines } = aWatch();
    for (const outcome of [503, 'timeout', 'failed', 'aborted'] as const)
      metrics.gatewayCall({ tenant: 'bg', call: 'c', outcome, seconds: 2 });
    expect(await lines('portal_gateway_seconds_sum')).toEqual(
      ['5xx', 'timeout', 'failed', 'aborted'].map(
        (ending) => `portal_gateway_seconds_sum{tenant="bg",call="c",class="${ending}"} 2`,
      ),
    );
    metrics.limited('POST /users');
    metrics.published(0.3);
    expect(await lines('portal_limited_total')).toEqual(['portal_limited_total{call="POST /users"} 1']);
    expect(await lines('portal_publish_seconds_sum')).toEqual(['portal_publish_seconds_sum 0.3']);
  });

  it('take of pages what they tell, in seconds', async () => {
    const { metrics, lines } = aWatch();
    const errors = [{ screen: 'home', code: 'CONFLICT' }];
    metrics.page({ tenant: 'bg', screen: 'home', lcp: 1_500, inp: 90, cls: 0.02, errors });
    metrics.page({ tenant: 'bg', screen: 'home', lcp: null, inp: null, cls: null, errors: [] });
    expect(await lines('portal_page_lcp_seconds_(?:sum|count)')).toEqual([
      'portal_page_lcp_seconds_sum{tenant="bg"} 1.5',
      'portal_page_lcp_seconds_count{tenant="bg"} 1',
    ]);
    expect(await lines('portal_page_inp_seconds_sum')).toEqual([
      'portal_page_inp_seconds_sum{tenant="bg"} 0.09',
    ]);
    expect(await lines('portal_page_cls_sum')).toEqual(['portal_page_cls_sum{tenant="bg"} 0.02']);
    expect(await lines('portal_page_reports_total')).toEqual([
      'portal_page_reports_total{tenant="bg",screen="home"} 2',
    ]);
    expect(await lines('portal_page_errors_total')).toEqual([
      'portal_page_errors_total{tenant="bg",screen="home",code="CONFLICT"} 1',
    ]);
  });
});

describe('metrics of the host, as a scrape finds it', () => {
  const facts = (changes: Partial<HostFacts> = {}): HostFacts => ({
    isReady: true,
    build: { version: '1.2.3', hash: 'abc' },
    environment: 'uat',
    tenants: [
      { tenant: 'bg', isOk: true, serves: 'newest', version: 'v', borrowed: [] },
      {
        tenant: 'pl',
        isOk: false,
        serves: 'nothing',
        version: null,
        borrowed: [{ language: 'uk', from: 'en', texts: 7 }],
      },
    ],
    ...changes,
  });
  const NAMES =
    'portal_(?:ready|build_info|time_seconds|tenant_ok|tenant_info|words_borrowed|registry_\\w+|tenant_revision)';

  it('name nothing before there is a host, which is not ready', async () => {
    expect(await aWatch().lines(NAMES)).toEqual(['portal_ready 0', 'portal_time_seconds 0']);
  });

  it('are what is so now, and of nothing that was so before', async () => {
    const { metrics, lines } = aWatch();
    clock.milliseconds = 5_500;
    let now = facts();
    metrics.watch(() => now);
    expect(await lines(NAMES)).toEqual([
      'portal_ready 1',
      'portal_build_info{version="1.2.3",build="abc",environment="uat"} 1',
      'portal_time_seconds 5.5',
      'portal_tenant_ok{tenant="bg"} 1',
      'portal_tenant_ok{tenant="pl"} 0',
      'portal_tenant_info{tenant="bg",version="v",serves="newest"} 1',
      'portal_tenant_info{tenant="pl",version="",serves="nothing"} 1',
      'portal_words_borrowed{tenant="pl",language="uk",from="en"} 7',
    ]);
    now = facts({ isReady: false, tenants: [] });
    expect(await lines('portal_(?:ready|tenant_\\w+|words_borrowed)')).toEqual(['portal_ready 0']);
  });

  it('say how far a host is behind, for as long as it is', async () => {
    const { metrics, lines } = aWatch();
    const lag = () => lines('portal_registry_lag_seconds');
    metrics.registry.heard(5);
    clock.milliseconds = 3_000;
    expect(await lag()).toEqual(['portal_registry_lag_seconds 3']);
    metrics.registry.heard(4);
    metrics.registry.served(4);
    expect(await lines('portal_registry_(?:heard_)?revision')).toEqual([
      'portal_registry_revision 4',
      'portal_registry_heard_revision 5',
    ]);
    expect(await lag()).toEqual(['portal_registry_lag_seconds 3']);
    metrics.registry.served(6, () => new Map([['bg', 6]]));
    expect(await lag()).toEqual(['portal_registry_lag_seconds 0']);
    expect(await lines('portal_tenant_revision')).toEqual(['portal_tenant_revision{tenant="bg"} 6']);
    metrics.registry.heard(7);
    clock.milliseconds = 1_000;
    expect(await lag()).toEqual(['portal_registry_lag_seconds 0']);
  });
});

describe('where metrics are asked for', () => {
  it('they are at their own address alone, to be read by GET, by nobody to be kept', async () => {
    const { metrics } = aWatch();
    const { url, close } = await serveMetrics(metrics, 0, '127.0.0.1');
    closing.push(close);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    const answer = await fetch(`${url}?a=b`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toBe(metrics.contentType);
    expect(await answer.text()).toContain('# HELP portal_requests_total');
    const statuses = [
      await fetch(url, { method: 'HEAD' }),
      await fetch(url, { method: 'POST' }),
      await fetch(`${url}x`),
      await fetch(`${url}x`, { method: 'POST' }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 405, 404, 404]);
    await expect(serveMetrics(metrics, Number(new URL(url).port), '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  });

  it('an answer that cannot be made is an error, and the next one is asked for anew', async () => {
    const { metrics } = aWatch();
    let fails = true;
    const text = () => (fails ? Promise.reject(new Error('no')) : metrics.text());
    const { url, close } = await serveMetrics({ ...metrics, text }, 0, '127.0.0.1');
    closing.push(close);
    expect((await fetch(url)).status).toBe(500);
    fails = false;
    expect((await fetch(url)).status).toBe(200);
  });

  it('nothing is served, loaded or told where they are not', async () => {
    const at = { address: '127.0.0.1', version: '1', environment: 'dev', now: () => new Date(0) };
    const none = await observeHost(at);
    expect([none.observer, none.tracer, await none.listen()]).toEqual([NO_OBSERVER, PASSING_TRACER, null]);
    none.watch(() => {
      throw new Error('Nobody asks.');
    });
    await none.close();
    const some = await observeHost({ ...at, metricsPort: 0, metricsAddress: '127.0.0.1' });
    closing.push(() => some.close());
    const url = await some.listen();
    expect(await (await fetch(url ?? '')).text()).toContain('portal_requests_total');
  });
});

describe('traces that are recorded', () => {
  const [TRACE, SPAN] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  let collector: Upstream;

  async function record(share: number, slash = '') {
    collector = await startUpstream();
    closing.push(() => collector.close());
    const endpoint = collector.url + slash;
    return exportTraces({ endpoint, share, version: '1.2.3', environment: 'uat' });
  }
  /** Spans that have arrived, by name, with their attributes. */
  const arrived = () =>
    collector.received.flatMap(({ url, body }) => {
      const { resourceSpans } = JSON.parse(body);
      const plain = (list: readonly { key: string; value: object }[]) =>
        Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));
      return resourceSpans.flatMap((each: { resource: { attributes: [] }; scopeSpans: { spans: [] }[] }) =>
        each.scopeSpans.flatMap(({ spans }) =>
          spans.map(
            (span: {
              name: string;
              kind: number;
              traceId: string;
              parentSpanId: string;
              status: object;
              attributes: [];
            }) => ({
              url,
              of: plain(each.resource.attributes)['service.version'],
              name: span.name,
              kind: span.kind,
              traceId: span.traceId,
              parent: span.parentSpanId,
              status: span.status,
              attributes: plain(span.attributes),
            }),
          ),
        ),
      );
    });

  it('go on with the caller’s, name templates, and are handed out at the end [H7]', async () => {
    const tracer = await record(1, '/');
    const request = tracer.begin(`00-${TRACE}-${SPAN}-00`);
    expect([request.traceId, request.traceparent]).toEqual([
      TRACE,
      expect.stringMatching(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`)),
    ]);
    const call = request.call('GET /users');
    expect(call.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    expect(call.traceparent).not.toBe(request.traceparent);
    call.end('GET /users/{user}', { status: 0, tenant: 'bg' });
    request.end('GET /:tenant/*', { status: 502, tenant: null });
    await tracer.close();
    const own = request.traceparent.split('-')[2];
    expect(arrived()).toEqual([
      {
        url: '/v1/traces',
        of: '1.2.3',
        name: 'GET /users/{user}',
        kind: 3,
        traceId: TRACE,
        parent: own,
        status: { code: 2 },
        attributes: {
          'http.request.method': 'GET',
          'url.template': '/users/{user}',
          'portal.tenant': 'bg',
        },
      },
      {
        url: '/v1/traces',
        of: '1.2.3',
        name: 'GET /:tenant/*',
        kind: 2,
        traceId: TRACE,
        parent: SPAN,
        status: { code: 2 },
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/:tenant/*',
          'http.response.status_code': 502,
        },
      },
    ]);
  });

  it('begin here where nobody called, and are no error below 500', async () => {
    const tracer = await record(1);
    tracer.begin(undefined).end('GET /', { status: 499, tenant: 'bg' });
    await tracer.close();
    expect(arrived()).toMatchObject([{ parent: undefined, status: { code: 0 } }]);
  });

  it('are as many as the host is told, whatever the caller’s flag says', async () => {
    const tracer = await record(0);
    const span = tracer.begin(`00-${TRACE}-${SPAN}-01`);
    expect(span.traceparent).toMatch(/-00$/);
    span.end('GET /', { status: 200, tenant: null });
    await tracer.close();
    expect(collector.received).toEqual([]);
  });

  it('are handed on where nobody records: of one trace, each part its own', () => {
    const span = PASSING_TRACER.begin(`00-${TRACE}-${SPAN}-01`);
    const call = span.call('GET /users');
    expect([span.traceId, call.traceId]).toEqual([TRACE, TRACE]);
    expect(new Set([SPAN, span.traceparent.split('-')[2], call.traceparent.split('-')[2]]).size).toBe(3);
    expect(call.traceparent).toMatch(/-01$/);
  });
});
