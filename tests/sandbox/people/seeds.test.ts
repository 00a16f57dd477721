import { describe, expect, it } from 'vitest';
import { advance, mailsTo, openPerson } from '../support/openPerson.ts';
import { openSandbox } from '../support/openSandbox.ts';
import { callGateway, codeOf, dataOf, refresh, signIn } from '../support/signIn.ts';

const sandbox = openSandbox();

describe.each(['bg', 'pl', 'ro', 'atlantis'])('the further people of %s', (tenant) => {
  const open = (name: string) => openPerson(sandbox.url, `${name}@${tenant}.example`, tenant);
  const userOf = async (name: string) => dataOf(await (await open(name)).send('GET', ''));

  it('pending has a virtual card first that waits for its code', async () => {
    expect((await (await open('pending')).cards())[0]).toMatchObject({ status: 'pending', is_virtual: true });
  });

  it('multi has one card with two balances', async () => {
    const cards = await (await open('multi')).cards();
    expect(cards.map(({ balances }) => balances.map(({ product_ref }) => product_ref))).toEqual([
      ['meal', 'gift'],
    ]);
  });

  it('pages has cards with 25, 20 and no operations', async () => {
    const pages = await open('pages');
    const counts = [];
    for (const { account_ref, account_number } of await pages.cards()) {
      const path = `/accounts/${account_ref}-${account_number}/operations?status=allExceptExpired&page_size=50`;
      counts.push((await dataOf(await pages.send('GET', path))).length);
    }
    expect(counts).toEqual([25, 20, 0]);
  });

  it('minimal has neither phone nor birth date, address or consents', async () => {
    const minimal = await open('minimal');
    const user = await userOf('minimal');
    expect(Object.keys(user)).toEqual(['email', 'personal_info']);
    expect(Object.keys(user.personal_info)).toEqual(['first_name', 'last_name']);
    expect(await dataOf(await minimal.send('GET', '/optins'))).toEqual([]);
  });

  it('camel has the phone inside, nospace has it in one piece [ENT-024]', async () => {
    const camel = await userOf('camel');
    expect(camel).not.toHaveProperty('phone_number');
    expect(camel.personal_info.phoneNumber).toMatch(/^\+\d+ \d+$/);
    expect((await userOf('nospace')).phone_number).toMatch(/^\+\d+$/);
  });

  it('mailpending waits for a link in the new mailbox', async () => {
    const moved = `moved@${tenant}.example`;
    expect(await userOf('mailpending')).toMatchObject({ pending_email: moved });
    expect((await mailsTo(sandbox.url, moved))[0]?.links[0]).toContain('/app/user/change-email?');
  });

  it('other owns what nobody else can add', async () => {
    const other = await open('other');
    expect((await other.cards()).map(({ card_ref }) => card_ref)).toEqual(['1000000003', '1000000004']);
    const own = await other.send('POST', '/cards', { ref: '1000000003', verification_code: '3333' });
    expect(await codeOf(own)).toBe('CARD_ALREADY_LINKED');
  });

  it('accent has a name with an apostrophe, and an address in any case with a plus is theirs', async () => {
    const address = `Accent+Test@${tenant}.example`;
    const { tokens } = await signIn(sandbox.url, address, { tenant });
    const path = `/users/${encodeURIComponent(address.toLowerCase())}`;
    const user = await dataOf(await callGateway(sandbox.url, path, { tenant, token: tokens.id_token }));
    expect(user.email).toBe(address.toLowerCase());
    expect(user.personal_info.last_name).toMatch(/['’]/);
  });
});

describe('people whose sign-in is short', () => {
  const read = (email: string, token: string) =>
    callGateway(sandbox.url, `/users/${encodeURIComponent(email)}`, { token });

  it('expiredsession has tokens of ten seconds, and refreshing works', async () => {
    const email = 'expiredsession+1@bg.example';
    const first = await signIn(sandbox.url, email);
    expect((await read(email, first.tokens.id_token)).status).toBe(200);
    await advance(sandbox.url, 11);
    expect((await read(email, first.tokens.id_token)).status).toBe(401);
    expect((await read(email, first.tokens.access_token)).status).toBe(401);
    const answer = await refresh(sandbox.url, first, first.tokens.refresh_token);
    const { id_token: fresh, expires_in: seconds } = (await answer.json()) as Record<string, string>;
    expect(seconds).toBe(10);
    expect((await read(email, fresh ?? '')).status).toBe(200);
  });

  it('lostsession cannot be refreshed by then', async () => {
    const email = 'lostsession+1@bg.example';
    const first = await signIn(sandbox.url, email);
    await advance(sandbox.url, 11);
    expect((await read(email, first.tokens.id_token)).status).toBe(401);
    expect((await refresh(sandbox.url, first, first.tokens.refresh_token)).status).toBe(400);
  });
});
