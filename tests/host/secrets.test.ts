import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import gateway from '../../schemas/gateway.openapi.json' with { type: 'json' };
import { requestRaw } from './support/requestRaw.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';
import { startUpstream, type Upstream } from './support/startUpstream.ts';

/** Each names the place that it is planted in. */
const PLANTED = {
  clientId: 'planted-client-id-value',
  clientSecret: 'planted-client-secret-value',
  clientIdKey: 'PLANTED_CLIENT_ID',
  clientSecretKey: 'PLANTED_CLIENT_SECRET',
  clientIdHeader: 'x-planted-id',
  clientSecretHeader: 'x-planted-secret',
  rootUrl: 'planted-root',
  schema: 'planted-schema.json',
  otherEnvironments: 'planted-elsewhere.example',
};

let upstream: Upstream;
let test: TestHost;
beforeAll(async () => {
  upstream = await startUpstream();
  const { PLANTED_CLIENT_ID, PLANTED_CLIENT_SECRET } = {
    PLANTED_CLIENT_ID: PLANTED.clientId,
    PLANTED_CLIENT_SECRET: PLANTED.clientSecret,
  };
  const others = { RO_GATEWAY_CLIENT_ID: 'a', RO_GATEWAY_CLIENT_SECRET: 'b' };
  const variables = { PLANTED_CLIENT_ID, PLANTED_CLIENT_SECRET, ...others };
  test = await startTestHost({ variables, upstreamTimeoutMilliseconds: 500 }, async (folder) => {
    for (const code of ['bg', 'pl', 'ro']) {
      const tenant = JSON.parse(await readFile(`tenant-config/${code}.json`, 'utf8'));
      tenant.$schema = `../schemas/${PLANTED.schema}`;
      tenant.connections.dev.gateway = {
        rootUrl: `${upstream.url}/${PLANTED.rootUrl}/v1`,
        clientId: PLANTED.clientIdKey,
        clientSecret: PLANTED.clientSecretKey,
        clientIdHeader: PLANTED.clientIdHeader,
        clientSecretHeader: PLANTED.clientSecretHeader,
      };
      for (const environment of ['test', 'uat', 'prod']) {
        const connection = tenant.connections[environment];
        connection.appBackend.rootUrl = `https://${environment}.${PLANTED.otherEnvironments}/api/v1`;
        connection.gateway.rootUrl = `https://gw.${environment}.${PLANTED.otherEnvironments}/v1`;
      }
      await writeFile(join(folder, `${code}.json`), JSON.stringify(tenant, null, 2));
    }
  });
});
afterAll(async () => {
  await test.close();
  await upstream.close();
});
beforeEach(() => {
  upstream.received.length = 0;
  test.log.length = 0;
});

/** The machine may be busy with other tests. */
const SOON = { timeout: 30_000 };
const own = { 'x-portal-request': '1' };
const readiness = async (): Promise<string> => (await (await test.get('/readyz')).json()).status;

/** Every address that a page names, and every answer of the host that is none of these. */
async function everyAnswer(): Promise<string> {
  const pages = ['/', '/404', '/bg', '/healthz', '/readyz', '/csp-reports', '/static/none.js', '/robots.txt'];
  for (const code of ['bg', 'pl', 'ro', 'zz']) {
    pages.push(`/${code}/`, `/${code}/en/`, `/${code}/account`, `/${code}/my-cards/card-details/1/block`);
  }
  const seen: string[] = [];
  const read = async (path: string) => {
    const response = await test.get(path, { 'accept-encoding': 'identity' });
    const text = await response.text();
    seen.push(JSON.stringify([...response.headers]), text);
    return text;
  };
  const texts = [];
  for (const path of pages) texts.push(await read(path));
  const files = new Set(texts.flatMap((text) => text.match(/\/static\/[\w./-]+/g) ?? []));
  for (const path of files) await read(path);
  expect([...files].filter((path) => path.includes('/words/')).length).toBeGreaterThanOrEqual(5);
  const calls: [string, Parameters<typeof requestRaw>[2]][] = [
    ['/bg/gateway/v1/users/a', { headers: own }],
    ['/bg/gateway/v1/none', { headers: own }],
    ['/bg/gateway/v1/users/a', {}],
    ['/bg/gateway/v1/users', { headers: own, method: 'POST', body: 'x' }],
    ['/ bad', {}],
  ];
  for (const [path, options] of calls) {
    const { head, body } = await requestRaw(test.host.url, path, options);
    seen.push(head, body);
  }
  return seen.join('\n');
}

