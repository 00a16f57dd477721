import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><path fill="${colour}" d="M0 0h120v28H0z"/></svg>`;

let test: TestHost;
beforeEach(async () => {
  test = await startTestHost({}, async (folder) => {
    await mkdir(join(folder, 'assets/ro'), { recursive: true });
    await writeFile(join(folder, 'assets/ro/logo.svg'), svg('#7B2D8E'));
    await writeFile(join(folder, 'assets/ro/unused.svg'), svg('#000000'));
    await changeTenant(
      folder,
      'ro.json',
      '"theme": {',
      '"theme": {\n    "logo": { "file": "logo.svg", "width": 120 },',
    );
  });
});
afterEach(() => test.close());

/** What the page says of the tenant's look. */
async function themeOf(path: string) {
  const html = await (await test.get(path)).text();
  return JSON.parse(/id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null').tenant.theme;
}

describe('a tenant’s pictures', () => {
  it('are served for ever under the hash of their content, and run nothing', async () => {
    const { logo } = await themeOf('/ro/login');
    expect(logo).toEqual({
      file: expect.stringMatching(/^\/static\/assets\/[0-9a-f]{16}-logo\.svg$/),
      width: 120,
    });
    const response = await test.get(logo.file);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toBe(svg('#7B2D8E'));
  });

  it('that nobody names are not published', async () => {
    const { logo } = await themeOf('/ro/login');
    const hash = /\/([0-9a-f]{16})-/.exec(logo.file)?.[1] ?? '';
    expect((await test.get(logo.file.replace('logo', 'unused'))).status).toBe(404);
    expect((await test.get(`/static/assets/${hash}-unused.svg`)).status).toBe(404);
  });

  it('are taken up when they change, and stay for pages that are open', async () => {
    const { logo: before } = await themeOf('/ro/login');
    await test.write('assets/ro/logo.svg', svg('#123456'));
    await vi.waitFor(
      async () => expect((await themeOf('/ro/login')).logo.file).not.toBe(before.file),
      WITHIN,
    );
    const { logo } = await themeOf('/ro/login');
    expect(await (await test.get(logo.file)).text()).toBe(svg('#123456'));
    expect(await (await test.get(before.file)).text()).toBe(svg('#7B2D8E'));
  });

  it('that are lost are a problem of the tenant, which goes on as it was', async () => {
    const { logo } = await themeOf('/ro/login');
    await rm(join(test.folder, 'assets/ro/logo.svg'));
    await vi.waitFor(
      async () => expect(await (await test.get('/readyz')).json()).toMatchObject({ status: 'problems' }),
      WITHIN,
    );
    const { tenants } = await (await test.get('/readyz')).json();
    expect(tenants.ro.problems[0].message).toContain('no picture "logo.svg" in tenant-config/assets/ro/');
    expect((await themeOf('/ro/login')).logo).toEqual(logo);
    expect((await test.get(logo.file)).status).toBe(200);
  });
});
