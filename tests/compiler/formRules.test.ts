// Longer than 250 lines: the tables of accepted and rejected values are written out in full.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { declaredRules, type FormName } from '../../compiler/formSources.ts';
import type { FormValues } from '../../runtime/forms/formValues.ts';
import { aTenant } from '../support/aTenant.ts';
import { aForm, type LoadedForm } from '../support/compiledForms.ts';
import { shippedTenants } from '../support/shippedTenants.ts';
import {
  BIRTH_DATES,
  type Cases,
  CHANGED_PASSWORDS,
  CONFIRMED_EMAILS,
  CONFIRMED_PASSWORDS,
  CURRENT_PASSWORDS,
  EMAIL_LENGTHS,
  EMAILS,
  FIRST_NAME_LENGTHS,
  LAST_DIGITS,
  LAST_NAME_LENGTHS,
  latin,
  MESSAGES,
  MESSAGES_OF_SYMBOLS,
  NAMES,
  NAMES_OF_COUNTRIES,
  newEmails,
  PASSWORD_LETTERS,
  PASSWORDS,
  PHONE_NUMBERS,
  PLACES,
  POSTAL_CODES,
  SERIAL_NUMBERS,
} from '../support/typedValues.ts';
import { realNames } from './support/realNames.ts';

const tenants = shippedTenants.map((tenant) => [tenant.code, tenant] as const);
function expectRules(form: LoadedForm, field: string, cases: Cases, others: FormValues = {}): void {
  const reported = cases.map(([typed]) => [typed, form.ruleOf(field, { ...others, [field]: typed })]);
  expect(reported).toEqual(cases.map(([typed, rule]) => [typed, rule]));
}

