import { describe, expect, it } from 'vitest';
import { control, openSandbox } from '../support/openSandbox.ts';
import { callGateway, codeOf, refresh, signIn } from '../support/signIn.ts';

const sandbox = openSandbox();
const OPTINS = '/configurations/available-optins';

const arm = async (fault: Record<string, unknown>): Promise<void> => {
  const answer = await control(sandbox.url, 'POST', '/faults', fault);
  expect(answer.status).toBe(200);
};

describe('an armed fault', () => {
  it('answers once in place of the call, with its status, headers and body', async () => {
    await arm({
      method: 'GET',
      path: `/v1${OPTINS}`,
      tenant: 'fa',
      status: 502,
      headers: { 'retry-after': '7' },
      body: '<h1>Bad gateway</h1>',
      contentType: 'text/html',
    });
    const hit = await callGateway(sandbox.url, OPTINS, { tenant: 'fa' });
    expect(hit.status).toBe(502);
    expect(hit.headers.get('retry-after')).toBe('7');
    expect(hit.headers.get('content-type')).toContain('text/html');
    expect(await hit.text()).toBe('<h1>Bad gateway</h1>');
    expect((await callGateway(sandbox.url, OPTINS, { tenant: 'fa' })).status).toBe(200);
  });

  it('counts its times and leaves other tenants, methods and paths alone', async () => {
    await arm({ method: 'GET', path: '/v1/config*', tenant: 'fb', status: 418, times: 2 });
    expect((await callGateway(sandbox.url, OPTINS, { tenant: 'other' })).status).toBe(200);
    expect((await callGateway(sandbox.url, '/users', { tenant: 'fb', method: 'POST' })).status).toBe(400);
    const statuses = [];
    for (let call = 0; call < 3; call += 1) {
      statuses.push((await callGateway(sandbox.url, OPTINS, { tenant: 'fb' })).status);
    }
    expect(statuses).toEqual([418, 418, 200]);
  });

  it('may be for one person, by the address in the path or by the token', async () => {
    const [one, other] = [
      await signIn(sandbox.url, 'ana+f1@bg.example'),
      await signIn(sandbox.url, 'ana+f2@bg.example'),
    ];
    await arm({ method: 'GET', path: '/v1/users/*', user: 'ana+f1@bg.example', status: 500 });
    await arm({
      method: 'POST',
      path: '/token',
      user: 'ana+f1@bg.example',
      status: 400,
      body: { error: 'invalid_grant' },
    });
    const readOf = (address: string, token: string) =>
      callGateway(sandbox.url, `/users/${encodeURIComponent(address)}`, { token });
    expect((await readOf('ana+f2@bg.example', other.tokens.id_token)).status).toBe(200);
    expect((await readOf('ana+f1@bg.example', one.tokens.id_token)).status).toBe(500);
    expect((await refresh(sandbox.url, other, other.tokens.refresh_token)).status).toBe(200);
    const failed = await refresh(sandbox.url, one, one.tokens.refresh_token);
    expect(failed.status).toBe(400);
    expect(failed.headers.get('access-control-allow-origin')).toBe('http://localhost:4999');
    expect((await refresh(sandbox.url, one, one.tokens.refresh_token)).status).toBe(200);
  });

  it('fits a path as it reads or as it is sent', async () => {
    await arm({ method: 'GET', path: '/v1/users/ana+f3@bg.example', status: 503 });
    expect((await callGateway(sandbox.url, '/users/ana%2Bf3%40bg.example')).status).toBe(503);
  });

  it('delays the real answer', async () => {
    await arm({ method: 'GET', path: `/v1${OPTINS}`, tenant: 'fc', delayMs: 150 });
    const start = performance.now();
    expect((await callGateway(sandbox.url, OPTINS, { tenant: 'fc' })).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it('drops the connection before answering', async () => {
    await arm({ method: 'GET', path: `/v1${OPTINS}`, tenant: 'fd', reset: true });
    await expect(callGateway(sandbox.url, OPTINS, { tenant: 'fd' })).rejects.toThrow('fetch failed');
  });

  it.each([
    ['the gateway', () => callGateway(sandbox.url, OPTINS, { tenant: 'fe' }), `/v1${OPTINS}`],
    ['the provider', () => fetch(`${sandbox.url}/fe/sso/jwks`), '/jwks'],
  ])('cuts the body of an answer of %s', async (_service, call, path) => {
    await arm({ method: 'GET', path, tenant: 'fe', cutAfterBytes: 10 });
    const answer = await call();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect((await call()).status).toBe(200);
  });

  it('adds headers alone to the real answer', async () => {
    await arm({
      method: 'GET',
      path: `/v1${OPTINS}`,
      tenant: 'ff',
      headers: { 'set-cookie': 'a=b', server: 'x' },
    });
    const answer = await callGateway(sandbox.url, OPTINS, { tenant: 'ff' });
    expect(answer.headers.get('set-cookie')).toBe('a=b');
    expect(answer.status).toBe(200);
  });

  it('delivers a request twice: of a rotating token only the first delivery is good', async () => {
    const signedIn = await signIn(sandbox.url, 'ana+f4@bg.example');
    await arm({ method: 'POST', path: '/token', user: 'ana+f4@bg.example', duplicate: true });
    const answer = await refresh(sandbox.url, signedIn, signedIn.tokens.refresh_token);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('leaves preflights alone, and its answer can be read from the portal', async () => {
    await arm({ method: '*', path: '/api/v1/*', tenant: 'fg', status: 500 });
    const address = `${sandbox.url}/fg/backend/api/v1/lookups/countries`;
    const headers = { origin: 'http://fg.localhost:4000', 'access-control-request-method': 'GET' };
    expect((await fetch(address, { method: 'OPTIONS', headers })).status).toBe(204);
    const answer = await fetch(address, { headers: { ...headers, 'x-tenant': 'fg' } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://fg.localhost:4000');
  });

  it('is gone after DELETE', async () => {
    await arm({ method: 'GET', path: `/v1${OPTINS}`, tenant: 'fh', status: 500 });
    await control(sandbox.url, 'DELETE', '/faults');
    expect((await callGateway(sandbox.url, OPTINS, { tenant: 'fh' })).status).toBe(200);
  });

  it('is refused when a field is misspelt', async () => {
    const answer = await control(sandbox.url, 'POST', '/faults', { method: 'GET', path: '/x', delay: 5 });
    expect(answer.status).toBe(400);
    expect(await codeOf(answer)).toBe('BAD_REQUEST');
  });
});
