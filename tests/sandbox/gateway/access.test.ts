import { describe, expect, it } from 'vitest';
import { handlers } from '../../../sandbox/gateway/handlers.ts';
import { callsOf, readDocument } from '../../../sandbox/openapi/document.ts';
import { CREDENTIALS, openSandbox } from '../support/openSandbox.ts';
import { callGateway, codeOf, signIn } from '../support/signIn.ts';

const sandbox = openSandbox();

describe('who may call the gateway', () => {
  it.each([
    ['no credentials', {}],
    ['an empty secret', { client_id: 'a', client_secret: '' }],
  ])('nobody with %s', async (_name, headers) => {
    const answer = await fetch(`${sandbox.url}/bg/gateway/v1/configurations/available-optins`, { headers });
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe('INVALID_CLIENT');
  });

  it.each([
    ['no token', undefined],
    ['an unknown access token', 'abc'],
    ['a forged ID token', 'eyJhbGciOiJub25lIn0.eyJ1c2VybmFtZSI6ImFuYUBiZy5leGFtcGxlIn0.'],
  ])('on a signed-in call, nobody with %s', async (_name, token) => {
    const answer = await callGateway(
      sandbox.url,
      '/users/ana%40bg.example',
      token === undefined ? {} : { token },
    );
    expect(answer.status).toBe(401);
    expect(await codeOf(answer)).toBe('UNAUTHORIZED');
  });

  it('nobody on behalf of another person, and the address may be written in any case', async () => {
    const { tokens } = await signIn(sandbox.url, 'ana+g1@bg.example');
    for (const token of [tokens.id_token, tokens.access_token]) {
      const foreign = await callGateway(sandbox.url, '/users/ana%40bg.example/cards', { token });
      expect(foreign.status).toBe(403);
      expect(await codeOf(foreign)).toBe('FORBIDDEN');
      const own = await callGateway(sandbox.url, '/users/Ana%2BG1%40bg.example/cards', { token });
      expect(own.status).toBe(200);
    }
  });

  it('nobody calls what does not exist', async () => {
    const answer = await callGateway(sandbox.url, '/nothing');
    expect(answer.status).toBe(404);
    expect(await codeOf(answer)).toBe('NOT_FOUND');
  });
});

describe('what the gateway refuses', () => {
  it('a body that is not JSON, or not the one of the document', async () => {
    const headers = { ...CREDENTIALS, 'content-type': 'application/json' };
    const address = `${sandbox.url}/bg/gateway/v1/users/x%40bg.example/actions/verify-email`;
    const broken = await fetch(address, { method: 'POST', headers, body: '{' });
    expect(broken.status).toBe(400);
    const wrong = await fetch(address, { method: 'POST', headers, body: '{}' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("must have required property 'verification_code'");
  });

  it('no call of the document for want of being there', () => {
    const ids = callsOf(readDocument('gateway.openapi.json')).map(({ operation }) => operation.operationId);
    expect(Object.keys(handlers).toSorted()).toEqual(ids.toSorted());
  });
});
