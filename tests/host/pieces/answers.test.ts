/**
 * What the host makes of a request, and how an answer is written, without a host around it: quick. Over 250 lines: one helper
 * asks every part that answers, each with what it takes and what it refuses.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyRequest, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledTenant } from '../../../compiler/compileTenant.ts';
import type { GatewayCall } from '../../../host/gateway/createGateway.ts';
import { createLimiter } from '../../../host/gateway/createLimiter.ts';
import { NO_OBSERVER, type PageReport } from '../../../host/observe/observer.ts';
import { PASSING_TRACER } from '../../../host/observe/tracer.ts';
import { type Answer, textAnswer } from '../../../host/serve/answer.ts';
import { handleCspReports } from '../../../host/serve/handleCspReports.ts';
import { type HandleContext, handleRequest } from '../../../host/serve/handleRequest.ts';
import { handleTelemetry } from '../../../host/serve/handleTelemetry.ts';
import { createTenantMatcher } from '../../../host/serve/matchTenant.ts';
import { mayBeBehind } from '../../../host/serve/mayBeBehind.ts';
import { readStaticFile, readStaticFiles, toStaticFile } from '../../../host/serve/readStaticFiles.ts';
import { sendAnswer } from '../../../host/serve/sendAnswer.ts';
import { aTenant } from '../../support/aTenant.ts';

/** What a server makes of a request by this answer. */
async function ask(answer: (request: FastifyRequest) => Answer | Promise<Answer>, options: InjectOptions) {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('*', async (request, reply) =>
    sendAnswer(request, reply, await answer(request), { 'x-base': 'a', 'cache-control': 'base' }),
  );
  const { statusCode, headers, body, rawPayload } = await app.inject(options);
  await app.close();
  return { status: statusCode, headers, body, bytes: rawPayload };
}

const bg = {
  publicTenant: aTenant({ code: 'bg', telemetry: 'on', languages: ['bg'] }),
  hostConnection: { gateway: { rootUrl: 'https://gateway.example' } },
} as Partial<CompiledTenant> as CompiledTenant;
const pl = {
  publicTenant: aTenant({
    code: 'pl',
    telemetry: 'off',
    hosts: { singleTenant: ['karty.example'], domainExtension: false },
  }),
  hostConnection: { gateway: { rootUrl: 'https://gateway.example' } },
} as Partial<CompiledTenant> as CompiledTenant;
const match = createTenantMatcher({
  tenants: new Map([
    ['bg', bg],
    ['pl', pl],
  ]),
});

const page: Answer = {
  status: 200,
  route: '/',
  tenant: 'bg',
  headers: { 'content-type': 'text/html', etag: 'W/"v1"', 'cache-control': 'no-cache' },
  body: { identity: Buffer.from('whole'), br: Buffer.from('br'), gzip: Buffer.from('gzip') },
};

