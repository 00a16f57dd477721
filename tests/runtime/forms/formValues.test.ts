import { describe, expect, it } from 'vitest';
import { draftValues, firstValues, readValues, sentValues } from '../../../runtime/forms/formValues.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const { form: access } = await loadForm(aTenant(), 'registrationAccess');
const { form: personal } = await loadForm(aTenant(), 'registrationPersonal');

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
});
