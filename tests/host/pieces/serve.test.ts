/**
 * What the host reads and says, each by itself: quick, without a host. Over 250 lines: each small reader of the host, with
 * what it takes and what it refuses.
 */
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readObserveOptions } from '../../../host/observe/readObserveOptions.ts';
import { continueTrace, formatTraceparent, readTraceparent } from '../../../host/observe/traceContext.ts';
import { jsonAnswer, textAnswer, writeJson } from '../../../host/serve/answer.ts';
import { answerUnreadable } from '../../../host/serve/answerUnreadable.ts';
import { hideDoubtedValues, hideHostValues } from '../../../host/serve/hideHostValues.ts';
import { toReadyPage } from '../../../host/serve/publishedTenants.ts';
import { readPageReport } from '../../../host/serve/readPageReport.ts';
import { readReports } from '../../../host/serve/readReports.ts';
import { createRouteTemplates } from '../../../host/serve/routeTemplates.ts';
import { createSubDomainRule } from '../../../host/serve/subDomainRule.ts';
import { compress, NEARLY_BEST } from '../../../publish/build/compress.ts';
import type { RenderedPage } from '../../../publish/page/renderDocument.ts';
import { aScreen } from '../../support/screens.ts';

const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

describe('what a page tells of itself [H7]', () => {
  const names = { isScreen: (id: string) => id === 'home', isCode: (code: string) => code === 'CONFLICT' };
  const read = (value: unknown) => readPageReport(bytes(value), names);
  const whole = { screen: 'home', version: '0123456789abcdef', lcp: 1_200, inp: 80, cls: 0.1 };

  it('is taken by known names and numbers, and by nothing else', () => {
    const errors = [
      { screen: 'home', code: 'CONFLICT', person: 'ana' },
      { screen: 'home', code: 'ana@x.example' },
      { screen: 'ana', code: 'CONFLICT' },
      { screen: 'home' },
      { code: 'CONFLICT' },
      null,
      'text',
      [],
    ];
    expect(read({ ...whole, errors, person: 'ana' })).toEqual({
      ...whole,
      errors: [
        { screen: 'home', code: 'CONFLICT' },
        { screen: 'home', code: 'other' },
      ],
    });
  });

  it.each([
    ['no screen', {}],
    ['another screen', { screen: 'ana' }],
    ['a screen that is no text', { screen: ['home'] }],
    ['a list', [whole]],
    ['nothing', null],
    ['a text', '"home"'],
    ['no JSON', '{'],
  ])('is none with %s', (_, value) => expect(read(value)).toBeNull());

  it.each([
    ['0123456789abcde', null],
    ['0123456789abcdef0', null],
    ['0123456789ABCDEF', null],
    [7, null],
    [['0123456789abcdef'], null],
    [undefined, null],
    ['fedcba9876543210', 'fedcba9876543210'],
  ])('has the version %j as %j', (version, taken) => {
    expect(read({ ...whole, version })?.version).toBe(taken);
  });

  it.each([
    [0, 0],
    [120_000, 120_000],
    [120_001, null],
    [-1, null],
    ['5', null],
    [null, null],
  ])('has the time %j as %j', (time, taken) => {
    expect(read({ ...whole, lcp: time, inp: time })).toMatchObject({ lcp: taken, inp: taken });
  });

  it('has shifts up to a hundred, and twenty errors at most', () => {
    expect([100, 100.1].map((cls) => read({ ...whole, cls })?.cls)).toEqual([100, null]);
    const errors = Array(21).fill({ screen: 'home', code: 'CONFLICT' });
    expect(read({ ...whole, errors })?.errors).toHaveLength(20);
    expect(read({ ...whole, errors: 'many' })?.errors).toEqual([]);
  });

  it('is none where it is too long', () => {
    const padded = (length: number) => JSON.stringify(whole).padEnd(length, ' ');
    expect(readPageReport(bytes(padded(4_096)), names)).not.toBeNull();
    expect(readPageReport(bytes(padded(4_097)), names)).toBeNull();
  });
});