describe.each(tenants)('the rules of %s', (_code, tenant) => {
  const form = (name: FormName) => aForm(tenant, name);
  const profile = form('personalInfo');
  const personal = form('registrationPersonal');
  const isCountyMode = tenant.address.mode === 'county';
  const county: FormValues = isCountyMode ? { county: 'X', countyName: 'X' } : {};

  it('ask for an email address that could be one [VAL-04 VAL-05 F7]', async () => {
    expectRules(await form('registrationAccess'), 'email', EMAILS);
  });

  it('take an email of 100 characters and no more, confirmed or not [VAL-06 VAL-10 CON-09]', async () => {
    const access = await form('registrationAccess');
    expectRules(access, 'email', EMAIL_LENGTHS);
    for (const [typed, rule] of EMAIL_LENGTHS)
      expect(access.ruleOf('confirmEmail', { email: typed, confirmEmail: typed })).toBe(rule);
  });

  it('compare the confirmed email, whatever its capital letters [VAL-08 VAL-09]', async () => {
    const access = await form('registrationAccess');
    expectRules(access, 'confirmEmail', CONFIRMED_EMAILS, { email: 'Ana@x.example' });
  });

  it('ask for a new email that is another one, by the rules of emails [VAL-12]', async () => {
    expectRules(await form('emailChange'), 'newEmail', newEmails('ana@x.example'), {
      currentEmail: 'ana@x.example',
    });
  });

  it('ask for a password of eight characters [VAL-13 VAL-14 CON-08]', async () => {
    expectRules(await form('registrationAccess'), 'password', PASSWORDS.slice(0, 3));
  });

  it('ask for each kind of character in a password [VAL-15 VAL-16 VAL-17 VAL-18]', async () => {
    expectRules(await form('registrationAccess'), 'password', PASSWORDS);
  });

  it('count letters of every script as letters [VAL-19]', async () => {
    expectRules(await form('registrationAccess'), 'password', PASSWORD_LETTERS);
  });

  it('compare the confirmed password as it is typed [VAL-20]', async () => {
    expectRules(await form('registrationAccess'), 'confirmPassword', CONFIRMED_PASSWORDS, {
      password: 'Aa1!aaaa',
    });
  });

  it('hold a new password to all of it, in the profile and from a link [VAL-21 VAL-22]', async () => {
    expectRules(await form('passwordChange'), 'newPassword', CHANGED_PASSWORDS, {
      currentPassword: 'Benefit-2026!',
    });
    expectRules(await form('passwordInit'), 'newPassword', PASSWORDS);
    expectRules(await form('passwordInit'), 'confirmPassword', [['Other-2026!', 'sameAsPassword']], {
      newPassword: 'Benefit-2026!',
    });
  });

  it.each(['passwordChange', 'emailChange'] as const)(
    'ask %s for the current password, without composition [VAL-23 VAL-24]',
    async (name) => {
      expectRules(await form(name), 'currentPassword', CURRENT_PASSWORDS);
    },
  );

  it('ask for a first name of 2 to 20 characters [VAL-25 VAL-26 CON-10 CON-11]', async () => {
    for (const loaded of [await personal, await profile]) {
      expectRules(loaded, 'firstName', FIRST_NAME_LENGTHS);
    }
  });

  it('follow the tenant to a first name of 50 characters, and let 50 be typed [VAL-27 VAL-28 CON-14]', async () => {
    const wider = {
      ...tenant,
      validation: { ...tenant.validation, firstName: { min: 2, max: 50, inputMax: 50 } },
    };
    expectRules(await aForm(wider, 'registrationPersonal'), 'firstName', [
      [latin(50), null],
      [latin(51), 'maxLength'],
    ]);
    for (const { module } of [await personal, await profile]) {
      const names = module.form.fields.filter(({ name }) => name === 'firstName' || name === 'lastName');
      expect(names.map(({ maxInput }) => maxInput)).toEqual([50, 50]);
    }
  });

  it('take names of letters, spaces, full stops, backticks, quotes and dashes that start with a letter [VAL-29 VAL-30]', async () => {
    expectRules(await personal, 'firstName', NAMES);
    expectRules(await profile, 'firstName', NAMES);
  });

  it('take letters of every country, composed or not [VAL-31 F8]', async () => {
    expectRules(await personal, 'firstName', NAMES_OF_COUNTRIES);
  });

  it('ask for a last name of 2 to 50 characters, of the same letters [VAL-32 VAL-33 VAL-34 VAL-35]', async () => {
    for (const loaded of [await personal, await profile]) {
      expectRules(loaded, 'lastName', [...LAST_NAME_LENGTHS, ...NAMES, ...NAMES_OF_COUNTRIES]);
    }
  });

  it('hold last names to their bounds [CON-12 CON-13]', async () => {
    expectRules(await personal, 'lastName', [
      ['P', 'minLength'],
      [latin(51), 'maxLength'],
    ]);
  });

  it('accept two hundred real names as they are [F8]', async () => {
    expect(realNames.length).toBeGreaterThanOrEqual(200);
    const { ruleOf } = await profile;
    expect(realNames.filter(([, name]) => ruleOf('lastName', { lastName: name }) !== null)).toEqual([]);
  });

  it('ask for a home address of at most 100 characters [VAL-44 VAL-45 CON-15]', async () => {
    expectRules(await personal, 'homeAddress', PLACES);
  });

  it('ask for a street of at most 100 characters [VAL-50 VAL-51]', async () => {
    expectRules(await profile, 'streetName', PLACES);
    expectRules(await form('deliveryAddress'), 'streetName', PLACES);
  });

  it('ask for a town of at most 100 characters [VAL-46 VAL-47 CON-16]', async () => {
    expectRules(await personal, 'town', PLACES, county);
  });

  it('ask for a city in the profile of at most 100 characters [VAL-48 VAL-49]', async () => {
    expectRules(await profile, 'cityName', PLACES, county);
    expectRules(await form('deliveryAddress'), 'cityName', PLACES, county);
  });

  it('ask for a postal code of 1 to 10 letters, digits, dashes and spaces [VAL-52 VAL-53 VAL-54 CON-17]', async () => {
    for (const [loaded, field] of [
      [await personal, 'postalCode'],
      [await profile, 'zipCode'],
    ] as const) {
      expectRules(loaded, field, POSTAL_CODES);
    }
  });

  it('ask for the terms and the privacy policy, both [VAL-60 VAL-61]', async () => {
    const { ruleOf } = await personal;
    expect([undefined, false, true].map((termsConds) => ruleOf('termsConds', { termsConds }))).toEqual([
      'termsConds',
      'termsConds',
      null,
    ]);
    expect(
      [false, true].map((privacyPolicy) => ruleOf('privacyPolicy', { termsConds: true, privacyPolicy })),
    ).toEqual(['privacyPolicy', null]);
  });

  it('ask for a serial number of ten digits [VAL-63 VAL-64 CON-20]', async () => {
    expectRules(await form('cardAdd'), 'cardSN', SERIAL_NUMBERS);
  });

  it('ask for the last four digits of the card number [VAL-66 VAL-67 CON-21]', async () => {
    expectRules(await form('cardAdd'), 'cardPAN', LAST_DIGITS);
  });

  it('say that only digits are expected where a letter came in past the mask [VAL-78]', async () => {
    const add = await form('cardAdd');
    expectRules(add, 'cardPAN', [['12a4', 'onlyDigits']]);
    expectRules(add, 'cardSN', [['123456789O', 'onlyDigits']]);
  });

  it('ask for a message of 5 to 1000 characters [VAL-68 VAL-69 VAL-70]', async () => {
    expectRules(await form('contact'), 'message', MESSAGES);
  });

  it('count a message as people do, not in units of UTF-16 [CON-18 CON-19]', async () => {
    expectRules(await form('contact'), 'message', MESSAGES_OF_SYMBOLS);
  });

  it('ask for a subject, one of those offered [VAL-73 VAL-81]', async () => {
    const contact = await form('contact');
    const [first = ''] = tenant.contact.subjects;
    expectRules(contact, 'subject', [
      ['', 'subject'],
      [first, null],
      ['other', null],
      ['made up', 'fromList'],
    ]);
  });

  it('ask for a card exactly where the tenant wants one [VAL-71]', async () => {
    const contact = await form('contact');
    const isAsked = contact.module.form.fields.some(({ name }) => name === 'cardRef');
    expect(isAsked).toBe(tenant.contact.cardRequired);
    expect(contact.ruleOf('cardRef', {})).toBe(tenant.contact.cardRequired ? 'cardRef' : null);
    if (isAsked) expect(contact.ruleOf('cardRef', { cardRef: 'c-1' })).toBe(null);
  });

  it('ask for exactly six digits of a code, typed or pasted [VAL-74 CON-22]', async () => {
    expectRules(await form('verificationCode'), 'verificationCode', [
      ['', 'required'],
      ['12345', 'verificationCode'],
      ['123456', null],
      ['000000', null],
      ['1234567', 'verificationCode'],
      ['12a456', 'verificationCode'],
    ]);
  });

  it('have no rule for the code of a phone change, other than that there is one [VAL-77]', async () => {
    expectRules(await form('phoneCode'), 'otp', [
      ['', 'required'],
      ['1234', null],
      ['1', null],
      ['1234567890', null],
    ]);
  });

  it('ask for the password before an account is deleted [VAL-23]', async () => {
    expectRules(await form('deleteAuthorize'), 'password', CURRENT_PASSWORDS);
  });

  it('take a current password of eight characters also where new ones are longer [VAL-24]', async () => {
    const stricter = { ...tenant, validation: { ...tenant.validation, password: { min: 12 } } };
    for (const [name, field] of [
      ['passwordChange', 'currentPassword'],
      ['emailChange', 'currentPassword'],
      ['deleteAuthorize', 'password'],
    ] as const)
      expectRules(await aForm(stricter, name), field, CURRENT_PASSWORDS);
    expectRules(await aForm(stricter, 'passwordChange'), 'newPassword', [['Aa1!bene', 'passwordMin']]);
  });

  it('ask for a reason among those offered', async () => {
    expectRules(await form('blockReason'), 'reason', [
      ['', 'required'],
      ['lost', null],
      ['bored', 'fromList'],
    ]);
  });

  it('ask for a country, or for a county before a town, as the tenant has it [VAL-55 VAL-59 REG-17 REG-18]', async () => {
    const registration = await personal;
    const names = registration.module.form.fields.map(({ name }) => name);
    expect(names.includes('county')).toBe(isCountyMode);
    expect(names.includes('country')).toBe(!isCountyMode);
    expect(registration.ruleOf(isCountyMode ? 'county' : 'country', {})).toBe('required');
    expect(registration.ruleOf('town', { ...(isCountyMode ? {} : { country: 'XX' }) })).toBe(
      isCountyMode ? 'countyFirst' : 'required',
    );
    expect(registration.ruleOf('town', { town: 'Turda' })).toBe(isCountyMode ? 'countyFirst' : null);
    expect(registration.ruleOf('town', { ...county, town: 'Turda' })).toBe(null);
  });

  it('start with the tenant’s country and prefix [VAL-56 VAL-57 PHN-13 PHN-14]', async () => {
    const fields = (await personal).module.form.fields;
    const country = fields.find(({ name }) => name === 'country');
    if (!isCountyMode) expect(country?.default).toBe(tenant.address.defaultCountry);
    const phone = fields.find(({ name }) => name === 'phone');
    expect(phone?.phone?.defaultPrefix).toBe(tenant.phone.defaultPrefix);
    expect({ bg: '+359', pl: '+48', ro: '+40' }).toMatchObject({
      [tenant.code]: phone?.phone?.defaultPrefix,
    });
    if (!isCountyMode) expect({ bg: 'BG', pl: 'PL' }).toMatchObject({ [tenant.code]: country?.default });
  });
});

