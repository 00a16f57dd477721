/**
 * The read side of cards in each tenant: normal, empty, loading, error and refused. Each state is opened once and looked
 * over in each language once; what does not depend on words is asked once. Over 250 lines: each state of three screens is
 * looked over on one way through them.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { holdAnswers } from './support/holdAnswers.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  expectReflow,
  forgetHolderData,
  othersNewTo,
  signIn,
  TENANTS,
  type TenantUnderTest,
  test,
  testWhere,
} from './support/portal.ts';
import { expectWords } from './support/rawKeys.ts';
import { armFault, callsOf } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

async function showIn(page: Page, language: string): Promise<void> {
  const name = wordsOf(language)('languageName');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Looks the state over in other languages, each in one tenant, then in the tenant's own: the page stands in that again. */
async function inEachLanguage(
  page: Page,
  tenant: TenantUnderTest,
  check: (t: ReturnType<typeof wordsOf>) => Promise<void>,
): Promise<void> {
  for (const each of [...othersNewTo(tenant), tenant.language]) {
    await showIn(page, each);
    await check(wordsOf(each));
    await expectWords(page);
    await expectReflow(page);
  }
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
  const t = wordsOf(tenant.language);

  test(`${tenant.code}: cards, details and transactions in every state and language [RTE-25 RTE-28 RTE-29 ENT-133]`, async ({
    page,
    portal,
    sandbox,
    request,
    expectedComplaints,
  }) => {
    const person = aPerson('ana', tenant.code);
    const arm = faultsOf(request, sandbox, person);
    const main = page.getByRole('main');
    const inline = (title: string) => main.getByRole('alert').filter({ hasText: title });
    const waiting = (text: string) => page.getByRole('status').filter({ hasText: text });
    const tryAgain = () => page.getByRole('button', { name: t('common.tryAgain') }).click();
    const tiles = page.getByRole('article');
    const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');
    const expectGood = async (check: (words: typeof t) => Promise<void>) => {
      await inEachLanguage(page, tenant, check);
      await expectAccessible(page);
    };
    await signIn(page, portal, tenant, person);

    await test.step('cards', async () => {
      await expect(tiles).toHaveCount(6);
      await expectGood((words) => expect(page).toHaveTitle(new RegExp(words('screens.accountHome'))));
      await forgetHolderData(page);
      const release = await holdAnswers(page, /\/gateway\/v1\/users\/.*\/cards\b/);
      await page.reload();
      await inEachLanguage(page, tenant, (words) =>
        expect(waiting(words('cards.loadingCards'))).toBeVisible(),
      );
      await release();
      await expect(tiles).toHaveCount(6);
      expectedComplaints.push(/500.*\/cards/);
      await arm({ ...CARDS, status: 500, body: {} });
      await forgetHolderData(page);
      await page.reload();
      await expect(inline(t('cards.error.title'))).toBeVisible();
      await expectGood((words) => expect(inline(words('cards.error.title'))).toBeVisible());
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
      const release = await holdAnswers(page, /\/gateway\/v1\/users\/.*\/operations\b/);
      await tiles.first().getByRole('link').first().click();
      await expect(waiting(t('transactions.loading'))).toBeVisible();
      await inEachLanguage(page, tenant, (words) =>
        expect(waiting(words('transactions.loading'))).toBeVisible(),
      );
      await release();
      await expect(rows).toHaveCount(10);
      await expectGood((words) =>
        expect(page.getByRole('list', { name: words('transactions.title') })).toBeVisible(),
      );
      await page.goBack();
      expectedComplaints.push(/500.*\/operations/);
      await arm({ ...OPERATIONS, status: 500, body: {} });
      await tiles.nth(1).getByRole('link').first().click();
      await expect(inline(t('transactions.error.title'))).toBeVisible();
      await expectGood((words) => expect(inline(words('transactions.error.title'))).toBeVisible());
      await tryAgain();
      await expect(rows).toHaveCount(10);
    });

    await test.step('transactions: refused, then there', async () => {
      await page.goBack();
      await arm({ ...OPERATIONS, ...refusal });
      // The last one that is ready, which has two wallets.
      await tiles.nth(2).getByRole('link').last().click();
      await expect(inline(t('transactions.error.title'))).toBeVisible();
      await tryAgain();
      await expect(rows).toHaveCount(10);
      await expectGood(() => expect(page.getByRole('radio')).toHaveCount(2));
    });

    await test.step('transactions: none', async () => {
      await page.goBack();
      await tiles.nth(3).getByRole('link').first().click();
      await expect(page.getByText(t('transactions.empty.title'))).toBeVisible();
      await expectGood((words) => expect(page.getByText(words('transactions.empty.title'))).toBeVisible());
    });

    await test.step('a card that waits for its code', async () => {
      await page.goBack();
      await tiles.nth(4).getByRole('link').first().click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t('screens.plasticlessVerification'));
      await expectGood((words) => expect(heading).toHaveText(words('screens.plasticlessVerification')));
    });
  });

  testWhere(tenant.code === 'pl')(
    `${tenant.code}: an account without cards [RTE-25]`,
    async ({ page, portal }) => {
      await signIn(page, portal, tenant, aPerson('new', tenant.code));
      await expect(page.getByText(t('cards.empty.title'))).toBeVisible();
      await inEachLanguage(page, tenant, (words) =>
        expect(page.getByText(words('cards.empty.title'))).toBeVisible(),
      );
      await expectAccessible(page);
    },
  );

  if (tenant.code === 'ro') balancesIn(tenant);
  else noBalancesIn(tenant);
}