describe('an answer that is written', () => {
  const get = (headers: Record<string, string>, answer = page) => ask(() => answer, { url: '/', headers });

  it('has the headers of every answer, in the place of which its own stand', async () => {
    const { status, headers, body } = await get({});
    expect([status, body]).toEqual([200, 'whole']);
    expect(headers).toMatchObject({
      'x-base': 'a',
      'cache-control': 'no-cache',
      etag: 'W/"v1"',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('is sent to whoever takes %s as %s', async (accepted, name) => {
    const { headers, body } = await get({ 'accept-encoding': accepted });
    expect([headers['content-encoding'], body]).toEqual([name, name]);
  });

  it.each([
    ['"v1"', 304],
    ['W/"v1"', 304],
    ['"other", W/"v1"', 304],
    ['*', 304],
    ['"other"', 200],
  ])('to whoever has %s is %i', async (known, status) => {
    const answer = await get({ 'if-none-match': known });
    expect([answer.status, answer.body]).toEqual([status, status === 304 ? '' : 'whole']);
  });

  it('is whole where it is no page that somebody may have, and says of a text nothing of encodings', async () => {
    const missing = { ...page, status: 404 };
    expect((await get({ 'if-none-match': '*' }, missing)).status).toBe(404);
    const text = await get({ 'accept-encoding': 'br' }, textAnswer(404, '/*', 'Not found'));
    expect([text.status, text.body, text.headers.vary]).toEqual([404, 'Not found\n', undefined]);
    expect((await get({}, { ...page, status: 204, body: null })).body).toBe('');
  });
});

describe('whether an answer may be older than what another host has given', () => {
  const isBehind = async (options: InjectOptions, answer: Answer = page) => {
    let result: boolean | null = null;
    await ask((request) => {
      result = mayBeBehind(request, answer);
      return answer;
    }, options);
    return result;
  };
  const missing = textAnswer(404, '/*', 'Not found');
  const known = { 'if-none-match': '"v2"' };

  it.each<[string, InjectOptions, Answer, boolean]>([
    ['a page of a version that is not ours', { url: '/bg/', headers: known }, page, true],
    ['the same for its headers alone', { url: '/bg/', headers: known, method: 'HEAD' }, page, true],
    ['a page that we have as well', { url: '/bg/', headers: { 'if-none-match': '"v1"' } }, page, false],
    ['a page that nobody has named', { url: '/bg/' }, page, false],
    ['a page that is gone here', { url: '/bg/', headers: known }, missing, true],
    ['an address that nobody knows', { url: '/bg/' }, missing, false],
    ['an answer without a version', { url: '/bg/', headers: known }, textAnswer(200, '/', 'a'), false],
    ['an error', { url: '/bg/', headers: known }, { ...page, status: 500 }, false],
    ['words that we have not', { url: '/static/words/en-1.json' }, missing, true],
    ['words that we have', { url: '/static/words/en-1.json' }, page, false],
    ['a script, which a build makes', { url: '/static/c/a.js' }, missing, false],
    ['an address that ends like words', { url: '/x/static/words/en-1.json' }, missing, false],
    ['what is sent', { url: '/static/words/en-1.json', method: 'POST', headers: known }, missing, false],
  ])('%s', async (_, options, answer, expected) => expect(await isBehind(options, answer)).toBe(expected));
});

describe('what a page tells of itself, as it is taken', () => {
  const report = { screen: 'home', version: null, lcp: 1, inp: 2, cls: 0 };
  async function tell(payload: string | null, found = match('', '/bg/'), times = 1) {
    const told: PageReport[] = [];
    const lines: object[] = [];
    const limited: string[] = [];
    const limiter = createLimiter(() => new Date(0));
    const languages = new Map([['bg', { words: new Map([['error-messages.CONFLICT', 'a']]) }]]);
    if (!found) throw new Error('There is no such tenant.');
    const answers = [];
    for (let count = 0; count < times; count += 1)
      answers.push(
        await ask(
          (request) =>
            handleTelemetry(request, {
              found,
              languages: languages as ReadonlyMap<string, object> as Parameters<
                typeof handleTelemetry
              >[1]['languages'],
              isScreen: (id) => id === 'home',
              limiter,
              limit: { burst: 1, perMinute: 1 },
              clientAddress: () => '192.0.2.1',
              observer: {
                ...NO_OBSERVER,
                page: (each) => void told.push(each),
                limited: (each) => void limited.push(each),
              },
              log: (line) => void lines.push(line),
            }),
          {
            method: 'POST',
            url: '/bg/telemetry',
            ...(payload !== null && { payload, headers: { 'content-type': 'application/json' } }),
          },
        ),
      );
    return { last: answers.at(-1), told, lines, limited };
  }

  it('becomes metrics and one line, with codes that a language of the tenant has words for [P5 H7]', async () => {
    const errors = [
      { screen: 'home', code: 'CONFLICT' },
      { screen: 'home', code: 'ana@x.example' },
    ];
    const { last, told, lines } = await tell(JSON.stringify({ ...report, errors }));
    expect(last).toMatchObject({ status: 204, body: '', headers: { 'cache-control': 'no-store' } });
    const expected = {
      ...report,
      tenant: 'bg',
      errors: [
        { screen: 'home', code: 'CONFLICT' },
        { screen: 'home', code: 'other' },
      ],
    };
    expect([told, lines]).toEqual([[expected], [{ level: 'info', event: 'telemetry', ...expected }]]);
  });

  it.each([
    ['is not taken from a tenant that has not switched it on [P5]', '/pl/', 404, JSON.stringify(report)],
    ['is refused where it is none', '/bg/', 400, '{}'],
    ['is refused where there is nothing', '/bg/', 400, null],
  ])('%s', async (_, path, status, payload) => {
    const { last, told, lines, limited } = await tell(payload, match('', path));
    expect([last?.status, told, lines, limited]).toEqual([status, [], [], []]);
  });

  it('is limited, and says when it may be told again [H6]', async () => {
    const { last, told, limited } = await tell(JSON.stringify(report), undefined, 2);
    expect(last).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect([told.length, limited]).toEqual([1, ['/telemetry']]);
  });
});

describe('a report of the policy, as it is taken', () => {
  async function report(payload: string | null, type: string | undefined, times = 1, host = 'localhost') {
    const lines: object[] = [];
    const limiter = createLimiter(() => new Date(0));
    const site = { match } as Partial<HandleContext['site']> as HandleContext['site'];
    const context = {
      site,
      limiter,
      limit: { burst: 1, perMinute: 1 },
      clientAddress: () => '192.0.2.1',
      templateOf: (below: string) => `template of ${below}`,
      log: (line: object) => void lines.push(line),
    };
    let last: Awaited<ReturnType<typeof ask>> | null = null;
    for (let count = 0; count < times; count += 1)
      last = await ask((request) => handleCspReports(request, context), {
        method: 'POST',
        url: '/csp-reports',
        headers: { host, ...(type && { 'content-type': type }) },
        ...(payload !== null && { payload }),
      });
    return { last, lines };
  }
  const at = (documentURL: string) =>
    JSON.stringify([{ body: { effectiveDirective: 'img-src', blockedURL: 'data', documentURL } }]);
  const NEW = 'application/reports+json';

  it.each([
    ['localhost', 'https://p.example/bg/account', 'bg', '/:tenanttemplate of /account'],
    ['karty.example', 'https://karty.example/account', 'pl', 'template of /account'],
    ['localhost', 'https://p.example/none/account', null, '/*'],
  ])('on %s of %s is a line of the log without an address [H7]', async (host, url, tenant, route) => {
    const { last, lines } = await report(at(url), NEW, 1, host);
    expect(last).toMatchObject({ status: 204, body: '', headers: { 'cache-control': 'no-store' } });
    expect(lines).toEqual([
      { level: 'warn', event: 'csp', tenant, route, directive: 'img-src', blocked: 'data' },
    ]);
  });

  it.each<[number, string | undefined, string | null]>([
    [204, 'application/csp-report', '[]'],
    [204, 'Application/Reports+JSON ; charset=utf-8', '[]'],
    [415, 'application/reports+jsonx', '[]'],
    [415, 'x-application/csp-report', '[]'],
    [415, 'application/json', '[]'],
    [415, undefined, null],
    [400, NEW, '{'],
    [204, NEW, `[${' '.repeat(16_382)}]`],
    [413, NEW, `[${' '.repeat(16_383)}]`],
  ])('is answered %i as %s [H3]', async (status, type, payload) => {
    const { last, lines } = await report(payload, type);
    expect([last?.status, lines]).toEqual([status, []]);
  });

  it('is limited, and says when it may be told again [H6]', async () => {
    expect((await report('[]', NEW, 2)).last).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
    });
  });
});

describe('a built file', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'));
    await mkdir(join(dist, 'static/c'), { recursive: true });
    await mkdir(join(dist, 'static/.hidden'), { recursive: true });
    const files = [
      'static/c/a.js',
      'static/c/a.js.br',
      'static/c/a.js.gz',
      'static/b.css',
      'static/odd',
      'secret.js',
    ];
    for (const name of [...files, 'static/.hidden/a.js']) await writeFile(join(dist, name), name);
  });
  afterAll(() => rm(dist, { recursive: true }));
  const textOf = (bytes: Uint8Array | null | undefined) => bytes && String(bytes);

  it('is read with what was compressed of it, by its kind; what has none is none', async () => {
    const files = await readStaticFiles(dist);
    expect([...files.keys()].sort()).toEqual(['/static/.hidden/a.js', '/static/b.css', '/static/c/a.js']);
    const script = files.get('/static/c/a.js');
    expect(script?.type).toBe('text/javascript; charset=utf-8');
    expect(Object.entries(script?.content ?? {}).map(([name, bytes]) => [name, textOf(bytes)])).toEqual([
      ['identity', 'static/c/a.js'],
      ['br', 'static/c/a.js.br'],
      ['gzip', 'static/c/a.js.gz'],
    ]);
    expect(files.get('/static/b.css')).toMatchObject({
      type: 'text/css; charset=utf-8',
      content: { br: null, gzip: null },
    });
  });

  it('that was written later is read by its address', async () => {
    const script = await readStaticFile(dist, '/static/c/a.js');
    expect(script?.type).toBe('text/javascript; charset=utf-8');
    expect([script?.content.identity, script?.content.br, script?.content.gzip].map(textOf)).toEqual([
      'static/c/a.js',
      'static/c/a.js.br',
      'static/c/a.js.gz',
    ]);
    expect((await readStaticFile(dist, '/static/b.css'))?.content).toMatchObject({ br: null, gzip: null });
  });

  it.each([
    '/static/../secret.js',
    '/static/c/../../secret.js',
    '/secret.js',
    '/x/static/c/a.js',
    '/static/.hidden/a.js',
    '/static//c/a.js',
    '/static/c/a.js?x.js',
    '/static/c%2Fa.js',
    '/static/c\\a.js',
    '/static/odd',
    '/static/none.js',
    '/static/',
    '/static/c/a.js.br',
  ])('is none at %s [T2 X10]', async (address) => expect(await readStaticFile(dist, address)).toBeNull());

  it.each([
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.txt', 'text/plain; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['a.woff2', 'font/woff2'],
    ['a.woff', 'font/woff'],
    ['a.png', 'image/png'],
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.jpg', 'image/jpeg'],
    ['a.odd', 'application/octet-stream'],
  ])('%s that is made while the host runs is %s', async (name, type) => {
    expect(await toStaticFile(name, 'a', null)).toEqual({
      type,
      content: { identity: Buffer.from('a'), br: null, gzip: null },
    });
  });

  it('that is made while the host runs is compressed, unless nobody is to wait for it', async () => {
    const long = 'a'.repeat(1_000);
    const { content } = await toStaticFile('a.txt', long);
    expect((content.br?.length ?? 1_000) < 100 && (content.gzip?.length ?? 1_000) < 100).toBe(true);
    expect((await toStaticFile('a.txt', long, null)).content.br).toBeNull();
  });
});