describe('the rules of the date of birth', () => {
  const asking = (timeZone: string, dateOfBirth = {}) =>
    aForm(aTenant({ timeZone, dateOfBirth: { shown: true, ...dateOfBirth } }), 'registrationPersonal');
  const zone = process.env.TZ;
  afterEach(() => {
    vi.useRealTimers();
    process.env.TZ = zone;
  });

  it.each(tenants)(
    'are there in %s exactly where the tenant says so [VAL-41 VAL-43]',
    async (_code, tenant) => {
      const form = await aForm(tenant, 'registrationPersonal');
      const isShown = form.module.form.fields.some(({ name }) => name === 'dateOfBirth');
      expect(isShown).toBe(tenant.dateOfBirth.shown);
      expect(form.ruleOf('dateOfBirth', { dateOfBirth: '' })).toBe(null);
      expect(form.ruleOf('dateOfBirth', {})).toBe(null);
    },
  );

  it('want ten characters, a day that exists, a year from 1900 on, and the past [VAL-37 VAL-38 VAL-39 CON-26]', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    expectRules(await asking('Europe/Sofia'), 'dateOfBirth', BIRTH_DATES);
  });

  it('want an age of 18 by the calendar, reached today [VAL-40 CON-25]', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    expectRules(await asking('Europe/Sofia'), 'dateOfBirth', [
      ['20/11/2008', null],
      ['21/11/2008', null],
      ['22/11/2008', 'adult'],
    ]);
    expectRules(await asking('Europe/Sofia', { minAge: 21 }), 'dateOfBirth', [
      ['21/11/2005', null],
      ['22/11/2005', 'adult'],
    ]);
  });

  it('let who was born on 29 February come of age on 1 March [F5]', async () => {
    const form = await asking('Europe/Sofia');
    for (const [day, rule] of [
      ['2026-02-28', 'adult'],
      ['2026-03-01', null],
    ] as const) {
      vi.useFakeTimers({ now: new Date(`${day}T10:00:00Z`) });
      expectRules(form, 'dateOfBirth', [['29/02/2008', rule]]);
    }
  });

  const ZONES = [
    'Pacific/Pago_Pago',
    'America/New_York',
    'UTC',
    'Europe/Sofia',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
  ];
  const INSTANTS = [
    '2026-03-29T00:59:59Z',
    '2026-11-20T23:30:00Z',
    '2026-11-21T10:15:00Z',
    '2026-12-31T23:59:59Z',
  ];
  it.each(ZONES)('go by the day in %s, whatever zone the device is in [F5]', async (timeZone) => {
    const form = await asking(timeZone);
    for (const device of ZONES) {
      process.env.TZ = device;
      for (const instant of INSTANTS) {
        vi.useFakeTimers({ now: new Date(instant) });
        const [year = '', month, day] = new Intl.DateTimeFormat('en-CA', { timeZone })
          .format(new Date(instant))
          .split('-');
        const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1)).toISOString();
        const born = `${day}/${month}/${Number(year) - 18}`;
        const later = `${next.slice(8, 10)}/${next.slice(5, 7)}/${Number(next.slice(0, 4)) - 18}`;
        expectRules(form, 'dateOfBirth', [
          [born, null],
          [later, 'adult'],
        ]);
      }
    }
  });

  it('want the date where the tenant requires it', async () => {
    expectRules(await asking('Europe/Sofia', { required: true }), 'dateOfBirth', [['', 'required']]);
  });
});

