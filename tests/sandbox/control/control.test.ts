import { describe, expect, it } from 'vitest';
import { control, openSandbox } from '../support/openSandbox.ts';
import { callGateway, dataOf, signIn } from '../support/signIn.ts';

const sandbox = openSandbox();

async function firstCard(email: string, token: string) {
  const cards = await dataOf(
    await callGateway(sandbox.url, `/users/${encodeURIComponent(email)}/cards`, { token }),
  );
  return cards[0];
}

describe('the clock', () => {
  it('ages tokens that were issued, so that the gateway answers 401, and leaves later ones alone', async () => {
    const { tokens } = await signIn(sandbox.url, 'ana+c1@bg.example');
    const read = (token: string) => callGateway(sandbox.url, '/users/ana%2Bc1%40bg.example', { token });
    await control(sandbox.url, 'POST', '/clock', { advanceSeconds: 840 });
    expect((await read(tokens.id_token)).status).toBe(200);
    await control(sandbox.url, 'POST', '/clock', { advanceSeconds: 120 });
    expect((await read(tokens.id_token)).status).toBe(401);
    expect((await read(tokens.access_token)).status).toBe(401);
    const later = await signIn(sandbox.url, 'ana+c1@bg.example');
    expect((await read(later.tokens.id_token)).status).toBe(200);
  });

  it('refuses what is no whole number', async () => {
    expect((await control(sandbox.url, 'POST', '/clock', { advanceSeconds: 'x' })).status).toBe(400);
  });
});

describe('changing a card', () => {
  it('changes status, single flags and balances of one person alone [GRD-30]', async () => {
    const email = 'ana+c2@bg.example';
    const { tokens } = await signIn(sandbox.url, email);
    const change = { status: 'frozen', settings: { can_be_activated: true }, holder_name: null };
    const answer = await control(
      sandbox.url,
      'PATCH',
      `/cards/2000000001?user=${encodeURIComponent(email)}`,
      change,
    );
    expect(answer.status).toBe(200);
    const card = await firstCard(email, tokens.id_token);
    expect(card).toMatchObject({
      status: 'frozen',
      settings: { can_be_activated: true, can_be_deleted: true },
    });
    expect(card).not.toHaveProperty('holder_name');
    const other = await signIn(sandbox.url, 'ana+c3@bg.example');
    expect((await firstCard('ana+c3@bg.example', other.tokens.id_token)).status).toBe('active');
  });

  it('says so when the person or the card is not there', async () => {
    expect((await control(sandbox.url, 'PATCH', '/cards/2000000001', {})).status).toBe(404);
    expect((await control(sandbox.url, 'PATCH', '/cards/9?user=ana@bg.example', {})).status).toBe(404);
  });

  it('makes the gateway answer 500 and name the place when the card breaks its schema', async () => {
    const email = 'ana+c4@bg.example';
    const { tokens } = await signIn(sandbox.url, email);
    await control(sandbox.url, 'PATCH', `/cards/2000000001?user=${encodeURIComponent(email)}`, {
      is_virtual: 'yes',
    });
    const answer = await callGateway(sandbox.url, `/users/${encodeURIComponent(email)}/cards`, {
      token: tokens.id_token,
    });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain(
      'GET /users/{user}/cards answered wrongly: /data/0/is_virtual must be boolean',
    );
  });
});

describe('the mailbox', () => {
  it('holds the activation mail of somebody unverified, with its link and code', async () => {
    const answer = await control(sandbox.url, 'GET', '/mailbox?to=unverified%2B1@bg.example');
    const [mail] = (await answer.json()) as {
      to: string;
      links: string[];
      code: string;
      text: string;
      at: string;
    }[];
    expect(mail?.to).toBe('unverified+1@bg.example');
    const link = new URL(mail?.links[0] ?? '');
    expect(link.pathname).toBe('/bg/app/user/activate-account');
    expect(link.searchParams.get('email')).toBe('unverified+1@bg.example');
    expect(link.searchParams.get('code')).toBe(mail?.code);
    expect(mail?.text).toContain(mail?.links[0]);
    const empty = await control(sandbox.url, 'GET', '/mailbox?to=ana@bg.example');
    expect(await empty.json()).toEqual([]);
  });

  it('shows the same as a page to a browser', async () => {
    await control(sandbox.url, 'GET', '/mailbox?to=unverified%2B2@ro.example');
    const page = await fetch(`${sandbox.url}/sandbox/mailbox`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('unverified+2@ro.example');
    expect(html).toMatch(/<a href="http:\/\/localhost:4000\/ro\/app\/user\/activate-account\?/);
  });
});

describe('reset', () => {
  it('brings one person back to the seed and leaves everybody else alone', async () => {
    const change = { status: 'frozen' };
    for (const who of ['r1', 'r2']) {
      await control(sandbox.url, 'PATCH', `/cards/2000000001?user=ana%2B${who}@bg.example`, change);
    }
    const kept = await signIn(sandbox.url, 'ana+r2@bg.example');
    await control(sandbox.url, 'POST', '/reset', { user: 'ana+r1@bg.example' });
    const back = await signIn(sandbox.url, 'ana+r1@bg.example');
    expect((await firstCard('ana+r1@bg.example', back.tokens.id_token)).status).toBe('active');
    expect((await firstCard('ana+r2@bg.example', kept.tokens.id_token)).status).toBe('frozen');
  });

  it('ends sign-ins, faults and the log, and plants everybody anew', async () => {
    const { tokens } = await signIn(sandbox.url, 'ana+r3@bg.example');
    await control(sandbox.url, 'PATCH', '/cards/2000000001?user=ana%2Br3@bg.example', { status: 'frozen' });
    await control(sandbox.url, 'POST', '/faults', { method: '*', path: '*', status: 500 });
    await control(sandbox.url, 'POST', '/reset');
    expect(await (await control(sandbox.url, 'GET', '/requests')).json()).toEqual([]);
    const path = '/users/ana%2Br3%40bg.example';
    expect((await callGateway(sandbox.url, path, { token: tokens.id_token })).status).toBe(401);
    const again = await signIn(sandbox.url, 'ana+r3@bg.example');
    expect((await firstCard('ana+r3@bg.example', again.tokens.id_token)).status).toBe('active');
  });
});

it('says that it is alive', async () => {
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
});
