import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { publishSite } from '../../publish/plain-files/publishSite.ts';
import { manifests } from '../../screens/index.ts';
import { requestRaw } from './support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
afterEach(() => test.close());

const baseAt = async (host: string, path = '/') =>
  /"base":"([^"]*)","language":"[a-z]+",(?:"tenantVersion":"[^"]*",)?"tenant":\{"code":"([a-z]+)"/
    .exec((await requestRaw(test.host.url, path, { host })).body)
    ?.slice(1);

it('takes the tenant from the end of the host name where its file says so [TEN-04]', async () => {
  test = await startTestHost({}, (folder) =>
    changeTenant(folder, 'ro.json', '"timeZone"', '"hosts": { "domainExtension": true },\n  "timeZone"'),
  );
  expect(await baseAt('portal.example.ro')).toEqual(['', 'ro']);
  expect(await baseAt('portal.example.ro:8443', '/account')).toEqual(['', 'ro']);
  expect(await baseAt('portal.example.pl')).toBeUndefined();
  // Its first label is the code of another tenant.
  expect(await baseAt('pl.example.ro')).toEqual(['', 'ro']);
  expect(await baseAt('portal.example.ro', '/pl/')).toEqual(['/pl', 'pl']);
});

it('takes no host name for a tenant where no file says so [T2]', async () => {
  test = await startTestHost();
  expect(await baseAt('portal.example.ro')).toBeUndefined();
  expect(await baseAt('ro.evil.example')).toBeUndefined();
});

it('leaves the hosts below out where a tenant says so: on its own host names, and where it shares one [USE-29]', async () => {
  const variables = {
    GATEWAY_URL: 'https://gw.example',
    APP_BACKEND_URL: 'https://app.example',
    SSO_AUTHORITY: 'https://sso.example/a',
  };
  const hosts = (name: string, includeSubDomains: boolean) =>
    `"hosts": ${JSON.stringify({ singleTenant: [name], includeSubDomains })},\n  "timeZone"`;
  test = await startTestHost({ environment: 'prod', variables }, async (folder) => {
    await changeTenant(folder, 'ro.json', '"timeZone"', hosts('carduri.example', false));
    await changeTenant(folder, 'pl.json', '"timeZone"', hosts('karty.example', true));
  });
  const asked = async (host: string, line = '/') =>
    /^strict-transport-security: (.*)$/im.exec((await requestRaw(test.host.url, line, { host })).head)?.[1];
  for (const path of ['/', '/static/none.js', '/readyz', '/gateway/v1/none']) {
    expect(await asked('carduri.example', path)).toBe('max-age=31536000');
    expect(await asked('karty.example', path)).toBe('max-age=31536000; includeSubDomains');
  }
  expect(await asked('portal.example', '/pl/')).toBe('max-age=31536000');
  const inNginx = async () => {
    const { distDir, folder } = test;
    const options = { distDir, tenantConfigDir: folder, variables, screens: manifests, now: new Date() };
    expect(await publishSite({ ...options, environment: 'prod' })).toEqual([]);
    const include = await readFile(join(distDir, '.nginx/server.conf'), 'utf8');
    return /^add_header strict-transport-security "(.*)" always;$/m.exec(include)?.[1];
  };
  expect(await inNginx()).toBe('max-age=31536000');
  await test.write(
    'ro.json',
    (await test.read('ro.json')).replace('"includeSubDomains":false', '"includeSubDomains":true'),
  );
  await vi.waitFor(
    async () => expect(await asked('portal.example', '/pl/')).toBe('max-age=31536000; includeSubDomains'),
    { timeout: 30_000, interval: 20 },
  );
  expect(await inNginx()).toBe('max-age=31536000; includeSubDomains');
});

it('says that it listens at the address that it was given', async () => {
  test = await startTestHost({ address: '127.0.0.2' });
  expect(test.host.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/$/);
  expect((await test.get('/readyz')).status).toBe(200);
});