describe.each(tenants)('the phone rules of %s', (_code, tenant) => {
  const registration = aForm(tenant, 'registrationPersonal');
  const ruleOf = async (prefix: string, number: string) =>
    (await registration).ruleOf('phone', { phone: { prefix, number } });
  const expectPhones = async (cases: (typeof PHONE_NUMBERS)[keyof typeof PHONE_NUMBERS]) => {
    for (const [prefix, typed, rule] of cases)
      expect({ prefix, typed, rule: await ruleOf(prefix, typed) }).toEqual({ prefix, typed, rule });
  };

  it('refuse a 0 at the start [PHN-01]', () => expectPhones(PHONE_NUMBERS.zeroAtStart));

  it('ignore spaces [PHN-02]', () => expectPhones(PHONE_NUMBERS.spaces));

  it('want 8 or 9 first after +359 [PHN-03 CON-29]', () => expectPhones(PHONE_NUMBERS.startAfter359));

  it('want nine digits after +359 [PHN-04 CON-27]', () => expectPhones(PHONE_NUMBERS.lengthAfter359));

  it('want nine digits after +40 [PHN-05 CON-28]', () => expectPhones(PHONE_NUMBERS.lengthAfter40));

  it('go by the prefix that is chosen, not by the tenant [PHN-06]', () =>
    expectPhones(PHONE_NUMBERS.byPrefix));

  it('want nine digits after +48, and nothing but no 0 after others [PHN-08]', () =>
    expectPhones(PHONE_NUMBERS.lengthAfterOthers));

  it('want a prefix beside a number', async () => {
    expect(await ruleOf('', '712345678')).toBe('default');
  });

  it('hold the field to 25 characters [PHN-15 CON-24]', async () => {
    const field = (await registration).module.form.fields.find(({ name }) => name === 'phone');
    expect(field?.maxInput).toBe(25);
    await expectPhones(PHONE_NUMBERS.longest);
  });

  it('do not apply to an empty phone where it may stay empty [PHN-19]', async () => {
    expect([await ruleOf('+40', ''), await ruleOf('+40', '  ')]).toEqual([null, null]);
    const contact = await aForm(tenant, 'contact');
    expect(contact.ruleOf('phone', { phone: { prefix: '+40', number: '71' } })).toBe(
      'phoneLengthRestrictions',
    );
    expect(contact.ruleOf('phone', { phone: { prefix: '+40', number: '' } })).toBe(null);
  });

  it('apply where the phone is changed, and want one there', async () => {
    const change = await aForm(tenant, 'phoneChange');
    expect(change.ruleOf('newPhoneNumber', {})).toBe('required');
    expect(
      change.ruleOf('newPhoneNumber', { newPhoneNumber: { prefix: '+40', number: '712 345 678' } }),
    ).toBe(null);
  });

  it('name what their messages need: prefix, number of digits, first digits [PHN-07]', async () => {
    const { check } = await registration;
    const errorOf = (number: string) =>
      check({ phone: { prefix: '+359', number } }).find(({ field }) => field === 'phone');
    expect(errorOf('88')).toMatchObject({
      rule: 'phoneLengthRestrictions',
      parameters: { prefix: '+359', n: 9 },
    });
    expect(errorOf('781234567')).toMatchObject({
      rule: 'phoneShouldStartWith',
      parameters: { digits: ['8', '9'] },
    });
  });
});

