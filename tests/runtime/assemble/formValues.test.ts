import { describe, expect, it } from 'vitest';
import { firstValues, readValues } from '../../../runtime/assemble/formValues.ts';
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
});
