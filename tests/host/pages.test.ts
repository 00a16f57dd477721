// Over 250 lines: one host, and each page that it answers with.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageData } from '../../runtime/tenant/pageData.ts';
import { requestRaw } from './support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

/** As published (W3C, Web Application Manifest). */
interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

let test: TestHost;
beforeAll(async () => {
  test = await startTestHost({}, (folder) =>
    changeTenant(
      folder,
      'bg.json',
      '"timeZone"',
      '"hosts": { "singleTenant": ["cards.example"] },\n  "timeZone"',
    ),
  );
});
afterAll(() => test.close());

async function pageOf(response: Response): Promise<PageData> {
  const html = await response.text();
  return JSON.parse(/<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

describe('pages', () => {
  it.each(['bg', 'pl', 'ro'])('serves %s below its code, from one build [CFG-01 TEN-01]', async (code) => {
    for (const path of [
      `/${code}/`,
      `/${code}/account-creation/`,
      `/${code}/my-cards/card-details/a.b-1/block`,
    ]) {
      const response = await test.get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = await pageOf(response);
      expect(page.tenant?.code).toBe(code);
      expect(page).toMatchObject({ base: `/${code}`, language: code, version: '3.10.4' });
    }
  });

  it('carries the version of the product [CFG-02]', async () => {
    expect((await pageOf(await test.get('/ro/'))).version).toBe('3.10.4');
  });

  it('serves the home page of each language of the tenant at its own address', async () => {
    expect(await pageOf(await test.get('/pl/uk/'))).toMatchObject({ language: 'uk', base: '/pl' });
    expect(await pageOf(await test.get('/ro/uk/'))).toMatchObject({ language: 'ro' });
  });

  it('sends the address without a slash to the one with it', async () => {
    const response = await test.get('/bg?from=mail');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/bg/?from=mail');
  });

  it('shows the switcher with every tenant where no tenant is named [TEN-06]', async () => {
    const page = await pageOf(await test.get('/'));
    expect(page).toMatchObject({ tenant: null, base: '', language: 'en' });
    expect(page.tenants.map(({ code, href }) => [code, href])).toEqual([
      ['bg', '/bg/'],
      ['pl', '/pl/'],
      ['ro', '/ro/'],
    ]);
    expect(page.tenants[1]).toMatchObject({
      question: expect.stringMatching(/^Z\sjakiego kraju jest Twoja karta\?$/),
      languages: [{ code: 'pl', name: 'Polski' }, { code: 'en' }, { code: 'uk' }],
      sample: { balance: expect.stringMatching(/^184\.20\szł$/) },
    });
  });

  it('answers 404 with a page of no tenant for an unknown first segment [TEN-10]', async () => {
    const response = await test.get('/zz/account');
    expect(response.status).toBe(404);
    expect((await pageOf(response)).tenant).toBeNull();
  });

  it.each([
    '/__proto__/',
    '/constructor/',
    '/RO/',
    '/ro%2f..%2fpl/',
    '/%72o/',
    '//ro/',
    '/toString/',
    '/%E0%A4%A',
    '/r%00o/',
    '/.ro/',
    '/ro;/',
  ])('belongs to no tenant: %s [T2]', async (path) => {
    const { status, body } = await requestRaw(test.host.url, path);
    expect(status).toBe(404);
    expect(body).toContain('"tenant":null');
  });

  it('serves a single-tenant host without a prefix [TEN-02 TEN-03]', async () => {
    for (const host of ['cards.example', 'cards.example:443', 'CARDS.example', 'cards.example.']) {
      const { status, body } = await requestRaw(test.host.url, '/account-creation/', { host });
      expect(status).toBe(200);
      expect(body).toContain('"base":"","language":"bg","tenant":{"code":"bg"');
    }
  });

  it.each(['ro.evil.example', 'ro', 'cards.example.evil.example', 'xn--ro-example', '', 'bg-cards.example'])(
    'takes the tenant from its own list of hosts only: %s [T2 T3]',
    async (host) => {
      const { body } = await requestRaw(test.host.url, '/', {
        host,
        headers: { 'x-tenant': 'tenant:ro-ben', 'x-forwarded-host': 'cards.example' },
      });
      expect(body).toContain('"tenant":null');
    },
  );

  it('shows the start-up error without any script of ours, in two languages', async () => {
    const html = await (await test.get('/pl/account')).text();
    expect(html).toMatch(
      /<div id="startup-error" role="main" hidden><div role="alert"><svg.*?<\/svg><h1>[^<]+<\/h1>/,
    );
    expect(html).toMatch(/<p lang="en">The problem is on our side/);
    expect(html).toContain('<a href="">');
    expect(html).toMatch(/<p aria-live="off">[^<]+: <bdi><\/bdi><\/p>/);
    expect(html).not.toMatch(/ on[a-z]+="/);
    expect(html).toMatch(/<p role="status">[^<]+<\/p>/);
  });

  it('preloads the entry, the first words and no lazy chunk', async () => {
    const html = await (await test.get('/ro/account')).text();
    const preloads = [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads[0]).toMatch(/\/main-/);
    expect(preloads.join()).not.toMatch(/later/);
    const words = /rel="preload" as="fetch" crossorigin href="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await test.get(words);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const first = (await response.json()) as object;
    const later = (await (await test.get(words.replace('.json', '-later.json'))).json()) as object;
    expect({ ...first, ...later }).toEqual(JSON.parse(await test.read('languages/ro.json')));
    expect(Object.keys(later)).toContain('transactions');
    expect(Object.keys(first)).not.toContain('transactions');
  });

  it.each(['/service-worker.js', '/sw.js', '/static/sw.js'])(
    'answers %s with no script, so that a worker of an earlier site ends itself [P12]',
    async (path) => {
      const response = await test.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).not.toMatch(/javascript/);
    },
  );

  it('escapes what a tenant file says [X1]', async () => {
    const own = await startTestHost({}, (folder) =>
      changeTenant(folder, 'ro.json', '"name": "România"', '"name": "</script><script>alert(1)</script>"'),
    );
    for (const path of ['/ro/', '/ro/account', '/']) {
      expect(await (await own.get(path)).text()).not.toContain('<script>alert');
    }
    await own.close();
  });
});

const manifestOf = async (code: string) =>
  (await (await test.get(`/${code}/manifest.webmanifest`)).json()) as Manifest;

describe('what a home screen is told of a tenant', () => {
  it('is linked by each of its pages with an icon beside it, and by none that belongs to no tenant [LOV-70]', async () => {
    for (const path of ['/pl/', '/pl/uk/', '/pl/account', '/pl/account-creation/']) {
      const html = await (await test.get(path)).text();
      expect(html).toContain('<link rel="manifest" href="/pl/manifest.webmanifest">');
      const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(html) ?? [];
      expect((await manifestOf('pl')).icons.map(({ src }) => src)).toContain(icon);
    }
    for (const path of ['/', '/zz/']) {
      const html = await (await test.get(path)).text();
      expect(html).not.toMatch(/rel="(manifest|apple-touch-icon)"/);
    }
  });

  it('names the tenant in its language and colours, and starts where signing in leads [LOV-70]', async () => {
    const words = JSON.parse(await test.read('languages/ro.json'));
    expect(await manifestOf('ro')).toMatchObject({
      id: '/ro/',
      scope: '/ro/',
      start_url: '/ro/account',
      name: 'Sorvia România',
      short_name: 'Sorvia',
      description: words.home.lead,
      lang: 'ro',
      dir: 'ltr',
      display: 'standalone',
      theme_color: JSON.parse(await test.read('ro.json')).theme.brand,
      background_color: expect.stringMatching(/^#F[0-9A-F]{5}$/),
    });
  });

  it('makes tenants of one origin apps of their own [LOV-70]', async () => {
    const all = await Promise.all(['bg', 'pl', 'ro'].map(manifestOf));
    for (const key of ['id', 'scope', 'start_url', 'name', 'theme_color'] as const)
      expect(new Set(all.map((each) => each[key])).size).toBe(3);
  });

  it('has no prefix on a host of one tenant, and is nowhere on one of none [LOV-70]', async () => {
    const { status, body } = await requestRaw(test.host.url, '/manifest.webmanifest', {
      host: 'cards.example',
    });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ id: '/', scope: '/', start_url: '/account' });
    for (const path of ['/manifest.webmanifest', '/zz/manifest.webmanifest', '/bg/en/manifest.webmanifest'])
      expect((await test.get(path)).status).toBe(404);
  });

  it('is asked for anew each time and runs nothing; pages may ask for it and its icons, which stay for ever [LOV-70 P1]', async () => {
    const page = await test.get('/bg/');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("img-src 'self'");
    const answer = await test.get('/bg/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    const etag = answer.headers.get('etag') ?? '';
    expect((await test.get('/bg/manifest.webmanifest', { 'if-none-match': etag })).status).toBe(304);
    for (const { src } of ((await answer.json()) as Manifest).icons) {
      const icon = await test.get(src);
      expect(icon.status).toBe(200);
      expect(icon.headers.get('content-type')).toBe('image/png');
      expect(icon.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('changes with the colours; a page that is open finds the icons that it names [LOV-71]', async () => {
    const before = await manifestOf('pl');
    await changeTenant(test.folder, 'pl.json', '"brand": "#2A48E8"', '"brand": "#2A48E0"');
    await expect
      .poll(async () => (await manifestOf('pl')).theme_color, { timeout: 30_000, interval: 20 })
      .toBe('#2A48E0');
    const sources = (await manifestOf('pl')).icons.map(({ src }) => src);
    for (const { src } of before.icons) {
      expect(sources).not.toContain(src);
      expect((await test.get(src)).headers.get('content-type')).toBe('image/png');
    }
  });
});