function balancesIn(tenant: TenantUnderTest): void {
  const t = wordsOf(tenant.language);
  test(`${tenant.code}: balances in every state and language [RTE-30 API-48 API-49]`, async ({
    page,
    portal,
    sandbox,
    request,
    expectedComplaints,
  }) => {
    const person = aPerson('ana', tenant.code);
    const arm = faultsOf(request, sandbox, person);
    const panels = page.getByRole('main').getByRole('region');
    const waiting = (text: string) => page.getByRole('status').filter({ hasText: text });
    const expectGood = async (check: (words: typeof t) => Promise<void>) => {
      await inEachLanguage(page, tenant, check);
      await expectAccessible(page);
    };
    await signIn(page, portal, tenant, person);
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

    const release = await holdAnswers(page, /\/gateway\/v1\/users\/.*\/balances\b/);
    await open(0);
    await expect(waiting(t('balances.loading'))).toBeVisible();
    await inEachLanguage(page, tenant, (words) => expect(waiting(words('balances.loading'))).toBeVisible());
    await release();
    await expect(panels.getByText('1284.50')).toBeVisible();
    await expectGood(() => expect(panels.getByText('1284.50')).toBeVisible());

    expectedComplaints.push(/500.*\/balances/);
    await arm({ ...BALANCES, status: 500, body: {} });
    await open(1);
    await expect(page.getByText(t('balances.error.title'))).toBeVisible();
    await expectGood((words) => expect(page.getByText(words('balances.error.title'))).toBeVisible());
    await page.getByRole('button', { name: t('common.tryAgain') }).click();
    await expect(panels).toHaveCount(1);

    await open(2);
    await expectGood(async (words) => {
      await expect(panels).toHaveCount(3);
      await expect(panels.nth(0)).toContainText(words('products.meal'));
      await expect(panels.nth(1)).toContainText(words('products.gift'));
      await expect(panels.nth(2)).toContainText(words('balances.shares'));
    });

    await arm({ ...BALANCES, status: 200, body: { meta: { status: 'succeeded', messages: [] }, data: [] } });
    await open(5);
    await expect(page.getByText(t('balances.empty.title'))).toBeVisible();
    await expectGood((words) => expect(page.getByText(words('balances.empty.title'))).toBeVisible());

    const sent = await callsOf(request, sandbox, person, '/balances');
    const wallets = sent.map(({ query }) => query.product_ref ?? null);
    // Those of one card are asked for side by side: either may arrive first.
    expect(wallets.slice(3, 5).sort()).toEqual(['gift', 'meal']);
    expect(wallets.toSpliced(3, 2)).toEqual([null, null, null, null]);
  });
}

function noBalancesIn(tenant: TenantUnderTest): void {
  const t = wordsOf(tenant.language);
  test(`${tenant.code}: no balances page [RTE-31]`, async ({ page, portal }) => {
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('navigation', { name: t('nav.card') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('actions.balances') })).toHaveCount(0);
    await page.goto(`${page.url().replace(/\/$/, '')}/balances`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
  });
}
