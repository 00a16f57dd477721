import { describe, expect, it } from 'vitest';
import { advance, mailsTo, type OpenPerson, openPerson } from '../support/openPerson.ts';
import { openSandbox } from '../support/openSandbox.ts';
import { codeOf, dataOf } from '../support/signIn.ts';

const sandbox = openSandbox();
const person = (part: string) => openPerson(sandbox.url, `pending+${part}@bg.example`);
const request = async (who: OpenPerson, index = 0) =>
  who.send('POST', `${await who.cardPath(index)}/actions/request-association-verification`, {
    channel: 'email',
  });
const verify = async (who: OpenPerson, code: string, index = 0) =>
  who.send('POST', `${await who.cardPath(index)}/actions/verify-association`, { verification_code: code });

describe('the code of a plasticless card', () => {
  it('is mailed, and the answer tells where without telling the address [API-55 ENT-127]', async () => {
    const who = await person('v1');
    const answer = await request(who);
    expect(await dataOf(answer)).toEqual({
      hint: 'p***@bg.example',
      cardClass: 'plasticless',
      channel: 'email',
    });
    const [mail] = await mailsTo(sandbox.url, who.email);
    expect(mail).toMatchObject({ code: '123456', links: [] });
    expect(mail?.text).toContain('123456');
  });

  it('makes the card active, once [ACT-24 ACT-25 API-54]', async () => {
    const who = await person('v2');
    await request(who);
    expect((await verify(who, '123456')).status).toBe(200);
    expect((await who.cards())[0]).toMatchObject({
      status: 'active',
      settings: { is_blocked_card_field_displayed: true },
    });
    expect(await codeOf(await verify(who, '123456'))).toBe('CONFLICT');
    expect(await codeOf(await request(who))).toBe('CONFLICT');
  });

  it('is INVALID_OTP when wrong and OTP_IS_EXPIRED after ten minutes', async () => {
    const first = await person('v3');
    await request(first);
    expect(await codeOf(await verify(first, '000000'))).toBe('INVALID_OTP');
    await advance(sandbox.url, 601);
    expect(await codeOf(await verify(first, '123456'))).toBe('OTP_IS_EXPIRED');
    await request(first);
    expect((await verify(first, '123456')).status).toBe(200);
  });

  it('that nobody was sent is INVALID_VERIFICATION_CODE', async () => {
    const who = await openPerson(sandbox.url, 'ana+v4@bg.example');
    const block = { reason: 'lost', replacement_form_factor: 'virtual' };
    await who.send('POST', `${await who.cardPath(4)}/actions/block`, block);
    const last = (await who.cards()).length - 1;
    expect(await codeOf(await verify(who, '123456', last))).toBe('INVALID_VERIFICATION_CODE');
    await request(who, last);
    expect((await verify(who, '123456', last)).status).toBe(200);
  });

  it('is shut for 60 minutes after five wrong ones, and for the day after ten', async () => {
    const codes: (string | undefined)[] = [];
    const five = async (who: OpenPerson) => {
      for (let attempt = 0; attempt < 5; attempt += 1) codes.push(await codeOf(await verify(who, '000000')));
    };
    const first = await person('v5');
    await five(first);
    expect(codes).toEqual([...Array(4).fill('INVALID_OTP'), 'TOO_MANY_REQUEST']);
    expect(await codeOf(await verify(first, '123456'))).toBe('TOO_MANY_REQUEST');
    expect(await codeOf(await request(first))).toBe('TOO_MANY_REQUEST');
    await advance(sandbox.url, 3601);
    const later = await person('v5');
    await five(later);
    await advance(sandbox.url, 3601);
    const last = await person('v5');
    expect(await codeOf(await verify(last, '123456'))).toBe('OTP_LIMIT_IS_EXCEEDED');
    await advance(sandbox.url, 86_400);
    const nextDay = await person('v5');
    await request(nextDay);
    expect((await verify(nextDay, '123456')).status).toBe(200);
  });

  it('is sent ten times a day at most, and never for plastic', async () => {
    const who = await person('v6');
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await request(who)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect(await codeOf(await request(who))).toBe('OTP_LIMIT_IS_EXCEEDED');
    expect(await codeOf(await request(who, 1))).toBe('INVALID_CARD');
  });
});