describe('the tenant’s say about a field', () => {
  it('moves a bound, and the rule follows [VAL-03]', async () => {
    const tenant = aTenant({ validation: { ...aTenant().validation, message: { min: 10, max: 20 + 80 } } });
    expectRules(await aForm(tenant, 'contact'), 'message', [
      ['123456789', 'minLength'],
      ['1234567890', null],
      [latin(100), null],
      [latin(101), 'maxLength'],
    ]);
    const own = aTenant({ forms: { contact: { message: { minLength: 3, maxLength: 9 } } } });
    const { check } = await aForm(own, 'contact');
    const messageOf = (message: string) => check({ message }).find(({ field }) => field === 'message');
    expect(messageOf('ab')).toMatchObject({ rule: 'minLength', parameters: { n: 3 } });
    expect(messageOf('abcdefghij')).toMatchObject({ rule: 'maxLength', parameters: { n: 9 } });
  });

  it('attaches the rule against capital letters [VAL-85]', async () => {
    const tenant = aTenant({ forms: { contact: { message: { rules: ['noUppercase'] } } } });
    expectRules(await aForm(tenant, 'contact'), 'message', [
      ['Abcde', 'noUppercase'],
      ['abcde', null],
      ['Щабв г', 'noUppercase'],
    ]);
  });

  it('hides, shows, requires and prefills', async () => {
    const tenant = aTenant({
      forms: {
        registration: {
          confirmEmail: { paste: 'allowed' },
          phone: { required: true },
          postalCode: { shown: false },
          homeAddress: { required: false },
          town: { default: 'Sofia', rules: ['namePattern'] },
          country: { options: ['BG', 'RO'], default: 'RO' },
        },
      },
    });
    const { module, ruleOf } = await aForm(tenant, 'registrationPersonal');
    const field = (name: string) => module.form.fields.find((each) => each.name === name);
    expect(field('postalCode')).toBeUndefined();
    expect(ruleOf('phone', {})).toBe('required');
    expect(ruleOf('homeAddress', {})).toBe(null);
    expect(field('town')?.default).toBe('Sofia');
    expect(ruleOf('town', { town: '4ofia' })).toBe('namePattern');
    expect(field('country')).toMatchObject({ default: 'RO', options: ['BG', 'RO'] });
    expect(ruleOf('country', { country: 'PL' })).toBe('fromList');
    expect(
      (await aForm(tenant, 'registrationAccess')).module.form.fields.map(
        ({ isPasteBlocked }) => isPasteBlocked,
      ),
    ).toEqual([false, false, false, false]);
  });

  it('asks for digits of a phone without minding its spaces', async () => {
    const phone = { shown: true, rules: ['onlyDigits'] as 'onlyDigits'[], default: '881234567' };
    const tenant = aTenant({ forms: { contact: { phone } } });
    const { ruleOf } = await aForm(tenant, 'contact');
    expect(ruleOf('phone', { phone: { prefix: '+359', number: '881 234 567' } })).toBe(null);
    expect(ruleOf('phone', { phone: { prefix: '+359', number: '88123456a' } })).toBe('onlyDigits');
  });

  it('cannot bring in a field of the other way to ask for an address', async () => {
    const tenant = aTenant({
      forms: { registration: { confirmEmail: { paste: 'blocked' }, county: { shown: true } } },
    });
    const { module } = await aForm(tenant, 'registrationPersonal');
    expect(module.form.fields.some(({ name }) => name === 'county')).toBe(false);
  });
});

