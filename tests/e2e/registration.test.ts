/** A visitor's way to an account and to a new password, in each tenant, with every step and error state looked over. */
import type { Locator } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import { fieldsOf } from './support/fieldsOf.ts';
import { fillAddress } from './support/fillAddress.ts';
import {
  aNewAddress,
  aPerson,
  expect,
  PASSWORD,
  passSignIn,
  TENANTS,
  test,
  testWhere,
} from './support/portal.ts';
import { mailedLink, masked, recordedCalls } from './support/sandbox.ts';

const NEW_PASSWORD = 'Zelen#2026';

/** A button that says it is disabled can be pressed all the same: it tells what is missing. */
const pressRefused = (button: Locator) => button.press('Enter');

for (const tenant of TENANTS) {
  test(`${tenant.code}: an account is made, confirmed by mail and signed in with [REG-10 RTE-11 API-18 RTE-07]`, async ({
    page,
    portal,
    sandbox,
    request,
    expectedComplaints,
  }) => {
    const { t, field, heading, button } = fieldsOf(page, tenant.language);
    const email = aNewAddress();

    await page.goto(`${portal}/${tenant.code}/`);
    await page.getByRole('link', { name: t('home.createAccount') }).click();
    await expect(heading('registration.access.title')).toBeVisible();
    await test.step('step 1', async () => {
      await expectGood(page);
      await pressRefused(button('common.next'));
      await expect(page.getByRole('region', { name: /\d/ }).first()).toBeFocused();
      await expectGood(page);
    });

    const unusable = aNewAddress('poshta.invalid');
    await field('email').fill(unusable);
    await field('repeatEmail').fill(unusable);
    await field('password').fill(NEW_PASSWORD);
    await field('repeatPassword').fill(NEW_PASSWORD);
    await button('common.next').click();
    await expect(heading('registration.personal.title')).toBeFocused();

    let address = {};
    await test.step('step 2', async () => {
      await expectGood(page);
      await pressRefused(button('registration.submit'));
      await expect(page.getByRole('region', { name: /\d/ }).first()).toBeFocused();
      await expectGood(page);
      await page.reload();
      await expect(heading('registration.access.title')).toBeVisible();
      await expect(field('email')).toHaveValue(unusable);
      await expect(field('password')).toHaveValue('');
      await field('password').fill(NEW_PASSWORD);
      await field('repeatPassword').fill(NEW_PASSWORD);
      await button('common.next').click();
      await field('firstName').fill('Мария');
      await field('lastName').fill('Ștefan-Łoś');
      address = await fillAddress(page, tenant);
      // The third one is the first of marketing, which come with an answer of their own.
      for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check({ force: true });
    });

    await test.step('an address that cannot be used leads back to its field', async () => {
      expectedComplaints.push(/4\d\d.*\/users/);
      await button('registration.submit').click();
      await expect(button('registration.changeAccess')).toBeVisible();
      await expectGood(page);
      await button('registration.changeAccess').click();
      await expect(field('email')).toBeFocused();
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
      await expectGood(page);
      await field('email').fill(email);
      await field('repeatEmail').fill(email);
      await button('common.next').click();
    });

    await button('registration.submit').click();
    await expect(heading('registration.inbox.title')).toBeFocused();
    await expect(page.getByText(email)).toBeVisible();
    await expectGood(page);

    const received = await recordedCalls(request, sandbox);
    const created = received.filter(
      ({ path, body }) =>
        path.endsWith('/v1/users') &&
        (body as { username?: string } | undefined)?.username === email.toLowerCase(),
    );
    expect(created).toHaveLength(1);
    expect(created[0]?.headers.authorization).toBeUndefined();
    const channels = (isFirstTicked: boolean) => [
      { is_subscribed: isFirstTicked, type: 'email' },
      { is_subscribed: false, type: 'phone' },
    ];
    expect(created[0]?.body).toEqual({
      username: email.toLowerCase(),
      password: masked(NEW_PASSWORD),
      terms_and_conditions_accepted: true,
      terms_and_conditions_version: '1.0.0',
      last_name: 'Ștefan-Łoś',
      first_name: 'Мария',
      optins: [
        { optin_ref: 'general_marketing', subscriptions: channels(true) },
        { optin_ref: 'customized_marketing', subscriptions: channels(false) },
        { optin_ref: 'customized_partners_marketing', subscriptions: channels(false) },
      ],
      address,
    });

    const link = new URL(await mailedLink(request, { sandbox, portal }, email.toLowerCase()));
    expect(link.pathname).toBe(`/${tenant.code}/app/user/activate-account`);
    const confirmed = await request.post(
      `${portal}/${tenant.code}/gateway/v1/users/${encodeURIComponent(email.toLowerCase())}/actions/verify-email`,
      {
        headers: { 'x-portal-request': '1' },
        data: { verification_code: link.searchParams.get('code') },
      },
    );
    expect(confirmed.ok()).toBe(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.login') })
      .click();
    await passSignIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);
  });

  testWhere(tenant.code === 'pl')(
    `${tenant.code}: a forgotten password is replaced by a mailed link [RTE-17 RTE-18 ERR-89 F9]`,
    async ({ page, portal, sandbox, request, expectedComplaints }) => {
      const { t, field, heading, button } = fieldsOf(page, tenant.language);
      const person = aPerson('ana', tenant.code);

      const hasDraft = () =>
        page.evaluate(() => Object.keys({ ...sessionStorage }).some((key) => /\|register/.test(key)));
      await page.goto(`${portal}/${tenant.code}/account-creation/`);
      await field('email').fill(person);
      await expect.poll(hasDraft).toBe(true);

      await page.goto(`${portal}/${tenant.code}/forgot-password/`);
      await expectGood(page);
      await field('email').fill(person.toUpperCase());
      await button('forgotPassword.submit').click();
      await expect(page.getByText(t('forgotPassword.sent'))).toBeVisible();
      await expectGood(page);

      const link = await mailedLink(request, { sandbox, portal }, person);
      const [address = ''] = link.split('?');
      await page.goto(link);
      await expect(heading('screens.passwordInit')).toBeVisible();
      expect(page.url()).toBe(address);
      await expectGood(page);
      await field('newPassword').fill(NEW_PASSWORD);
      await field('repeatPassword').fill(NEW_PASSWORD);
      await button('passwordInit.submit').click();
      await expect(heading('dialogs.passwordChanged.title')).toBeFocused();
      await expectGood(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('dialogs.passwordChanged.button') })
        .click();
      await passSignIn(page, person, PASSWORD);
      await expect(page).not.toHaveURL(/\/account$/);
      await passSignIn(page, person, NEW_PASSWORD);
      await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);

      expect(await hasDraft(), 'the draft after signing in').toBe(false);

      await test.step('a link works once', async () => {
        expectedComplaints.push(/4\d\d/);
        await page.goto(link);
        await field('newPassword').fill('Zelen#2027');
        await field('repeatPassword').fill('Zelen#2027');
        await button('passwordInit.submit').click();
        await expect(heading('passwordInit.dead.title')).toBeFocused();
        await expectGood(page);
      });
    },
  );
}

