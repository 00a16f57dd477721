// Over 250 lines: each answer of a provider, with what is believed of it.
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createProvider, REACH_MS } from '../../../runtime/session/provider.ts';
import { aTenant } from '../../support/aTenant.ts';
import { fakeFetch, json } from '../../support/fakeFetch.ts';

const { sso } = aTenant().connection;
const CALLBACK = new URL(
  `https://portal.example/xx/login?code=c1&state=s1&iss=${encodeURIComponent(sso.authority)}`,
);
const EXPECTED = { state: 's1', nonce: 'n1', codeVerifier: 'v'.repeat(43) };

let key: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  await exportJWK(pair.publicKey);
});

interface Claims {
  [name: string]: unknown;
}

const now = () => Math.floor(Date.now() / 1000);
const claims = (changes: Claims = {}): Claims => ({
  iss: sso.authority,
  aud: sso.clientId,
  sub: 'u1',
  username: 'Ana@XX.example',
  nonce: 'n1',
  iat: now(),
  exp: now() + 900,
  ...changes,
});
const signed = (changes?: Claims) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256' }).sign(key);

async function exchange(idToken: string | undefined, callback = CALLBACK) {
  const answer = {
    access_token: 'at',
    token_type: 'bearer',
    refresh_token: 'rt',
    ...(idToken && { id_token: idToken }),
  };
  const { fetch, sent } = fakeFetch(json(answer));
  const provider = createProvider(sso, 20, fetch);
  return { tokens: await provider.exchangeCode(callback, EXPECTED), sent };
}