describe('every rule', () => {
  it('has a name for its message in the built-in words of every language [VAL-01 VAL-02]', async () => {
    const { loadWordsFiles, wordsOf } = await import('../../compiler/builtInWords.ts');
    const words = wordsOf(await loadWordsFiles('tenant-config/languages'));
    const names = [...new Set(Object.values(declaredRules).map((rule) => rule['x-rule']))];
    for (const [language, texts] of words) {
      const missing = names.filter(
        (name) => !texts.has(`form-validations.${name}`) && !texts.has(`form-validations.${name}_other`),
      );
      expect({ language, missing }).toEqual({ language, missing: [] });
    }
  });

  it('has a pattern that takes 10,000 characters in under 50 ms [X4]', () => {
    const hostile = ['a', 'a.', 'a@', 'a-', '-', '1 ', '’', 'А', '0', ' '].map((piece) =>
      piece.repeat(10_000 / piece.length),
    );
    const endings = hostile.flatMap((text) => [`${text}\u0000`, `a@${text.slice(2)}!`]);
    for (const [name, { pattern }] of Object.entries(declaredRules)) {
      if (typeof pattern !== 'string') continue;
      const expression = new RegExp(pattern, 'u');
      for (const text of [...hostile, ...endings]) {
        // Of the processor: on a busy machine a test waits for it at any moment.
        const start = process.cpuUsage();
        expression.test(text);
        const { user, system } = process.cpuUsage(start);
        expect({ name, isQuick: (user + system) / 1000 < 50 }).toEqual({ name, isQuick: true });
      }
    }
  });
});
