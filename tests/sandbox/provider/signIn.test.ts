import { createRemoteJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openSandbox } from '../support/openSandbox.ts';
import {
  callGateway,
  claimsOf,
  exchange,
  openSignIn,
  postForm,
  REDIRECT_URI,
  signIn,
  startAddress,
} from '../support/signIn.ts';

const sandbox = openSandbox();

describe('signing in', () => {
  it('ends at the portal with a code, the state and the issuer', async () => {
    const browser = openBrowser();
    const page = await openSignIn(browser, startAddress(sandbox.url, 'bg'));
    const posted = await browser.post(page.address, {
      username: 'ana+a@bg.example',
      password: 'Benefit-2026!',
    });
    const { response } = await browser.follow(posted, page.address);
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(REDIRECT_URI);
    expect(back.searchParams.get('code')).toMatch(/.{20}/);
    expect(back.searchParams.get('state')).toBe('state-1');
    expect(back.searchParams.get('iss')).toBe(`${sandbox.url}/bg/sso`);
  });

  it('gives an ID token with the lowercased email, the nonce and 15 minutes, signed by a published key', async () => {
    const { tokens } = await signIn(sandbox.url, ' Ana+B@BG.example ');
    const keys = createRemoteJWKSet(new URL(`${sandbox.url}/bg/sso/jwks`));
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: `${sandbox.url}/bg/sso`,
      audience: 'bg-portal',
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({ username: 'ana+b@bg.example', nonce: 'nonce-1' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(tokens.access_token.split('.')).toHaveLength(1);
  });

  it('serves any tenant code with an issuer and keys of its own', async () => {
    const { tokens } = await signIn(sandbox.url, 'ana@atlantis.example', { tenant: 'atlantis' });
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: `${sandbox.url}/atlantis/sso`,
      aud: 'atlantis-portal',
    });
    const elsewhere = await callGateway(sandbox.url, '/users/ana%40atlantis.example', {
      token: tokens.id_token,
    });
    expect(elsewhere.status).toBe(401);
  });

  it('does not ask twice while the session lives', async () => {
    const { browser } = await signIn(sandbox.url, 'ana+c@bg.example');
    const { address } = startAddress(sandbox.url, 'bg');
    const answer = await browser.get(address);
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:4999\/bg\/login\?code=/);
  });

  it('leads on to the portal from a page whose sign-in is over, as a step back shows it', async () => {
    const browser = openBrowser();
    const page = await openSignIn(browser, startAddress(sandbox.url, 'bg'));
    const posted = await browser.post(page.address, {
      username: 'ana+back@bg.example',
      password: 'Benefit-2026!',
    });
    await browser.follow(posted, page.address);
    const again = await browser.get(page.address);
    expect(again.status).toBe(400);
    expect(await again.text()).toMatch(/<a href="http:\/\/localhost:\d+\/bg\/login">To the portal<\/a>/);
  });

  it('stays on the page after a wrong password, with the address kept and nothing echoed as markup', async () => {
    const browser = openBrowser();
    const page = await openSignIn(browser, startAddress(sandbox.url, 'bg'));
    const refused = await browser.post(page.address, { username: '"><b>x@bg.example', password: 'wrong' });
    const html = await refused.text();
    expect(html).toContain('value="&#34;&#62;&#60;b&#62;x@bg.example"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('<b>');
    const posted = await browser.post(page.address, {
      username: 'ana@bg.example',
      password: 'Benefit-2026!',
    });
    expect((await browser.follow(posted, page.address)).response.headers.get('location')).toContain('code=');
  });

  it('refuses somebody whose email is not verified, and says why', async () => {
    const browser = openBrowser();
    const page = await openSignIn(browser, startAddress(sandbox.url, 'bg', { ui_locales: 'en' }));
    const refused = await browser.post(page.address, {
      username: 'unverified@bg.example',
      password: 'Benefit-2026!',
    });
    expect(await refused.text()).toContain('This email is not confirmed yet.');
  });

  it('does not know the people of another tenant', async () => {
    const browser = openBrowser();
    const page = await openSignIn(browser, startAddress(sandbox.url, 'bg', { ui_locales: 'en' }));
    const refused = await browser.post(page.address, {
      username: 'ana@pl.example',
      password: 'Benefit-2026!',
    });
    expect(await refused.text()).toContain('not correct');
  });

  it.each([
    ['bg', 'Вход'],
    ['pl', 'Zaloguj się'],
    ['uk', 'Увійти'],
    ['ro', 'Intră în cont'],
    ['en', 'Log in'],
    ['xx en', 'Log in'],
  ])('shows a plain labelled form in the language of ui_locales %s', async (locales, button) => {
    const { html, response } = await openSignIn(
      openBrowser(),
      startAddress(sandbox.url, 'bg', { ui_locales: locales }),
    );
    expect(html).toContain(`<html lang="${locales.split(' ').at(-1)}">`);
    expect(html).toContain(`<button type="submit">${button}</button>`);
    expect(html).toMatch(/<label for="username">[\s\S]*name="username"[^>]*autocomplete="username"/);
    expect(html).toMatch(/<label for="password">[\s\S]*name="password"[^>]*autocomplete="current-password"/);
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:4999;",
    );
  });
});

describe('what the provider refuses', () => {
  it.each([
    ['another machine', 'http://evil.example/bg/login'],
    ['a path that is no login', 'http://localhost:4999/bg/account'],
    ['a name that only looks local', 'http://localhost.evil.example/login'],
    ['a user part', 'http://localhost@evil.example/login'],
  ])('a return address on %s', async (_name, redirect_uri) => {
    const answer = await openBrowser().get(startAddress(sandbox.url, 'bg', { redirect_uri }).address);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('a start without PKCE', async () => {
    const address = new URL(startAddress(sandbox.url, 'bg').address);
    address.searchParams.delete('code_challenge');
    address.searchParams.delete('code_challenge_method');
    const answer = await openBrowser().get(address.href);
    expect(answer.headers.get('location')).toContain('error=invalid_request');
  });

  it('a wrong verifier, and a code a second time', async () => {
    const { code, verifier } = await signIn(sandbox.url, 'ana+d@bg.example');
    expect((await exchange(sandbox.url, 'bg', { code, verifier })).status).toBe(400);
    expect(
      (await exchange(sandbox.url, 'bg', { code: 'unknown', verifier: 'wrong'.repeat(10) })).status,
    ).toBe(400);
  });

  it('a token call by a page of another site', async () => {
    const answer = await fetch(`${sandbox.url}/bg/sso/connect/token`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ grant_type: 'authorization_code', client_id: 'bg-portal', code: 'x' }),
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const own = await postForm(`${sandbox.url}/bg/sso/connect/token`, {
      grant_type: 'authorization_code',
      client_id: 'bg-portal',
      code: 'x',
    });
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:4999');
  });

  it('a sign-in page that nobody asked for, in words', async () => {
    const answer = await openBrowser().get(`${sandbox.url}/bg/sso/sign-in/unknown`, {
      'accept-language': 'pl',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Wróć do portalu i zacznij od nowa.');
  });
});
