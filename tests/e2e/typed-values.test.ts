/**
 * The values of the validators' own table, typed into the forms of each tenant: each field is left with the verdict
 * and the message that the tenant's compiled validator has for what the field let through.
 */
import type { FormName } from '../../compiler/formSources.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
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
import { fieldsOf } from './support/fieldsOf.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { type FormInBrowser, formInBrowser } from './support/verdicts.ts';

const PASSWORD = 'Aa1!aaaa';
const CURRENT = 'Benefit-2026!';
const typed = (...cases: readonly Cases[]) => cases.flat().map(([text]) => text);

async function expectPhones(form: FormInBrowser, field: string): Promise<void> {
  const byPrefix = Map.groupBy(Object.values(PHONE_NUMBERS).flat(), ([prefix]) => prefix);
  for (const [prefix, cases] of byPrefix)
    await form.expectPhoneVerdicts(field, prefix, [...new Set(cases.map(([, number]) => number))]);
}

function compiledTenant(code: string): PublicTenant {
  const found = shippedTenants.find((each) => each.code === code);
  if (!found) throw new Error(`There is no tenant ${code}.`);
  return found;
}

for (const tenant of TENANTS) {
  const compiled = compiledTenant(tenant.code);
  const { shown: hasBirthDate } = compiled.dateOfBirth;
  // Towns of a county are chosen from a list, not typed.
  const isTownTyped = compiled.address.mode === 'country';

  test(`${tenant.code}: a visitor’s forms judge typed values as their compiled validators do [FRM-01 VAL-01 PHN-06 VAL-36]`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(90_000);
    const { field, heading, button } = fieldsOf(page, tenant.language);
    const formOf = (name: FormName) => formInBrowser(page, compiled, name);

    await page.goto(`${portal}/${tenant.code}/account-creation/`);
    const access = await formOf('registrationAccess');
    await expect(field('email')).toBeVisible();
    await access.expectVerdicts('email', typed(EMAILS, EMAIL_LENGTHS));
    await access.expectVerdicts('confirmEmail', typed(CONFIRMED_EMAILS), { email: 'Ana@x.example' });
    await access.expectVerdicts('password', typed(PASSWORDS, PASSWORD_LETTERS));
    await access.expectVerdicts('confirmPassword', typed(CONFIRMED_PASSWORDS), { password: PASSWORD });

    await field('repeatEmail').fill('Ana@x.example');
    await field('repeatPassword').fill(PASSWORD);
    await button('common.next').click();
    await expect(heading('registration.personal.title')).toBeFocused();
    const personal = await formOf('registrationPersonal');
    await personal.expectVerdicts('firstName', typed(FIRST_NAME_LENGTHS, NAMES, NAMES_OF_COUNTRIES));
    await personal.expectVerdicts('lastName', typed(LAST_NAME_LENGTHS, NAMES, NAMES_OF_COUNTRIES));
    if (hasBirthDate) await personal.expectVerdicts('dateOfBirth', typed(BIRTH_DATES));
    await personal.expectVerdicts('homeAddress', typed(PLACES));
    if (isTownTyped) await personal.expectVerdicts('town', typed(PLACES));
    await personal.expectVerdicts('postalCode', typed(POSTAL_CODES));
    await expectPhones(personal, 'phone');

    await page.goto(`${portal}/${tenant.code}/forgot-password/change?email=a%40x.example&code=x`);
    await expect(field('newPassword')).toBeVisible();
    const init = await formOf('passwordInit');
    await init.expectVerdicts('newPassword', typed(PASSWORDS));
    await init.expectVerdicts('confirmPassword', typed(CONFIRMED_PASSWORDS), { newPassword: PASSWORD });
  });

  test(`${tenant.code}: a holder’s forms judge typed values as their compiled validators do [FRM-01 VAL-21 VAL-65 PHN-19]`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(90_000);
    const { t, field } = fieldsOf(page, tenant.language);
    const person = aPerson('ana', tenant.code);
    const formOf = (name: FormName) => formInBrowser(page, compiled, name);
    const openSection = async (title: string, action: string) => {
      const section = page.getByRole('region', { name: t(`forms.${title}`) });
      await section.getByRole('button', { name: t(`profile.${action}`) }).click();
    };
    await signIn(page, portal, tenant, person);

    await page.goto(`${portal}/${tenant.code}/my-profile`);
    await openSection('personalInfo', 'editPersonalInfo');
    const info = await formOf('personalInfo');
    await info.expectVerdicts('firstName', typed(FIRST_NAME_LENGTHS, NAMES));
    await info.expectVerdicts('lastName', typed(LAST_NAME_LENGTHS, NAMES));
    if (hasBirthDate) await info.expectVerdicts('birthDate', typed(BIRTH_DATES));
    await info.expectVerdicts('streetName', typed(PLACES));
    if (isTownTyped) await info.expectVerdicts('cityName', typed(PLACES));
    await info.expectVerdicts('zipCode', typed(POSTAL_CODES));

    if (compiled.profile.changeEmail === 'on') {
      await openSection('email', 'changeEmail');
      const email = await formOf('emailChange');
      await email.expectVerdicts('newEmail', typed(newEmails(person)), { currentEmail: person });
      await email.expectVerdicts('confirmEmail', typed(CONFIRMED_EMAILS), { newEmail: 'Ana@x.example' });
      await email.expectVerdicts('currentPassword', typed(CURRENT_PASSWORDS));
    }
    await openSection('phone', 'changePhone');
    await expectPhones(await formOf('phoneChange'), 'newPhoneNumber');
    await openSection('password', 'changePassword');
    const change = await formOf('passwordChange');
    await change.expectVerdicts('currentPassword', typed(CURRENT_PASSWORDS));
    await change.expectVerdicts('newPassword', typed(CHANGED_PASSWORDS), { currentPassword: CURRENT });
    await change.expectVerdicts('confirmPassword', typed(CONFIRMED_PASSWORDS), { newPassword: PASSWORD });

    await page.goto(`${portal}/${tenant.code}/contact-us`);
    await expect(field('message')).toBeVisible();
    const contact = await formOf('contact');
    await contact.expectVerdicts('message', typed(MESSAGES, MESSAGES_OF_SYMBOLS));
    await expectPhones(contact, 'phone');

    await page.goto(`${portal}/${tenant.code}/my-cards/add`);
    await expect(field('serialNumber')).toBeVisible();
    const add = await formOf('cardAdd');
    await add.expectVerdicts('cardSN', typed(SERIAL_NUMBERS));
    await add.expectVerdicts('cardPAN', typed(LAST_DIGITS));

    await page.goto(`${portal}/${tenant.code}/my-profile/delete/authorize`);
    await expect(field('password')).toBeVisible();
    await (await formOf('deleteAuthorize')).expectVerdicts('password', typed(CURRENT_PASSWORDS));
  });
}
