// Over 250 lines: each way in which a form can be wrong, and what the message of each needs.
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../runtime/assemble/form.ts';
import {
  ALONE,
  compiledRules,
  describeError,
  type FormModule,
  findErrors,
  firstErrors,
  rulesIn,
  type Surroundings,
} from '../../../runtime/forms/formErrors.ts';
import type { FormValues } from '../../../runtime/forms/formValues.ts';
import { aTenant } from '../../support/aTenant.ts';
import { loadForm } from '../../support/compiledForms.ts';

const tenant = aTenant();
const [access, personal, cardAdd, contact] = await Promise.all([
  loadForm(tenant, 'registrationAccess'),
  loadForm(tenant, 'registrationPersonal'),
  loadForm(tenant, 'cardAdd'),
  loadForm(tenant, 'contact'),
]);

const find = (module: FormModule, typed: FormValues, around: Partial<Surroundings> = {}) =>
  findErrors(module.form.fields, compiledRules(module), typed, { ...ALONE, ...around });

function fieldOf({ form: { fields } }: FormModule, name: string): Field {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`There is no field "${name}".`);
  return found;
}

const PERSON: FormValues = {
  firstName: 'Ana',
  lastName: 'Ionescu',
  country: 'RO',
  homeAddress: 'Str. Lungă 1',
  town: 'Cluj',
  postalCode: '400001',
  termsConds: true,
  privacyPolicy: true,
};

describe('what is found wrong with a form', () => {
  it('is nothing where all is right', () => {
    expect(find(personal, PERSON)).toEqual({});
  });

  it('is what a field that is missing is asked for by: its first rule, whatever that is called', () => {
    expect(find(personal, { ...PERSON, town: '', termsConds: false, privacyPolicy: undefined })).toEqual({
      town: ['required'],
      termsConds: ['termsConds'],
      privacyPolicy: ['privacyPolicy'],
    });
    expect(find(contact, {})).toEqual({ subject: ['subject'], message: ['required'] });
  });

  it('is told in the order in which a field’s rules are reported, not in which they were found', () => {
    expect(find(access, { password: 'a' }).password).toEqual([
      'passwordMin',
      'passwordUpper',
      'passwordDigit',
      'passwordSpecial',
    ]);
    expect(find(personal, { ...PERSON, firstName: '1' })).toEqual({
      firstName: ['minLength', 'namePattern'],
    });
    const turned = personal.form.fields.map((field) => ({ ...field, rules: field.rules.toReversed() }));
    expect(findErrors(turned, compiledRules(personal), { ...PERSON, firstName: '1' })).toEqual({
      firstName: ['namePattern', 'minLength'],
    });
  });

  it('is told of a field as "default" where its rules do not name what failed, after those that they do', () => {
    const unnamed = personal.form.fields.map((field) => ({
      ...field,
      rules: field.rules.filter(({ name }) => name !== 'minLength'),
    }));
    expect(findErrors(unnamed, compiledRules(personal), { ...PERSON, firstName: '1' })).toEqual({
      firstName: ['namePattern', 'default'],
    });
    const none = personal.form.fields.map((field) => ({ ...field, rules: [] }));
    expect(findErrors(none, compiledRules(personal), { ...PERSON, town: '' })).toEqual({
      town: ['required'],
    });
  });

  it('is told of the second field where two are to be the same [VAL-09 VAL-20]', () => {
    const typed = {
      email: 'a@x.example',
      confirmEmail: 'b@x.example',
      password: 'Benefit-2026!',
      confirmPassword: 'x',
    };
    expect(find(access, typed)).toEqual({
      confirmEmail: ['sameAsEmail'],
      confirmPassword: ['sameAsPassword'],
    });
    const long = `${'a'.repeat(100)}@x.example`;
    expect(find(access, { ...typed, confirmEmail: long, confirmPassword: 'Benefit-2026!' })).toEqual({
      confirmEmail: ['sameAsEmail', 'maxLength'],
    });
  });

  it('is nothing of a field that does not apply, whoever says it', () => {
    const hidden = ['town', 'phone', 'firstName', 'country'];
    const typed = { ...PERSON, town: '', firstName: '', phone: { prefix: '+40', number: '7x' } };
    const around = { hidden, reported: { town: 'notFound' }, isOutside: () => true };
    expect(find(personal, typed, { ...around, isOutside: ({ name }) => name === 'country' })).toEqual({});
  });

  it('begins with what only a widget or a server can see, and says no rule twice', () => {
    const reported = { firstName: 'namePattern', email: 'server' };
    expect(find(personal, { ...PERSON, firstName: '1' }, { reported })).toEqual({
      email: ['server'],
      firstName: ['namePattern', 'minLength'],
    });
  });

  it('is nothing of the form that was looked at before', () => {
    const rules = compiledRules(personal);
    expect(findErrors(personal.form.fields, rules, {}).town).toEqual(['required']);
    expect(rules.errors).toBeNull();
    expect(findErrors(personal.form.fields, rules, PERSON)).toEqual({});
  });

  it('is a value that its list has not, where nothing else is wrong [VAL-81]', () => {
    const isOutside = (field: Field, value: unknown) => field.name === 'country' && value === 'XX';
    expect(find(personal, { ...PERSON, country: 'XX' }, { isOutside })).toEqual({ country: ['fromList'] });
    expect(find(personal, { ...PERSON, country: 'RO' }, { isOutside })).toEqual({});
    expect(find(personal, { ...PERSON, country: '' }, { isOutside: () => true }).country).toEqual([
      'required',
    ]);
  });

  it.each([
    ['12345678901', ['serialLength']],
    ['12345a', ['onlyDigits', 'serialLength']],
    ['1234567890', undefined],
  ])('is what a mask of digits has no place for: "%s" [USE-01]', (cardSN, errors) => {
    expect(find(cardAdd, { cardSN, cardPAN: '1234' }).cardSN).toEqual(errors);
  });

  /** With rules that let everything through, so that only the mask says something. */
  const masked = (field: Field, typed: FormValues) => {
    const validate = Object.assign(compiledRules(cardAdd), { errors: null });
    return findErrors(
      [{ ...field, rules: [] }],
      Object.assign(() => true, validate),
      typed,
    )[field.name];
  };

  it('is told of a mask by the number that it has place for, and of signs before their number [USE-01]', () => {
    const digits = fieldOf(cardAdd, 'cardSN');
    expect(masked(digits, { cardSN: '12345678901' })).toEqual(['maxLength 10']);
    expect(masked(digits, { cardSN: '1234567890' })).toBeUndefined();
    expect(masked(digits, { cardSN: '1234567890x' })).toEqual(['onlyDigits']);
    expect(masked({ ...digits, maxInput: null }, { cardSN: '12345678901234567890' })).toBeUndefined();
    expect(masked({ ...digits, widget: 'text' }, { cardSN: '12345678901' })).toBeUndefined();
    expect(masked(digits, {})).toBeUndefined();
  });

  it('is told of a phone by the place that its prefix has [USE-01 PHN-11 PHN-12]', () => {
    const phone = fieldOf(personal, 'phone');
    const of = (prefix: string, number: string) => masked(phone, { phone: { prefix, number } });
    expect(of('+40', '712 345 678')).toBeUndefined();
    expect(of('+40', '712 345 6789')).toEqual(['maxLength 9']);
    expect(of('+40', '712 345 67x')).toEqual(['onlyDigits']);
    expect(of('+999', '1'.repeat(40))).toEqual(['maxLength 12']);
    expect(masked(phone, { phone: true })).toBeUndefined();
  });

  it('cannot be found by what is no form of our compiler', () => {
    const foreign = { ...personal, create: () => ({}) };
    expect(() => compiledRules(foreign)).toThrow(`The form "${personal.schema.$id}" has no rules.`);
  });
});