describe('a report of the policy [H7]', () => {
  it('is read in both forms, the newer one first', () => {
    const old = {
      'csp-report': {
        'document-uri': 'https://p.example/bg/?a=b',
        'violated-directive': "img-src 'self'",
        'blocked-uri': 'https://evil.example/path',
      },
    };
    expect(readReports(bytes(old))).toEqual([
      { directive: 'img-src', blocked: 'https://evil.example', path: '/bg/' },
    ]);
    const effective = { 'csp-report': { ...old['csp-report'], 'effective-directive': 'img-src-elem' } };
    expect(readReports(bytes(effective))?.[0]?.directive).toBe('img-src-elem');
    const body = {
      effectiveDirective: 'font-src',
      blockedURL: 'inline',
      documentURL: 'https://p.example/pl/',
    };
    expect(readReports(bytes([{ body, ...effective }]))).toEqual([
      { directive: 'font-src', blocked: 'inline', path: '/pl/' },
    ]);
  });

  it.each([
    ['inline', 'inline'],
    ['data:text/plain,x', 'data'],
    ['http://a.example:81/x', 'http://a.example:81'],
    ['chrome-extension://x/y', 'chrome-extension'],
    ['xhttps://a.example/', 'xhttps'],
    ['Inline', 'unknown'],
    ['', 'unknown'],
    [`https://${'a'.repeat(250)}.example/`, `https://${'a'.repeat(192)}`],
  ])('says of what was blocked %j no more than %j', (blockedURL, blocked) => {
    expect(readReports(bytes({ body: { effectiveDirective: 'img-src', blockedURL } }))?.[0]?.blocked).toBe(
      blocked,
    );
  });

  it.each(['im', 'Img-src', 'img_src', '', 7, 'a'.repeat(41)])(
    'is none with the directive %j',
    (directive) => {
      expect(readReports(bytes({ body: { effectiveDirective: directive } }))).toEqual([]);
    },
  );

  it('has the page as nothing where that is no address, and is null where it is no JSON', () => {
    expect(readReports(bytes({ body: { effectiveDirective: 'img-src', documentURL: 'x' } }))?.[0]?.path).toBe(
      '',
    );
    expect(readReports(bytes('{'))).toBeNull();
    expect(readReports(bytes([null, 7, 'x']))).toEqual([]);
    const many = Array(21).fill({ body: { effectiveDirective: 'img-src' } });
    expect(readReports(bytes(many))).toHaveLength(20);
  });
});

describe('what a log may say of a page [H7]', () => {
  const templateOf = createRouteTemplates([
    aScreen({ id: 'help', paths: ['*'] }),
    aScreen({ id: 'home', paths: [''] }),
    aScreen({ id: 'login', paths: ['login/*'] }),
    aScreen({ id: 'cardDetails', paths: ['my-cards/:cardId', 'a.b/:one/c/:two'] }),
  ]);

  it.each([
    ['/', '/'],
    ['/login/', '/login/*'],
    ['/login/a/b', '/login/*'],
    ['/my-cards/r-4111', '/my-cards/:cardId'],
    ['/my-cards/r-4111/', '/my-cards/:cardId'],
    ['/my-cards/', '/*'],
    ['/my-cards/a/b', '/*'],
    ['/a.b/1/c/2', '/a.b/:one/c/:two'],
    ['/axb/1/c/2', '/*'],
    ['/x/my-cards/r', '/*'],
    ['/ana@x.example', '/*'],
  ])('%s is %s', (path, template) => expect(templateOf(path)).toBe(template));
});

describe('whether hosts below are asked for https as well [USE-29]', () => {
  const hosts = (singleTenant: string[], includeSubDomains: boolean, domainExtension = false) => ({
    singleTenant,
    includeSubDomains,
    domainExtension,
  });

  it('is what the tenant of the name says, else what all of them say', () => {
    const rule = createSubDomainRule([
      { code: 'bg', hosts: hosts(['karti.example'], false) },
      { code: 'pl', hosts: hosts(['karty.example'], true) },
      { code: 'ro', hosts: hosts([], true, true) },
    ]);
    expect(
      ['karti.example', 'KARTY.example.:443', 'portal.ro', 'my.portal.ro'].map((host) => rule(host)),
    ).toEqual([false, true, true, true]);
    expect(
      ['portal.bg', 'portal.pl', 'karty:1.example', 'portal.example', undefined].map((host) => rule(host)),
    ).toEqual([false, false, false, false, false]);
    const all = createSubDomainRule([{ code: 'pl', hosts: hosts([], true) }]);
    expect([all('portal.example'), all()]).toEqual([true, true]);
  });
});

