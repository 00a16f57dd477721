// Over 250 lines: one case for each answer of the calls of a profile.
import { describe, expect, it } from 'vitest';
import { advance, mailsTo, openPerson } from '../support/openPerson.ts';
import { control, openSandbox, PASSWORD } from '../support/openSandbox.ts';
import { callGateway, codeOf, dataOf, signIn } from '../support/signIn.ts';

const sandbox = openSandbox();
const person = (part: string, name = 'ana') => openPerson(sandbox.url, `${name}+${part}@bg.example`);
const proof = (value = PASSWORD) => ({ type: 'password', value });
const HOME = { street_name: 'ул. Бряст', street_number: '2', city_name: 'Видин', zip_code: '3700' };

describe('personal information', () => {
  it('is replaced as a whole by PUT [API-28]', async () => {
    const ana = await person('i1');
    const body = {
      first_name: 'Анна',
      last_name: 'О’Нийл',
      phone_number: '+359 888111222',
      home_address: HOME,
    };
    expect((await ana.send('PUT', '', body)).status).toBe(200);
    expect(await dataOf(await ana.send('GET', ''))).toEqual({
      email: ana.email,
      phone_number: '+359 888111222',
      personal_info: { first_name: 'Анна', last_name: 'О’Нийл', home_address: HOME },
    });
  });

  it('is changed by PATCH, with names or the address alone [API-29 API-30]', async () => {
    const ana = await person('i2');
    expect((await ana.send('PATCH', '', { home_address: HOME })).status).toBe(200);
    expect((await ana.send('PATCH', '', { first_name: 'Анна', home_address: HOME })).status).toBe(200);
    expect(await dataOf(await ana.send('GET', ''))).toMatchObject({
      phone_number: '+359 881234567',
      personal_info: {
        first_name: 'Анна',
        last_name: 'Петрова',
        birth_date: '1990-03-05',
        home_address: HOME,
      },
    });
  });
});

describe('personal information that breaks its rules', () => {
  const body = { first_name: 'Анна', last_name: 'О’Нийл', home_address: HOME };
  it.each([
    ['a name without a letter at its start', { first_name: '-Анна' }],
    ['a last name too long', { last_name: 'в'.repeat(51) }],
    ['a blank street', { home_address: { ...HOME, street_name: ' ' } }],
    ['a postal code with a sign', { home_address: { ...HOME, zip_code: '12#4' } }],
    ['a town too long', { home_address: { ...HOME, city_name: 'в'.repeat(101) } }],
  ])('is refused and not kept: %s', async (_name, change) => {
    const ana = await person('i3');
    const before = await dataOf(await ana.send('GET', ''));
    for (const method of ['PUT', 'PATCH'])
      expect(await codeOf(await ana.send(method, '', { ...body, ...change }))).toBe('BAD_REQUEST');
    expect(await dataOf(await ana.send('GET', ''))).toEqual(before);
  });

  it('is refused for a phone or a day that no form sends, which PUT carries', async () => {
    const ana = await person('i4');
    for (const change of [{ phone_number: '+359 123' }, { birth_date: '1990-02-30' }])
      expect(await codeOf(await ana.send('PUT', '', { ...body, ...change }))).toBe('BAD_REQUEST');
  });
});

describe('consents', () => {
  it('are kept as they are given [API-26 API-27]', async () => {
    const ana = await person('o1');
    const before = await dataOf(await ana.send('GET', '/optins'));
    expect(before).toHaveLength(3);
    const subscriptions = [
      { is_subscribed: true, type: 'email' },
      { is_subscribed: true, type: 'phone' },
    ];
    const path = '/optins/customized_marketing';
    expect((await ana.send('PUT', path, { subscriptions })).status).toBe(200);
    const after = await dataOf(await ana.send('GET', '/optins'));
    expect(after[1]).toEqual({ optin_ref: 'customized_marketing', subscriptions });
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(await codeOf(await ana.send('PUT', '/optins/other', { subscriptions }))).toBe('NOT_FOUND');
  });
});

describe('the password', () => {
  it('is changed by who knows the current one [API-31]', async () => {
    const ana = await person('w1');
    const change = (current_password: string, new_password: string) =>
      ana.send('POST', '/actions/change-password', { current_password, new_password });
    expect(await codeOf(await change('Wrong-123', 'Novo-Parole-7'))).toBe('PASSWORD_MISMATCH');
    expect(await codeOf(await change(PASSWORD, 'novoparole'))).toBe('MISMATCH_PASSWORD_COMPLEXITY');
    expect(await codeOf(await change(PASSWORD, PASSWORD))).toBe('BAD_REQUEST');
    expect((await change(PASSWORD, 'Нова-Парола7')).status).toBe(200);
    expect((await signIn(sandbox.url, ana.email)).tokens.id_token).toBeUndefined();
    const again = await signIn(sandbox.url, ana.email, { password: 'Нова-Парола7' });
    expect(again.tokens.id_token).toBeDefined();
  });
});

