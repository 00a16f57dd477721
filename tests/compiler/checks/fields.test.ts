/**
 * Fields that a country adds or overrides, and its postal codes: what the forms contradict is told with its place. Over
 * 250 lines: tables of fields, a row each.
 */
import { describe, expect, it } from 'vitest';
import { checkAssembledForms } from '../../../compiler/checks/checkAssembledForms.ts';
import { checkExtraFields } from '../../../compiler/checks/checkExtraFields.ts';
import { checkPostalCodes } from '../../../compiler/checks/checkPostalCodes.ts';
import { aTenant } from '../../support/aTenant.ts';
import { findingsOf, replacedBy } from '../support/findingsOf.ts';

type Form = 'registration' | 'personalInfo' | 'contact';
const label = (text: string) => ({ en: text });
const extrasIn = (form: Form, ...extra: readonly object[]) =>
  findingsOf(checkExtraFields, {
    forms: { registration: {}, personalInfo: {}, contact: {}, [form]: { extra } },
  });
const field = (more: object = {}) => ({ name: 'taxNumber', sentAs: 'tax_number', kind: 'text', ...more });
const choice = (...options: readonly (readonly [value: string, text: string])[]) =>
  field({ kind: 'choice', options: options.map(([value, text]) => ({ value, label: label(text) })) });
const refused = (key: string, message: string, index = 0, form: Form = 'registration') => ({
  pointer: `/forms/${form}/extra/${index}/${key}`,
  rule: 'extra-field',
  message,
});

describe('a field of a country’s own', () => {
  it.each([
    field({ after: 'lastName', minLength: 2, maxLength: 2, rules: ['namePattern'], autocomplete: 'off' }),
    field({ kind: 'digits', minLength: 1, rules: ['onlyDigits'] }),
    field({ kind: 'checkbox' }),
    field({ rules: ['onlyDigits'], maxLength: 1 }),
    choice(['yes', 'Yes'], ['no', 'No']),
  ])('may be %j', (extra) => expect(extrasIn('registration', extra)).toEqual([]));

  it('stands in a form with at most nine others', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => field({ name: `n${index}x`, sentAs: `s${index}x` }));
    expect(extrasIn('contact', ...many(10))).toEqual([]);
    expect(extrasIn('contact', ...many(11))).toEqual([
      {
        pointer: '/forms/contact/extra',
        rule: 'extra-field',
        message: "A form takes 10 fields of a country's own, and these are 11.",
      },
    ]);
  });

  it.each<[Form, string, string]>([
    ['registration', 'firstName', 'taxNumber'],
    ['registration', 'password', 'email'],
    ['personalInfo', 'lastName', 'middleName'],
    ['contact', 'message', 'middleName'],
  ])('of %s has a name that the form has not: %s', (form, name) => {
    const has = `The form has a field "${name}" already; call this one otherwise.`;
    expect(extrasIn(form, field({ name, sentAs: 'own_key' }))).toEqual([refused('name', has, 0, form)]);
  });

  it('may be called as a field of another form', () => {
    expect(extrasIn('contact', field({ name: 'firstName' }))).toEqual([]);
  });

  it('has options of which each may be called in other languages', () => {
    const options = [
      { value: 'a', label: { en: 'A' } },
      { value: 'b', label: { uk: 'A' } },
    ];
    expect(extrasIn('contact', field({ kind: 'choice', options }))).toEqual([]);
  });

  it('is not called as another, nor sent as another', () => {
    expect(extrasIn('registration', field(), field())).toEqual([
      refused('name', 'Another field of this list is called "taxNumber" already.', 1),
      refused('sentAs', 'Another field of this list is sent as "tax_number" already.', 1),
    ]);
    const every = (name: string) => `Every object of a program has a "${name}" already; take another name.`;
    expect(extrasIn('registration', field({ name: 'toString', sentAs: 'constructor' }))).toEqual([
      refused('name', every('toString')),
      refused('sentAs', every('constructor')),
    ]);
  });

  it.each<[Form, string]>([
    ['registration', 'phone_number'],
    ['personalInfo', 'pending_email'],
    ['personalInfo', 'home_address'],
    ['contact', 'message'],
  ])('of %s is not sent as "%s", which the portal sends', (form, sentAs) => {
    expect(extrasIn(form, field({ sentAs }))).toEqual([
      refused(
        'sentAs',
        `The portal sends "${sentAs}" already, with a value of its own; name what the gateway expects beside it.`,
        0,
        form,
      ),
    ]);
  });

  it('stands after a field of its page, or one of the country’s own before it', () => {
    expect(extrasIn('registration', field(), field({ name: 'b', sentAs: 'b_', after: 'taxNumber' }))).toEqual(
      [],
    );
    expect(
      extrasIn('registration', field({ after: 'lastNam' }), field({ name: 'b', sentAs: 'b_', after: 'b' })),
    ).toEqual([
      {
        ...refused('after', 'The form has no field "lastNam" before this one. Did you mean "lastName"?'),
        mends: [replacedBy('lastName', true)],
      },
      refused('after', 'The form has no field "b" before this one.', 1),
    ]);
    // It stands on the first page of the registration, and these fields on the second.
    expect(extrasIn('registration', field({ after: 'password' }))).toEqual([
      refused('after', 'The form has no field "password" before this one.'),
    ]);
  });

  const nothingTyped = (kind: string) =>
    `Nothing is typed into a field of the kind "${kind}", so this has no meaning.`;
  const noName = 'A name has no digits, and this field takes nothing else: nobody could fill it in.';
  it.each([
    [
      field({ kind: 'choice' }),
      [
        refused(
          'kind',
          'A choice needs options, for example [{ "value": "yes", "label": { "en": "Yes" } }].',
        ),
      ],
    ],
    [field({ options: [] }), [refused('options', 'Options belong to the kind "choice", not to "text".')]],
    [
      choice(['a', 'A'], ['b', 'B'], ['a', 'C']),
      [refused('options/2/value', 'The option "a" stands here twice.')],
    ],
    [
      choice(['a', 'A '], ['b', 'B'], ['c', ' A']),
      [refused('options/2/label/en', 'Another option is called " A" already.')],
    ],
    [field({ kind: 'digits', rules: ['namePattern'] }), [refused('rules', noName)]],
    [field({ rules: ['onlyDigits', 'namePattern'] }), [refused('rules', noName)]],
    [
      field({ kind: 'checkbox', minLength: 1, maxLength: 2, rules: [], autocomplete: 'off' }),
      ['minLength', 'maxLength', 'rules', 'autocomplete'].map((key) =>
        refused(key, nothingTyped('checkbox')),
      ),
    ],
    [{ ...choice(['a', 'A']), maxLength: 1 }, [refused('maxLength', nothingTyped('choice'))]],
    [
      field({ minLength: 3, maxLength: 2 }),
      [refused('minLength', 'The least, 3, is more than the most, 2.')],
    ],
  ])('says nothing against its kind: %j', (extra, findings) =>
    expect(extrasIn('registration', extra)).toEqual(findings),
  );
});

