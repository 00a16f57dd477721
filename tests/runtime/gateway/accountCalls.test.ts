/**
 * What the calls about a person's account send, and what they make of the answers.
 * Over 250 lines: every call's body is written out in full.
 */
import { describe, expect, it } from 'vitest';
import { contactUs } from '../../../runtime/gateway/contact.ts';
import { readCountries } from '../../../runtime/gateway/countries.ts';
import {
  changePassword,
  changePhone,
  requestEmailChange,
  requestPhoneChange,
} from '../../../runtime/gateway/credentials.ts';
import { listCounties, listTowns } from '../../../runtime/gateway/geographics.ts';
import {
  changeEmail,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from '../../../runtime/gateway/mailedLinks.ts';
import { createUser } from '../../../runtime/gateway/newUser.ts';
import { consentKey, listUserOptins, replaceUserOptin } from '../../../runtime/gateway/optins.ts';
import type { Send } from '../../../runtime/gateway/request.ts';
import {
  deleteUser,
  replaceUser,
  updateHomeAddress,
  updateUser,
} from '../../../runtime/gateway/userChanges.ts';
import { readUser } from '../../../runtime/gateway/users.ts';
import { aChange, aNewUser, anAddress, aServerUser, KEYS } from '../../support/aUser.ts';
import { json, success } from '../../support/fakeFetch.ts';
import { ENCODED, gatewayOf, sentBy, USER } from '../../support/sentBy.ts';

const refusal = (code: string) =>
  json({ meta: { status: 'failed', messages: [{ code, level: 'error', message: 'no' }] } });

describe('a new account', () => {
  it('has exactly the required keys when nothing optional is filled [API-18 API-19 API-20 ENT-007]', async () => {
    const { line, body, hasBearer } = await sentBy((send) =>
      createUser(send, aNewUser({ phone: '', birthDate: '' })),
    );
    expect([line, hasBearer]).toEqual(['POST /v1/users', false]);
    expect(Object.keys(body ?? {}).sort()).toEqual([
      'address',
      'first_name',
      'last_name',
      'optins',
      'password',
      'terms_and_conditions_accepted',
      'terms_and_conditions_version',
      'username',
    ]);
    expect(body?.terms_and_conditions_version).toBe('1.0.0');
  });

  it('has a phone and a birth date where they are filled [API-19 API-20 ENT-004 ENT-005]', async () => {
    const person = aNewUser({ phone: '+40 712345678', birthDate: '1990-03-05' });
    const { body } = await sentBy((send) => createUser(send, person));
    expect(body).toMatchObject({ phone_number: '+40 712345678', birth_date: '1990-03-05' });
  });

  it.each([
    ['Ana@Example.COM', 'ana@example.com'],
    [' ana@example.com ', 'ana@example.com'],
    ['ANI@EXAMPLE.COM', 'ani@example.com'],
    ['ı@example.com', 'ı@example.com'],
    ['cafe\u0301@example.com', 'caf\u00e9@example.com'],
  ])(
    'knows %s as %s, and keeps the password as typed [ENT-001 ENT-002 VAL-07 F7]',
    async (email, username) => {
      const { body } = await sentBy((send) => createUser(send, aNewUser({ email, password: ' Aa1! ' })));
      expect([body?.username, body?.password]).toEqual([username, ' Aa1! ']);
    },
  );

  it('sends every opt-in with what was ticked [ENT-008 ENT-039]', async () => {
    const subscriptions = [
      { type: 'email', isSubscribed: true },
      { type: 'phone', isSubscribed: false },
    ];
    const { body } = await sentBy((send) =>
      createUser(send, aNewUser({ optins: [{ ref: 'general', subscriptions }] })),
    );
    expect(body?.optins).toEqual([
      {
        optin_ref: 'general',
        subscriptions: [
          { is_subscribed: true, type: 'email' },
          { is_subscribed: false, type: 'phone' },
        ],
      },
    ]);
  });

  it('has a country, and no county, where the tenant asks for countries [ENT-027 ENT-028 ENT-032]', async () => {
    const { body } = await sentBy((send) => createUser(send, aNewUser()));
    expect(body?.address).toEqual({
      street_number: '',
      street_name: 'Main Street 1',
      city_name: 'Testville',
      zip_code: '1000',
      country_name: 'XX',
    });
  });

  it('has a county, and no country, where the tenant asks for counties [ENT-029 ENT-030 ENT-031]', async () => {
    const address = anAddress({ county: 'Cluj', country: 'XX' });
    const { body } = await sentBy((send) => createUser(send, aNewUser({ address })));
    expect(body?.address).toEqual({
      street_number: '',
      street_name: 'Main Street 1',
      city_name: 'Testville',
      zip_code: '1000',
      county_name: 'Cluj',
    });
  });
});

describe('a mailed link', () => {
  it.each([
    ['verify-email', (send: Send) => verifyEmail(send, LINK), 'verification_code'],
    ['change-email', (send: Send) => changeEmail(send, LINK), 'validation_code'],
  ])(
    '%s repairs the code, small letters for the email, no bearer [API-21 API-35 VAL-75 VAL-07]',
    async (name, run, key) => {
      const { line, body, hasBearer } = await sentBy(run);
      expect(line).toBe(`POST ${ENCODED}/actions/${name}`);
      expect(body).toEqual({ [key]: 'a+b+/+c==' });
      expect(hasBearer).toBe(false);
    },
  );

  it('sets a password, without the one that was typed again [API-24 VAL-75]', async () => {
    const { line, body } = await sentBy((send) => resetPassword(send, LINK, 'New-2026! '));
    expect(line).toBe(`POST ${ENCODED}/actions/reset-password`);
    expect(body).toEqual({ new_password: 'New-2026! ', verification_code: 'a+b+/+c==' });
  });

  it.each([
    ['request-email-verification', requestEmailVerification],
    ['request-password-reset', requestPasswordReset],
  ])('%s needs no body and no bearer [API-22 API-23 API-05 VAL-07]', async (name, request) => {
    const sent = await sentBy((send) => request(send, 'Ana+7@XX.example'));
    expect(sent).toEqual({ line: `POST ${ENCODED}/actions/${name}`, body: null, hasBearer: false });
  });

  const LINK = { email: 'Ana+7@XX.example', code: 'a b /+c==' };
});

describe('changes of a person', () => {
  it('replaces everything where the tenant says PUT [API-28 ENT-033 ENT-036]', async () => {
    const { line, body } = await sentBy((send) => replaceUser(send, USER, aChange(), KEYS));
    expect(line).toBe(`PUT ${ENCODED}`);
    expect(body).toEqual({
      first_name: 'Ana',
      last_name: 'Pop',
      birth_date: '1990-03-05',
      phone_number: '+40 712345678',
      home_address: HOME,
    });
  });

  it('changes names and address where the tenant says PATCH [API-29 ENT-034 ENT-035 ENT-038]', async () => {
    const { line, body } = await sentBy((send) => updateUser(send, USER, aChange(), KEYS));
    expect(line).toBe(`PATCH ${ENCODED}`);
    expect(body).toEqual({ first_name: 'Ana', last_name: 'Pop', home_address: HOME });
  });

  it('changes the address alone for a delivery [API-30]', async () => {
    const { line, body } = await sentBy((send) => updateHomeAddress(send, USER, anAddress(), KEYS));
    expect([line, body]).toEqual([`PATCH ${ENCODED}`, { home_address: HOME }]);
  });

  it('names street and town as the tenant’s gateway does, and a county where there is one [ENT-033 ENT-036 ENT-037]', async () => {
    const keys = { street: 'address', city: 'city' } as const;
    const { body } = await sentBy((send) =>
      updateHomeAddress(send, USER, anAddress({ county: 'Cluj' }), keys),
    );
    expect(body?.home_address).toEqual({
      address: 'Main Street 1',
      street_number: '',
      country: 'XX',
      city: 'Testville',
      county_name: 'Cluj',
      zip_code: '1000',
    });
  });

  it('changes the password [API-31]', async () => {
    const { line, body } = await sentBy((send) => changePassword(send, USER, { current: 'a', next: 'b' }));
    expect(line).toBe(`POST ${ENCODED}/actions/change-password`);
    expect(body).toEqual({ current_password: 'a', new_password: 'b' });
  });

  it('changes the phone in two calls, the second with a validation_code [API-32 API-33]', async () => {
    const first = await sentBy((send) => requestPhoneChange(send, USER, '+40 712345678'));
    expect(first.line).toBe(`POST ${ENCODED}/actions/request-change-phone-number`);
    expect(first.body).toEqual({ new_phone_number: '+40 712345678' });
    const second = await sentBy((send) => changePhone(send, USER, '12 34'));
    expect(second.line).toBe(`POST ${ENCODED}/actions/change-phone-number`);
    expect(second.body).toEqual({ validation_code: '12 34' });
  });

  it('asks for another email with the password as proof [API-34 VAL-07]', async () => {
    const change = { newEmail: 'New@XX.example', password: ' p ' };
    const { line, body } = await sentBy((send) => requestEmailChange(send, USER, change));
    expect(line).toBe(`POST ${ENCODED}/actions/request-change-email`);
    expect(body).toEqual({
      new_email: 'new@xx.example',
      identity_proof: { type: 'password', value: ' p ' },
    });
  });

  it('deletes with the password in the body [API-36 GRD-32]', async () => {
    const { line, body, hasBearer } = await sentBy((send) => deleteUser(send, USER, 'secret'));
    expect([line, hasBearer]).toEqual([`DELETE ${ENCODED}`, true]);
    expect(body).toEqual({ identity_proof: { type: 'password', value: 'secret' } });
  });

  it.each([
    ['BAD_REQUEST', 'BAD_REQUEST-delete_account'],
    ['INVALID_PASSWORD', 'INVALID_PASSWORD'],
  ])('says that a deletion failed with %s as %s [ERR-31 ERR-37]', async (code, found) => {
    const { send } = gatewayOf(refusal(code));
    await expect(deleteUser(send, USER, 'wrong')).rejects.toMatchObject({ code: found });
  });

  const HOME = {
    street_name: 'Main Street 1',
    street_number: '',
    country: 'XX',
    city_name: 'Testville',
    zip_code: '1000',
  };
});

describe('what the server says of a person', () => {
  it('takes the day of the birth date alone, and the pending email [ENT-013 ENT-023]', () => {
    const user = readUser(aServerUser({ pending_email: 'new@x' }, { birth_date: '1990-03-05T00:00:00Z' }));
    expect([user.birthDate, user.pendingEmail]).toEqual(['1990-03-05', 'new@x']);
  });

  it('finds the phone in both places, the top one first [ENT-024]', () => {
    const inside = { phoneNumber: '+40 1' };
    expect(readUser(aServerUser({}, inside)).phone).toBe('+40 1');
    expect(readUser(aServerUser({ phone_number: '+40 2' }, inside)).phone).toBe('+40 2');
    expect(readUser(aServerUser()).phone).toBe('');
  });

  it('reads an address in both spellings [ENT-022 ENT-033 ENT-036]', () => {
    const home = (home_address: object) => readUser(aServerUser({}, { home_address })).homeAddress;
    const expected = anAddress({ county: 'Cluj', streetNumber: '2' });
    const common = { street_number: '2', country: 'XX', county_name: 'Cluj', zip_code: '1000' };
    expect(home({ ...common, street_name: expected.street, city_name: expected.town })).toEqual(expected);
    expect(home({ ...common, address: expected.street, city: expected.town })).toEqual(expected);
    expect(Object.values(home({}))).toEqual(Array(6).fill(''));
  });
});

describe('opt-ins', () => {
  it('reads what a person has consented to [API-26]', async () => {
    const subscriptions = [
      { type: 'email', is_subscribed: true },
      { type: 'phone', is_subscribed: false },
    ];
    const { send, sent } = gatewayOf(success([{ optin_ref: 'general', subscriptions }]));
    expect(await listUserOptins(send, USER)).toEqual([
      {
        ref: 'general',
        subscriptions: [
          { type: 'email', isSubscribed: true },
          { type: 'phone', isSubscribed: false },
        ],
      },
    ]);
    expect(sent[0]?.url).toBe(`${ENCODED}/optins`);
  });

  it('sends one opt-in with its whole list of channels [API-27 ENT-039]', async () => {
    const subscriptions = [
      { type: 'email', isSubscribed: false },
      { type: 'phone', isSubscribed: true },
    ];
    const { line, body } = await sentBy((send) =>
      replaceUserOptin(send, USER, { ref: 'general', subscriptions }),
    );
    expect(line).toBe(`PUT ${ENCODED}/optins/general`);
    expect(body).toEqual({
      subscriptions: [
        { is_subscribed: false, type: 'email' },
        { is_subscribed: true, type: 'phone' },
      ],
    });
  });

  it('names a consent in forms by opt-in and channel [ENT-040]', () => {
    expect(consentKey('general_marketing', 'email')).toBe('general_marketing-email');
  });
});

describe('writing to customer care', () => {
  const message = { subject: 'PIN', message: 'Hello there', phone: '+40 712345678' };

  it('gives a phone and an empty email, spelled with hyphens [API-57 API-58 API-59]', async () => {
    const { line, body } = await sentBy((send) => contactUs(send, USER, message));
    expect(line).toBe(`POST ${ENCODED}/actions/contact-us`);
    expect(body).toEqual({
      subject: 'PIN',
      message: 'Hello there',
      'preferred-contact-mean': [
        { type: 'phone', value: '+40 712345678' },
        { type: 'email', value: '' },
      ],
    });
  });

  it('puts a card’s reference on the first line [API-60]', async () => {
    const { body } = await sentBy((send) => contactUs(send, USER, { ...message, cardRef: '1000000001' }));
    expect(body?.message).toBe('1000000001\nHello there');
  });
});

describe('places', () => {
  const list = (key: string, count: number) =>
    success(Array.from({ length: count }, (_, index) => ({ [key]: `r${index}`, name: `n${index}` })));

  it('fetches counties by fifty until a page is not full [API-14 API-15 CON-01 ENT-092]', async () => {
    const { send, sent } = gatewayOf(list('county_ref', 50), list('county_ref', 10));
    const counties = await listCounties(send);
    expect([counties.length, counties[0]]).toEqual([60, { ref: 'r0', name: 'n0' }]);
    expect(sent.map(({ url }) => url)).toEqual([
      '/v1/referentials/geographics/counties?page_index=0&page_size=50',
      '/v1/referentials/geographics/counties?page_index=1&page_size=50',
    ]);
    expect(sent.some(({ headers }) => headers.has('authorization'))).toBe(false);
  });

  it('fetches the towns of a county by a thousand [API-16 API-17 CON-02 ENT-093]', async () => {
    const { send, sent } = gatewayOf(list('town_ref', 1000), list('town_ref', 1));
    expect((await listTowns(send, 'C 1')).length).toBe(1001);
    expect(sent.map(({ url }) => url)).toEqual([
      '/v1/referentials/geographics/towns?page_index=0&page_size=1000&county_ref=C+1',
      '/v1/referentials/geographics/towns?page_index=1&page_size=1000&county_ref=C+1',
    ]);
  });

  it('reads countries, and leaves out what is none [API-12 ENT-094]', () => {
    expect(readCountries([{ code: 'XX', name: 'Testland' }, { code: 'YY' }, null])).toEqual([
      { code: 'XX', name: 'Testland' },
    ]);
    expect(() => readCountries([{ code: 'YY' }, null])).toThrow('countries');
  });
});

describe('what a country’s gateway says of a person beside', () => {
  it('is kept by its own names, words and yes or no alone, and nothing of it is what the document names', () => {
    const answer = aServerUser(
      { staff_no: '7', is_guest: false, pending_email: 'new@xx.example', phone_number: '+40 1', points: 3 },
      {
        department: 'Sales',
        phoneNumber: '+40 2',
        birth_date: '1990-03-05',
        home_address: { city_name: 'Iași' },
      },
    );
    expect(readUser(answer).extra).toEqual({ staff_no: '7', is_guest: false, department: 'Sales' });
    expect(readUser(aServerUser({ work_email: 'a@b.example', email_language: 'ro' })).extra).toEqual({
      work_email: 'a@b.example',
      email_language: 'ro',
    });
  });
});