describe('the phone number', () => {
  it('is changed by the code that the new number was sent [API-32 API-33]', async () => {
    const ana = await person('t1');
    const request = { new_phone_number: '+359 899000111' };
    expect((await ana.send('POST', '/actions/request-change-phone-number', request)).status).toBe(200);
    const [sms] = await mailsTo(sandbox.url, '+359 899000111');
    expect(sms?.code).toMatch(/^\d{4,10}$/);
    const confirm = (validation_code: string) =>
      ana.send('POST', '/actions/change-phone-number', { validation_code });
    expect(await codeOf(await confirm('x'))).toBe('INVALID_TOKEN');
    expect((await confirm(sms?.code ?? '')).status).toBe(200);
    expect(await dataOf(await ana.send('GET', ''))).toMatchObject({ phone_number: '+359 899000111' });
    expect(await codeOf(await confirm(sms?.code ?? ''))).toBe('INVALID_TOKEN');
  });

  it('is shut after five wrong codes, and a code runs out after ten minutes', async () => {
    const ana = await person('t2');
    const request = { new_phone_number: '+359 899000222' };
    await ana.send('POST', '/actions/request-change-phone-number', request);
    const [sms] = await mailsTo(sandbox.url, '+359 899000222');
    await advance(sandbox.url, 601);
    const confirm = async (validation_code = '') =>
      codeOf(await ana.send('POST', '/actions/change-phone-number', { validation_code }));
    expect(await confirm(sms?.code)).toBe('OTP_IS_EXPIRED');
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push(await confirm('x'));
    expect(codes).toEqual([...Array(4).fill('INVALID_TOKEN'), 'TOO_MANY_REQUEST', 'TOO_MANY_REQUEST']);
  });

  it.each(['0888111222', '+359 0888', '+359888111222'])('is not %s', async (number) => {
    const ana = await person('t3');
    const answer = await ana.send('POST', '/actions/request-change-phone-number', {
      new_phone_number: number,
    });
    expect(await codeOf(answer)).toBe('BAD_REQUEST');
  });

  it('gets two codes when the request is delivered twice, of which the newer works', async () => {
    const ana = await person('t4');
    const number = '+359 899000444';
    const path = '/v1/users/*/actions/request-change-phone-number';
    await control(sandbox.url, 'POST', '/faults', { method: 'POST', path, user: ana.email, duplicate: true });
    await ana.send('POST', '/actions/request-change-phone-number', { new_phone_number: number });
    const sent = await mailsTo(sandbox.url, number);
    expect(sent).toHaveLength(2);
    const body = { validation_code: sent[0]?.code };
    expect((await ana.send('POST', '/actions/change-phone-number', body)).status).toBe(200);
  });
});

describe('the email address', () => {
  it('changes when the link in the new mailbox is opened, and is pending until then [API-34 API-35]', async () => {
    const ana = await person('e1');
    const request = { new_email: 'Ana.New@mail.example', identity_proof: proof() };
    expect((await ana.send('POST', '/actions/request-change-email', request)).status).toBe(200);
    expect(await dataOf(await ana.send('GET', ''))).toMatchObject({ pending_email: 'ana.new@mail.example' });
    const [mail] = await mailsTo(sandbox.url, 'ana.new@mail.example');
    const link = new URL(mail?.links[0] ?? '');
    expect(link.pathname).toBe('/bg/app/user/change-email');
    const confirm = (code: string) =>
      callGateway(
        sandbox.url,
        `/users/${encodeURIComponent(link.searchParams.get('email') ?? '')}/actions/change-email`,
        { method: 'POST', body: { validation_code: code } },
      );
    const code = link.searchParams.get('code') ?? '';
    expect(await codeOf(await confirm(code.replaceAll('+', ' ')))).toBe('INVALID_TOKEN');
    expect((await confirm(code)).status).toBe(200);
    expect((await ana.send('GET', '')).status).toBe(401);
    const moved = await openPerson(sandbox.url, 'ana.new@mail.example');
    const user = await dataOf(await moved.send('GET', ''));
    expect(user).toMatchObject({ email: 'ana.new@mail.example' });
    expect(user).not.toHaveProperty('pending_email');
    expect(await moved.cards()).toHaveLength(6);
    expect((await signIn(sandbox.url, ana.email)).tokens.id_token).toBeUndefined();
    expect(await codeOf(await confirm(code))).toBe('NOT_FOUND');
  });

  it.each([
    ['a wrong password', { identity_proof: proof('Wrong-123') }, 'BAD_REQUEST'],
    ['an address that is taken', { new_email: 'many@bg.example' }, 'INVALID_EMAIL'],
    ['her own address', { new_email: 'ana+e2@bg.example' }, 'INVALID_EMAIL'],
    ['no proof', { identity_proof: undefined }, 'BAD_REQUEST'],
  ])('is not changed with %s', async (_name, change, code) => {
    const ana = await person('e2');
    const body = { new_email: 'free@mail.example', identity_proof: proof(), ...change };
    expect(await codeOf(await ana.send('POST', '/actions/request-change-email', body))).toBe(code);
    expect(await dataOf(await ana.send('GET', ''))).not.toHaveProperty('pending_email');
  });

  it('comes back with a reset', async () => {
    const pending = await person('e3', 'mailpending');
    const [mail] = await mailsTo(sandbox.url, 'moved+e3@bg.example');
    const path = `/users/${encodeURIComponent(pending.email)}/actions/change-email`;
    await callGateway(sandbox.url, path, { method: 'POST', body: { validation_code: mail?.code } });
    expect((await signIn(sandbox.url, pending.email)).tokens.id_token).toBeUndefined();
    await control(sandbox.url, 'POST', '/reset', { user: pending.email });
    expect((await signIn(sandbox.url, pending.email)).tokens.id_token).toBeDefined();
    expect((await signIn(sandbox.url, 'moved+e3@bg.example')).tokens.id_token).toBeUndefined();
  });
});

