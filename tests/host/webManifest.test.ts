import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
      .poll(async () => (await manifestOf('pl')).theme_color, { timeout: 15_000, interval: 20 })
      .toBe('#2A48E0');
    const sources = (await manifestOf('pl')).icons.map(({ src }) => src);
    for (const { src } of before.icons) {
      expect(sources).not.toContain(src);
      expect((await test.get(src)).headers.get('content-type')).toBe('image/png');
    }
  });
});
