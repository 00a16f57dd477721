// Over 250 lines: one gateway, and every way to reach it, to be refused and to see it fail, told in one place.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: tenant files name variables this way
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSend } from '../../runtime/gateway/request.ts';
import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };
import { requestRaw } from './support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';
import { startUpstream, type Upstream } from './support/startUpstream.ts';

const SECRET = 'canary-secret-5d1c';
const CLIENT = 'canary-client-77aa';
const ROOT = '"rootUrl": "${SANDBOX_URL}/${TENANT}/gateway/v1"';

let upstream: Upstream;
let secrets: string;
let test: TestHost;
const succeeded: Upstream['answer'] = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"meta":{"status":"succeeded"},"data":[]}');
};

beforeAll(async () => {
  upstream = await startUpstream();
  secrets = await mkdtemp(join(tmpdir(), 'secrets-'));
  await writeFile(join(secrets, 'BG_GATEWAY_CLIENT_SECRET'), `${SECRET}\n`);
  test = await startTestHost(
    {
      variables: {
        BG_GATEWAY_CLIENT_ID: CLIENT,
        RO_GATEWAY_CLIENT_ID: 'ro-id',
        RO_GATEWAY_CLIENT_SECRET: 'ro-secret',
      },
      credentialsDir: secrets,
    },
    async (folder) => {
      for (const code of ['bg', 'pl', 'ro'])
        await changeTenant(folder, `${code}.json`, ROOT, `"rootUrl": "${upstream.url}/${code}/v1"`);
      // It offers everything, so that no call is closed.
      await changeTenant(folder, 'ro.json', '"balances": "on"', '"balances": "on", "cardAcceptance": "on"');
      await changeTenant(
        folder,
        'ro.json',
        '"timeZone"',
        '"hosts": { "singleTenant": ["cards.example"] },\n  "timeZone"',
      );
    },
  );
});
afterAll(async () => {
  await test.close();
  await upstream.close();
  await rm(secrets, { recursive: true });
});
beforeEach(() => {
  upstream.received.length = 0;
  upstream.answer = succeeded;
});

/** As the portal calls: with the header that only our own script can set. */
const send = (path: string, { headers = {}, ...options }: Parameters<typeof requestRaw>[2] = {}) =>
  requestRaw(test.host.url, path, { ...options, headers: { 'x-portal-request': '1', ...headers } });
const codeOf = (body: string) =>
  JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '')).meta.messages[0].code;

/** One call of each method and template of the gateway, with its parameters filled in. */
const described = Object.entries(gateway.paths).flatMap(([template, calls]) =>
  Object.keys(calls)
    .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map((method) => ({
      method: method.toUpperCase(),
      path: template.replace(/\{(\w+)\}/g, 'a%40b.example'),
    })),
);