describe('values of connections, which are the host’s alone [H4]', () => {
  const problem = (pointer: string, rule: string) => ({
    file: 'bg.json',
    line: 1,
    column: 1,
    pointer,
    rule,
    message: 'secret-value is wrong',
  });

  it('are told to nobody: the place stays', () => {
    const hidden = hideHostValues(problem('/connections/dev/gateway', 'pattern'));
    expect(hidden).toEqual({
      ...problem('/connections/dev/gateway', 'pattern'),
      message:
        'This value cannot be used. `npm run tenant -- validate` says why, where only you can read it.',
    });
    expect(hideHostValues(problem('/connections', 'type')).message).not.toContain('secret-value');
    expect(hideDoubtedValues(problem('/connections/dev', 'odd')).message).toBe(
      'This value looks like a mistake. `npm run tenant -- validate` says why, where only you can read it.',
    );
  });

  it.each([
    'required',
    'unknown-key',
    'variable',
    'public-variable',
    'credentials',
    'consent',
    'secret',
    'group',
  ])('are not in the message of %s, which stays', (rule) => {
    const given = problem('/connections/dev', rule);
    expect([hideHostValues(given), hideDoubtedValues(given)]).toEqual([given, given]);
  });

  it('are none elsewhere', () => {
    for (const pointer of ['', '/currency', '/connectionsX', '/x/connections']) {
      const given = problem(pointer, 'pattern');
      expect(hideHostValues(given)).toBe(given);
    }
  });
});

describe('answers of the host itself', () => {
  it('are text or JSON that nobody keeps', () => {
    expect(textAnswer(404, '/*', 'Not found', { allow: 'GET' })).toEqual({
      status: 404,
      route: '/*',
      tenant: null,
      body: 'Not found\n',
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', allow: 'GET' },
    });
    expect(jsonAnswer(200, '/readyz', writeJson({ a: 1 }))).toEqual({
      status: 200,
      route: '/readyz',
      tenant: null,
      body: { identity: Buffer.from('{\n  "a": 1\n}\n'), br: null, gzip: null },
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  });

  it.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 431],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large', 413],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 408],
    ['HPE_INVALID_METHOD', '400 Bad Request', 400],
    [undefined, '400 Bad Request', 400],
  ])('to what cannot be read (%s) are %s, with the code in the log [H3]', (code, line, status) => {
    let written = '';
    const socket = new Duplex({
      read() {},
      write(chunk, _encoding, done) {
        written += String(chunk);
        done();
      },
    });
    const entries: object[] = [];
    answerUnreadable(code === undefined ? {} : { code }, socket, {
      headers: { 'x-own': 'a' },
      log: (entry) => void entries.push(entry),
    });
    const [first, ...headers] = written.split('\r\n');
    expect(first).toBe(`HTTP/1.1 ${line}`);
    const requestId = /^x-request-id: (.+)$/.exec(headers[1] ?? '')?.[1];
    expect(headers).toEqual([
      'x-own: a',
      `x-request-id: ${requestId}`,
      'content-length: 0',
      'connection: close',
      '',
      '',
    ]);
    expect(entries).toEqual([
      { level: 'info', event: 'unreadable', status, code: code ?? 'unknown', requestId },
    ]);
  });

  it('go to nobody who has left', () => {
    const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
    socket.end();
    const entries: object[] = [];
    answerUnreadable({}, socket, { headers: {}, log: (entry) => void entries.push(entry) });
    expect([socket.destroyed, entries]).toEqual([true, []]);
  });
});