describe('the first errors of a form', () => {
  const { fields } = access.form;
  const named = (found: Record<string, string[]>, hidden: string[] = []) =>
    firstErrors(fields, hidden, found).map(({ field, error }) => `${field.name} ${error}`);

  it('are one for each field, in the order of the fields', () => {
    const found = { password: ['passwordMin', 'passwordUpper'], email: ['required'] };
    expect(named(found)).toEqual(['email required', 'password passwordMin']);
    expect(named(found, ['email'])).toEqual(['password passwordMin']);
    expect(named({})).toEqual([]);
  });

  it('are not what a server said: that keeps nobody from sending the form again', () => {
    expect(named({ email: ['server', 'email'], password: ['server'] })).toEqual(['email email']);
    expect(rulesIn(['server', 'email', 'server'])).toEqual(['email']);
    expect(rulesIn()).toEqual([]);
  });
});

describe('what the message of an error needs', () => {
  const town = fieldOf(personal, 'town');

  it('is what its rule says of itself', () => {
    expect(describeError(town, 'maxLength', { town: 'x' })).toEqual({
      field: 'town',
      rule: 'maxLength',
      parameters: { n: 100 },
    });
    expect(describeError(town, 'required', {})).toEqual({ field: 'town', rule: 'required', parameters: {} });
    expect(describeError(town, 'notFound', {})).toEqual({ field: 'town', rule: 'notFound', parameters: {} });
  });

  it('is the number that stands beside it', () => {
    expect(describeError(town, 'maxLength 15', {})).toEqual({
      field: 'town',
      rule: 'maxLength',
      parameters: { n: 15 },
    });
  });

  it('is the field’s own sentence, whichever rule fails, but for the one that asks for a value', () => {
    const own: Field = { ...town, error: 'memberNumber' };
    for (const rule of ['maxLength', 'maxLength 15', 'default'])
      expect(describeError(own, rule, {})).toEqual({ field: 'town', rule: 'memberNumber', parameters: {} });
    expect(describeError(own, 'required', {}).rule).toBe('required');
  });

  it('is how such a text is written in the country that was chosen', () => {
    const romanian = { ways: [], format: ['000000'], example: '012345' } as const;
    const formats = { by: 'country', of: { RO: romanian, IE: null } };
    const postal: Field = { ...fieldOf(personal, 'postalCode'), formats };
    expect(describeError(postal, 'postalCode', { country: 'RO' }).parameters).toEqual(romanian);
    expect(describeError(postal, 'postalCode', { country: 'IE' }).parameters).toEqual({});
    expect(describeError(postal, 'postalCode', {}).parameters).toEqual({});
  });

  it.each([
    ['phoneLengthRestrictions', '+40', { n: 9, digits: undefined }],
    ['phoneShouldStartWith', '+359', { n: undefined, digits: ['8', '9'] }],
    ['phoneShouldStartWith', '+40', { n: undefined, digits: undefined }],
    ['maxLength', '+40', { n: 25, digits: undefined }],
  ])('is what its prefix asks of a phone: %s of %s', (rule, prefix, parameters) => {
    const phone = fieldOf(personal, 'phone');
    for (const number of ['12', '']) {
      const told = describeError(phone, rule, { phone: { prefix, number } });
      expect(told).toMatchObject({ field: 'phone', rule, parameters: { ...parameters, prefix } });
    }
  });

  it('is what a phone’s own number says, where that is a foreign one', () => {
    const phone = fieldOf(personal, 'phone');
    const told = describeError(phone, 'phoneLengthRestrictions', {
      phone: { prefix: '+359', number: '+40 712' },
    });
    expect(told.parameters).toMatchObject({ prefix: '+40', n: 9 });
  });
});
