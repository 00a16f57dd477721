/**
 * dist/ served by nginx as deploy/nginx.conf.example sets it up: what the host says, nginx says as well.
 * Over 250 lines: one nginx is started for all the kinds of answers that are compared.
 */
import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningHost, startHost } from '../../host/startHost.ts';
import { publishSite } from '../../publish/plain-files/publishSite.ts';
import { manifests } from '../../screens/index.ts';
import { buildFixtureRuntime } from '../host/support/buildFixtureRuntime.ts';
import { CHANGES, takeAndClose } from '../host/support/changes.ts';
import { requestRaw } from '../host/support/requestRaw.ts';
import { changeTenant, withGateway } from '../host/support/startTestHost.ts';
import { startUpstream, type Upstream } from '../host/support/startUpstream.ts';
import { findNginx, type RunningNginx, startNginx } from '../support/startNginx.ts';

const path = findNginx();
const why = path ? '' : ' (skipped: there is no nginx; install one or set NGINX_PATH)';

let folder: string;
let distDir: string;
let upstream: Upstream;
let host: RunningHost;
let nginx: RunningNginx;

/** What both know; the secret of one tenant is set nowhere. */
const credentials = Object.fromEntries(
  ['BG', 'PL', 'RO']
    .flatMap((code) => [`${code}_GATEWAY_CLIENT_ID`, `${code}_GATEWAY_CLIENT_SECRET`])
    .map((key) => [key, `the-${key.toLowerCase()}`]),
);
const variables: Record<string, string> = { ...credentials };
const own = { 'x-portal-request': '1' };

async function publish(): Promise<void> {
  const problems = await publishSite({
    distDir,
    tenantConfigDir: folder,
    environment: 'dev',
    variables,
    screens: manifests,
    now: new Date(),
  });
  expect(problems).toEqual([]);
}

/** Both answers to one request line. */
const ask = (line: string, options: Parameters<typeof requestRaw>[2] = {}) =>
  Promise.all([requestRaw(host.url, line, options), requestRaw(`${nginx.url}/`, line, options)]);

/** Headers by name; each value of a repeated one. */
function headersOf(head: string): Record<string, string[]> {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line) => [
    line.split(':', 1)[0]?.toLowerCase() ?? '',
    line.replace(/^[^:]+: ?/, ''),
  ]);
  return Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name ?? '')].map(([name, all]) => [
      name,
      all.map(([, value]) => value ?? ''),
    ]),
  );
}

/** What servers say of themselves and of the connection, and what differs from answer to answer. */
const SERVERS_OWN = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'x-request-id',
];

function saidBy(head: string): Record<string, string[]> {
  return Object.fromEntries(Object.entries(headersOf(head)).filter(([name]) => !SERVERS_OWN.includes(name)));
}

