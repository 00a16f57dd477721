/**
 * Cards out of the ordinary: sixty of them, five thousand operations, every status, two wallets, and none at all. Over 250
 * lines: people with many cards, many payments or none, each seen as a whole.
 */
import type { Page } from 'playwright/test';
import {
  aPerson,
  expect,
  expectAccessible,
  expectReflow,
  forgetHolderData,
  signIn,
  TENANTS,
  test,
  testWhere,
} from './support/portal.ts';
import { expectWords } from './support/rawKeys.ts';
import { callsOf } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

/** Statuses of the cards of `states@` that are not active (sandbox/seeds/stateCards.ts). */
const STATES = [
  ...['lost', 'stolen', 'damaged', 'expired', 'other', 'expired', 'lost', 'stolen', 'damaged', 'inactive'],
  ...['temporaryBlock', 'pending'],
];

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  test.describe(`in ${tenant.code}`, () => {
    testWhere(tenant.code === 'bg')(
      'sixty cards are all there, and five thousand operations load page by page [CON-04 NAV-64]',
      async ({ page, portal, sandbox, request }) => {
        const person = aPerson('many', tenant.code);
        await signIn(page, portal, tenant, person);
        // The first dozen; the others are one press away (USE-21).
        await expect(tiles(page)).toHaveCount(12);
        await page.getByText(t('cards.more', { number: '48' })).click();
        await expect(tiles(page)).toHaveCount(60);
        await expectReflow(page);
        const asked = await callsOf(request, sandbox, person, '/cards');
        expect(asked.map(({ query }) => [query.page_index, query.page_size])).toEqual([
          ['0', '50'],
          ['1', '50'],
        ]);

        await tiles(page).first().getByRole('link').first().click();
        const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');
        const more = page.getByRole('button', { name: t('transactions.loadMore_other', { count: '10' }) });
        await expect(rows).toHaveCount(10);
        for (const count of [20, 30, 40, 50]) {
          await more.press('Enter');
          await expect(rows).toHaveCount(count);
          // Reading goes on at the first new row, and the count is said.
          await expect(rows.nth(count - 10)).toBeFocused();
          await expect(page.getByRole('status').filter({ hasText: String(count) })).toHaveCount(1);
        }
        const first = await rows.nth(10).innerText();
        expect(first).not.toBe(await rows.nth(0).innerText());
        await page.getByRole('button', { name: t('transactions.showLess') }).press('Enter');
        await expect(rows).toHaveCount(10);
        await expect(rows.first()).toBeFocused();
        await expectAccessible(page);
      },
    );

    test('every status and product of a card is said in words [ENT-064 ENT-067 ENT-072 ENT-076]', async ({
      page,
      portal,
    }) => {
      await signIn(page, portal, tenant, aPerson('states', tenant.code));
      const folds = page.getByRole('main').locator('summary');
      await expect(folds).toHaveCount(2);
      for (const fold of await folds.all()) await fold.click();
      for (const status of new Set(STATES)) {
        const chip = page.getByText(t(`status.${status}`), { exact: true });
        const count = STATES.filter((each) => each === status).length;
        await expect(tiles(page).filter({ has: chip }), status).toHaveCount(count);
      }
      // A product that the tenant does not know has a common name, never the server's.
      await expect(tiles(page).filter({ hasText: t('products.unknown') })).not.toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText('wellness');
      await expectWords(page);
      await expectAccessible(page);
    });

    testWhere(tenant.code === 'ro')(
      'two wallets: one choice for face, balance and operations, kept from page to page [ENT-077 ENT-081 API-47 GRD-13]',
      async ({ page, portal, sandbox, request }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        await tiles(page).nth(2).getByRole('link').first().click();
        const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');
        await expect(rows).toHaveCount(10);
        const ofMeal = await rows.allInnerTexts();
        await page.getByRole('radio', { name: t('products.gift') }).check();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('products.gift'));
        await expect(page.getByRole('main')).toContainText('75.00');
        await expect(rows).toHaveCount(10);
        expect(await rows.allInnerTexts()).not.toEqual(ofMeal);
        await expectAccessible(page);
        await expectReflow(page);

        await page
          .getByRole('main')
          .getByRole('link', { name: t('actions.transactions') })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.myCardTransactions'));
        await expect(page.getByRole('radio', { name: t('products.gift') })).toBeChecked();
        // The keyboard's arrow keys move the choice.
        await page.getByRole('radio', { name: t('products.gift') }).press('ArrowLeft');
        await expect(page.getByRole('radio', { name: t('products.meal') })).toBeChecked();
        await expect(rows).toHaveCount(10);
        expect(await rows.allInnerTexts()).toEqual(ofMeal);
        const asked = await callsOf(request, sandbox, person, '/operations');
        expect(asked.map(({ query }) => query.product_ref)).toEqual(['meal', 'gift']);
      },
    );

    testWhere(tenant.code === 'pl')(
      'a card that is not there is not found, inside the frame [RTE-64]',
      async ({ page, portal }) => {
        await signIn(
          page,
          portal,
          tenant,
          aPerson('ana', tenant.code),
          'my-cards/card-details/9999999999-NONE',
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
        await expect(page.getByRole('banner').getByRole('link', { name: t('nav.myCards') })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('notFound.buttonSignedIn') })
          .click();
        await expect(tiles(page)).toHaveCount(6);
        await expectAccessible(page);
      },
    );

    testWhere(tenant.code === 'bg')(
      'a card whose list came at the second try is the one of the address [GRD-12]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        await tiles(page).nth(1).getByRole('link').first().click();
        await expect(page).toHaveURL(/card-details/);
        await expect(page.getByRole('main')).toContainText('0937');
        expectedComplaints.push(/500.*\/cards/);
        await request.post(`${sandbox}/sandbox/faults`, {
          data: { method: 'GET', path: '/v1/users/*/cards', user: person, status: 500, body: {}, times: 2 },
        });
        await forgetHolderData(page);
        let failed = 0;
        page.on('response', (response) => {
          if (response.status() === 500 && new URL(response.url()).pathname.endsWith('/cards')) failed += 1;
        });
        await page.reload();
        // The guard has asked, and the screen after it.
        await expect.poll(() => failed).toBe(2);
        await page.getByRole('button', { name: t('common.tryAgain') }).click();
        await expect(page.getByRole('main')).toContainText('0937');
        await expect(page.getByRole('complementary')).toContainText('0937');
        await expect(page.getByRole('main')).not.toContainText('4821');
      },
    );
  });
}

