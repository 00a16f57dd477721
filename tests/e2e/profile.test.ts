/**
 * The person's own forms in a browser, for each tenant: profile, contact, deletion. What was sent is what the
 * requirements say. Over 250 lines: each section from the press that opens it to the recorded body.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import { aNumber, PHONES } from './support/phoneNumbers.ts';
import {
  aPerson,
  expect,
  PASSWORD,
  passSignIn,
  pressTwice,
  signIn,
  TENANTS,
  type TenantUnderTest,
  test,
  testWhere,
} from './support/portal.ts';
import { callsOf, mailedLink, masked, newestMail } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const NEW_PASSWORD = 'Better-2027?';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Bodies of a person's calls, as the gateway received them. */
async function bodies(
  request: APIRequestContext,
  sandbox: string,
  user: string,
  method: string,
  end = '',
): Promise<readonly unknown[]> {
  const calls = await callsOf(request, sandbox, user, end);
  return calls.filter((each) => each.method === method).map(({ body }) => body);
}

async function openProfile(
  page: Page,
  portal: string,
  tenant: TenantUnderTest,
  person: string,
): Promise<void> {
  await signIn(page, portal, tenant, person, 'my-profile');
  await expect(page.getByRole('region', { name: wordsOf(tenant.language)('forms.password') })).toBeVisible();
}

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);
  const button = (page: Page, key: string) => page.getByRole('main').getByRole('button', { name: t(key) });
  const field = (page: Page, key: string) => page.getByRole('main').getByLabel(t(key), { exact: true });
  const open = async (page: Page, title: string, key: string) =>
    page
      .getByRole('region', { name: t(title) })
      .getByRole('button', { name: t(key) })
      .click();

  test.describe(tenant.code, () => {
    test('personal information is changed by the call of the tenant, and shown [RTE-51 MOD-06 API-28 API-29]', async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const person = aPerson('ana', tenant.code);
      await openProfile(page, portal, tenant, person);
      await expectGood(page);
      await open(page, 'forms.personalInfo', 'profile.editPersonalInfo');
      await expect(field(page, 'forms.firstName')).toBeFocused();
      const before = {
        first: await field(page, 'forms.firstName').inputValue(),
        street: await field(page, 'forms.street').inputValue(),
      };
      await field(page, 'forms.lastName').fill('');
      await field(page, 'forms.postalCode').fill('');
      await button(page, 'profile.saveDetails').press('Enter');
      await expect(page.getByRole('region', { name: /\d/ }).first()).toBeFocused();
      await expectGood(page);
      await field(page, 'forms.lastName').fill('Ştefan-O’Neil');
      await field(page, 'forms.postalCode').fill('12-345');
      await pressTwice(button(page, 'profile.saveDetails'));
      const toasts = page.getByRole('region', { name: t('toast.region') });
      await expect(toasts).toContainText(t('dialogs.personalInfoChanged.text'));
      await expect(toasts).toBeInViewport();
      await expectGood(page);
      await expect(heading(page)).toContainText('Ştefan-O’Neil');
      await expect(button(page, 'profile.editPersonalInfo')).toBeFocused();
      await expect(page.getByRole('region', { name: t('forms.personalInfo') })).toContainText('12-345');

      const method = tenant.code === 'bg' ? 'PUT' : 'PATCH';
      const sent = await bodies(request, sandbox, person, method);
      expect(sent).toHaveLength(1);
      const { home_address: address, ...names } = sent[0] as { home_address: Record<string, string> };
      expect(names).toMatchObject({ first_name: before.first, last_name: 'Ştefan-O’Neil' });
      const keys = tenant.code === 'bg' ? ['birth_date', 'first_name', 'last_name', 'phone_number'] : null;
      expect(Object.keys(names).sort()).toEqual(keys ?? ['first_name', 'last_name']);
      expect(`${address.street_name} ${address.street_number}`).toBe(before.street);
      expect(address).toMatchObject({ zip_code: '12-345', country: tenant.code.toUpperCase() });
      expect('county_name' in address).toBe(tenant.code === 'ro');
    });

    testWhere(tenant.code === 'ro')(
      'the phone is changed by its code; a wrong one is told at the field [REG-25 REG-26 RTE-54 CFG-31]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/400.*change-phone-number/);
        const person = aPerson('ana', tenant.code);
        const [prefix, first] = PHONES[tenant.code] ?? ['', ''];
        const number = aNumber(first);
        await openProfile(page, portal, tenant, person);
        await open(page, 'forms.phone', 'profile.changePhone');
        await field(page, 'forms.newPhone').fill(number);
        await pressTwice(button(page, 'profile.sendCode'));
        await expect(field(page, 'forms.oneTimeCode')).toBeVisible();
        await expectGood(page);
        await field(page, 'forms.oneTimeCode').fill('0');
        await button(page, 'profile.confirmNumber').click();
        await expect(field(page, 'forms.oneTimeCode')).toBeFocused();
        await expect(field(page, 'forms.oneTimeCode')).toHaveAttribute('aria-invalid', 'true');
        await expectGood(page);
        const { code = '' } = await newestMail(request, sandbox, `${prefix} ${number}`);
        await field(page, 'forms.oneTimeCode').fill(code);
        await button(page, 'profile.confirmNumber').click();
        await expect(page.getByText(t('profile.phoneChanged'))).toBeVisible();
        const grouped = number.replace(/(\d{3})(?=\d)/g, '$1 ');
        await expect(page.getByRole('region', { name: t('forms.phone') })).toContainText(
          `${prefix} ${grouped}`,
        );
        expect(
          await bodies(request, sandbox, person, 'POST', '/actions/request-change-phone-number'),
        ).toEqual([{ new_phone_number: `${prefix} ${number}` }]);
        expect(await bodies(request, sandbox, person, 'POST', '/actions/change-phone-number')).toEqual([
          { validation_code: masked('0') },
          { validation_code: masked(code) },
        ]);
      },
    );

    testWhere(tenant.code === 'bg')(
      'the password is changed, and only the new one opens the account [RTE-52 MOD-01 API-31 ERR-64]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/400.*change-password/);
        const person = aPerson('new', tenant.code);
        await openProfile(page, portal, tenant, person);
        await open(page, 'forms.password', 'profile.changePassword');
        await field(page, 'forms.currentPassword').fill('Wrong-2026!');
        await field(page, 'forms.newPassword').fill(NEW_PASSWORD);
        await field(page, 'forms.repeatPassword').fill(NEW_PASSWORD);
        await button(page, 'profile.savePassword').click();
        await expect(field(page, 'forms.currentPassword')).toBeFocused();
        await expect(page.getByRole('main')).toContainText(t('error-messages.PASSWORD_MISMATCH'));
        await expectGood(page);
        await field(page, 'forms.currentPassword').fill(PASSWORD);
        await pressTwice(button(page, 'profile.savePassword'));
        const dialog = page.getByRole('dialog', { name: t('dialogs.passwordChanged.title') });
        await expect(dialog).toBeVisible();
        await expectGood(page);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(`${portal}/${tenant.code}/`);
        expect(await bodies(request, sandbox, person, 'POST', '/actions/change-password')).toEqual([
          { current_password: masked('Wrong-2026!'), new_password: masked(NEW_PASSWORD) },
          { current_password: masked(PASSWORD), new_password: masked(NEW_PASSWORD) },
        ]);
        await page.goto(`${portal}/${tenant.code}/account`);
        expectedComplaints.push(/40[013]/);
        await passSignIn(page, person, PASSWORD);
        await expect(page.locator('input[name=password]')).toBeVisible();
        await passSignIn(page, person, NEW_PASSWORD);
        await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);
      },
    );

    test('a message reaches support with what was chosen [NAV-57 API-57 API-58 API-60]', async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const person = aPerson('ana', tenant.code);
      await signIn(page, portal, tenant, person, 'contact-us');
      await expect(field(page, 'forms.message')).toBeVisible();
      await expect(page.getByRole('region', { name: t('contact.callUs') })).toContainText('18:00');
      await expectGood(page);
      await button(page, 'contact.send').press('Enter');
      await expect(page.getByRole('region', { name: /\d/ }).first()).toBeFocused();
      await expectGood(page);
      const isCardAsked = tenant.code === 'pl';
      await expect(field(page, 'forms.card')).toHaveCount(isCardAsked ? 1 : 0);
      let card = '';
      if (isCardAsked) {
        await field(page, 'forms.card').selectOption({ index: 1 });
        card = `${await field(page, 'forms.card').inputValue()}\n`;
      }
      await field(page, 'forms.subject').selectOption({ label: t('contact.subjects.other') });
      await field(page, 'forms.message').fill(`Hello from ${person}`);
      await pressTwice(button(page, 'contact.send'));
      const dialog = page.getByRole('dialog', { name: t('dialogs.contactSent.title') });
      await expect(dialog).toBeVisible();
      await expectGood(page);
      await dialog.getByRole('button', { name: t('dialogs.contactSent.button') }).click();
      await expect(heading(page)).toBeFocused();
      await expect(field(page, 'forms.message')).toHaveValue('');
      const sent = await bodies(request, sandbox, person, 'POST', '/actions/contact-us');
      expect(sent).toEqual([
        {
          subject: t('contact.subjects.other'),
          message: `${card}Hello from ${person}`,
          'preferred-contact-mean': [
            { type: 'phone', value: expect.stringMatching(/^\+\d+ \d{9}$/) },
            { type: 'email', value: '' },
          ],
        },
      ]);
      expect((await newestMail(request, sandbox, `support@${tenant.code}.example`)).text).toContain('Hello');
    });

    testWhere(tenant.code === 'pl')(
      'a deleted account opens no more [RTE-61 API-36 MOD-02 MOD-14]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/400.*users/, /40[013]/);
        const person = aPerson('new', tenant.code);
        await signIn(page, portal, tenant, person, 'my-profile/delete/authorize');
        await expect(field(page, 'forms.password')).toBeVisible();
        await expectGood(page);
        await field(page, 'forms.password').fill('Wrong-2026!');
        await button(page, 'deleteAccount.lastStep').click();
        await expect(field(page, 'forms.password')).toBeFocused();
        await expect(page.getByRole('main')).toContainText(t('error-messages.INVALID_PASSWORD'));
        await expectGood(page);
        await field(page, 'forms.password').fill(PASSWORD);
        await pressTwice(button(page, 'deleteAccount.lastStep'));
        const dialog = page.getByRole('dialog', { name: t('dialogs.accountDeleted.title') });
        await expect(dialog).toBeVisible();
        await expectGood(page);
        await dialog.getByRole('link', { name: t('dialogs.deleteConfirmed.button') }).click();
        await expect(page).toHaveURL(`${portal}/${tenant.code}/`);
        expect(await bodies(request, sandbox, person, 'DELETE')).toEqual([
          { identity_proof: { type: 'password', value: masked('Wrong-2026!') } },
          { identity_proof: { type: 'password', value: masked(PASSWORD) } },
        ]);
        await page.goto(`${portal}/${tenant.code}/account`);
        await passSignIn(page, person);
        await expect(page.locator('input[name=password]')).toBeVisible();
      },
    );
  });
}

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);
  if (tenant.code === 'pl') {
    test('the email cannot be changed in pl [CFG-27 RTE-53]', async ({ page, portal }) => {
      await openProfile(page, portal, tenant, aPerson('ana', tenant.code));
      await expect(page.getByRole('region', { name: t('forms.email') })).toHaveCount(0);
    });
    continue;
  }
  testWhere(tenant.code === 'ro')(
    `the email waits for its mailed link, by keyboard alone in ${tenant.code} [REG-23 REG-24 API-34 CFG-28]`,
    async ({ page, portal, sandbox, request, expectedComplaints }) => {
      // Sessions of the old address end with it.
      expectedComplaints.push(/40[01].*(users|token)/);
      const person = aPerson('new', tenant.code);
      const wanted = aPerson('moved', tenant.code);
      await openProfile(page, portal, tenant, person);
      await page
        .getByRole('region', { name: t('forms.email') })
        .getByRole('button')
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t('forms.newEmail'))).toBeFocused();
      await page.keyboard.type(wanted.toUpperCase());
      await page.keyboard.press('Tab');
      await page.keyboard.type(wanted.toUpperCase());
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await expect(page.getByRole('button', { name: t('profile.sendLink') })).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('profile.pendingTitle')).first()).toBeVisible();
      // Told where the person is, though the notice that stays is out of view (USE-13).
      const toasts = page.getByRole('region', { name: t('toast.region') });
      await expect(toasts).toContainText(t('profile.pendingText', { email: wanted }));
      await expect(toasts).toBeInViewport();
      const email = page.getByRole('region', { name: t('forms.email') });
      await expect(email).toContainText(person);
      await expect(email).toContainText(t('profile.pending'));
      await expect(email.getByRole('button')).toBeFocused();
      await expectGood(page);
      await page.reload();
      await expect(page.getByText(t('profile.pendingTitle')).first()).toBeVisible();
      expect(await bodies(request, sandbox, person, 'POST', '/actions/request-change-email')).toEqual([
        { new_email: wanted, identity_proof: { type: 'password', value: masked(PASSWORD) } },
      ]);

      const link = await mailedLink(request, { sandbox, portal }, wanted);
      await page.goto(link);
      await expect(heading(page)).toHaveText(t('changeEmailValidation.done.title'));
      // Opened once more, by a person or by a mail program: the address was changed, and nothing says otherwise.
      expectedComplaints.push(/404.*change-email/);
      await page.goto(link);
      await expect(heading(page)).toHaveText(t('changeEmailValidation.used.title'));
      await expect(page.getByRole('main')).not.toContainText(t('changeEmailValidation.failed'));
      await expectGood(page);
      await page.goto(`${portal}/${tenant.code}/my-profile`);
      await passSignIn(page, wanted);
      await expect(page.getByRole('region', { name: t('forms.email') })).toContainText(wanted);
      await expect(page.getByText(t('profile.pendingTitle'))).toHaveCount(0);
      await page.goto(link);
      await expect(heading(page)).toHaveText(t('changeEmailValidation.used.title'));
      await expect(page.getByRole('main')).toContainText(wanted);
    },
  );
}
