/** The read side of cards in each tenant and language: normal, empty, loading, error and refused, each looked over. */
import type { APIRequestContext, Page } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import {
  aPerson,
  expect,
  forgetHolderData,
  signIn,
  TENANTS,
  type TenantUnderTest,
  test,
} from './support/portal.ts';
import { expectWords } from './support/rawKeys.ts';
import { armFault, recordedCalls } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

/** Long enough to look at a page that waits. */
const WAIT = 1_500;

async function useLanguage(page: Page, language: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const name = wordsOf(language)('languageName');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Arms faults for one person's calls. */
const faultsOf = (request: APIRequestContext, sandbox: string, user: string) => (fault: object) =>
  armFault(request, sandbox, { method: 'GET', user, ...fault });

const OPERATIONS = { path: '/v1/users/*/operations' };
const CARDS = { path: '/v1/users/*/cards' };
const BALANCES = { path: '/v1/users/*/balances' };
const refusal = {
  status: 200,
  body: { meta: { status: 'failed', messages: [{ code: 'INTERNAL_ERROR', level: 'error', message: 'x' }] } },
};

for (const tenant of TENANTS) {
  for (const language of [tenant.language, ...tenant.others]) {
    const t = wordsOf(language);
    test.describe(`${tenant.code} in ${language}`, () => {
      test(`cards, details and transactions in every state [RTE-25 RTE-28 RTE-29 ENT-133]`, async ({
        page,
        portal,
        sandbox,
        request,
        expectedComplaints,
      }) => {
        test.setTimeout(120_000);
        const person = aPerson('ana', tenant.code);
        const arm = faultsOf(request, sandbox, person);
        const inline = (title: string) =>
          page.getByRole('main').getByRole('alert').filter({ hasText: title });
        const tryAgain = () => page.getByRole('button', { name: t('common.tryAgain') }).click();
        const tiles = page.getByRole('article');
        const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');
        await signIn(page, portal, tenant, person);
        await useLanguage(page, language);

        await test.step('cards', async () => {
          await expect(tiles).toHaveCount(6);
          await expectGood(page);
          await arm({ ...CARDS, delayMs: WAIT });
          await forgetHolderData(page);
          await page.reload();
          await expect(page.getByRole('status').filter({ hasText: t('cards.loadingCards') })).toBeVisible();
          await expectWords(page);
          await expect(tiles).toHaveCount(6);
          expectedComplaints.push(/500.*\/cards/);
          await arm({ ...CARDS, status: 500, body: {} });
          await forgetHolderData(page);
          await page.reload();
          await expect(inline(t('cards.error.title'))).toBeVisible();
          await expectGood(page);
          await tryAgain();
          await expect(tiles).toHaveCount(6);
          await arm({ ...CARDS, ...refusal });
          await forgetHolderData(page);
          await page.reload();
          await expect(inline(t('cards.error.title'))).toBeVisible();
          await tryAgain();
          await expect(tiles).toHaveCount(6);
        });

        await test.step('details, with a wait and an error in the list', async () => {
          await arm({ ...OPERATIONS, delayMs: WAIT });
          await tiles.first().getByRole('link').first().click();
          await expect(page.getByRole('status').filter({ hasText: t('transactions.loading') })).toBeVisible();
          await expectWords(page);
          await expect(rows).toHaveCount(10);
          await expectGood(page);
          await page.goBack();
          expectedComplaints.push(/500.*\/operations/);
          await arm({ ...OPERATIONS, status: 500, body: {} });
          await tiles.nth(1).getByRole('link').first().click();
          await expect(inline(t('transactions.error.title'))).toBeVisible();
          await expectGood(page);
          await tryAgain();
          await expect(rows).toHaveCount(10);
        });

        await test.step('transactions: refused, then there', async () => {
          await page.goBack();
          await arm({ ...OPERATIONS, ...refusal });
          // The last one that is ready, which has two wallets.
          await tiles.nth(2).getByRole('link').nth(1).click();
          await expect(inline(t('transactions.error.title'))).toBeVisible();
          await tryAgain();
          await expect(rows).toHaveCount(10);
          await expect(page.getByRole('radio')).toHaveCount(2);
          await expectGood(page);
        });

        await test.step('transactions: none', async () => {
          await page.goBack();
          await tiles.nth(3).getByRole('link').first().click();
          await expect(page.getByText(t('transactions.empty.title'))).toBeVisible();
          await expectGood(page);
        });

        await test.step('a card that waits for its code', async () => {
          await page.goBack();
          await tiles.nth(4).getByRole('link').first().click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            t('screens.plasticlessVerification'),
          );
          await expectGood(page);
        });
      });

      test(`an account without cards [RTE-25]`, async ({ page, portal }) => {
        await signIn(page, portal, tenant, aPerson('new', tenant.code));
        await useLanguage(page, language);
        await expect(page.getByText(t('cards.empty.title'))).toBeVisible();
        await expectGood(page);
      });

      if (tenant.code === 'ro') balancesIn(tenant, language);
      else if (language === tenant.language) noBalancesIn(tenant);
    });
  }
}

function balancesIn(tenant: TenantUnderTest, language: string): void {
  const t = wordsOf(language);
  test(`balances in every state [RTE-30 API-48 API-49]`, async ({
    page,
    portal,
    sandbox,
    request,
    expectedComplaints,
  }) => {
    const person = aPerson('ana', tenant.code);
    const arm = faultsOf(request, sandbox, person);
    const panels = page.getByRole('main').getByRole('region');
    await signIn(page, portal, tenant, person);
    await useLanguage(page, language);
    const open = async (card: number) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.myCards') })
        .click();
      await page.getByRole('article').nth(card).getByRole('link').first().click();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('actions.balances') })
        .click();
    };

    await arm({ ...BALANCES, delayMs: WAIT });
    await open(0);
    await expect(page.getByRole('status').filter({ hasText: t('balances.loading') })).toBeVisible();
    await expect(panels.getByText('1284.50')).toBeVisible();
    await expectGood(page);

    expectedComplaints.push(/500.*\/balances/);
    await arm({ ...BALANCES, status: 500, body: {} });
    await open(1);
    await expect(page.getByText(t('balances.error.title'))).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: t('common.tryAgain') }).click();
    await expect(panels).toHaveCount(1);

    await open(2);
    await expect(panels).toHaveCount(3);
    await expect(panels.nth(0)).toContainText(t('products.meal'));
    await expect(panels.nth(1)).toContainText(t('products.gift'));
    await expect(panels.nth(2)).toContainText(t('balances.shares'));
    await expectGood(page);

    await arm({ ...BALANCES, status: 200, body: { meta: { status: 'succeeded', messages: [] }, data: [] } });
    await open(5);
    await expect(page.getByText(t('balances.empty.title'))).toBeVisible();
    await expectGood(page);

    const sent = await recordedCalls(request, sandbox);
    const products = sent
      .filter(({ path }) => path.endsWith('/balances') && path.includes(encodeURIComponent(person)))
      .map(({ query }) => query.product_ref ?? null);
    expect(products).toEqual([null, null, null, 'meal', 'gift', null]);
  });
}

function noBalancesIn(tenant: TenantUnderTest): void {
  const t = wordsOf(tenant.language);
  test(`no balances page [RTE-31]`, async ({ page, portal }) => {
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('navigation', { name: t('nav.card') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('actions.balances') })).toHaveCount(0);
    await page.goto(`${page.url().replace(/\/$/, '')}/balances`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
  });
}