describe('a value that is the host’s alone', () => {
  it('is in no page, file, words, error or log line, while the gateway gets it [H4 CFG-46]', async () => {
    const everything = await everyAnswer();
    const [received] = upstream.received;
    expect(received?.url).toBe(`/${PLANTED.rootUrl}/v1/users/a`);
    expect(received?.headers[PLANTED.clientIdHeader]).toBe(PLANTED.clientId);
    expect(received?.headers[PLANTED.clientSecretHeader]).toBe(PLANTED.clientSecret);
    const text = everything + JSON.stringify(test.log);
    for (const [place, value] of Object.entries(PLANTED)) {
      expect(text.toLowerCase().includes(value.toLowerCase()), place).toBe(false);
    }
  });

  it('is in no error either, while the gateway fails in every way [H4]', async () => {
    const answers = [];
    for (const answer of [
      (_request, response) => response.writeHead(302, { location: `${upstream.url}/x` }).end(),
      (request) => request.socket.destroy(),
      () => undefined,
    ] satisfies Upstream['answer'][]) {
      upstream.answer = answer;
      const { head, body } = await requestRaw(test.host.url, '/bg/gateway/v1/users/a', { headers: own });
      answers.push(head, body);
    }
    upstream.answer = (_request, response) => response.end('{"meta":{"status":"succeeded"}}');
    const text = answers.join('\n') + JSON.stringify(test.log);
    expect(text).toMatch(/BAD_GATEWAY.*GATEWAY_TIMEOUT/s);
    expect(text.toLowerCase()).not.toContain('planted');
  });

  it.each([
    ['clientSecret', `"${PLANTED.clientSecretKey}"`, '"planted secret in the wrong place"'],
    ['rootUrl', 'http://127.0.0.1', 'https://user:planted-password@gw.example'],
  ])('is in no problem of a file, though %s is the very thing that is wrong [H4]', async (key, from, to) => {
    const text = await test.read('bg.json');
    await test.write('bg.json', text.replace(from, to));
    await vi.waitFor(async () => expect(await readiness()).toBe('problems'), SOON);
    const said = (await (await test.get('/readyz')).text()) + JSON.stringify(test.log);
    await test.write('bg.json', text);
    expect(said).toContain(`/connections/dev/gateway/${key}`);
    expect(said.toLowerCase()).not.toContain('planted');
    await vi.waitFor(async () => expect(await readiness()).toBe('ok'), SOON);
  });
});

describe('the log', () => {
  const CANARIES = {
    mail: 'canary.person@mail.example',
    encodedMail: 'canary.person%40mail.example',
    card: '4111111111111111',
    token: 'eyJhbGciOiJub25lIn0.canary.token',
    secret: 'canary-secret-header',
    name: 'CanaryName',
  };

  it('holds nobody’s data after a thousand requests that are full of it [H7]', async () => {
    const templates = Object.entries(gateway.paths).flatMap(([template, calls]) =>
      Object.keys(calls).map((method) => ({ template, method: method.toUpperCase() })),
    );
    const headers = {
      ...own,
      'content-type': 'application/json',
      authorization: `Bearer ${CANARIES.token}`,
      'user-agent': CANARIES.name,
      'x-secret': CANARIES.secret,
      cookie: `session=${CANARIES.token}`,
      referer: `https://x.example/${CANARIES.encodedMail}`,
    };
    const body = JSON.stringify(CANARIES);
    const run = async (count: number) => {
      const { template, method } = templates[count % templates.length] ?? { template: '/', method: 'GET' };
      const fill = template.replace('{card}', CANARIES.card).replace(/\{\w+\}/g, CANARIES.encodedMail);
      const query = `?code=${CANARIES.token}&email=${CANARIES.encodedMail}`;
      const paths = [
        `/bg/gateway/v1${fill}${query}`,
        `/bg/gateway/v1/${CANARIES.encodedMail}/${CANARIES.card}`,
        `/bg/my-cards/card-details/${CANARIES.card}/block${query}`,
        `/${CANARIES.name}/${CANARIES.encodedMail}`,
        `/static/${CANARIES.name}.js${query}`,
      ];
      await requestRaw(test.host.url, paths[count % paths.length] ?? '/', {
        method: count % 5 < 2 ? method : 'GET',
        headers,
        ...(method !== 'GET' && count % 5 < 2 && { body }),
      });
    };
    for (let count = 0; count < 1_000; count += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => run(count + index)));
    }
    await vi.waitFor(() => expect(test.log).toHaveLength(1_000), SOON);
    const text = JSON.stringify(test.log);
    for (const canary of Object.values(CANARIES)) expect(text).not.toContain(canary);
    expect(text).not.toMatch(/canary|@|127\.0\.0\.1/i);
  });

  it('has one line a request: template, status, duration, tenant and reference [H7]', async () => {
    const { head } = await requestRaw(test.host.url, '/bg/gateway/v1/users/a%40b/cards', { headers: own });
    await vi.waitFor(() => expect(test.log).toHaveLength(1), SOON);
    expect(test.log[0]).toEqual({
      level: 'info',
      event: 'request',
      method: 'GET',
      status: 200,
      milliseconds: expect.any(Number),
      route: 'gateway /users/{user}/cards',
      tenant: 'bg',
      requestId: /^x-request-id: (.*)$/im.exec(head)?.[1]?.trim(),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('has a line, with the reference of the answer, also for what ends before it is read [H7 H3]', async () => {
    const big = await requestRaw(test.host.url, '/bg/gateway/v1/users', {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: 'x'.repeat(65_537),
    });
    const bad = await requestRaw(test.host.url, '/ bad', {});
    await vi.waitFor(() => expect(test.log).toHaveLength(2), SOON);
    expect(test.log).toMatchObject([
      { event: 'request', status: 413, route: 'unread' },
      { event: 'unreadable', status: 400 },
    ]);
    for (const [index, { head }] of [big, bad].entries()) {
      expect(test.log[index]?.requestId).toBe(/^x-request-id: (.*)$/im.exec(head)?.[1]?.trim());
    }
  });
});