const tenantWith = (forms: object, more: object = {}) => {
  const tenant = aTenant(more);
  return { ...tenant, forms: { ...tenant.forms, ...forms } };
};

describe('a field that a country overrides', () => {
  const of = (forms: object) => findingsOf(checkAssembledForms, tenantWith(forms));

  it.each([
    {},
    { registration: { firstName: { minLength: 20 } } },
    { registration: { firstName: { maxLength: 2 } } },
    { registration: { firstName: { minLength: 9, maxLength: 3 } } },
    { registration: { firstName: { rules: ['namePattern'] } } },
    { registration: { firstName: { shown: false, minLength: 90 } } },
    { registration: { firstName: { required: false } } },
    { registration: { town: { rules: ['onlyDigits'] } } },
    { personalInfo: { countryName: { options: ['BG'] } } },
  ])('may say %j', (forms) => expect(of(forms)).toEqual([]));

  const more = (least: number, most: number) =>
    `With the bounds of the form, the least, ${least}, is more than the most, ${most}.`;
  const never = 'A name has no digits, and this field would take nothing else: nobody could fill it in.';
  it.each([
    [
      { registration: { firstName: { minLength: 21 } } },
      '/forms/registration/firstName/minLength',
      more(21, 20),
    ],
    [
      { registration: { firstName: { maxLength: 1 } } },
      '/forms/registration/firstName/maxLength',
      more(2, 1),
    ],
    [{ registration: { email: { minLength: 101 } } }, '/forms/registration/email/minLength', more(101, 100)],
    [
      { registration: { firstName: { rules: ['onlyDigits', 'namePattern'] } } },
      '/forms/registration/firstName/rules',
      never,
    ],
    [
      { contact: { subject: { options: ['none'] } } },
      '/forms/contact/subject/options',
      'None of these is offered by the form, so nothing could be chosen.',
    ],
  ])('contradicts its form in %j', (forms, pointer, message) => {
    expect(of(forms)).toEqual([{ pointer, rule: 'field', message }]);
  });

  it('is told of once where two forms share it, and beside others that are sound', () => {
    const forms = { personalInfo: { town: { maxLength: 3 }, firstName: { minLength: 21, maxLength: 20 } } };
    expect(of(forms)).toEqual([]);
    expect(of({ registration: { firstName: { minLength: 21 }, lastName: { minLength: 51 } } })).toHaveLength(
      2,
    );
  });
});