describe('calls that are passed on', () => {
  it.each(described)('$method $path', async ({ method, path }) => {
    const { status } = await send(`/ro/gateway/v1${path}?page_index=0`, { method });
    expect(status).toBe(200);
    expect(upstream.received).toMatchObject([{ method, url: `/ro/v1${path}?page_index=0` }]);
  });

  it('carry the credentials of their tenant, from the environment or a mounted file [CFG-34 CFG-35]', async () => {
    await send('/bg/gateway/v1/users/a');
    await send('/ro/gateway/v1/users/a');
    await send('/gateway/v1/users/a', { host: 'cards.example' });
    expect(
      upstream.received.map(({ url, headers }) => [url, headers.client_id, headers.client_secret]),
    ).toEqual([
      ['/bg/v1/users/a', CLIENT, SECRET],
      ['/ro/v1/users/a', 'ro-id', 'ro-secret'],
      ['/ro/v1/users/a', 'ro-id', 'ro-secret'],
    ]);
  });

  it('read a mounted secret again when it changes', async () => {
    await writeFile(join(secrets, 'BG_GATEWAY_CLIENT_SECRET'), 'rotated-secret');
    await send('/bg/gateway/v1/users/a');
    await writeFile(join(secrets, 'BG_GATEWAY_CLIENT_SECRET'), SECRET);
    await send('/bg/gateway/v1/users/a');
    expect(upstream.received.map(({ headers }) => headers.client_secret)).toEqual(['rotated-secret', SECRET]);
  });

  it('drop what the browser may not say: tenant, credentials, cookies, the rest [T3 H3]', async () => {
    await send('/bg/gateway/v1/users/a', {
      headers: {
        client_id: 'forged',
        client_secret: 'forged',
        'x-tenant': 'tenant:ro-ben',
        cookie: 'a=b',
        origin: 'http://elsewhere.example',
        'x-forwarded-for': '1.2.3.4',
        authorization: 'Bearer token',
        'accept-language': 'bg',
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
      },
    });
    const { host: _, connection: __, ...headers } = upstream.received[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'accept-language': 'bg',
      authorization: 'Bearer token',
      client_id: CLIENT,
      client_secret: SECRET,
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each(['https://cards.example', 'http://cards.example', 'HTTPS://CARDS.EXAMPLE'])(
    'come from our own pages, also where the browser says so by its origin alone: %s [H2]',
    async (origin) => {
      const { status } = await send('/gateway/v1/users/a', { host: 'cards.example', headers: { origin } });
      expect(status).toBe(200);
    },
  );

  it('are those of the portal’s own client, which carries no further secret [H2]', async () => {
    const client = createSend({
      rootUrl: `${test.host.url}ro/gateway/v1`,
      credentials: {
        bearer: () => 'token',
        renew: async () => 'token',
        expire: () => {
          throw new Error('lost');
        },
        signal: () => new AbortController().signal,
      },
      fetch,
      limits: { readSeconds: 5, writeSeconds: 5 },
    });
    const body = { ref: '1', verification_code: '1111' };
    await client({ to: ['POST /users/{user}/cards', 'a'], body, read: () => null });
    expect(upstream.received).toHaveLength(1);
    expect(upstream.received[0]?.headers).not.toHaveProperty('x-portal-request');
  });

  it('keep their body as it was', async () => {
    const body = '{"username":"ana@bg.example"}';
    await send('/bg/gateway/v1/users', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(upstream.received).toMatchObject([{ body, headers: { 'content-type': 'application/json' } }]);
  });

  it('bring back status and body, and no header that is not on the list [H8 H10]', async () => {
    upstream.answer = (_request, response) => {
      response.writeHead(418, {
        'content-type': 'text/html',
        'set-cookie': 'a=b',
        server: 'gateway/1.0',
        'access-control-allow-origin': '*',
        'x-powered-by': 'x',
        'cache-control': 'public',
        'retry-after': '30',
        'content-security-policy': "default-src 'self'",
      });
      response.end('<script>alert(1)</script>');
    };
    const { status, head, body } = await send('/bg/gateway/v1/users/a');
    expect(status).toBe(418);
    expect(body).toContain('<script>alert(1)</script>');
    expect(head).not.toMatch(/set-cookie|^server|access-control|x-powered-by|public/im);
    expect(head).toMatch(/^retry-after: 30$/im);
    expect(head).toMatch(/^cache-control: no-store$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head.match(/^content-security-policy: .*$/gim)).toEqual([
      "content-security-policy: default-src 'none'; sandbox; frame-ancestors 'none'",
    ]);
    expect(head).toMatch(/^x-request-id: /im);
  });
});

const foreign = [
  '/',
  '',
  '/v1',
  '/v1/',
  '/v2/users/a',
  '/v1/users',
  '/v1/admin',
  '/v1/users/a/tokens',
  '/v1/users/a/cards/x',
  '/v1/users/a/cards/x/actions/block',
  '/v1/users//cards',
  '/v1//users/a',
  '/v1/users/a/',
  '/v1/users/../admin',
  '/v1/users/a/..',
  '/v1/users/%2e%2e/cards',
  '/v1/users/.%2E',
  '/v1/users/a%2fb',
  '/v1/users/a%2Fcards',
  '/v1/users/a%5cb',
  '/v1/users/a\\b',
  '/v1/users/a%00',
  '/v1/users/a%0d%0ax',
  '/v1/users/a;b',
  '/v1/users/a%3bb',
  '/v1/users/a%252e',
  '/v1/users/%',
  '/v1/users/%zz',
  '/v1/users/%ff',
  `/v1/users/${'a'.repeat(2048)}`,
  '/v1/users/a#b',
  '/v1/users/a%23b',
  '/v1/users/a%3fb',
  '/v1/USERS/a',
  '/v1/users/a?x=<script>',
  '/v1/users/a?x=%',
  '/../gateway/v1/users/a',
  '/v1/referentials',
  '/v1/configurations/',
  '/v1/@evil.example/users/a',
];

describe('calls that are refused without asking the gateway', () => {
  it.each(foreign)('the foreign path %s [H1 X10]', async (path) => {
    const { status, body } = await send(`/bg/gateway${path}`);
    expect([404, 405]).toContain(status);
    expect(['NOT_FOUND', 'METHOD_NOT_ALLOWED']).toContain(codeOf(body));
    expect(upstream.received).toEqual([]);
  });

  it.each(['TRACE', 'OPTIONS', 'HEAD', 'PROPFIND', 'POST'])(
    'a described path with the method %s [H1]',
    async (method) => {
      const { status, head } = await send('/bg/gateway/v1/users/a', { method });
      expect([status, /^allow: (.*)$/im.exec(head)?.[1]]).toEqual([405, 'GET, PUT, PATCH, DELETE']);
      expect(upstream.received).toEqual([]);
    },
  );

  it.each([
    '/zz/gateway/v1/users/a',
    '/gateway/v1/users/a',
    '/__proto__/gateway/v1/users/a',
    '/BG/gateway/v1/users/a',
  ])('no tenant at %s [T2]', async (path) => {
    const { status, body } = await send(path);
    expect([status, codeOf(body)]).toEqual([404, 'NOT_FOUND']);
    expect(upstream.received).toEqual([]);
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'a call from elsewhere: Sec-Fetch-Site %s [H2]',
    async (site) => {
      const { status, body } = await send('/bg/gateway/v1/users/a', { headers: { 'sec-fetch-site': site } });
      expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN']);
      expect(upstream.received).toEqual([]);
    },
  );

  it('an address that somebody opens as a page [H2 H10]', async () => {
    const { status, head, body } = await requestRaw(test.host.url, '/bg/gateway/v1/users/a', {
      headers: { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    });
    expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN']);
    expect(head).toMatch(/^content-type: application\/json/im);
    expect(head).toMatch(/^content-security-policy: default-src 'none'; sandbox;/im);
    expect(upstream.received).toEqual([]);
  });

  it.each([
    ['https://evil.example', 'cards.example'],
    ['null', 'cards.example'],
    ['https://cards.example.evil.example', 'cards.example'],
    ['https://cards.example:8443', 'cards.example'],
    ['ftp://cards.example', 'cards.example'],
  ])('a call of an older browser from the origin %s at %s [H2]', async (origin, host) => {
    const { status, body } = await send('/gateway/v1/users/a', { host, headers: { origin } });
    expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN']);
    expect(upstream.received).toEqual([]);
  });

  it('a call without the header that only our own script can set [H2]', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { status, body } = await requestRaw(test.host.url, '/bg/gateway/v1/users/a', { headers });
    expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN']);
    expect(upstream.received).toEqual([]);
  });

  it('a body that a plain form could send [H2]', async () => {
    const headers = { 'content-type': 'text/plain' };
    const { status, body } = await send('/bg/gateway/v1/users', { method: 'POST', body: '{}', headers });
    expect([status, codeOf(body)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(upstream.received).toEqual([]);
  });

  it('a body over 64 KB [H3]', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await send('/bg/gateway/v1/users', {
      method: 'POST',
      body: 'x'.repeat(65_537),
      headers,
    });
    expect([status, codeOf(body)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(upstream.received).toEqual([]);
  });

  it('a tenant whose credentials are set nowhere, which /readyz says too and stays ready [USE-08]', async () => {
    const { status, body } = await send('/pl/gateway/v1/users/a');
    expect([status, codeOf(body)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(upstream.received).toEqual([]);
    const readyz = await test.get('/readyz');
    expect(readyz.status).toBe(200);
    const { tenants } = (await readyz.json()) as {
      tenants: Record<string, { status: string; problems: { message: string }[] }>;
    };
    expect(tenants.bg?.status).toBe('ok');
    expect(tenants.pl?.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('PL_GATEWAY_CLIENT_ID is not set'),
      expect.stringContaining('PL_GATEWAY_CLIENT_SECRET is not set'),
    ]);
  });
});

describe('a gateway that fails', () => {
  it('is never followed elsewhere [H5]', async () => {
    const elsewhere = await startUpstream();
    for (const status of [301, 302, 303, 307, 308]) {
      upstream.answer = (_request, response) =>
        response.writeHead(status, { location: `${elsewhere.url}/v1/users/a` }).end();
      const answer = await send('/bg/gateway/v1/users/a');
      expect([answer.status, codeOf(answer.body)]).toEqual([502, 'BAD_GATEWAY']);
    }
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('that breaks off in the middle breaks the answer off, and nothing else', async () => {
    upstream.answer = (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => request.socket.destroy());
    };
    const { head, body } = await send('/bg/gateway/v1/users/a');
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(body.length).toBeLessThan(100);
    expect((await test.get('/healthz')).status).toBe(200);
  });

  it('that hangs up gives 502', async () => {
    upstream.answer = (request) => request.socket.destroy();
    const { status, body } = await send('/bg/gateway/v1/users/a');
    expect([status, codeOf(body)]).toEqual([502, 'BAD_GATEWAY']);
    expect(upstream.received).toHaveLength(1);
  });
});

describe('what nobody gets to see', () => {
  it('is the secret: in no page, file, answer or log line [H4 CFG-46]', async () => {
    const pages = await Promise.all(
      ['/', '/bg/', '/bg/account'].map(async (path) => (await test.get(path)).text()),
    );
    const files = [...pages.join('').matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    const paths = ['/', '/bg/', '/ro/', '/zz/', '/healthz', '/readyz', ...files];
    const seen = await Promise.all(
      paths.map(async (path) => {
        const response = await test.get(path);
        return JSON.stringify([...response.headers]) + (await response.text());
      }),
    );
    for (const path of ['/bg/gateway/v1/users/a', '/bg/gateway/v1/none']) {
      const { head, body } = await send(path);
      seen.push(head + body);
    }
    const everything = seen.join('\n') + JSON.stringify(test.log);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const secret of [SECRET, CLIENT, 'ro-secret', 'GATEWAY_CLIENT_ID"'])
      expect(everything).not.toContain(secret);
  });

  it('is people in the log: it names templates, never addresses [H7]', async () => {
    test.log.length = 0;
    const headers = { authorization: 'Bearer canary-token' };
    await send('/bg/gateway/v1/users/ana%40bg.example/cards?page_index=canary', { headers });
    await send('/bg/my-cards/card-details/canary-1/block?code=canary');
    await expect.poll(() => test.log.length).toBe(2);
    expect(test.log).toMatchObject([
      { event: 'request', method: 'GET', route: 'gateway /users/{user}/cards', status: 200, tenant: 'bg' },
      { event: 'request', method: 'GET', route: '/:tenant/*', status: 200, tenant: 'bg' },
    ]);
    expect(test.log.every(({ requestId }) => /^[0-9a-f-]{36}$/.test(String(requestId)))).toBe(true);
    expect(JSON.stringify(test.log)).not.toMatch(/canary|ana/);
  });
});
