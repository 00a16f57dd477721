/** One whole account in each tenant, from nothing to nothing, and exactly what it sent (API-11 to API-60). */
import type { APIRequestContext, Page } from 'playwright/test';
import { fieldsOf } from './support/fieldsOf.ts';
import { fillAddress } from './support/fillAddress.ts';
import {
  BIRTH_DATE,
  CARD,
  changesOf,
  FIRST_PASSWORD,
  LAST_PASSWORD,
  MESSAGE,
  type Person,
  readsOf,
} from './support/lifeCalls.ts';
import { aNumber, PHONES } from './support/phoneNumbers.ts';
import { aNewAddress, expect, passSignIn, TENANTS, test, testWhere } from './support/portal.ts';
import { readLife, watchCodes } from './support/recordedLife.ts';
import { mailedLink, masked, newestMail } from './support/sandbox.ts';

for (const tenant of TENANTS) {
  testWhere(tenant.code === 'ro')(
    `${tenant.code}: an account lives from registration to deletion, by the required calls alone [GRD-03 API-05 API-18 API-36]`,
    async ({ page, portal, sandbox, request, expectedComplaints }) => {
      // The last sign-in is refused.
      expectedComplaints.push(/40[013].*sso/);
      const { t, field, heading, button } = fieldsOf(page, tenant.language);
      const base = `${portal}/${tenant.code}`;
      const [prefix, first] = PHONES[tenant.code] ?? ['', ''];
      const typedEmail = aNewAddress();
      const email = typedEmail.toLowerCase();
      const number = aNumber(first);
      const newNumber = aNumber(first);
      const signInCodes = watchCodes(page);
      const dialog = (name: string) => page.getByRole('dialog', { name: t(`dialogs.${name}.title`) });
      const inMain = (key: string) => page.getByRole('main').getByRole('link', { name: t(key) });
      const follow = async (to: string) => {
        // A mail opens a page of its own, which knows no session.
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(await mailedLink(request, { sandbox, portal }, to));
      };
      const logIn = async (username: string, password: string) => {
        await passSignIn(page, username, password);
        await expect(page).toHaveURL(`${base}/account`);
      };
      const openSection = async (title: string, action: string) => {
        await page.goto(`${base}/my-profile`);
        const section = page.getByRole('region', { name: t(title) });
        await section.getByRole('button', { name: t(action) }).click();
        return section;
      };

      const address = await test.step('register', async () => {
        await page.goto(`${base}/`);
        await page.getByRole('link', { name: t('home.createAccount') }).click();
        await field('email').fill(typedEmail);
        await field('repeatEmail').fill(typedEmail);
        await field('password').fill(FIRST_PASSWORD);
        await field('repeatPassword').fill(FIRST_PASSWORD);
        await button('common.next').click();
        await expect(heading('registration.personal.title')).toBeFocused();
        await field('firstName').fill('Мария');
        await field('lastName').fill('Ștefan-Łoś');
        if (tenant.code === 'bg') await optional(page, t('forms.dateOfBirth')).fill(BIRTH_DATE.typed);
        await optional(page, t('forms.phone')).fill(number);
        const lived = await fillAddress(page, tenant);
        // Both that are needed, and the first of marketing, which come with an answer of their own.
        for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check({ force: true });
        await button('registration.submit').click();
        await expect(heading('registration.inbox.title')).toBeFocused();
        return lived;
      });

      await test.step('confirm the address and log in', async () => {
        await follow(email);
        await expect(heading('accountValidation.done.title')).toBeVisible();
        await inMain('nav.login').click();
        await logIn(email, FIRST_PASSWORD);
      });

      await test.step('change personal information', async () => {
        const section = await openSection('forms.personalInfo', 'profile.editPersonalInfo');
        await field('lastName').fill('Ştefan-O’Neil');
        await field('postalCode').fill('12-345');
        await button('profile.saveDetails').click();
        await expect(page.getByText(t('dialogs.personalInfoChanged.text'))).toBeVisible();
        await expect(section).toContainText('12-345');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Мария Ştefan-O’Neil');
      });

      const activation = await newestCode(request, sandbox, email);
      const moved = tenant.code === 'pl' ? null : aNewAddress().toLowerCase();
      let emailCode = '';
      if (moved) {
        await test.step('change the email', async () => {
          await openSection('forms.email', 'profile.changeEmail');
          await field('newEmail').fill(moved.toUpperCase());
          await field('repeatEmail').fill(moved.toUpperCase());
          await field('currentPassword').fill(FIRST_PASSWORD);
          await button('profile.sendLink').click();
          await expect(page.getByText(t('profile.pendingTitle')).first()).toBeVisible();
          emailCode = await newestCode(request, sandbox, moved);
          await follow(moved);
          await expect(heading('changeEmailValidation.done.title')).toBeVisible();
          await inMain('nav.login').click();
          await logIn(moved, FIRST_PASSWORD);
        });
      }
      const person = moved ?? email;

      const phoneCode = await test.step('change the phone', async () => {
        const section = await openSection('forms.phone', 'profile.changePhone');
        await field('newPhone').fill(newNumber);
        await button('profile.sendCode').click();
        await expect(field('oneTimeCode')).toBeVisible();
        const code = await newestCode(request, sandbox, `${prefix} ${newNumber}`);
        await field('oneTimeCode').fill(code);
        await button('profile.confirmNumber').click();
        await expect(page.getByText(t('profile.phoneChanged'))).toBeVisible();
        await expect(section).toContainText(newNumber.replace(/(\d{3})(?=\d)/g, '$1 '));
        return code;
      });

      await test.step('change the password, which logs out, and log in with it', async () => {
        await openSection('forms.password', 'profile.changePassword');
        await field('currentPassword').fill(FIRST_PASSWORD);
        await field('newPassword').fill(LAST_PASSWORD);
        await field('repeatPassword').fill(LAST_PASSWORD);
        await button('profile.savePassword').click();
        await dialog('passwordChanged')
          .getByRole('link', { name: t('dialogs.passwordChanged.button') })
          .click();
        await expect(page).toHaveURL(`${base}/`);
        await page.goto(`${base}/login`);
        await logIn(person, LAST_PASSWORD);
      });

      await test.step('change a consent', async () => {
        await page.goto(`${base}/my-profile/notifications-center`);
        const name = t('accessible.byPhone', { name: t('consents.headings.general') });
        await expect(page.getByRole('switch')).toHaveCount(6);
        await page.getByRole('switch', { name }).click();
        await button('common.save').click();
        await expect(page.getByRole('status').filter({ hasText: t('notifications.saved') })).toBeVisible();
      });

      if (tenant.code === 'pl') {
        await test.step('add a card, which a message is about', async () => {
          await page.goto(`${base}/my-cards/add`);
          await field('serialNumber').fill(CARD.serial);
          await field('lastFourDigits').fill(CARD.digits);
          await button('addCard.submit').click();
          await expect(page).toHaveURL(`${base}/account`);
          await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
        });
      }

      await test.step('write to customer care', async () => {
        await page.goto(`${base}/contact-us`);
        await field('subject').selectOption({ label: t('contact.subjects.other') });
        if (tenant.code === 'pl') await field('card').selectOption({ index: 1 });
        await field('message').fill(MESSAGE);
        await button('contact.send').click();
        await dialog('contactSent')
          .getByRole('button', { name: t('dialogs.contactSent.button') })
          .click();
      });

      await test.step('delete the account', async () => {
        await page.goto(`${base}/my-profile/delete`);
        await button('deleteAccount.continue').click();
        await dialog('deleteAccount')
          .getByRole('link', { name: t('dialogs.deleteAccount.continue') })
          .click();
        await field('password').fill(LAST_PASSWORD);
        await button('deleteAccount.lastStep').click();
        await dialog('accountDeleted')
          .getByRole('link', { name: t('dialogs.deleteConfirmed.button') })
          .click();
        await expect(page).toHaveURL(`${base}/`);
      });

      await test.step('log in no more', async () => {
        await page.goto(`${base}/login`);
        await passSignIn(page, person, LAST_PASSWORD);
        await expect(page.getByRole('alert')).toHaveText(/\S/);
        await expect(page.locator('input[name=password]')).toBeVisible();
      });

      const addresses = moved ? [email, moved] : [email];
      const life = await readLife(request, sandbox, addresses, signInCodes);
      const lived: Person = {
        tenant,
        portal,
        email,
        moved,
        phone: `${prefix} ${number}`,
        newPhone: `${prefix} ${newNumber}`,
        address,
        codes: { activation: masked(activation), email: masked(emailCode), phone: masked(phoneCode) },
        signInCodes,
      };
      expect(life.changes).toEqual(changesOf(lived));
      expect(life.reads).toEqual([...readsOf(lived)].sort());
      for (const { headers, method, path, body, bearer } of life.gatewayCalls) {
        const isVisitors = method === 'POST' && VISITORS.test(path);
        expect({ path, bearer }).toEqual({ path, ...(isVisitors ? {} : { bearer: 'idToken' }) });
        expect({ path, ...withoutTransport(headers) }).toEqual({
          path,
          accept: 'application/json',
          client_id: `fake-${tenant.code}_gateway_client_id`,
          client_secret: masked(`fake-${tenant.code}_gateway_client_secret`),
          // For whoever looks for a call in several logs; they say nothing of anybody.
          traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/),
          'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...(isVisitors ? {} : { authorization: expect.stringMatching(/^Bearer \*{3}[0-9a-f]{8}$/) }),
        });
      }
    },
  );
}

/** Its label ends in a mark that says so. */
const optional = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label });

async function newestCode(request: APIRequestContext, sandbox: string, to: string): Promise<string> {
  return (await newestMail(request, sandbox, to)).code ?? '';
}

/** Calls without a bearer (API-05): whoever makes them has no session yet, or none any more. */
const VISITORS = /\/v1\/users$|\/actions\/(verify-email|change-email)$/;

/** What browser, host and connection add by themselves. */
const TRANSPORT = ['accept-encoding', 'accept-language', 'connection', 'content-length', 'host'];

function withoutTransport(headers: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSPORT.includes(name)));
}