describe('what an address is', () => {
  const calls: GatewayCall[] = [];
  const context = {
    site: {
      match,
      file: async (path: string) => textAnswer(200, '/static', `file ${path}`),
      page: async (found: unknown, path: string) => textAnswer(200, '/*', `page ${path} ${found !== null}`),
    } as Partial<HandleContext['site']> as HandleContext['site'],
    gateway: {
      answer: async (call) => {
        calls.push(call);
        return { status: 201, headers: { 'content-type': 'text/x' }, body: 'answer', template: '/t' };
      },
      close: () => undefined,
    },
    closedCallsOf: () => new Map(),
    clientAddress: () => '192.0.2.1',
    handleCspReports: () => textAnswer(202, '/csp-reports', 'csp'),
    handleTelemetry: (_, found) => textAnswer(202, '/telemetry', `telemetry ${found.match.code}`),
    trace: {
      id: 'trace',
      span: PASSING_TRACER.begin(undefined),
      signal: new AbortController().signal,
    },
  } as Partial<HandleContext> as HandleContext;
  const answerTo = (url: string, options: InjectOptions = {}) =>
    ask((request) => handleRequest(request, context), { url, ...options });

  it.each<[string, InjectOptions, number, string]>([
    ['/bg/account', {}, 200, 'page /bg/account true\n'],
    ['/none/account?a=b', {}, 200, 'page /none/account false\n'],
    ['/account', { headers: { host: 'karty.example' } }, 200, 'page /account true\n'],
    ['/', { headers: { host: 'karty.example' } }, 200, 'page / true\n'],
    ['/static/c/a.js?x', {}, 200, 'file /static/c/a.js\n'],
    ['/staticx', {}, 200, 'page /staticx false\n'],
    ['/healthz', {}, 200, '{\n  "status": "ok"\n}\n'],
    ['/bg/healthz', {}, 200, 'page /bg/healthz true\n'],
    ['/bg/telemetry', { method: 'POST' }, 202, 'telemetry bg\n'],
    ['/bg/telemetry', {}, 200, 'page /bg/telemetry true\n'],
    ['/none/telemetry', { method: 'POST' }, 405, 'Method not allowed\n'],
    ['/csp-reports', { method: 'POST' }, 202, 'csp\n'],
    ['/bg/csp-reports', { method: 'POST' }, 405, 'Method not allowed\n'],
    ['/bg/account', { method: 'HEAD' }, 200, ''],
    ['/bg/account', { method: 'DELETE' }, 405, 'Method not allowed\n'],
  ])('%s %j is %i: %s', async (url, options, status, body) => {
    const answer = await answerTo(url, options);
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });

  it('leads to the one address of a home page, by our own list [T2]', async () => {
    const { status, headers } = await answerTo('/bg?a=b//evil.example');
    expect([status, headers.location, headers['cache-control']]).toEqual([
      308,
      '/bg/?a=b//evil.example',
      'no-cache',
    ]);
  });

  it.each([
    ['/bg/gateway/v1/users?a=b', '/v1/users?a=b', {}],
    ['/bg/gateway', '', {}],
    ['/gateway/v1/users', '/v1/users', { headers: { host: 'karty.example' } }],
  ])('%s is a call of %j, which nobody keeps [T2 H10]', async (url, address, options) => {
    calls.length = 0;
    const { status, headers, body } = await answerTo(url, options);
    expect([status, body]).toEqual([201, 'answer']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/x',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const code = url.startsWith('/bg') ? 'bg' : 'pl';
    expect(calls).toMatchObject([
      {
        tenant: { code, connection: { rootUrl: 'https://gateway.example' } },
        clientAddress: '192.0.2.1',
        method: 'GET',
        address,
        body: null,
      },
    ]);
  });

  it('carries the body of a call', async () => {
    calls.length = 0;
    await answerTo('/bg/gateway/v1/users', {
      method: 'POST',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(calls[0]?.body).toEqual(Buffer.from('{}'));
  });

  it.each(['/none/gateway/v1/users', '/none/gateway', '/gateway/v1/users'])(
    '%s is a call of nobody [T2]',
    async (url) => {
      calls.length = 0;
      const { status, headers, body } = await answerTo(url);
      expect([status, JSON.parse(body).meta.messages[0].code, calls]).toEqual([404, 'NOT_FOUND', []]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  it.each(['/bg/gatewayx/v1/users', '/bg/x/gateway/v1'])('%s is a page', async (url) => {
    expect((await answerTo(url)).body).toBe(`page ${url} true\n`);
  });
});
