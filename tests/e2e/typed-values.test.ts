/**
 * The values of the validators' own table, typed into the forms of each tenant: each field is left with the verdict
 * and the message that the tenant's compiled validator has for what the field shows. And what only a browser shows of
 * other ways of typing: a real clipboard, text that comes without keys, undoing, and what then reaches the gateway.
 * Over 250 lines: both ask the same forms of the same tenants.
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
import { fillAddress } from './support/fillAddress.ts';
import { aNumber, PHONES } from './support/phoneNumbers.ts';
import { aNewAddress, aPerson, expect, signIn, TENANTS, test, testWhere } from './support/portal.ts';
import { callsOf, recordedCalls } from './support/sandbox.ts';
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

  testWhere(tenant.code === 'ro')(
    `${tenant.code}: a visitor’s forms judge typed values as their compiled validators do [FRM-01 VAL-01 PHN-06 VAL-36]`,
    async ({ page, portal }) => {
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
    },
  );

  testWhere(tenant.code === 'bg')(
    `${tenant.code}: a holder’s forms judge typed values as their compiled validators do [FRM-01 VAL-21 VAL-65 PHN-19]`,
    async ({ page, portal }) => {
      const { t, field } = fieldsOf(page, tenant.language);
      const person = aPerson('ana', tenant.code);
      const formOf = (name: FormName) => formInBrowser(page, compiled, name);
      const openSection = async (title: string, action: string) => {
        const section = page.getByRole('region', { name: t(`forms.${title}`) });
        await section.getByRole('button', { name: t(`profile.${action}`) }).click();
      };
      /** Another section, while what was typed in the last one is not saved. */
      const changeSection = async (title: string, action: string) => {
        await openSection(title, action);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('unsaved.leave') })
          .click();
      };
      await signIn(page, portal, tenant, person, 'my-profile');
      await openSection('personalInfo', 'editPersonalInfo');
      const info = await formOf('personalInfo');
      await info.expectVerdicts('firstName', typed(FIRST_NAME_LENGTHS, NAMES));
      await info.expectVerdicts('lastName', typed(LAST_NAME_LENGTHS, NAMES));
      if (hasBirthDate) await info.expectVerdicts('birthDate', typed(BIRTH_DATES));
      await info.expectVerdicts('streetName', typed(PLACES));
      if (isTownTyped) await info.expectVerdicts('cityName', typed(PLACES));
      await info.expectVerdicts('zipCode', typed(POSTAL_CODES));

      if (compiled.profile.changeEmail === 'on') {
        await changeSection('email', 'changeEmail');
        const email = await formOf('emailChange');
        await email.expectVerdicts('newEmail', typed(newEmails(person)), { currentEmail: person });
        await email.expectVerdicts('confirmEmail', typed(CONFIRMED_EMAILS), { newEmail: 'Ana@x.example' });
        await email.expectVerdicts('currentPassword', typed(CURRENT_PASSWORDS));
      }
      await changeSection('phone', 'changePhone');
      await expectPhones(await formOf('phoneChange'), 'newPhoneNumber');
      await changeSection('password', 'changePassword');
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
    },
  );
}

/** How people of a country write a number: with the 0 of calls inside it where there is one. */
const INSIDE: Readonly<Record<string, (number: string) => string>> = {
  bg: (number) => `0${number.slice(0, 3)}/${number.slice(3)}`,
  pl: (number) => number.replace(/(...)(?=.)/g, '$1-'),
  ro: (number) => `0${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6)}`,
};