describe.skipIf(path === null)(`plain files behind nginx${why}`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenants-'));
    distDir = await mkdtemp(join(tmpdir(), 'dist-'));
    await cp('tenant-config', folder, { recursive: true });
    upstream = await startUpstream();
    variables.SANDBOX_URL = upstream.url;
    await withGateway(folder, upstream.url);
    await changeTenant(folder, 'ro.json', '"RO_GATEWAY_CLIENT_SECRET"', '"RO_NOWHERE_SET"');
    await changeTenant(
      folder,
      'pl.json',
      '"clientId": "PL_GATEWAY_CLIENT_ID"',
      '"clientIdHeader": "x-client", "clientId": "PL_GATEWAY_CLIENT_ID"',
    );
    await changeTenant(folder, 'bg.json', '"cardAcceptance": "on"', '"cardAcceptance": "paused"');
    await buildFixtureRuntime(distDir);
    await publish();
    host = await startHost({
      port: 0,
      address: '127.0.0.1',
      distDir,
      tenantConfigDir: folder,
      environment: 'dev',
      variables,
      log: () => undefined,
    });
    nginx = await startNginx({
      path: path ?? '',
      distDir,
      credentials,
    });
  });
  afterAll(async () => {
    await Promise.all([nginx?.stop(), host?.close(), upstream?.close()]);
    await Promise.all([folder, distDir].map((each) => rm(each, { recursive: true })));
  });

  it.each([
    '/',
    '/bg/',
    '/bg/en/',
    '/pl/',
    '/pl/uk/',
    '/ro/account',
    '/ro/my-cards/card-details/a.b-1/block',
    '/bg?from=mail',
    '/zz/account',
    '/pl/account/x.js',
    '/static/nothing.js',
    '/.build/build.json',
    '/.nginx/http.conf',
    '/404.html',
    '/RO/',
    '//ro/',
    '/ro;/',
  ])('answers with the status, the headers and the bytes of the host: %s [P1 T2]', async (line) => {
    const [ours, theirs] = await ask(line);
    expect(theirs.status).toBe(ours.status);
    const [said, wanted] = [saidBy(theirs.head), saidBy(ours.head)];
    if (ours.status === 200) {
      expect(said).toEqual(wanted);
      expect(theirs.body).toContain(ours.body.slice(0, 500));
      const policies = said['content-security-policy'] ?? [];
      expect(policies).toHaveLength(2);
      expect(policies[0]).toContain("'strict-dynamic'");
    } else {
      for (const name of Object.keys(wanted).filter(
        (each) => !['content-type', 'etag', 'vary'].includes(each),
      ))
        expect([name, said[name]]).not.toContain(undefined);
    }
  });

  it('keeps scripts for ever, and sends them compressed', async () => {
    const [name = ''] = (await readdir(join(distDir, 'static/words'))).filter((each) =>
      each.endsWith('.json'),
    );
    const [ours, theirs] = await ask(`/static/words/${name}`);
    expect(saidBy(theirs.head)).toEqual(saidBy(ours.head));
    expect(headersOf(theirs.head)['cache-control']).toEqual(['public, max-age=31536000, immutable']);
    const packed = await fetch(`${nginx.url}/bg/`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    expect(await packed.text()).toContain('<html lang="bg"');
    expect((await requestRaw(`${nginx.url}/`, `/static/words/${name}.gz`)).status).toBe(404);
  });

  it('tells home screens of a tenant what the host tells them, and has its icons [LOV-70 LOV-71]', async () => {
    const [ours, theirs] = await ask('/pl/manifest.webmanifest');
    expect(theirs.status).toBe(200);
    expect(saidBy(theirs.head)).toEqual(saidBy(ours.head));
    expect(theirs.body).toContain('"id": "/pl/"');
    const [, icon = ''] = /"src": "([^"]+)"/.exec(theirs.body) ?? [];
    const [made, written] = await ask(icon);
    expect(written.status).toBe(200);
    // The host says of every file that it may be sent compressed.
    const { vary: _, ...wanted } = saidBy(made.head);
    expect(saidBy(written.head)).toEqual(wanted);
    expect((await ask('/zz/manifest.webmanifest')).map(({ status }) => status)).toEqual([404, 404]);
  });

  it('serves neither a version folder, nor what is compressed beside it, nor what a path climbs to [T2]', async () => {
    const [version = ''] = (await readdir(join(distDir, 'bg'))).filter((name) => /^[0-9a-f]{16}$/.test(name));
    for (const line of [
      `/bg/${version}/index.html`,
      `/bg/${version}/published.json`,
      '/bg/index.html.gz',
      '/static/../.nginx/http.conf',
      '/static/%2e%2e/.build/build.json',
      '/static/..%2f.nginx%2fhttp.conf',
    ]) {
      const { status, body } = await requestRaw(`${nginx.url}/`, line);
      expect([line, status >= 400]).toEqual([line, true]);
      expect(body).not.toMatch(/proxy_|"programs"|"policies"/);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('lets pages only be read: %s', async (method) => {
    const [ours, theirs] = await ask('/bg/', { method });
    expect([theirs.status, headersOf(theirs.head).allow]).toEqual([ours.status, headersOf(ours.head).allow]);
    expect(theirs.status).toBe(405);
  });

  it('takes what pages tell of themselves, and keeps nothing of it', async () => {
    const { status, body } = await requestRaw(`${nginx.url}/`, '/bg/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"screen":"home"}',
    });
    expect([status, body]).toEqual([204, '']);
    expect((await requestRaw(`${nginx.url}/`, '/bg/telemetry', { method: 'PUT' })).status).toBe(405);
  });

  it('answers 304 to whoever has this version, in whatever encoding, and never for a date', async () => {
    const first = await fetch(`${nginx.url}/bg/`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{16}"$/);
    expect(first.headers.get('last-modified')).toBeNull();
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`]) {
      const again = await fetch(`${nginx.url}/bg/`, { headers: { 'if-none-match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
    }
    for (const headers of [
      { 'if-none-match': 'W/"0000000000000000"' },
      { 'if-modified-since': new Date().toUTCString() },
    ])
      expect((await fetch(`${nginx.url}/bg/`, { headers })).status).toBe(200);
  });

  it('tells two versions of one second and one length apart', async () => {
    const text = await readFile(join(folder, 'ro.json'), 'utf8');
    const second = new Date(1_700_000_000_000);
    const seen: { etag: string; body: string }[] = [];
    for (const colour of ['#7B2D8E', '#7B2D8F']) {
      await writeFile(join(folder, 'ro.json'), text.replace(/#7B2D8\w/, colour));
      await publish();
      for (const name of await readdir(join(distDir, 'ro'), { recursive: true }))
        await utimes(join(distDir, 'ro', name), second, second);
      await nginx.reload();
      const known = seen[0] ? { 'if-none-match': seen[0].etag } : {};
      const response = await fetch(`${nginx.url}/ro/`, { headers: known });
      expect(response.status).toBe(200);
      seen.push({ etag: response.headers.get('etag') ?? '', body: await response.text() });
      expect(seen.at(-1)?.body).toContain(colour);
    }
    expect(seen[1]?.body.length).toBe(seen[0]?.body.length);
    expect(seen[1]?.etag).not.toBe(seen[0]?.etag);
  });

  it('goes on serving the version that nginx knows, whole, until it is told of the newest', async () => {
    const text = await readFile(join(folder, 'pl.json'), 'utf8');
    const before = await fetch(`${nginx.url}/pl/`);
    await writeFile(join(folder, 'pl.json'), text.replace(/"brand": "#\w{6}"/, '"brand": "#0B5FA5"'));
    await publish();
    const meanwhile = await fetch(`${nginx.url}/pl/`);
    expect(meanwhile.headers.get('content-security-policy')).toBe(
      before.headers.get('content-security-policy'),
    );
    expect(await meanwhile.text()).toBe(await before.text());
    await nginx.reload();
    const after = await fetch(`${nginx.url}/pl/`);
    expect(await after.text()).toContain('#0B5FA5');
    expect(after.headers.get('content-security-policy')).not.toBe(
      before.headers.get('content-security-policy'),
    );
  });

  describe('the gateway behind it', () => {
    const last = () => upstream.received.at(-1);

    it('adds the credentials under the names of the tenant, and passes nothing of the browser’s own [T3 H3]', async () => {
      for (const code of ['bg', 'pl']) {
        const { status } = await requestRaw(
          `${nginx.url}/`,
          `/${code}/gateway/v1/users/a%2Bb%40x.example/cards?page_index=0`,
          {
            headers: {
              ...own,
              authorization: 'Bearer t',
              'accept-language': code,
              accept: 'application/json',
              cookie: 'a=1',
              client_id: 'mine',
              client_secret: 'mine',
              'x-tenant': 'ro',
              'x-forwarded-host': 'evil.example',
              'x-request-id': 'mine',
              traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
              tracestate: 'mine=1',
            },
          },
        );
        expect(status).toBe(200);
        expect(last()?.url).toBe(`/${code}/v1/users/a%2Bb%40x.example/cards?page_index=0`);
        const { connection: _, ...headers } = last()?.headers ?? {};
        expect(headers).toEqual({
          host: new URL(upstream.url).host,
          accept: 'application/json',
          'accept-encoding': 'identity',
          'accept-language': code,
          authorization: 'Bearer t',
          [code === 'pl' ? 'x-client' : 'client_id']: `the-${code}_gateway_client_id`,
          client_secret: `the-${code}_gateway_client_secret`,
          'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        });
        await requestRaw(`${nginx.url}/`, `/${code}/gateway/v1/users/a`, {
          headers: { ...own, traceparent: 'anything' },
        });
        expect(last()?.headers).not.toHaveProperty('traceparent');
      }
    });

    it('passes a body on as it came', async () => {
      const body = '{"a":"ą"}';
      await requestRaw(`${nginx.url}/`, '/bg/gateway/v1/users/a/optins/1', {
        method: 'PUT',
        headers: {
          ...own,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
        body,
      });
      expect(last()).toMatchObject({ method: 'PUT', body, headers: { 'content-type': 'application/json' } });
    });

    it.each(CHANGES)(
      'sends a %s once, by host and by nginx, when the kept connection closes after it was taken [USE-08]',
      async (method, call) => {
        const answer = upstream.answer;
        upstream.answer = takeAndClose;
        try {
          // The connection that is kept by each of them, for the change to be sent on.
          await ask('/bg/gateway/v1/users/a', { headers: own });
          const before = upstream.received.length;
          const kept = upstream.received.slice(-2).map(({ port }) => port);
          const json = method === 'DELETE' ? {} : { 'content-type': 'application/json' };
          const answers = await ask(`/bg/gateway/v1${call}`, {
            method,
            headers: { ...own, ...json },
            body: method === 'DELETE' ? '' : '{}',
          });
          expect(answers.map(({ status }) => status)).toEqual([502, 502]);
          const received = upstream.received.slice(before);
          expect(received.map((each) => each.method)).toEqual([method, method]);
          expect(received.map(({ port }) => port).sort()).toEqual(kept.sort());
        } finally {
          upstream.answer = answer;
        }
      },
    );

    it.each<[string, string, Parameters<typeof requestRaw>[2]]>([
      ['a call that is not described', '/bg/gateway/v1/admin', { headers: own }],
      ['an unknown tenant', '/zz/gateway/v1/users/a', { headers: own }],
      ['another version', '/bg/gateway/v2/users/a', { headers: own }],
      ['a wrong method', '/bg/gateway/v1/users/a/cards', { method: 'PUT', headers: own }],
      ['dots', '/bg/gateway/v1/users/..', { headers: own }],
      ['encoded dots', '/bg/gateway/v1/users/%2e%2E', { headers: own }],
      ['an encoded slash', '/bg/gateway/v1/users/a%2Foptins', { headers: own }],
      ['an encoded percent sign', '/bg/gateway/v1/users/a%252f', { headers: own }],
      ['a line feed', '/bg/gateway/v1/users/a%0a', { headers: own }],
      ['broken UTF-8', '/bg/gateway/v1/users/a%ff', { headers: own }],
      ['a path parameter', '/bg/gateway/v1/users/a;b', { headers: own }],
      ['an odd query', '/bg/gateway/v1/users/a?x=<script>', { headers: own }],
      ['a call of no page of ours', '/bg/gateway/v1/users/a', {}],
      [
        'a call of another site',
        '/bg/gateway/v1/users/a',
        { headers: { ...own, 'sec-fetch-site': 'cross-site' } },
      ],
      [
        'a call from another origin',
        '/bg/gateway/v1/users/a',
        { headers: { ...own, origin: 'https://evil.example' } },
      ],
      [
        'a form',
        '/bg/gateway/v1/users',
        { method: 'POST', headers: { ...own, 'content-type': 'text/plain' }, body: '{}' },
      ],
      ['a paused call', '/bg/gateway/v1/users/a/cards/1/acceptance-categories', { headers: own }],
      ['a tenant without its credentials', '/ro/gateway/v1/users/a', { headers: own }],
      [
        'a body that is too large',
        '/bg/gateway/v1/users',
        { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: 'x'.repeat(70_000) },
      ],
    ])('refuses %s as the host does [H1 H2 X10]', async (_what, line, options) => {
      const before = upstream.received.length;
      const [ours, theirs] = await ask(line, options);
      expect(ours.status).toBeGreaterThanOrEqual(400);
      expect([theirs.status, headersOf(theirs.head).allow]).toEqual([
        ours.status,
        headersOf(ours.head).allow,
      ]);
      expect(JSON.parse(theirs.body)).toEqual(JSON.parse(ours.body));
      expect(headersOf(theirs.head)['cache-control']).toEqual(['no-store']);
      expect(upstream.received.length).toBe(before);
    });

    it.each([
      '/pl/../bg/gateway/v1/users/a',
      '/%62g/gateway/v1/users/a',
      '//bg/gateway/v1/users/a',
      '/bg/gateway/v1/users/a%00',
    ])('calls nobody for an address that is written another way: %s [T2]', async (line) => {
      const before = upstream.received.length;
      const { status } = await requestRaw(`${nginx.url}/`, line, { headers: own });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(upstream.received.length).toBe(before);
    });

    it('accepts its own origin by name where the browser says no more', async () => {
      const { host: name } = new URL(nginx.url);
      const headers = { ...own, origin: `http://${name}` };
      expect(
        (await requestRaw(`${nginx.url}/`, '/bg/gateway/v1/users/a', { host: name, headers })).status,
      ).toBe(200);
    });

    it('takes a redirect for a broken answer, and follows none [H5]', async () => {
      const good = upstream.answer;
      for (const status of [301, 302, 303, 307, 308]) {
        upstream.answer = (_request, response) =>
          response.writeHead(status, { location: 'https://evil.example/' }).end('gone');
        const before = upstream.received.length;
        const {
          status: reported,
          head,
          body,
        } = await requestRaw(`${nginx.url}/`, '/bg/gateway/v1/users/a', { headers: own });
        expect([reported, JSON.parse(body).meta.messages[0].code]).toEqual([502, 'BAD_GATEWAY']);
        expect(head).not.toMatch(/evil/);
        expect(upstream.received.length).toBe(before + 1);
      }
      upstream.answer = good;
    });

    it.each([
      ['DELETE', '/bg/gateway/v1/users/a', ''],
      ['PUT', '/bg/gateway/v1/users/a/optins/1', '{"value":true}'],
      ['PATCH', '/bg/gateway/v1/users/a', '{"first_name":"A"}'],
      ['POST', '/bg/gateway/v1/users/a/cards', '{"serial_number":"1"}'],
    ])(
      'sends a change once, also when a kept connection breaks after it was taken: %s [USE-08]',
      async (method, line, body) => {
        const good = upstream.answer;
        await requestRaw(`${nginx.url}/`, '/bg/gateway/v1/users/a', { headers: own });
        const [kept] = upstream.received.splice(0).slice(-1);
        upstream.answer = ({ socket }) => socket.destroy();
        const headers = body ? { ...own, 'content-type': 'application/json' } : own;
        const { status, body: reported } = await requestRaw(`${nginx.url}/`, line, { method, headers, body });
        upstream.answer = good;
        // By the kept connection: there nginx would try again on another.
        expect(upstream.received.map((each) => [each.method, each.body, each.port])).toEqual([
          [method, body, kept?.port],
        ]);
        expect([status, JSON.parse(reported).meta.messages[0].code]).toEqual([502, 'BAD_GATEWAY']);
      },
    );

    it('lets no cookie, no leave for other sites and no rule of the gateway through [H8 H10]', async () => {
      const good = upstream.answer;
      upstream.answer = (_request, response) =>
        response
          .writeHead(422, {
            'content-type': 'application/json',
            'content-language': 'bg',
            'set-cookie': 'a=1',
            'access-control-allow-origin': '*',
            'cache-control': 'public, max-age=1000',
            'content-security-policy': 'default-src *',
            'x-accel-redirect': '/.nginx/http.conf',
            'x-powered-by': 'x',
            etag: '"1"',
            'last-modified': new Date().toUTCString(),
          })
          .end('{"meta":{}}');
      const [ours, theirs] = await ask('/bg/gateway/v1/users/a', { headers: own });
      expect(theirs.status).toBe(422);
      expect(saidBy(theirs.head)).toEqual(saidBy(ours.head));
      expect(theirs.body).toContain('{"meta":{}}');
      upstream.answer = good;
    });

    it('logs the call by its name, never a person’s address [H7]', async () => {
      await requestRaw(`${nginx.url}/`, '/bg/gateway/v1/users/someone%40x.example', { headers: own });
      const log = await nginx.log();
      expect(log).toContain('bg "GET /users/{user}"');
      expect(log).not.toContain('someone');
    });
  });
});
