/**
 * Names of inputs that the requirements give (ENT-112 to ENT-117), over the compiled forms of every shipped
 * tenant.
 */
import { describe, expect, it } from 'vitest';
import type { FormName } from '../../../compiler/formSources.ts';
import { loadForm } from '../../support/compiledForms.ts';
import { shippedTenants } from '../../support/shippedTenants.ts';

const PERSON = ['lastName', 'firstName', 'birthDate', 'countryName', 'cityName', 'streetName', 'zipCode'];

/** Names that a form has in one tenant or another: not each asks for all. */
const NAMES: readonly { form: FormName; names: readonly string[]; id: string }[] = [
  { form: 'personalInfo', names: PERSON, id: 'ENT-113' },
  { form: 'passwordChange', names: ['currentPassword', 'newPassword', 'confirmPassword'], id: 'ENT-114' },
  {
    form: 'emailChange',
    names: ['currentEmail', 'confirmEmail', 'newEmail', 'currentPassword'],
    id: 'ENT-115',
  },
  { form: 'phoneChange', names: ['newPhoneNumber'], id: 'ENT-116' },
  { form: 'phoneCode', names: ['otp'], id: 'ENT-116' },
];

describe('the inputs of a form', () => {
  it.each(NAMES)('$form are called as the requirements call them [$id]', async ({ form, names }) => {
    const modules = await Promise.all(shippedTenants.map((tenant) => loadForm(tenant, form)));
    const found = new Set(modules.flatMap((module) => module.form.fields.map(({ inputName }) => inputName)));
    expect([...found]).toEqual(expect.arrayContaining([...names]));
  });
});