for (const tenant of TENANTS) {
  const [prefix = '', first = ''] = PHONES[tenant.code] ?? [];
  const grouped = (number: string) => number.replace(/(...)(?=.)/g, '$1 ');

  testWhere(tenant.code === 'pl')(
    `${tenant.code}: a new phone is the one that was pasted, dictated or typed, and no other [USE-01 PHN-16]`,
    async ({ page, context, portal, sandbox, request }) => {
      const { t } = fieldsOf(page, tenant.language);
      const person = aPerson('ana', tenant.code);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signIn(page, portal, tenant, person, 'my-profile');
      const section = page.getByRole('region', { name: t('forms.phone') });
      await section.getByRole('button', { name: t('profile.changePhone') }).click();
      const field = page.locator('#phoneChange-newPhoneNumber');
      const code = page.locator('#phoneChange-newPhoneNumber-prefix');
      const paste = async (text: string) => {
        await field.focus();
        await page.keyboard.press('ControlOrMeta+a');
        await page.evaluate((each) => navigator.clipboard.writeText(each), text);
        await page.keyboard.press('ControlOrMeta+v');
      };
      const expectShown = async (after: string, number: string) => {
        await expect(field).toHaveValue(grouped(number));
        await expect(code).toHaveText(after);
      };
      const number = aNumber(first);

      await test.step('from the clipboard, with another country, and back', async () => {
        await paste(`+49 151 ${number}`);
        await expect(field).toHaveValue(`151${number}`);
        await expect(code).toHaveText('+49');
        await expect(section.getByText(`+49 151${number}`)).toBeVisible();
        await paste(`(${prefix}) ${grouped(number)}`);
        await expectShown(prefix, number);
      });

      await test.step('longer than the field takes of keys, and nothing of it is lost', async () => {
        const spaced = `${prefix} (0) - ${[...number].join(' - ')}`;
        expect(spaced.length).toBeGreaterThan(25);
        await paste(spaced);
        await expectShown(prefix, number);
      });

      await test.step('without keys, as dictation and telephones do', async () => {
        await field.fill('');
        await field.focus();
        await page.keyboard.insertText(`${prefix}${number}`);
        await expectShown(prefix, number);
      });

      await test.step('key by key, mended in the middle, and undone', async () => {
        await field.fill('');
        await field.pressSequentially(number);
        await expectShown(prefix, number);
        await page.keyboard.press('Home');
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('Delete');
        await expect(field).toHaveValue(grouped(number.slice(3)));
        await page.keyboard.type(number.slice(0, 3));
        await expectShown(prefix, number);
        await page.keyboard.press('Backspace');
        await expect(field).toHaveValue(grouped(number.slice(0, 2) + number.slice(3)));
        await page.keyboard.press('ControlOrMeta+z');
        await expect(field).toHaveValue(/^[\d ]+$/);
        expect((await field.inputValue()).replaceAll(' ', '')).toBe(number);
      });

      await test.step('what was understood is what is sent', async () => {
        await paste(INSIDE[tenant.code]?.(number) ?? '');
        await expectShown(prefix, number);
        await page.keyboard.press('Enter');
        // What a look over the shoulder may see of it.
        const last = grouped(number).replace(/\d(?=(?:\D*\d){4})/g, '•');
        await expect(section.getByRole('status').first()).toContainText(`${prefix} ${last}`);
        const calls = await callsOf(request, sandbox, person, '/actions/request-change-phone-number');
        expect(calls.map(({ body }) => body)).toEqual([{ new_phone_number: `${prefix} ${number}` }]);
      });
    },
  );

  testWhere(tenant.code === 'bg')(
    `${tenant.code}: a registration carries the phone that was meant, and waits for one that is not clear [USE-01 API-18]`,
    async ({ page, portal, sandbox, request }) => {
      const { field, heading, button } = fieldsOf(page, tenant.language);
      const email = aNewAddress();
      const number = aNumber(first);
      await page.goto(`${portal}/${tenant.code}/account-creation/`);
      await field('email').fill(` ${email} `);
      await field('repeatEmail').pressSequentially(email);
      await field('password').fill(CURRENT);
      await field('repeatPassword').fill(CURRENT);
      await button('common.next').click();
      await expect(heading('registration.personal.title')).toBeFocused();
      await field('firstName').fill('Ана ');
      await field('lastName').fill(' Ștefan-Łoś');
      await fillAddress(page, tenant);
      for (const box of (await page.getByRole('checkbox').all()).slice(0, 2))
        await box.check({ force: true });
      const phone = page.locator('#registrationPersonal-phone');
      await phone.focus();
      await page.keyboard.insertText(`${prefix} ${number}5`);
      await button('registration.submit').press('Enter');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveValue(`${prefix} ${number}5`);
      await phone.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await button('registration.submit').click();
      await expect(heading('registration.inbox.title')).toBeVisible();
      const calls = await recordedCalls(request, sandbox);
      const sent = calls
        .filter(({ method, path }) => method === 'POST' && path.endsWith('/users'))
        .map(({ body }) => body as { username: string; phone_number: string; first_name: string });
      const own = sent.filter(({ username }) => username === email.toLowerCase());
      expect(own.map(({ phone_number, first_name }) => [phone_number, first_name])).toEqual([
        [`${prefix} ${number}`, 'Ана'],
      ]);
    },
  );
}