describe('the postal codes of a country', () => {
  const of = (postalCodes: object, more: object = {}, forms: object = {}) => {
    const tenant = tenantWith(forms, more);
    const address = { ...tenant.address, postalCodes };
    return findingsOf(checkPostalCodes, { ...tenant, address });
  };
  const code = (pointer: string, message: string) => ({
    pointer: `/address/postalCodes/${pointer}`,
    rule: 'postal-code',
    message,
  });

  it.each([
    {},
    { BG: '9999' },
    { AE: null },
    { GB: ['A9 9AA', 'A99 9AA'], PL: '99-999', LV: 'LV-9999' },
    { PL: '99-999 999' },
    { KW: '9' },
  ])('may be %j', (postalCodes) => expect(of(postalCodes)).toEqual([]));

  it('are of a country', () => {
    expect(of({ 'Q/Z': '9999', BG: '99999999999' })).toEqual([
      { pointer: '/address/postalCodes/Q~1Z', rule: 'country', message: '"Q/Z" is no country of ISO 3166.' },
    ]);
  });

  it('are each of its own letters and digits', () => {
    const twin = (one: string, first: string) =>
      `"${one}" is for the same letters and digits as "${first}", so it would never be taken.`;
    expect(of({ PL: ['99-999', '9999', '99 9-99', '99999'] })).toEqual([
      code('PL/2', twin('99 9-99', '99-999')),
      code('PL/3', twin('99999', '99-999')),
    ]);
  });

  it('have room in their field', () => {
    const most = { validation: { postalCode: { min: 3, max: 6 } } };
    expect(of({ PL: '99-9999' }, most)).toEqual([
      code(
        'PL',
        'A code written as "99-9999" has 7 characters, but the field takes 6 at most: see validation.postalCode.max.',
      ),
    ]);
    expect(of({ PL: ['99-999', '99'] }, most)).toEqual([
      code(
        'PL/1',
        'A code written as "99" has 2 characters, but the field wants 3 at least: see validation.postalCode.min.',
      ),
    ]);
    expect(of({ PL: ['99-999', '999'] }, most)).toEqual([]);
  });

  it('are such as the rules of the field take', () => {
    const withRule = (rule: string) => ({ registration: { postalCode: { rules: [rule] } } });
    expect(of({ PL: '99999' }, {}, withRule('onlyDigits'))).toEqual([]);
    expect(of({ PL: '99-999' }, {}, withRule('onlyDigits'))).toEqual([
      code(
        'PL',
        'A code written as "99-999" has more than digits in it, but a form has the rule "onlyDigits" for its field.',
      ),
    ]);
    expect(of({ PL: '99-999' }, {}, withRule('noUppercase'))).toEqual([]);
    expect(of({ NL: '9999 AA' }, {}, withRule('noUppercase'))).toEqual([
      code(
        'NL',
        'A code written as "9999 AA" has capital letters, but a form has the rule "noUppercase" for its field.',
      ),
    ]);
  });

  it('of the default country are those of a form without a country', () => {
    const most = {
      validation: { postalCode: { min: 1, max: 5 } },
      address: { mode: 'county', postalCodes: {}, defaultCountry: 'PL' },
    };
    expect(of({ PL: ['9999', '99-999'] }, most)).toEqual([
      code(
        'PL/1',
        'A code written as "99-999" has 6 characters, but the field takes 5 at most: see validation.postalCode.max.',
      ),
    ]);
    const none = { ...most, address: { ...most.address, defaultCountry: null } };
    expect(of({ PL: '99-999' }, none)).toEqual([]);
  });
});