test('an account is made by keyboard alone', async ({ page, portal }) => {
  const { t, heading } = fieldsOf(page, 'en');
  await page.goto(`${portal}/pl/account-creation/`);
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const active = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.innerText ?? element?.innerText ?? '';
    });
  /** Goes on by Tab until the wanted control has the focus. */
  const reach = async (label: string) => {
    for (let tries = 0; tries < 30 && !(await active()).startsWith(label); tries += 1) await press('Tab');
    expect(await active()).toContain(label);
  };
  await reach('EN');
  await press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const email = aNewAddress();
  for (const [label, text] of [
    ['email', email],
    ['repeatEmail', email],
    ['password', NEW_PASSWORD],
    ['repeatPassword', NEW_PASSWORD],
  ] as const) {
    await reach(t(`forms.${label}`));
    await page.keyboard.type(text);
  }
  await press('Enter');
  await expect(heading('registration.personal.title')).toBeFocused();
  for (const [label, text] of [
    ['firstName', 'Maria'],
    ['lastName', 'Petrova'],
    ['homeAddressShort', 'ul. 14'],
    ['town', 'Gdynia'],
    ['postalCode', '81-368'],
  ] as const) {
    await reach(t(`forms.${label}`));
    await page.keyboard.type(text);
  }
  for (const label of ['I accept the', 'I have read the']) {
    await reach(label);
    await press('Space');
  }
  await reach(t('registration.submit'));
  await press('Enter');
  await expect(heading('registration.inbox.title')).toBeFocused();
});
