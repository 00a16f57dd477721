import { describe, expect, it } from 'vitest';
import { withExtraWords } from '../../compiler/showTenant.ts';
import { extraOf, sentValues } from '../../runtime/forms/formValues.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { Tenant } from '../../schemas/tenant.gen.ts';
import { aForm } from '../support/compiledForms.ts';
import { compileText, TENANT_TEXT } from './support/compileText.ts';

const both = (text: string) => ({ en: text, uk: `${text} (uk)` });

const EXTRA = [
  {
    name: 'taxNumber',
    kind: 'digits',
    label: both('Tax number'),
    hint: both('Ten digits'),
    error: both('A tax number has ten digits'),
    minLength: 10,
    maxLength: 10,
    required: true,
    after: 'lastName',
    sentAs: 'tax_number',
  },
  {
    name: 'middleName',
    kind: 'text',
    label: both('Middle name'),
    rules: ['namePattern'],
    after: 'firstName',
    autocomplete: 'additional-name',
    sentAs: 'middle_name',
  },
  {
    name: 'residence',
    kind: 'choice',
    label: both('Residence'),
    options: [
      { value: 'here', label: both('In the country') },
      { value: 'abroad', label: both('Abroad') },
    ],
    sentAs: 'residence',
  },
  { name: 'isInsured', kind: 'checkbox', label: both('I am insured'), required: true, sentAs: 'insured' },
];

function withExtra(extra: readonly object[]): PublicTenant {
  const text = JSON.stringify({
    ...JSON.parse(TENANT_TEXT),
    forms: { registration: { extra }, contact: { extra: [{ ...extra[1], after: 'message' }] } },
  });
  const result = compileText(text);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.publicTenant;
}

const tenant = withExtra(EXTRA);
const registration = aForm(tenant, 'registrationPersonal');

describe('a field that a country adds', () => {
  it('stands where the file says, else before the consents, in its own form alone', async () => {
    const { module } = await registration;
    expect(module.form.fields.map(({ name }) => name)).toEqual([
      'firstName',
      'middleName',
      'lastName',
      'taxNumber',
      'country',
      'homeAddress',
      'town',
      'postalCode',
      'phone',
      'residence',
      'isInsured',
      'termsConds',
      'privacyPolicy',
    ]);
    for (const name of ['registrationAccess', 'personalInfo', 'deliveryAddress'] as const) {
      const { fields } = (await aForm(tenant, name)).module.form;
      expect(fields.filter(({ sentAs }) => sentAs !== undefined)).toEqual([]);
    }
    const contact = (await aForm(tenant, 'contact')).module.form.fields;
    expect(contact.map(({ name }) => name).at(-1)).toBe('middleName');
  });

  it('has its texts among the words of each language', async () => {
    expect(tenant.words.uk).toMatchObject({
      'extra.registration.taxNumber.label': 'Tax number (uk)',
      'extra.registration.taxNumber.hint': 'Ten digits (uk)',
      'form-validations.extra.registration.taxNumber': 'A tax number has ten digits (uk)',
      'extra.registration.residence.options.abroad': 'Abroad (uk)',
      'extra.contact.middleName.label': 'Middle name (uk)',
    });
    const { fields } = (await registration).module.form;
    expect(fields.find(({ name }) => name === 'middleName')).toMatchObject({
      label: 'extra.registration.middleName.label',
      autocomplete: 'additional-name',
      isRequired: false,
    });
  });

  it.each([
    ['taxNumber', undefined, 'required'],
    ['taxNumber', '123456789', 'extra.registration.taxNumber'],
    ['taxNumber', '12345678901', 'extra.registration.taxNumber'],
    ['taxNumber', '12345x', 'extra.registration.taxNumber'],
    ['taxNumber', '１２３ ４５６ ７８９０', null],
    ['middleName', undefined, null],
    ['middleName', '1', 'namePattern'],
    ['middleName', 'Ivanova', null],
    ['residence', undefined, null],
    ['residence', 'abroad', null],
    ['residence', 'elsewhere', 'fromList'],
    ['isInsured', undefined, 'termsConds'],
    ['isInsured', false, 'termsConds'],
    ['isInsured', true, null],
  ])('%s: %s breaks %s', async (field, value, rule) => {
    expect((await registration).ruleOf(field, { [field]: value })).toBe(rule);
  });

  it('is sent by the name that the gateway knows it by', async () => {
    const { fields } = (await registration).module.form;
    const typed = { firstName: 'Ana', taxNumber: '123 456 7890', residence: '', isInsured: true };
    expect(extraOf(sentValues(fields, typed))).toEqual({ tax_number: '1234567890', insured: true });
  });
});

describe('the texts of a tenant’s own fields', () => {
  const tenantWith = (extra: readonly object[], words: object = {}) =>
    ({
      words,
      forms: {
        registration: { extra },
        personalInfo: {},
        emailChange: {},
        phoneChange: {},
        contact: {},
        forgotPassword: {},
      },
    }) as Partial<Record<keyof Tenant, unknown>> as Tenant;
  const FIELD = { name: 'taxNumber', kind: 'digits', label: both('Tax number'), sentAs: 'tax_number' };

  it('stand among its words in each of its languages, after what its words say of them', () => {
    const key = 'extra.registration.taxNumber.label';
    const words = { uk: { [key]: 'Own', 'home.title': 'Title' }, pl: { 'home.title': 'A' } };
    expect(withExtraWords(tenantWith([FIELD], words), ['en', 'uk']).words).toEqual({
      en: { [key]: 'Tax number' },
      uk: { [key]: 'Own', 'home.title': 'Title' },
      pl: { 'home.title': 'A' },
    });
  });

  it('leave a tenant without such fields, or without languages, as it is', () => {
    const [plain, silent] = [tenantWith([]), tenantWith([FIELD])];
    expect(withExtraWords(plain, ['en'])).toBe(plain);
    expect(withExtraWords(silent, [])).toBe(silent);
  });
});
