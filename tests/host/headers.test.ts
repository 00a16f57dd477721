import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRaw } from './support/requestRaw.ts';
import { startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
beforeAll(async () => {
  test = await startTestHost();
});
afterAll(() => test.close());

function policiesOf(response: Response): string {
  return response.headers.get('content-security-policy') ?? '';
}

describe('headers', () => {
  it('holds scripts to the boot script and the tenant’s third parties, in two policies [P1 P4]', async () => {
    const response = await test.get('/pl/');
    const html = await response.text();
    const hash = (pattern: RegExp) => {
      const text = pattern.exec(html)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    const boot = hash(/<script>(.*?)<\/script>/s);
    const policies = policiesOf(response);
    expect(policies).toContain(
      `default-src 'none'; script-src ${boot} 'strict-dynamic'; style-src 'self' ${hash(/<style>(.*?)<\/style>/s)}`,
    );
    expect(policies).toContain(`, script-src 'self' ${boot} http://localhost:4100; object-src 'none'`);
    expect(policies).toContain("connect-src 'self' http://localhost:4100;");
    expect(policies).toContain(
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types boot third-party default;",
    );
    expect(policies).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it.each([
    ['home pages', ['/bg/', '/ro/en/', '/pl/uk/']],
    ['deep pages', ['/bg/account', '/ro/login', '/pl/none']],
    ['pages of no tenant', ['/', '/zz/']],
  ])('has the same boot script on all %s of a build', async (_, paths) => {
    const scripts = await Promise.all(
      paths.map(async (path) => /<script>(.*?)<\/script>/s.exec(await (await test.get(path)).text())?.[1]),
    );
    expect(new Set(scripts).size).toBe(1);
    expect(scripts[0]).toContain('createPolicy("boot"');
  });

  it.each([
    '/',
    '/bg/',
    '/zz/',
    '/static/none.js',
    '/healthz',
    '/readyz',
    '/bg/gateway/v1/none',
    '/bg',
    '/favicon.ico',
  ])('protects every answer: %s [P1 P5]', async (path) => {
    const { headers } = await test.get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('asks for https for a year outside of dev, in prod on the hosts below as well [USE-29]', async () => {
    const variables = {
      GATEWAY_URL: 'https://gw.example',
      APP_BACKEND_URL: 'https://app.example',
      SSO_AUTHORITY: 'https://sso.example/a',
    };
    const own = await startTestHost({ environment: 'prod', variables });
    const response = await own.get('/bg/');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(policiesOf(response)).toContain(
      "connect-src 'self' https://app.example https://consent.sorvia.example",
    );
    await own.close();
    const uat = await startTestHost({ environment: 'uat', variables });
    const { headers } = await uat.get('/bg/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await uat.close();
  });

  it('answers an unreadable request with the same protection [H3]', async () => {
    const { status, head } = await requestRaw(test.host.url, '/ bad', {});
    expect(status).toBe(400);
    expect(head).toContain("frame-ancestors 'none'");
  });
});

describe('caching', () => {
  it('serves a page once and 304 after that, until it changes [T4]', async () => {
    const first = await test.get('/bg/');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const second = await test.get('/bg/', { 'if-none-match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(second.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await test.get('/pl/', { 'if-none-match': etag })).status).toBe(200);
  });

  it('serves hashed files for ever, compressed, from memory', async () => {
    const html = await (await test.get('/bg/')).text();
    const entry = /"(\/static\/home-[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const response = await test.get(entry);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const encoding of ['br', 'gzip']) {
      const page = await test.get('/bg/', { 'accept-encoding': encoding });
      expect(page.headers.get('content-encoding')).toBe(encoding);
      expect(page.headers.get('vary')).toBe('Accept-Encoding');
      expect(await page.text()).toBe(html);
    }
    const plain = await test.get('/bg/', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('leaves light-dark() and relative colours as they were written', async () => {
    const href =
      /rel="stylesheet" href="([^"]+)"/.exec(await (await test.get('/bg/login')).text())?.[1] ?? '';
    expect(await (await test.get(href)).text()).toMatch(/light-dark\(oklch\(from var\(--brand\)/);
  });

  it.each(['/static/main-OLD.js', '/bg/static/x.css', '/bg/main.js', '/robots.txt'])(
    'answers a missing file with 404 and text, never a page: %s [P10]',
    async (path) => {
      const response = await test.get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
    },
  );

  it('refuses methods that pages have no use for', async () => {
    const { status, head } = await requestRaw(test.host.url, '/bg/', { method: 'DELETE' });
    expect([status, /^allow: (.*)$/im.exec(head)?.[1]]).toEqual([405, 'GET, HEAD']);
    expect((await requestRaw(test.host.url, '/bg/', { method: 'HEAD' })).body).toBe('');
  });
});