// One tenant is enough: nothing of it is a tenant's own.
const [tenant] = TENANTS;
if (!tenant) throw new Error('The tenant under test is gone.');
const t = wordsOf(tenant.language);
/** What a text says before its first value. */
const pieceOf = (key: string) => t(key).split('  ')[0] ?? '';

test('sixty cards are gone through and come back to, and a filter of a long list reads on and is found again [NAV-63 NAV-67 USE-12 USE-21]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  const person = aPerson('many', tenant.code);
  await signIn(page, portal, tenant, person);
  const fold = page.getByText(t('cards.more', { number: '48' }));
  await fold.click();
  await expect(tiles(page)).toHaveCount(60);
  const link = (index: number) => tiles(page).nth(index).getByRole('link').first();
  await link(0).focus();
  // The browser ends a scrolling that begins before it has drawn the one to what is focused; a picture is of what is drawn.
  await expect(link(0)).toBeInViewport();
  await page.screenshot();
  await page.keyboard.press('End');
  await expect(tiles(page).last()).toBeInViewport();
  // Scrolling is no step of the keyboard: it goes on where it was.
  await expect(link(0)).toBeFocused();
  await link(59).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(60);
  await expect(tiles(page).last()).toBeInViewport();

  await link(0).press('Enter');
  const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  for (const count of [20, 30]) {
    await page
      .getByRole('button', { name: t('transactions.loadMore_other', { count: '10' }) })
      .press('Enter');
    await expect(rows).toHaveCount(count);
  }
  const asked = async () => (await callsOf(request, sandbox, person, '/operations')).length;
  const pill = (name: string) =>
    page.getByRole('button', { name: t(`transactions.filters.${name}`), exact: true });
  for (const name of ['credit', 'declined', 'debit']) {
    await pill(name).press('Enter');
    await expect(pill(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(pill(name)).toBeFocused();
    // Rare ones take many pages, one after the other; after ten of them it stops, and asks.
    await expect(page.getByText(pieceOf('transactions.lookedBack'))).toBeVisible();
    const further = page.getByRole('button', { name: t('transactions.lookFurther') });
    if (!(await further.isVisible())) await expect(rows).toHaveCount(10);
  }
  // Out of five thousand, few pages were needed.
  const before = await asked();
  expect(before).toBeLessThan(30);
  await expect(rows).toHaveCount(10);
  const more = page.getByRole('button', { name: t('transactions.loadMore_other', { count: '10' }) });
  await more.press('Enter');
  await expect(rows).toHaveCount(20);
  await more.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const at = await position();
  const calls = await asked();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.accessibility'));
  await page.goBack();
  await expect(rows).toHaveCount(20);
  await expect(pill('debit')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(position).toBeGreaterThan(at - 5);
  expect(await asked()).toBe(calls);
});

test('a reload and a Back from elsewhere find a long list where it was left [USE-12]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, tenant, aPerson('many', tenant.code));
  await tiles(page).first().getByRole('link').first().click();
  const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const more = page.getByRole('button', { name: t('transactions.loadMore_other', { count: '10' }) });
  for (const count of [20, 30, 40]) {
    await more.click();
    await expect(rows).toHaveCount(count);
  }
  const position = () => page.evaluate(() => Math.round(scrollY));
  await more.scrollIntoViewIfNeeded();
  const at = await position();
  expect(at).toBeGreaterThan(1000);
  const expectThere = async () => {
    await expect(rows).toHaveCount(40);
    await expect(more).toBeInViewport();
    await expect.poll(position).toBeGreaterThan(at - 50);
  };
  await page.reload();
  await expectThere();
  // Another site: the page is loaded whole when somebody comes back.
  await page.goto(`${portal}/healthz`);
  await page.goBack();
  await expectThere();
});

const WITH_HYPHEN = [
  { code: 'ro', width: 1440 },
  { code: 'ro', width: 390 },
];
for (const { code, width } of WITH_HYPHEN) {
  test(`${code}: words with a hyphen stay on one line of a tile at ${width} px, and in their names [USE-18]`, async ({
    page,
    portal,
  }) => {
    const who = TENANTS.find((each) => each.code === code);
    if (!who) throw new Error(`There is no tenant ${code}.`);
    const words = wordsOf(who.language);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, portal, who, aPerson('ana', code));
    await tiles(page).first().getByRole('link').first().click();
    const tile = page.getByRole('main').getByRole('link', { name: words('actions.pinChange'), exact: true });
    const word = tile.getByText('PIN-ul', { exact: true });
    await expect(word).toBeVisible();
    expect(await word.evaluate((each) => each.getClientRects().length)).toBe(1);
  });
}
