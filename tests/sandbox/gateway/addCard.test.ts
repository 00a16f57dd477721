import { describe, expect, it } from 'vitest';
import { advance, type OpenPerson, openPerson, pathOfCard } from '../support/openPerson.ts';
import { control, openSandbox } from '../support/openSandbox.ts';
import { codeOf, dataOf } from '../support/signIn.ts';

const sandbox = openSandbox();
const person = (part: string, name = 'new') => openPerson(sandbox.url, `${name}+${part}@bg.example`);
const add = (who: OpenPerson, ref: string, digits: string) =>
  who.send('POST', '/cards', { ref, verification_code: digits });

describe('adding a card', () => {
  it('puts it at the end of the list and answers it, with operations to look at [API-39]', async () => {
    const ana = await person('a1', 'ana');
    const answer = await add(ana, '1000000001', '1111');
    expect(answer.status).toBe(200);
    const card = await dataOf(answer);
    expect((await ana.cards()).at(-1)).toEqual(card);
    expect(card).toMatchObject({ card_ref: '1000000001', pan_last_digits: '1111', status: 'active' });
    const account = `/accounts/${card.account_ref}-${card.account_number}`;
    const operations = await ana.send('GET', `${account}/operations?status=allExceptExpired`);
    expect((await dataOf(operations)).length).toBe(10);
  });

  it.each([
    ['1000000003', '3333', 'CONFLICT'],
    ['1000000004', '4444', 'IMPOSSIBLE_ASSOCIATION'],
    ['1000000005', '5555', 'ASSOCIATION_MUST_BE_RESTARTED'],
    ['1000000001', '2222', 'INVALID_CARD'],
    ['9999999999', '1111', 'INVALID_CARD'],
  ])('%s with %s is refused as %s', async (ref, digits, code) => {
    const someone = await person(`${ref}-${digits}`);
    expect(await codeOf(await add(someone, ref, digits))).toBe(code);
    expect(await someone.cards()).toEqual([]);
  });

  it('twice is refused the second time, also when a network delivers it twice', async () => {
    const one = await person('a2');
    expect((await add(one, '1000000002', '2222')).status).toBe(200);
    expect(await codeOf(await add(one, '1000000002', '2222'))).toBe('CARD_ALREADY_LINKED');
    const other = await person('a3');
    const fault = { method: 'POST', path: '/v1/users/*/cards', user: other.email, duplicate: true };
    await control(sandbox.url, 'POST', '/faults', fault);
    expect(await codeOf(await add(other, '1000000001', '1111'))).toBe('CARD_ALREADY_LINKED');
    expect(await other.cards()).toHaveLength(1);
  });

  it('is shut for 30 minutes by the fifth wrong try, for right cards too', async () => {
    const someone = await person('a4');
    const codes = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      codes.push(await codeOf(await add(someone, '1000000001', '0000')));
    }
    expect(codes).toEqual([...Array(4).fill('INVALID_CARD'), 'TOO_MANY_REQUEST']);
    const right = await add(someone, '1000000001', '1111');
    expect([right.status, await codeOf(right)]).toEqual([429, 'TOO_MANY_REQUEST']);
    await advance(sandbox.url, 30 * 60 + 1);
    // The clock ages sign-ins too.
    const later = await person('a4');
    expect((await add(later, '1000000001', '1111')).status).toBe(200);
  });

  it('counts only the tries of the last 30 minutes', async () => {
    const first = await person('a5');
    for (let attempt = 0; attempt < 4; attempt += 1) await add(first, '1000000001', '0000');
    await advance(sandbox.url, 30 * 60 + 1);
    const later = await person('a5');
    expect(await codeOf(await add(later, '1000000001', '0000'))).toBe('INVALID_CARD');
  });
});

describe('removing a card', () => {
  it('hides it from the account and leaves it as it is [ACT-04 API-40]', async () => {
    const ana = await person('d1', 'ana');
    const [first, second] = await ana.cards();
    const path = pathOfCard(first);
    expect((await ana.send('DELETE', path)).status).toBe(200);
    expect((await ana.cards())[0]).toEqual(second);
    expect((await ana.send('DELETE', path)).status).toBe(404);
    const account = `/accounts/${first?.account_ref}-${first?.account_number}/balances`;
    expect((await ana.send('GET', account)).status).toBe(404);
    const kept = await control(
      sandbox.url,
      'PATCH',
      `/cards/${first?.card_ref}?user=${encodeURIComponent(ana.email)}`,
      {},
    );
    expect(await kept.json()).toEqual(first);
  });

  it('is undone by adding it again with its serial number and last digits [ACT-06]', async () => {
    const ana = await person('d2', 'ana');
    const [first] = await ana.cards();
    await ana.send('DELETE', pathOfCard(first));
    expect(await codeOf(await add(ana, first?.card_ref ?? '', '0000'))).toBe('INVALID_CARD');
    expect((await add(ana, first?.card_ref ?? '', first?.pan_last_digits ?? '')).status).toBe(200);
    expect(await ana.cards()).toContainEqual(first);
  });

  it('is refused where the card does not offer it', async () => {
    const states = await person('d3', 'states');
    const index = (await states.cards()).findIndex(({ settings }) => settings?.can_be_deleted === false);
    expect(await codeOf(await states.send('DELETE', await states.cardPath(index)))).toBe('INVALID_CARD');
  });
});