describe('deleting the account', () => {
  it('needs the password, ends everything, and the address can be used again [API-36]', async () => {
    const ana = await person('x1');
    const wrong = await ana.send('DELETE', '', { identity_proof: proof('Wrong-123') });
    expect(await codeOf(wrong)).toBe('INVALID_PASSWORD');
    expect((await ana.send('DELETE', '', { identity_proof: proof() })).status).toBe(200);
    expect((await ana.send('GET', '')).status).toBe(401);
    expect((await signIn(sandbox.url, ana.email)).tokens.id_token).toBeUndefined();
    expect((await mailsTo(sandbox.url, ana.email)).map(({ subject }) => subject)).toEqual([
      'Профилът ви е изтрит',
    ]);
    const again = await callGateway(sandbox.url, '/users', {
      method: 'POST',
      body: {
        username: ana.email,
        password: 'Qwerty-123',
        terms_and_conditions_accepted: true,
        terms_and_conditions_version: '1.0.0',
        last_name: 'Петрова',
        first_name: 'Ана',
        optins: [],
        address: { street_number: '', street_name: 'x', city_name: 'y', zip_code: '1', country_name: 'BG' },
      },
    });
    expect(again.status).toBe(200);
  });
});

describe('writing to support', () => {
  it('lands in the mailbox of support, twice when it is delivered twice [API-57 API-58 API-59]', async () => {
    const ana = await person('s1', 'camel');
    const body = {
      subject: 'Карта',
      message: '2000000001\nНе мога да платя.',
      'preferred-contact-mean': [
        { type: 'phone', value: '+359 881234567' },
        { type: 'email', value: '' },
      ],
    };
    const fault = {
      method: 'POST',
      path: '/v1/users/*/actions/contact-us',
      user: ana.email,
      duplicate: true,
    };
    await control(sandbox.url, 'POST', '/faults', fault);
    expect((await ana.send('POST', '/actions/contact-us', body)).status).toBe(200);
    const mails = await mailsTo(sandbox.url, 'support@bg.example');
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({ subject: 'Карта' });
    expect(mails[0]?.text).toContain('2000000001\nНе мога да платя.');
    expect(mails[0]?.text).toContain('+359 881234567');
  });

  const MEANS = [
    { type: 'phone', value: '' },
    { type: 'email', value: '' },
  ];
  it.each([
    ['is too short beside its card', '2000000001\nДа', MEANS],
    ['is blank', '     ', MEANS],
    ['is too long', 'я'.repeat(1001), MEANS],
    ['names no email', 'Не мога да платя.', MEANS.slice(0, 1)],
    ['fills the email in', 'Не мога да платя.', [MEANS[0], { type: 'email', value: 'a@x.example' }]],
    [
      'has a phone that no form sends',
      'Не мога да платя.',
      [{ type: 'phone', value: '0888111222' }, MEANS[1]],
    ],
  ])('is refused where it %s [API-58 API-59]', async (_what, message, means) => {
    const ana = await person('s2');
    const body = { subject: 'Карта', message, 'preferred-contact-mean': means };
    expect(await codeOf(await ana.send('POST', '/actions/contact-us', body))).toBe('BAD_REQUEST');
  });

  it('takes 1000 characters after the number of a card', async () => {
    const ana = await person('s3');
    const body = {
      subject: 'Карта',
      message: `2000000001\n${'я'.repeat(1000)}`,
      'preferred-contact-mean': MEANS,
    };
    expect((await ana.send('POST', '/actions/contact-us', body)).status).toBe(200);
  });
});
