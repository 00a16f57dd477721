import { describe, expect, it } from 'vitest';
import { control, openSandbox } from '../support/openSandbox.ts';
import { callGateway, openSignIn, refresh, signIn, startAddress, type Tokens } from '../support/signIn.ts';

const sandbox = openSandbox();

describe('refreshing', () => {
  it('gives new tokens at /token, whatever extra fields of the first exchange come along', async () => {
    const signedIn = await signIn(sandbox.url, 'ana+r1@bg.example');
    const answer = await refresh(sandbox.url, signedIn, signedIn.tokens.refresh_token);
    expect(answer.status).toBe(200);
    const fresh = (await answer.json()) as Tokens;
    expect(fresh.refresh_token).not.toBe(signedIn.tokens.refresh_token);
    expect(fresh.access_token).not.toBe(signedIn.tokens.access_token);
    const call = await callGateway(sandbox.url, '/users/ana%2Br1%40bg.example', { token: fresh.id_token });
    expect(call.status).toBe(200);
  });

  it('refuses a token that was used before, and ends what came of it', async () => {
    const signedIn = await signIn(sandbox.url, 'ana+r2@bg.example');
    const fresh = (await (
      await refresh(sandbox.url, signedIn, signedIn.tokens.refresh_token)
    ).json()) as Tokens;
    const reused = await refresh(sandbox.url, signedIn, signedIn.tokens.refresh_token);
    expect(reused.status).toBe(400);
    expect(await reused.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(sandbox.url, signedIn, fresh.refresh_token)).status).toBe(400);
  });

  it('lasts for eight hours', async () => {
    const signedIn = await signIn(sandbox.url, 'ana+r3@bg.example');
    await control(sandbox.url, 'POST', '/clock', { advanceSeconds: 8 * 3600 - 60 });
    const fresh = await refresh(sandbox.url, signedIn, signedIn.tokens.refresh_token);
    expect(fresh.status).toBe(200);
    const { refresh_token } = (await fresh.json()) as Tokens;
    await control(sandbox.url, 'POST', '/clock', { advanceSeconds: 8 * 3600 + 1 });
    expect((await refresh(sandbox.url, signedIn, refresh_token)).status).toBe(400);
  });
});

describe('ending the session', () => {
  it('goes to the return address without a question, and the tokens end with it', async () => {
    const { browser, tokens } = await signIn(sandbox.url, 'ana+e1@bg.example');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://localhost:4999/bg/',
    });
    const address = `${sandbox.url}/bg/sso/connect/endsession?${query}`;
    const page = await browser.get(address);
    const html = await page.text();
    expect(html).toContain('document.forms[0].submit();\n</script>');
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const done = await browser.post(action, { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe('http://localhost:4999/bg/');

    const again = await openSignIn(browser, startAddress(sandbox.url, 'bg'));
    expect(again.html).toContain('name="password"');
    for (const token of [tokens.id_token, tokens.access_token]) {
      const call = await callGateway(sandbox.url, '/users/ana%2Be1%40bg.example', { token });
      expect(call.status).toBe(401);
    }
  });

  it('refuses a return address on another machine', async () => {
    const { browser, tokens } = await signIn(sandbox.url, 'ana+e2@bg.example');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    });
    const page = await browser.get(`${sandbox.url}/bg/sso/connect/endsession?${query}`);
    expect(page.status).toBe(400);
  });
});
