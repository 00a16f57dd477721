import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RecordedRequest } from '../../../sandbox/traffic/requestLog.ts';
import { control, openSandbox } from '../support/openSandbox.ts';
import { callGateway, refresh, signIn } from '../support/signIn.ts';

const sandbox = openSandbox();
const masked = (secret: string) => `***${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`;

async function recordsOf(tenant: string, since = 0): Promise<RecordedRequest[]> {
  const answer = await control(sandbox.url, 'GET', `/requests?since=${since}`);
  const all = (await answer.json()) as RecordedRequest[];
  return all.filter((entry) => entry.tenant === tenant);
}

describe('the request log', () => {
  it('shows what each service received, with paths relative to the service', async () => {
    await callGateway(sandbox.url, '/configurations/available-optins?x=1', { tenant: 'ra' });
    await fetch(`${sandbox.url}/ra/backend/api/v1/lookups/countries`, { headers: { 'x-tenant': 'ra' } });
    await fetch(`${sandbox.url}/ra/sso/jwks`);
    const [gateway, backend, provider, ...rest] = await recordsOf('ra');
    expect(rest).toEqual([]);
    expect(gateway).toMatchObject({
      service: 'gateway',
      method: 'GET',
      path: '/v1/configurations/available-optins',
      query: { x: '1' },
      status: 200,
      headers: { client_id: 'test-client', client_secret: masked('test-secret') },
    });
    expect(backend).toMatchObject({ service: 'backend', path: '/api/v1/lookups/countries', status: 200 });
    expect(provider).toMatchObject({ service: 'provider', path: '/jwks', status: 200 });
    expect(Date.parse(gateway?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('shows the calls of the gateway about one person alone', async () => {
    for (const person of ['ana+1%40rh.example', 'ana%2B1%40rh.example', 'ana%2B2%40rh.example'])
      await callGateway(sandbox.url, `/users/${person}/cards`, { tenant: 'rh' });
    await fetch(`${sandbox.url}/rh/sso/jwks`);
    const answer = await control(sandbox.url, 'GET', '/requests?user=ana%2B1%40rh.example');
    const own = (await answer.json()) as RecordedRequest[];
    expect(own.map(({ path }) => path)).toEqual(['/v1/users/ana%2B1%40rh.example/cards']);
  });

  it('masks tokens, codes and passwords so that two can be compared and none can be used', async () => {
    const signedIn = await signIn(sandbox.url, 'ana@rb.example', { tenant: 'rb' });
    const { tokens } = signedIn;
    await refresh(sandbox.url, signedIn, tokens.refresh_token, 'rb');
    await callGateway(sandbox.url, '/users/ana%40rb.example', { tenant: 'rb', token: tokens.id_token });
    await callGateway(sandbox.url, '/users/ana%40rb.example', { tenant: 'rb', token: tokens.access_token });
    const records = await recordsOf('rb');
    const text = JSON.stringify(records);
    const { access_token, id_token, refresh_token } = tokens;
    for (const secret of [
      access_token,
      id_token,
      refresh_token,
      signedIn.code,
      signedIn.verifier,
      'Benefit-2026!',
    ]) {
      expect(text).not.toContain(secret);
    }
    const form = records.find(({ path, method }) => path.startsWith('/sign-in/') && method === 'POST');
    expect(form?.body).toEqual({ username: 'ana@rb.example', password: masked('Benefit-2026!') });
    const refreshed = records.find(({ path }) => path === '/token');
    expect(refreshed?.body).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: masked(tokens.refresh_token),
      code: masked(signedIn.code),
      code_verifier: masked(signedIn.verifier),
      redirect_uri: 'http://localhost:4999/bg/login',
    });
    const reads = records.filter(({ service }) => service === 'gateway');
    expect(reads.map(({ bearer }) => bearer)).toEqual(['idToken', 'accessToken']);
    expect(reads[0]?.headers).toMatchObject({ authorization: `Bearer ${masked(tokens.id_token)}` });
  });

  it('masks the password of an identity proof', async () => {
    await callGateway(sandbox.url, '/users/x%40rc.example', {
      tenant: 'rc',
      method: 'DELETE',
      body: { identity_proof: { type: 'password', value: 'Secret-1!' } },
    });
    const [record] = await recordsOf('rc');
    expect(record?.body).toEqual({ identity_proof: { type: 'password', value: masked('Secret-1!') } });
  });

  it('masks every code and password of a body, and keeps its keys as they were sent', async () => {
    const post = (path: string, body: unknown) =>
      callGateway(sandbox.url, path, { tenant: 're', method: 'POST', body });
    await post('/users/x/actions/reset-password', { new_password: 'Secret-2!', verification_code: 'a+/b' });
    await post('/users/x/actions/change-email', { validation_code: 'c+/d' });
    await post('/users/x/actions/contact-us', { 'preferred-contact-mean': [{ type: 'email', value: '' }] });
    expect((await recordsOf('re')).map(({ body }) => body)).toEqual([
      { new_password: masked('Secret-2!'), verification_code: masked('a+/b') },
      { validation_code: masked('c+/d') },
      { 'preferred-contact-mean': [{ type: 'email', value: '' }] },
    ]);
  });

  it('starts after the number that is asked for, and a request without an answer has status 0', async () => {
    await callGateway(sandbox.url, '/one', { tenant: 'rd' });
    const [first] = await recordsOf('rd');
    const fault = { method: 'GET', path: '/v1/two', tenant: 'rd', reset: true };
    await control(sandbox.url, 'POST', '/faults', fault);
    await callGateway(sandbox.url, '/two', { tenant: 'rd' }).catch(() => undefined);
    const later = await recordsOf('rd', first?.seq);
    expect(later).toMatchObject([{ path: '/v1/two', status: 0 }]);
    expect(first?.status).toBe(404);
  });
});
