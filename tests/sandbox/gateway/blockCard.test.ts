import { describe, expect, it } from 'vitest';
import { openPerson, pathOfCard } from '../support/openPerson.ts';
import { control, openSandbox } from '../support/openSandbox.ts';
import { codeOf } from '../support/signIn.ts';

const sandbox = openSandbox();
const person = (part: string, name = 'ana') => openPerson(sandbox.url, `${name}+${part}@bg.example`);

describe('blocking for a time', () => {
  it('takes the card out of use and keeps the way back, which unblocking takes [ACT-08]', async () => {
    const ana = await person('b1');
    const [before] = await ana.cards();
    const path = pathOfCard(before);
    expect((await ana.send('POST', `${path}/actions/block`, { reason: 'temporary' })).status).toBe(200);
    expect((await ana.cards())[0]).toMatchObject({
      status: 'blocked',
      block_reason: 'temporary',
      settings: {
        is_blocked_temporarily: true,
        is_pin_reveal_field_displayed: false,
        is_blocked_card_permanently_field_displayed: true,
      },
    });
    expect((await ana.send('POST', `${path}/actions/unblock`)).status).toBe(200);
    expect((await ana.cards())[0]).toEqual(before);
  });

  it('may be repeated, and becomes one for good when a permanent reason follows [ACT-23]', async () => {
    const ana = await person('b2');
    const path = await ana.cardPath(1);
    expect((await ana.send('POST', `${path}/actions/block`, { reason: 'temporary' })).status).toBe(200);
    expect((await ana.send('POST', `${path}/actions/block`, { reason: 'stolen' })).status).toBe(200);
    expect((await ana.cards())[1]).toMatchObject({ status: 'blocked', block_reason: 'stolen' });
    const again = await ana.send('POST', `${path}/actions/block`, { reason: 'temporary' });
    expect([again.status, await codeOf(again)]).toEqual([409, 'CARD_BLOCKED']);
  });

  it('gives a card that was seeded blocked back as active', async () => {
    const ana = await person('b3');
    expect((await ana.send('POST', `${await ana.cardPath(1)}/actions/unblock`)).status).toBe(200);
    expect((await ana.cards())[1]).toMatchObject({
      status: 'active',
      settings: { is_blocked_temporarily: false, is_pin_reveal_field_displayed: true },
    });
    expect((await ana.cards())[1]).not.toHaveProperty('block_reason');
  });
});

describe('blocking for good', () => {
  it.each(['lost', 'stolen', 'damaged'])('as %s cannot be undone [ACT-12]', async (reason) => {
    const ana = await person(`p-${reason}`);
    const path = await ana.cardPath(0);
    expect((await ana.send('POST', `${path}/actions/block`, { reason })).status).toBe(200);
    const [card] = await ana.cards();
    expect(card).toMatchObject({ status: 'blocked', block_reason: reason });
    expect(Object.entries(card?.settings ?? {}).filter(([, on]) => on)).toEqual([['can_be_deleted', true]]);
    const undo = await ana.send('POST', `${path}/actions/unblock`);
    expect(await codeOf(undo)).toBe('INVALID_CARD');
    expect(await codeOf(await ana.send('POST', `${path}/actions/block`, { reason }))).toBe('CARD_BLOCKED');
  });

  it('with a plastic replacement issues a card that carries the funds [ACT-15 ACT-22]', async () => {
    const ana = await person('r1');
    const before = await ana.cards();
    const body = { reason: 'lost', replacement_form_factor: 'plastic' };
    expect((await ana.send('POST', `${pathOfCard(before[0])}/actions/block`, body)).status).toBe(200);
    const after = await ana.cards();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]?.balances.map(({ amount }) => amount)).toEqual([0]);
    expect(after.at(-1)).toMatchObject({
      status: 'issued',
      is_virtual: false,
      balances: before[0]?.balances,
      settings: { can_be_activated: true },
    });
  });

  it('with a virtual replacement makes one that waits for its code', async () => {
    const ana = await person('r2');
    const body = { reason: 'damaged', replacement_form_factor: 'virtual' };
    await ana.send('POST', `${await ana.cardPath(4)}/actions/block`, body);
    expect((await ana.cards()).at(-1)).toMatchObject({ status: 'pending', is_virtual: true });
  });

  it('delivered twice makes one replacement: the second is refused', async () => {
    const ana = await person('r3');
    const path = await ana.cardPath(0);
    await control(sandbox.url, 'POST', '/faults', {
      method: 'POST',
      path: '/v1/users/*/actions/block',
      user: ana.email,
      duplicate: true,
    });
    const body = { reason: 'lost', replacement_form_factor: 'plastic' };
    expect(await codeOf(await ana.send('POST', `${path}/actions/block`, body))).toBe('CARD_BLOCKED');
    expect(await ana.cards()).toHaveLength(7);
  });
});

describe('a block is refused', () => {
  it('for a pending card, and for one that does not offer it [ACT-21]', async () => {
    const ana = await person('x1');
    for (const index of [2, 3]) {
      const answer = await ana.send('POST', `${await ana.cardPath(index)}/actions/block`, {
        reason: 'temporary',
      });
      expect(await codeOf(answer)).toBe('INVALID_CARD');
    }
  });

  it('allows an issued card that offers it [ACT-20]', async () => {
    const ana = await person('x2');
    const user = encodeURIComponent(ana.email);
    await control(sandbox.url, 'PATCH', `/cards/2000000003?user=${user}`, {
      settings: { is_blocked_card_field_displayed: true },
    });
    const path = await ana.cardPath(2);
    expect((await ana.send('POST', `${path}/actions/block`, { reason: 'temporary' })).status).toBe(200);
    expect((await ana.send('POST', `${path}/actions/unblock`)).status).toBe(200);
    expect((await ana.cards())[2]).toMatchObject({ status: 'issued', settings: { can_be_activated: true } });
  });

  it('for a card that is not hers, and unblocking for one that is not blocked [ACT-10]', async () => {
    const ana = await person('x3');
    const foreign = await ana.send('POST', '/cards/9-CN0000000000/actions/block', { reason: 'lost' });
    expect([foreign.status, await codeOf(foreign)]).toEqual([404, 'NOT_FOUND']);
    const idle = await ana.send('POST', `${await ana.cardPath(0)}/actions/unblock`);
    expect(await codeOf(idle)).toBe('CARD_NOT_BLOCKED');
    const bad = { reason: 'temporary', replacement_form_factor: 'virtual' };
    expect((await ana.send('POST', `${await ana.cardPath(0)}/actions/block`, bad)).status).toBe(400);
  });
});
