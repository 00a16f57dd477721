// Over 250 lines: what is read, sent, kept and shown first of each kind of field.
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../runtime/assemble/form.ts';
import {
  draftValues,
  extraOf,
  type FieldValue,
  firstValues,
  formatOf,
  isOutside,
  isSame,
  readText,
  readValues,
  sentValues,
} from '../../../runtime/forms/formValues.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const { form: access } = await loadForm(aTenant(), 'registrationAccess');
const { form: personal } = await loadForm(aTenant(), 'registrationPersonal');
const { form: cardAdd } = await loadForm(aTenant(), 'cardAdd');
const { form: code } = await loadForm(aTenant(), 'verificationCode');

function fieldOf(fields: readonly Field[], name: string): Field {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

describe('the values of a form', () => {
  it('keep a password as it was typed, spaces included [ENT-002 K7]', () => {
    const password = '  Aa1!\u0041\u030aa ';
    expect(readValues(access.fields, { password })).toEqual({ password });
  });

  it('compose letters and drop what is blank [F7 F8]', () => {
    const typed = { firstName: 'S\u0326tefan', lastName: '  ', homeAddress: '', email: 'not here' };
    expect(readValues(personal.fields, typed)).toEqual({ firstName: 'Ștefan' });
    expect(readValues(access.fields, { email: ' a@x.example ' })).toEqual({ email: 'a@x.example' });
  });

  it('never alter a name: its quotes stay the ones that were typed', () => {
    const typed = { firstName: 'Лук’ян', lastName: "O'Neil" };
    expect(readValues(personal.fields, typed)).toEqual(typed);
  });

  it('leave out a phone without a number', () => {
    expect(readValues(personal.fields, { phone: { prefix: '+40', number: ' ' } })).toEqual({});
    const phone = { prefix: '+40', number: '712' };
    expect(readValues(personal.fields, { phone })).toEqual({ phone });
  });

  it('start with the defaults, and over them what the screen brings, and nothing else', () => {
    const first = firstValues(personal.fields, { firstName: 'Ana', nobody: 'x', lastName: undefined });
    expect(first).toMatchObject({ firstName: 'Ana', lastName: '', termsConds: false });
    expect(first.phone).toEqual({ prefix: '+359', number: '' });
    expect(first).not.toHaveProperty('nobody');
  });

  it('go to a call with the phone as one text [ENT-004 PHN-16]', () => {
    const phone = { prefix: '+40', number: '712 345 678' };
    expect(sentValues(personal.fields, { phone, termsConds: true })).toEqual({
      phone: '+40 712345678',
      termsConds: true,
    });
    expect(sentValues(personal.fields, { phone: { prefix: '+40', number: '' } })).toEqual({});
  });

  it('go to a call with the day as YYYY-MM-DD, wherever the device is [ENT-005 VAL-42 F5]', async () => {
    const { form } = await loadForm(aTenant({ dateOfBirth: { shown: true } }), 'registrationPersonal');
    const zone = process.env.TZ;
    for (const device of ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati']) {
      process.env.TZ = device;
      expect(sentValues(form.fields, { dateOfBirth: '05/03/1990' })).toEqual({ dateOfBirth: '1990-03-05' });
      expect(firstValues(form.fields, { dateOfBirth: '1990-03-05T00:00:00Z' }).dateOfBirth).toBe(
        '05/03/1990',
      );
    }
    process.env.TZ = zone;
  });

  it('go to a call with emails in small letters, by no language’s rules [VAL-07 F7]', () => {
    expect(sentValues(access.fields, { email: ' A.I@X.EXAMPLE ' })).toEqual({ email: 'a.i@x.example' });
  });

  it('take a phone as the server has it, split and grouped [ENT-025 ENT-026]', () => {
    const phoneOf = (phone: string) => firstValues(personal.fields, { phone }).phone;
    expect(phoneOf('+40 712345678')).toEqual({ prefix: '+40', number: '712 345 678' });
    expect(phoneOf('+48601234567')).toEqual({ prefix: '+48', number: '601 234 567' });
    expect(phoneOf('881234567')).toEqual({ prefix: '+359', number: '881 234 567' });
    expect(phoneOf('+49 15123456789')).toEqual({ prefix: '+49', number: '15123456789' });
  });

  it('leave the passwords out of what is kept [ENT-141 K1]', () => {
    const typed = {
      email: 'a@x.example',
      confirmEmail: '',
      password: 'Benefit-2026!',
      confirmPassword: 'Benefit-2026!',
    };
    expect(draftValues(access.fields, typed)).toEqual({ email: 'a@x.example', confirmEmail: '' });
  });

  it('take a phone in two parts as it stands, grouped, and any other value as none', () => {
    const phoneOf = (phone: FieldValue) => firstValues(personal.fields, { phone }).phone;
    expect(phoneOf({ prefix: '+48', number: '601234567' })).toEqual({ prefix: '+48', number: '601 234 567' });
    expect(phoneOf(true)).toEqual({ prefix: '+359', number: '' });
    const phone = fieldOf(personal.fields, 'phone');
    const bare: Field = { ...phone, phone: phone.phone && { ...phone.phone, defaultPrefix: null } };
    expect(firstValues([bare], { phone: '881234567' }).phone).toEqual({ prefix: '', number: '881234567' });
    expect(firstValues([bare]).phone).toEqual({ prefix: '', number: '' });
    const given: Field = { ...phone, default: '+40 712345678' };
    expect(firstValues([given]).phone).toEqual({ prefix: '+40', number: '712 345 678' });
  });

  it('start with what is given only where that is of the field’s own kind', () => {
    const country: Field = { ...fieldOf(personal.fields, 'country'), default: 'BG' };
    expect(firstValues([country])).toEqual({ country: 'BG' });
    expect(firstValues([country], { country: 'RO' })).toEqual({ country: 'RO' });
    expect(firstValues([country], { country: true })).toEqual({ country: 'BG' });
    expect(firstValues(personal.fields, { termsConds: 'yes' }).termsConds).toBe(false);
    expect(firstValues(personal.fields, { termsConds: true }).termsConds).toBe(true);
  });

  it('keep a day that is none as it came', () => {
    const date: Field = { ...fieldOf(personal.fields, 'town'), widget: 'date' };
    expect(firstValues([date], { town: 'soon' })).toEqual({ town: 'soon' });
    expect(sentValues([date], { town: 'soon' })).toEqual({});
  });

  it('keep of a card number the digits alone that its field asks for [K1]', () => {
    const typed = { cardSN: 'SN 1234567890', cardPAN: '4111 1111 1111 4821' };
    expect(draftValues(cardAdd.fields, typed)).toEqual({ cardSN: '1234567890', cardPAN: '4821' });
    expect(draftValues(cardAdd.fields, { cardPAN: true })).toEqual({ cardSN: undefined, cardPAN: true });
    expect(draftValues(personal.fields, { firstName: ' Ana ' }).firstName).toBe(' Ana ');
  });

  it('of the tenant’s own fields go to a call under the gateway’s names, apart from the others', () => {
    const own: Field = { ...fieldOf(personal.fields, 'town'), name: 'memberNumber', sentAs: 'member_no' };
    const sent = sentValues([...personal.fields, own], { town: 'Cluj', memberNumber: 'A 7' });
    expect(sent).toMatchObject({ town: 'Cluj', '+member_no': 'A 7' });
    expect(extraOf(sent)).toEqual({ member_no: 'A 7' });
    expect(extraOf({ town: 'Cluj' })).toEqual({});
  });

  it('of a phone with signs alone stay, so that its rules report them', () => {
    const phone = { prefix: '+40', number: ' - ' };
    expect(readValues(personal.fields, { phone })).toEqual({ phone });
  });
});

describe('the text that is meant', () => {
  const sn = fieldOf(cardAdd.fields, 'cardSN');
  const pan = fieldOf(cardAdd.fields, 'cardPAN');
  const once = fieldOf(code.fields, 'verificationCode');
  const town = fieldOf(personal.fields, 'town');
  const of = (field: Field, widget: Field['widget']): Field => ({ ...field, widget });

  it.each<[string, Field, string, string]>([
    ['a serial number out of what it was pasted with', sn, 'Card: 1234 5678 90', '1234567890'],
    ['a serial number that is too short as it was typed', sn, '12345', '12345'],
    ['the last four digits of a whole card number', pan, '4111 1111 1111 4821', '4821'],
    ['a code out of its message', once, 'Your code is 123456. It counts for 5 minutes.', '123456'],
    [
      'a code of no fixed length out of its message',
      { ...once, rules: [] },
      'Code 4821, for 15 minutes',
      '4821',
    ],
    [
      'a code where nothing says how long one is',
      { ...once, rules: [], maxInput: null },
      'Code 4821',
      '4821',
    ],
    ['one line without what surrounds it', town, '  Cluj\u00a0Napoca ', 'Cluj Napoca'],
    ['an address without what surrounds it', of(town, 'email'), ' a@x.example ', 'a@x.example'],
    ['a day as it is written here', of(town, 'date'), '5.3.1990', '05/03/1990'],
    ['many lines as they are, with letters composed', of(town, 'textarea'), ' S\u0326i \n ', ' Și \n '],
  ])('is %s', (_what, field, typed, meant) => {
    expect(readText(field, typed)).toBe(meant);
  });
});

describe('a text that a country writes in its own way', () => {
  const polish = { ways: [['^(\\d{2})(\\d{3})$', '$1-$2']], format: ['00-000'], example: '00-950' } as const;
  const irish = {
    ways: [
      ['^(\\d{3})$', '$1'],
      ['^([A-Z]\\d{2})([A-Z0-9]{4})$', '$1 $2'],
    ],
    format: ['A00 XXXX'],
    example: 'D02 AF30',
  } as const;
  const formats = { by: 'country', of: { PL: polish, IE: irish, AE: null } };
  const postal: Field = { ...fieldOf(personal.fields, 'postalCode'), formats };
  const read = (country: string | undefined, postalCode: string) =>
    readValues([postal], { country, postalCode }).postalCode;

  it('has the format of the country that was chosen', () => {
    expect(formatOf(postal, { country: 'PL' })).toBe(polish);
    expect(formatOf(postal, { country: 'AE' })).toBeNull();
    expect(formatOf(postal, { country: 'FR' })).toBeUndefined();
    expect(formatOf(postal, {})).toBeUndefined();
    expect(formatOf({ ...postal, formats: { by: '', of: { '': polish } } }, {})).toBe(polish);
    expect(formatOf(fieldOf(personal.fields, 'town'), {})).toBeUndefined();
  });

  it.each([
    ['PL', '00950', '00-950'],
    ['PL', '00 950', '00-950'],
    ['PL', '00\u2013950', '00-950'],
    ['PL', '0095', '0095'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['AE', '00950', '00950'],
    ['FR', '00950', '00950'],
    [undefined, '00950', '00950'],
  ])('is read in %s from "%s" as "%s"', (country, typed, meant) => {
    expect(read(country, typed)).toBe(meant);
  });
});

describe('a value and a list', () => {
  const country = fieldOf(personal.fields, 'country');
  const lists = { countries: { options: [{ value: 'RO' }, { value: 'S\u0326' }] } };

  it.each<[string, FieldValue | undefined, boolean]>([
    ['one that it has', 'RO', false],
    ['one that it has, written otherwise', '\u0218', false],
    ['one that it has not', 'XX', true],
    ['nothing', '', false],
    ['nothing at all', undefined, false],
    ['no text', true, false],
  ])('%s', (_what, value, outside) => {
    expect(isOutside(country, value, lists)).toBe(outside);
  });

  it('says nothing while it is not there, nor of a field without one', () => {
    expect(isOutside(country, 'XX', {})).toBe(false);
    expect(isOutside(country, 'XX', { countries: { options: null } })).toBe(false);
    expect(isOutside(fieldOf(personal.fields, 'town'), 'XX', lists)).toBe(false);
  });

  it('are compared by what they are, not by which object', () => {
    const phone = { prefix: '+40', number: '712' };
    expect(isSame(phone, { ...phone })).toBe(true);
    expect(isSame(phone, { ...phone, number: '713' })).toBe(false);
    expect(isSame('a', 'a')).toBe(true);
    expect(isSame('', undefined)).toBe(false);
    expect(isSame(undefined, undefined)).toBe(true);
  });
});