describe('a provider that may be down', () => {
  it.each([
    ['answers', json({}), true],
    ['answers with an error of its own', json({}, 500), true],
    ['is not there', new TypeError('Failed to fetch'), false],
  ])('%s', async (_, answer, isReachable) => {
    const { fetch, sent } = fakeFetch(answer);
    expect(await createProvider(sso, 20, fetch).isReachable()).toBe(isReachable);
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['HEAD', `${sso.authority}/.well-known/openid-configuration`],
    ]);
  });

  it('is left for all the same when it takes long to answer', async () => {
    vi.useFakeTimers();
    const silent: typeof fetch = () => new Promise<never>(() => undefined);
    const asked = createProvider(sso, 20, silent).isReachable();
    let isOver = false;
    void asked.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(REACH_MS - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe(true);
    expect(REACH_MS).toBe(3_000);
    vi.useRealTimers();
  });

  it('is asked for nothing but whether it is there, and no timer stays', async () => {
    vi.useFakeTimers();
    const asked = vi.fn<typeof fetch>(async () => json({}));
    await createProvider(sso, 20, asked).isReachable();
    expect(asked.mock.calls[0]?.[1]).toEqual({
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
    });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('signing in at the provider', () => {
  it('asks for a code with a challenge, state and nonce, at the tenant’s own addresses [SSO-01 SSO-02 CFG-37 CFG-39]', async () => {
    const provider = createProvider(sso, 20, fakeFetch(json({})).fetch);
    const { url, state, nonce, codeVerifier } = await provider.createSignIn(
      'https://portal.example/xx/login',
      'uk',
      '',
    );
    expect(`${url.origin}${url.pathname}`).toBe(`${sso.authority}/connect/authorize`);
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: sso.clientId,
      scope: 'openid',
      redirect_uri: 'https://portal.example/xx/login',
      code_challenge_method: 'S256',
      state,
      nonce,
      ui_locales: 'uk',
    });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    expect(query).not.toHaveProperty('login_hint');
    expect(query.code_challenge).toBe(Buffer.from(digest).toString('base64url'));
  });

  it('begins with the address of who has just registered [USE-22]', async () => {
    const provider = createProvider(sso, 20, fakeFetch(json({})).fetch);
    const { url } = await provider.createSignIn('https://portal.example/xx/login', 'uk', 'a+b@xx.example');
    expect(url.searchParams.get('login_hint')).toBe('a+b@xx.example');
  });

  it('exchanges the code as a form with the six fields [SSO-05 SSO-06 SSO-07 CFG-36]', async () => {
    const { tokens, sent } = await exchange(await signed());
    expect(sent[0]?.url).toBe(`${sso.authority}/connect/token`);
    expect(sent[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(sent[0]?.body ?? '').keys()].sort()).toEqual([
      'client_id',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
      'scope',
    ]);
    expect(tokens).toMatchObject({ accessToken: 'at', refreshToken: 'rt', username: 'ana@xx.example' });
  });

  it('names the scope of the tenant in the exchange [SSO-06]', async () => {
    const { sent } = await exchange(await signed());
    const body = Object.fromEntries(new URLSearchParams(sent[0]?.body ?? ''));
    expect(body).toMatchObject({ scope: 'openid', code: 'c1', code_verifier: EXPECTED.codeVerifier });
    expect(sent[0]?.method).toBe('POST');
  });

  it.each([
    ['the user name', {}, 'ana@xx.example'],
    ['else the address', { username: undefined, email: 'Mail@XX.example' }, 'mail@xx.example'],
    ['else the subject', { username: undefined }, 'u1'],
  ])('calls the person by %s, in small letters [F7]', async (_, changes, username) => {
    expect((await exchange(await signed(changes))).tokens.username).toBe(username);
  });

  it('refuses an answer without a name that is text, or without a refresh token', async () => {
    await expect(exchange(await signed({ username: 7 }))).rejects.toThrow('without an identity token');
    const answer = { access_token: 'at', token_type: 'bearer', id_token: await signed() };
    const provider = createProvider(sso, 20, fakeFetch(json(answer)).fetch);
    await expect(provider.exchangeCode(CALLBACK, EXPECTED)).rejects.toThrow('a refresh token');
  });

  it('works over plain http where the tenant’s provider is on this machine', async () => {
    const authority = 'http://localhost:4100/xx/sso';
    const callback = new URL(CALLBACK);
    callback.searchParams.set('iss', authority);
    const answer = {
      access_token: 'at',
      token_type: 'bearer',
      refresh_token: 'rt',
      id_token: await signed({ iss: authority }),
    };
    const provider = createProvider({ ...sso, authority }, 20, fakeFetch(json(answer)).fetch);
    expect((await provider.exchangeCode(callback, EXPECTED)).accessToken).toBe('at');
  });

  it('gives up on a provider that does not answer within the time limit', async () => {
    const silent: typeof fetch = (_url, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const provider = createProvider(sso, 0.02, silent);
    await expect(provider.exchangeCode(CALLBACK, EXPECTED)).rejects.toMatchObject({
      code: 'OAUTH_TIMEOUT',
    });
  });

  it.each<[string, () => Promise<string> | string | undefined]>([
    ['another issuer', () => signed({ iss: 'https://evil.example' })],
    ['another audience', () => signed({ aud: 'other-portal' })],
    ['an old nonce', () => signed({ nonce: 'old' })],
    ['no nonce', () => signed({ nonce: undefined })],
    ['a time that has passed', () => signed({ iat: now() - 2_000, exp: now() - 1_000 })],
    ['a foreign authorized party', () => signed({ aud: [sso.clientId, 'other'], azp: 'other' })],
    ['no signature', () => new UnsecuredJWT(claims()).encode()],
    ['no identity token', () => undefined],
  ])('refuses tokens with %s [A4 A5]', async (_what, token) => {
    await expect(exchange(await token())).rejects.toThrow();
  });

  it.each([
    ['no issuer', ''],
    ['another issuer', `&iss=${encodeURIComponent('https://evil.example')}`],
  ])('refuses an answer with %s before any exchange [A4]', async (_what, query) => {
    const { fetch, sent } = fakeFetch(json({}));
    const callback = new URL(`https://portal.example/xx/login?code=c1&state=s1${query}`);
    await expect(createProvider(sso, 20, fetch).exchangeCode(callback, EXPECTED)).rejects.toThrow();
    expect(sent).toEqual([]);
  });

  it('tolerates a clock that is off by a minute, no more [A14]', async () => {
    expect((await exchange(await signed({ exp: now() - 50 }))).tokens.accessToken).toBe('at');
    await expect(exchange(await signed({ exp: now() - 70 }))).rejects.toThrow();
  });
});

describe('renewing at the provider', () => {
  it('goes to the other token address, without scope [SSO-08 SSO-09]', async () => {
    const { fetch, sent } = fakeFetch(
      json({
        access_token: 'at2',
        token_type: 'bearer',
        refresh_token: 'rt2',
        id_token: await signed({ nonce: undefined }),
      }),
    );
    const tokens = await createProvider(sso, 20, fetch).refresh('rt1', {
      code: 'c1',
      code_verifier: 'v',
      redirect_uri: 'r',
    });
    expect(sent[0]?.url).toBe(`${sso.authority}/token`);
    expect([...new URLSearchParams(sent[0]?.body ?? '').keys()].sort()).toEqual([
      'client_id',
      'code',
      'code_verifier',
      'grant_type',
      'redirect_uri',
      'refresh_token',
    ]);
    expect(tokens.refreshToken).toBe('rt2');
  });

  it('keeps the refresh token where the provider gives no new one', async () => {
    const id_token = await signed({ nonce: undefined });
    const answer = { access_token: 'at2', token_type: 'bearer', id_token };
    const provider = createProvider(sso, 20, fakeFetch(json(answer)).fetch);
    expect(await provider.refresh('rt1', {})).toEqual({
      accessToken: 'at2',
      bearerToken: id_token,
      refreshToken: 'rt1',
      username: 'ana@xx.example',
    });
  });

  it('fails without an identity token: nobody knows whose the session is', async () => {
    const answer = { access_token: 'at2', token_type: 'bearer', refresh_token: 'rt2' };
    const provider = createProvider(sso, 20, fakeFetch(json(answer)).fetch);
    await expect(provider.refresh('rt1', {})).rejects.toThrow('without an identity token');
  });

  it('fails when the provider refuses', async () => {
    const provider = createProvider(sso, 20, fakeFetch(json({ error: 'invalid_grant' }, 400)).fetch);
    await expect(provider.refresh('rt1', {})).rejects.toThrow();
  });
});

it('ends at the provider with hint and return address [SSO-10 SSO-11]', () => {
  const url = createProvider(sso, 20, fakeFetch(json({})).fetch).endSessionUrl(
    'idt',
    'https://portal.example/xx/',
  );
  expect(`${url.origin}${url.pathname}`).toBe(`${sso.authority}/connect/endsession`);
  expect(url.searchParams.get('id_token_hint')).toBe('idt');
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://portal.example/xx/');
});

it('ends at the provider without a hint where nobody knows it, as a client that is known there', () => {
  const to = 'https://portal.example/xx/';
  const url = createProvider(sso, 20, fakeFetch(json({})).fetch).endSessionUrl(undefined, to);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: sso.clientId,
    post_logout_redirect_uri: to,
  });
});
