/** The main job on each tenant: sign in, see cards, balances and transactions, change language, sign out. */
import {
  aPerson,
  expect,
  expectAccessible,
  expectReflow,
  signIn,
  TENANTS,
  test,
  testWhere,
} from './support/portal.ts';
import { callsOf } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

/** Ana's meal card as each country writes money (CFG-04 to CFG-08). */
const BALANCES: Readonly<Record<string, readonly string[]>> = {
  bg: ['184.20 лв.', '94.18 €'],
  pl: ['612.40 zł'],
  ro: ['1284.50 lei'],
};

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  test.describe(`in ${tenant.code}`, () => {
    testWhere(tenant.code === 'bg')(
      'a visitor reads the home page and finds the way in [GRD-01 RTE-05 NAV-01 NAV-02]',
      async ({ page, portal }) => {
        await page.goto(`${portal}/${tenant.code}/`);
        await expect(page.locator('html')).toHaveAttribute('lang', tenant.language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
        await expect(page.getByRole('banner').getByRole('link', { name: t('nav.login') })).toBeVisible();
        await expect(page.getByRole('link', { name: t('nav.myCards') })).toHaveCount(0);
        await expectAccessible(page);
        await expectReflow(page);
      },
    );

    test('a holder signs in and sees cards with product, status and balance [GRD-02 SSO-01 RTE-25 CFG-48]', async ({
      page,
      portal,
    }) => {
      await signIn(page, portal, tenant, aPerson('ana', tenant.code));
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(6);
      const meal = cards.filter({ hasText: t('products.meal') }).first();
      for (const amount of BALANCES[tenant.code] ?? []) await expect(meal).toContainText(amount);
      await expect(meal).toContainText(t('status.active'));
      await expect(cards.filter({ hasText: t('status.temporaryBlock') })).toHaveCount(1);
      await expect(cards.filter({ hasText: t('status.pending') })).toHaveCount(1);
      if (tenant.code !== 'bg') await expect(page.getByRole('main')).not.toContainText('€');
      await expectAccessible(page);
      await expectReflow(page);
    });

    testWhere(tenant.code === 'ro')(
      'a holder opens transactions, filters and loads more [RTE-29 NAV-64 NAV-66 NAV-63]',
      async ({ page, portal, sandbox, request }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        await page
          .getByRole('article')
          .filter({ hasText: t('products.meal') })
          .first()
          .getByRole('link')
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const rows = page
          .getByRole('main')
          .getByRole('list', { name: t('transactions.title') })
          .getByRole('listitem');
        await expect(rows).toHaveCount(10);
        await page.getByRole('button', { name: t('transactions.loadMore_other', { count: '10' }) }).click();
        await expect(rows).toHaveCount(20);
        await page.getByRole('button', { name: t('transactions.showLess') }).click();
        await expect(rows).toHaveCount(10);
        await page.getByRole('button', { name: t('transactions.filters.declined') }).click();
        await expect(page.getByRole('button', { name: t('transactions.filters.declined') })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expect(rows.filter({ hasNotText: t('transactions.status.failed') })).toHaveCount(0);
        await expect(rows).not.toHaveCount(0);
        await expectAccessible(page);
        await expectReflow(page);
        const sent = await callsOf(request, sandbox, person, '/operations');
        const pages = sent.map((each) => [each.query.page_index, each.query.page_size, each.query.status]);
        // The filter reads on for its ten, one page after the other (USE-12).
        expect(pages.length).toBeGreaterThan(1);
        expect(pages).toEqual(pages.map((_, page) => [String(page), '10', 'allExceptExpired']));
      },
    );

    testWhere(tenant.code === 'pl')(
      'a holder changes the language and keeps it over a reload [CFG-12 CFG-13 ENT-138 ENT-107]',
      async ({ page, portal }) => {
        await signIn(page, portal, tenant, aPerson('ana', tenant.code));
        await expect(page.getByRole('article')).toHaveCount(6);
        for (const language of [...tenant.others, tenant.language]) {
          const name = wordsOf(language)('languageName');
          await page.getByRole('banner').getByRole('button', { name }).click();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await page.reload();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(
            page
              .getByRole('banner')
              .getByRole('link', { name: wordsOf(language)('nav.myCards') })
              .first(),
          ).toBeVisible();
        }
      },
    );

    test('the languages offered are those of the country, each by its own name [CFG-09 CFG-10 CFG-11]', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}/${tenant.code}/`);
      const names = [tenant.language, ...tenant.others].map((language) => wordsOf(language)('languageName'));
      const switcher = page.getByRole('navigation', { name: t('nav.languages') });
      for (const [index, name] of names.entries()) {
        await expect(switcher.getByRole('link').nth(index)).toHaveAccessibleName(new RegExp(name));
      }
      await expect(switcher.getByRole('link')).toHaveCount(names.length);
    });

    testWhere(tenant.code === 'bg')(
      'a holder signs out and leaves nothing private [SES-10 SES-11 SES-13 A11]',
      async ({ page, portal, context }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        await expect(page.getByRole('article').first()).toBeVisible();
        const ended = page.waitForRequest((request) => request.url().includes('/connect/endsession'));
        await page.getByRole('button', { name: /Ana|Ана|Zofia|Andrei/i }).click();
        await page.getByRole('link', { name: t('nav.logout') }).click();
        const address = new URL((await ended).url());
        expect(address.searchParams.get('id_token_hint')).toBeTruthy();
        expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${portal}/${tenant.code}/`);
        await expect(page).toHaveURL(`${portal}/${tenant.code}/`);
        const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
        expect(stored).not.toContain('Token');
        expect(stored).not.toContain(person);
        await page.goto(`${portal}/${tenant.code}/account`);
        await expect(page.locator('input[name=password]')).toBeVisible();
        expect((await context.cookies(`${portal}/`)).filter(({ domain }) => !domain)).toEqual([]);
      },
    );
  });
}