describe('a trace that a caller has begun [H7]', () => {
  const [trace, span] = ['a'.repeat(32), 'b'.repeat(16)];

  it('is read by its digits', () => {
    expect(readTraceparent(`00-${trace}-${span}-01`)).toEqual({ traceId: trace, spanId: span, flags: '01' });
    expect(readTraceparent(`01-${trace}-${span}-00-more`)).toEqual({
      traceId: trace,
      spanId: span,
      flags: '00',
    });
    for (const [odd, part] of [
      [`${'0'.repeat(31)}1`, `${'0'.repeat(15)}1`],
      [`1${'0'.repeat(31)}`, `1${'0'.repeat(15)}`],
    ])
      expect(readTraceparent(`00-${odd}-${part}-01`)).toEqual({ traceId: odd, spanId: part, flags: '01' });
  });

  it.each([
    undefined,
    '',
    'x',
    `ff-${trace}-${span}-01`,
    `00-${trace}-${span}-01-more`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}a-${span}-01`,
    `x00-${trace}-${span}-01`,
  ])('is none: %j', (header) => expect(readTraceparent(header)).toBeNull());

  it('goes on with a part of its own, or begins here, where nobody records', () => {
    const parent = { traceId: trace, spanId: span, flags: '01' };
    const next = continueTrace(parent);
    expect(next).toMatchObject({ traceId: trace, flags: '01' });
    expect(next.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(next.spanId).not.toBe(span);
    const first = continueTrace(null);
    expect(formatTraceparent(first)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(continueTrace(null).traceId).not.toBe(first.traceId);
  });
});

describe('what the environment says of metrics and traces', () => {
  it('is nothing where it says nothing', () => {
    const none = { metricsAddress: undefined, traceEndpoint: undefined };
    expect(readObserveOptions({})).toEqual(none);
    const empty = { METRICS_PORT: '', METRICS_ADDRESS: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' };
    expect(readObserveOptions({ ...empty, OTEL_TRACES_SAMPLER_ARG: '' })).toEqual(none);
  });

  it('is read as what it is', () => {
    expect(
      readObserveOptions({
        METRICS_PORT: '65535',
        METRICS_ADDRESS: '0.0.0.0',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c.example:4318',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({
      metricsPort: 65_535,
      metricsAddress: '0.0.0.0',
      traceEndpoint: 'https://c.example:4318',
      traceShare: 0.25,
    });
    const traceEndpoint = 'http://127.0.0.1:4318';
    expect(readObserveOptions({ OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint })).toMatchObject({
      traceEndpoint,
    });
    expect(readObserveOptions({ METRICS_PORT: '0', OTEL_TRACES_SAMPLER_ARG: '1' })).toMatchObject({
      metricsPort: 0,
      traceShare: 1,
    });
  });

  it.each([
    ['METRICS_PORT', '65536', 'a whole number from 0 to 65535'],
    ['METRICS_PORT', '1.5', 'a whole number from 0 to 65535'],
    ['METRICS_PORT', '-1', 'a whole number'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.1', 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.5x', 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half', 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '.5', 'a number from 0 to 1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'xhttp://a', 'http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '/x', 'http://127.0.0.1:4318'],
  ])('is refused by its name: %s=%s', (name, value, message) => {
    expect(() => readObserveOptions({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}".*${message}`),
    );
  });
});

describe('a page that is made while the host runs', () => {
  const text = `<p>${Array.from({ length: 2_000 }, (_, index) => (index * index).toString(36)).join(' ')}</p>`;
  const page: RenderedPage = { text, policies: ["default-src 'none'"] };

  it('is compressed nearly as well as can be: somebody waits for it', async () => {
    const { body } = await toReadyPage(page, 'version');
    const [nearly, best] = await Promise.all(
      [NEARLY_BEST, 11].map((quality) => compress('page.html', bytes(text), quality)),
    );
    expect(body).toMatchObject({ br: nearly?.br, gzip: best?.gzip });
    expect(best?.br).not.toEqual(nearly?.br);
  });

  it('is sent as a page of its policies, asked for anew at each visit, and known again by its version', async () => {
    const { body, headers } = await toReadyPage(page, 'a version', { isCompressed: false });
    expect(body).toEqual({ identity: Buffer.from(text), br: null, gzip: null });
    expect(headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': ["default-src 'none'"],
      etag: 'W/"a version"',
    });
    const script = await toReadyPage({ ...page, type: 'text/javascript' }, 'b');
    expect(script.headers['content-type']).toBe('text/javascript');
  });

  it('is what the build has left, where that is there', async () => {
    const left = { br: bytes('br'), gzip: bytes('gzip') };
    expect((await toReadyPage(page, 'version', { readCompressed: async () => left })).body).toMatchObject(
      left,
    );
  });
});
