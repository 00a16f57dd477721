/**
 * The account screens without a form, for each tenant: mailed links, consents, terms, accessibility, deletion.
 * Over 250 lines: each flow of an account, from its mail to its end.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  expectReflow,
  othersNewTo,
  passSignIn,
  pressTwice,
  signIn,
  TENANTS,
  type TenantUnderTest,
  test,
  testWhere,
  untilInteractive,
} from './support/portal.ts';
import { expectWords } from './support/rawKeys.ts';
import { armFault, callsOf, mailedLink } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const arm = (request: APIRequestContext, sandbox: string, user: string, fault: object) =>
  armFault(request, sandbox, { user, ...fault });

const refusal = (code: string) => ({
  status: 200,
  body: { meta: { status: 'failed', messages: [{ code, level: 'error', message: 'x' }] } },
});

async function chooseLanguage(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const name = wordsOf(language)('languageName');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const languagesOf = (tenant: TenantUnderTest) => [tenant.language, ...tenant.others];
const sightsOf = (tenant: TenantUnderTest) => [tenant.language, ...othersNewTo(tenant)];

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);
  const base = (portal: string) => `${portal}/${tenant.code}`;

  test.describe(tenant.code, () => {
    testWhere(tenant.code === 'ro')(
      'a wrong activation link offers another one, sent once, which works [REG-12 REG-13 REG-15 K17]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/400.*verify-email/);
        const person = aPerson('unverified', tenant.code);
        await page.goto(
          `${base(portal)}/account-validation?${new URLSearchParams({ email: person, code: 'x y' })}`,
        );
        await expect(heading(page)).toHaveText(t('accountValidation.used'));
        await expect(page).toHaveURL(`${base(portal)}/account-validation`);
        await expect(page.getByRole('main')).toContainText(t('error-messages.INVALID_TOKEN'));
        await expectGood(page);
        await pressTwice(page.getByRole('button', { name: t('mailedLink.resend') }));
        await expect(heading(page)).toHaveText(t('mailedLink.resent.title'));
        await expect(heading(page)).toBeFocused();
        await expect(page.getByRole('main')).toContainText(person);
        await expectGood(page);
        const asked = await callsOf(request, sandbox, person, '/actions/request-email-verification');
        expect(asked).toHaveLength(1);
        expect(asked[0]?.headers.authorization).toBeUndefined();

        await page.goto(await mailedLink(request, { sandbox, portal }, person));
        await expect(heading(page)).toHaveText(t('accountValidation.done.title'));
        await expect(page).toHaveURL(`${base(portal)}/app/user/activate-account`);
        await expectGood(page);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('nav.login') })
          .click();
        await passSignIn(page, person);
        await expect(page).toHaveURL(`${base(portal)}/account`);
      },
    );

    testWhere(tenant.code === 'bg')(
      'a code whose plus signs were lost on the way is repaired [RTE-12 RTE-13 VAL-75 API-21]',
      async ({ page, portal, sandbox, request }) => {
        const person = aPerson('unverified', tenant.code);
        await request.post(
          `${base(portal)}/gateway/v1/users/${encodeURIComponent(person)}/actions/request-email-verification`,
          { headers: { 'x-portal-request': '1', origin: portal, 'sec-fetch-site': 'same-origin' } },
        );
        const link = await mailedLink(request, { sandbox, portal }, person);
        expect(link).toContain('%2B');
        const broken = link
          .replace('/app/user/activate-account', '/account-validation')
          .replaceAll('%2B', '+');
        await page.goto(broken);
        await expect(heading(page)).toHaveText(t('accountValidation.done.title'));
        await page.reload();
        await expect(heading(page)).toHaveText(t('mailedLink.missing.title'));
        await expectGood(page);
      },
    );

    testWhere(tenant.code === 'pl')(
      'an expired link says so; a fault of the service lets the same link be tried again [REG-14 RTE-14 ERR-70]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        const person = aPerson('unverified', tenant.code);
        const address = `${base(portal)}/app/user/activate-account?${new URLSearchParams({ email: person, code: 'abc' })}`;
        const call = { method: 'POST', path: '/v1/users/*/actions/verify-email' };
        await arm(request, sandbox, person, { ...call, ...refusal('EXPIRED_TOKEN') });
        await page.goto(address);
        await expect(heading(page)).toHaveText(t('mailedLink.expired'));
        await expect(page.getByRole('main')).toContainText(t('error-messages.EXPIRED_TOKEN'));
        await expect(page.getByRole('button', { name: t('mailedLink.resend') })).toBeVisible();
        await expectGood(page);

        expectedComplaints.push(/(500|400).*verify-email/);
        await arm(request, sandbox, person, { ...call, status: 500, body: {} });
        await page.goto(address);
        await expect(heading(page)).toHaveText(t('mailedLink.unreachable.title'));
        await expectGood(page);
        await page.getByRole('button', { name: t('common.tryAgain') }).click();
        await expect(heading(page)).toHaveText(t('accountValidation.used'));
      },
    );

    testWhere(tenant.code === 'ro')(
      'a new email counts once its mailed link was used; the session of the old one ends [RTE-15 RTE-16 API-35 REG-23]',
      async ({ page, browser, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/400.*change-email/, /40[01].*(users|token)/);
        const person = aPerson('mailpending', tenant.code);
        await signIn(page, portal, tenant, person);
        const pending = await page.evaluate(
          async ({ path, key }) => {
            const [, kept] = Object.entries({ ...sessionStorage }).find(([name]) => name.endsWith(key)) ?? [];
            const { bearerToken } = JSON.parse(kept ?? '{}');
            const answer = await fetch(path, {
              headers: { authorization: `Bearer ${bearerToken}`, 'x-portal-request': '1' },
            });
            return (await answer.json()).data.pending_email as string;
          },
          { path: `/${tenant.code}/gateway/v1/users/${encodeURIComponent(person)}`, key: '|session' },
        );
        await page.goto(
          `${base(portal)}/change-email?${new URLSearchParams({ email: person, code: 'wrong' })}`,
        );
        await expect(heading(page)).toHaveText(t('changeEmailValidation.failed'));
        await expect(page).toHaveURL(`${base(portal)}/change-email`);
        await expectGood(page);

        // A mail opens a page of its own, which knows no session.
        const mailed = await browser.newPage();
        await mailed.goto(await mailedLink(request, { sandbox, portal }, pending));
        await expect(heading(mailed)).toHaveText(t('changeEmailValidation.done.title'));
        await expect(mailed).toHaveURL(`${base(portal)}/app/user/change-email`);
        await expectWords(mailed);
        await expectReflow(mailed);
        await mailed
          .getByRole('main')
          .getByRole('link', { name: t('nav.login') })
          .click();
        await passSignIn(mailed, pending);
        await expect(mailed).toHaveURL(`${base(portal)}/account`);
        await mailed.close();
        await page.goto(`${base(portal)}/account`);
        await expect(page).toHaveURL(`${base(portal)}/reconnect`);
      },
    );

    testWhere(tenant.code === 'pl')(
      'consents are saved where they changed, kept where they failed, and there after a reload [API-26 API-27 API-64 RTE-55]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person, 'my-profile/notifications-center');
        const partners = page.getByRole('switch', {
          name: t('accessible.byPhone', { name: t('consents.headings.partners') }),
        });
        const save = page.getByRole('button', { name: t('common.save') });
        await expect(page.getByRole('switch')).toHaveCount(6);
        await expect(save).toHaveAttribute('aria-disabled', 'true');
        for (const language of [...othersNewTo(tenant), tenant.language]) {
          await chooseLanguage(page, language);
          await expectGood(page);
        }
        const before = await partners.isChecked();

        expectedComplaints.push(/500.*optins/);
        await arm(request, sandbox, person, {
          method: 'PUT',
          path: '/v1/users/*/optins/*',
          status: 500,
          body: {},
        });
        await partners.click();
        await save.click();
        await expect(page.getByRole('alert')).toContainText(t('toast.title.error'));
        await expect(partners).toBeChecked({ checked: !before });
        await expect(save).not.toHaveAttribute('aria-disabled', 'true');
        await expectAccessible(page);

        await pressTwice(save);
        await expect(page.getByRole('status').filter({ hasText: t('notifications.saved') })).toBeVisible();
        await expect(save).toHaveAttribute('aria-disabled', 'true');
        await expectAccessible(page);
        await page.reload();
        await expect(partners).toBeChecked({ checked: !before });
        const sent = await callsOf(request, sandbox, person, '/optins/customized_partners_marketing');
        expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
        expect(sent[1]?.body).toEqual({
          subscriptions: [
            { is_subscribed: expect.any(Boolean), type: 'email' },
            { is_subscribed: !before, type: 'phone' },
          ],
        });

        await arm(request, sandbox, person, {
          method: 'GET',
          path: '/v1/users/*/optins',
          status: 500,
          body: {},
        });
        await page.reload();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(t('notifications.error.title'));
        await expectGood(page);
        await page.getByRole('button', { name: t('common.tryAgain') }).click();
        await expect(page.getByRole('switch')).toHaveCount(6);
      },
    );

    test('terms open their documents, card terms by product where the tenant has them so [RTE-56 RTE-57 RTE-58 RTE-59]', async ({
      page,
      portal,
    }) => {
      const person = aPerson('new', tenant.code);
      await signIn(page, portal, tenant, person, 'my-profile/terms-and-conditions');
      const links = page.getByRole('main').getByRole('link');
      await expect(links.first()).toBeVisible();
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const site = `https://www.sorvia.example/${tenant.code}`;
      const ofCards =
        tenant.code === 'ro'
          ? ['meal', 'gift', 'holiday', 'social'].map((product) => `${site}/terms/${product}`)
          : [`${site}/terms/cards`];
      expect(hrefs).toEqual([`${site}/legal`, `${site}/privacy`, ...ofCards]);
      for (const language of sightsOf(tenant)) {
        await chooseLanguage(page, language);
        await expectGood(page);
      }
    });

    test('the footer leads to the accessibility statement, in every language', async ({ page, portal }) => {
      for (const language of languagesOf(tenant)) {
        const words = wordsOf(language);
        await page.goto(`${base(portal)}/${language === tenant.language ? '' : `${language}/`}`);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: words('footer.accessibility') })
          .click();
        await expect(page).toHaveURL(`${base(portal)}/accessibility`);
        await expect(heading(page)).toHaveText(words('screens.accessibility'));
        await expect(page.getByRole('main')).toContainText('EN 301 549');
        // The tenant names its authority; the built-in words name none.
        await expect(page.getByRole('main')).toContainText(/www\.\w+\.(bg|pl|ro)|www\.pfron\.org\.pl/);
        if (sightsOf(tenant).includes(language)) await expectGood(page);
      }
    });

    testWhere(tenant.code === 'bg')(
      'deleting an account begins with four disclaimers [NAV-58 REG-27 REG-28 RTE-60]',
      async ({ page, portal }) => {
        await signIn(page, portal, tenant, aPerson('new', tenant.code), 'my-profile/delete');
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
        for (const language of languagesOf(tenant)) {
          await chooseLanguage(page, language);
          await expect(page.getByRole('main')).toContainText(
            wordsOf(language)('deleteAccount.disclaimers.irreversible'),
          );
          await expectGood(page);
        }
      },
    );

    testWhere(tenant.code === 'ro')(
      'the warning keeps the account by default, and leads to the password [MOD-13 MOD-16 RTE-61]',
      async ({ page, portal }) => {
        await signIn(page, portal, tenant, aPerson('new', tenant.code), 'my-profile/delete');
        const open = page.getByRole('button', { name: t('deleteAccount.continue') });
        const dialog = page.getByRole('dialog', { name: t('dialogs.deleteAccount.title') });
        await open.click();
        await expect(dialog).toBeVisible();
        await expect(page.getByRole('button', { name: t('dialogs.deleteAccount.keep') })).toBeFocused();
        await expectGood(page);
        // The page behind cannot be reached: Tab stays in the dialog, or leaves the page.
        for (let press = 0; press < 6; press += 1) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
          ).toBeTruthy();
          expect(
            await page.evaluate(() => document.activeElement?.closest('main:not(:has(dialog))')),
          ).toBeNull();
        }
        for (const close of [
          () => page.keyboard.press('Escape'),
          () => dialog.getByRole('button', { name: t('common.close') }).click(),
          () => dialog.getByRole('button', { name: t('dialogs.deleteAccount.keep') }).click(),
        ]) {
          if (!(await dialog.isVisible())) await open.click();
          await close();
          await expect(dialog).toBeHidden();
          await expect(open).toBeFocused();
        }
        await open.click();
        await dialog.getByRole('link', { name: t('dialogs.deleteAccount.continue') }).click();
        await expect(page).toHaveURL(`${base(portal)}/my-profile/delete/authorize`);
        await expect(dialog).toBeHidden();
      },
    );

    testWhere(tenant.code === 'pl')(
      'the first press on login of a session asks who is new here, over the prerendered page [MOD-12 MOD-16]',
      async ({ page, portal }) => {
        const login = page.getByRole('banner').getByRole('link', { name: t('nav.login') });
        const dialog = page.getByRole('dialog', { name: t('dialogs.newUser.title') });
        await page.goto(`${base(portal)}/`);
        await untilInteractive(page);
        await login.click();
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('link', { name: t('dialogs.newUser.create') })).toHaveAttribute(
          'href',
          `/${tenant.code}/account-creation`,
        );
        await expectGood(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(login).toBeFocused();
        // Asked once: the next press goes on.
        await login.click();
        await expect(page.locator('input[name=username]')).toBeVisible();
      },
    );
  });
}
