import { afterEach, expect, it } from 'vitest';
import { requestRaw } from './support/requestRaw.ts';
import { changeTenant, startTestHost, type TestHost } from './support/startTestHost.ts';

let test: TestHost;
afterEach(() => test.close());

const baseAt = async (host: string, path = '/') =>
  /"base":"([^"]*)","language":"[a-z]+","tenant":\{"code":"([a-z]+)"/
    .exec((await requestRaw(test.host.url, path, { host })).body)
    ?.slice(1);

it('takes the tenant from the end of the host name where its file says so [TEN-04]', async () => {
  test = await startTestHost({}, (folder) =>
    changeTenant(folder, 'ro.json', '"timeZone"', '"hosts": { "domainExtension": true },\n  "timeZone"'),
  );
  expect(await baseAt('portal.example.ro')).toEqual(['', 'ro']);
  expect(await baseAt('portal.example.ro:8443', '/account')).toEqual(['', 'ro']);
  expect(await baseAt('portal.example.pl')).toBeUndefined();
  expect(await baseAt('portal.example.ro', '/pl/')).toEqual(['/pl', 'pl']);
});

it('takes no host name for a tenant where no file says so [T2]', async () => {
  test = await startTestHost();
  expect(await baseAt('portal.example.ro')).toBeUndefined();
  expect(await baseAt('ro.evil.example')).toBeUndefined();
});
