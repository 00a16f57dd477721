/** Where to pay, partners, and what partners offer on carousels. */
import type { Page } from 'playwright/test';
import { ANA, signInAtCard } from './support/anaCards.ts';
import { expectGood } from './support/expectGood.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl, ro] = TENANTS;
if (!bg || !pl || !ro) throw new Error('The tenants under test are gone.');

/** The address of the first card's details, without its end. */
async function firstCard(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  return /^.*\/card-details\/[^/]+/.exec(href)?.[0] ?? '';
}

for (const tenant of [bg, pl]) {
  test(`${tenant.code}: our network leads from a card’s page to where that card is accepted [NAV-04 NAV-06 RTE-42 RTE-67]`, async ({
    page,
    portal,
  }) => {
    const t = wordsOf(tenant.language);
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    const network = page.getByRole('banner').getByRole('link', { name: t('nav.ourNetwork') });
    await expect(network).toHaveAttribute('aria-disabled', 'true');
    await expect(network).not.toHaveAttribute('href');
    const card = await firstCard(page);
    await page.goto(portal + card);
    await network.click();
    await expect(page).toHaveURL(`${portal}${card}/card-acceptance`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.myCardAcceptance'));
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectGood(page);
  });
}

test('pl shows the map of its merchants, which can be searched and skipped; bg has none [CFG-23 CFG-24]', async ({
  page,
  portal,
  sandbox,
}) => {
  const t = wordsOf('pl');
  await signInAtCard(page, { portal, sandbox }, pl, ANA.active, '/card-acceptance');
  const map = page.frameLocator(`iframe[title="${t('acceptance.map.title')}"]`);
  await map.getByRole('searchbox').fill('Bistro');
  await expect(map.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  const skip = page.getByRole('link', { name: t('acceptance.map.skip') });
  await skip.focus();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: t('acceptance.list') })).toBeFocused();
  await expect(page.getByRole('region').getByText('Bistro pod Lipą').first()).toBeVisible();

  await signInAtCard(page, { portal, sandbox }, bg, ANA.active, '/card-acceptance');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('what the map’s frame says is not listened to [P9]', async ({ page, portal, sandbox }) => {
  const t = wordsOf('pl');
  await signInAtCard(page, { portal, sandbox }, pl, ANA.active, '/card-acceptance');
  const map = page.frameLocator(`iframe[title="${t('acceptance.map.title')}"]`);
  await expect(map.getByRole('searchbox')).toBeVisible();
  // The list below it has come: the page rests.
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const before = await page.locator('main').innerHTML();
  // The mark of the session (decision 007) changes with a sign-in alone.
  const stored = () => page.evaluate(() => Object.entries(localStorage).sort().join('\n'));
  const storedBefore = await stored();
  await map.getByRole('searchbox').evaluate(() => {
    for (const data of ['logout', { type: 'navigate', path: '/logout' }, { isGiven: true }, null])
      window.parent.postMessage(data, '*');
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.myCardAcceptance'));
  expect(await page.locator('main').innerHTML()).toBe(before);
  expect(await stored()).toBe(storedBefore);
});

test('ro has no acceptance page; its partners stand with the card and with all cards [RTE-43 RTE-44 RTE-45 NAV-05]', async ({
  page,
  portal,
}) => {
  const t = wordsOf('ro');
  await signIn(page, portal, ro, aPerson('ana', 'ro'));
  const card = await firstCard(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.allPartners') })
    .click();
  await expect(page).toHaveURL(`${portal}/ro/my-cards/merchandising-partners`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
  await expectGood(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.ourNetwork') })
    .click();
  await expect(page).toHaveURL(`${portal}${card}/merchandising-partners`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
  await expectGood(page);
  await page.goto(`${portal}${card}/card-acceptance`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
});

for (const tenant of [bg, pl]) {
  test(`${tenant.code} has no partners’ pages [RTE-44 RTE-45 NAV-18]`, async ({ page, portal }) => {
    const t = wordsOf(tenant.language);
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    await expect(page.getByText(t('nav.allPartners'))).toHaveCount(0);
    const card = await firstCard(page);
    for (const address of [
      `${card}/merchandising-partners`,
      `/${tenant.code}/my-cards/merchandising-partners`,
    ]) {
      await page.goto(portal + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
    }
  });
}

test('a partners’ address with the placeholder becomes that of the first card, or of all without cards [GRD-16 GRD-17]', async ({
  page,
  portal,
}) => {
  const placeholder = `${portal}/ro/my-cards/card-details/:cardId/merchandising-partners`;
  await signIn(page, portal, ro, aPerson('ana', 'ro'));
  const card = await firstCard(page);
  await page.goto(placeholder);
  await expect(page).toHaveURL(`${portal}${card}/merchandising-partners`);
  await page.goto(`${portal}/ro/logout`);
  await expect(page).toHaveURL(`${portal}/ro/`);
  await signIn(page, portal, ro, aPerson('new', 'ro'), placeholder.slice(`${portal}/ro/`.length));
  await expect(page).toHaveURL(`${portal}/ro/my-cards/merchandising-partners`);
});

/** The region with partner offers, and the titles that are in view, in their order. */
const offers = (page: Page, language: string) =>
  page.getByRole('region', { name: wordsOf(language)('cards.offersTitle') });
async function titlesInView(page: Page, language: string): Promise<string[]> {
  const found = await offers(page, language)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all
        .filter((each) => !(each as HTMLElement).inert)
        .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
        .map((each) => each.querySelector('h3')?.textContent ?? ''),
    );
  return found;
}

const SIZES = [
  { tenant: pl, small: '420x210', wide: '930x350', ids: 'NAV-38 NAV-39' },
  { tenant: ro, small: '913x350', wide: '913x150', ids: 'NAV-40 NAV-41' },
];
for (const { tenant, small, wide, ids } of SIZES) {
  test(`${tenant.code}: offers stand below the cards and below transactions, two or one at a time, at the sizes for them [${ids} NAV-35 NAV-36]`, async ({
    page,
    portal,
  }) => {
    const { language } = tenant;
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    const card = await firstCard(page);
    for (const [address, count] of [
      [`/${tenant.code}/account`, 3],
      [`${card}/transactions`, 2],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      if (page.url() !== portal + address) await page.goto(portal + address);
      const region = offers(page, language);
      await expect(region.locator('li')).toHaveCount(count);
      await expect(region.locator(`li[data-size="${wide}"]`)).toHaveCount(count);
      await expect.poll(() => titlesInView(page, language)).toHaveLength(2);
      await expectGood(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(region.locator(`li[data-size="${small}"]`)).toHaveCount(count);
      await expect.poll(() => titlesInView(page, language)).toHaveLength(1);
      await expectGood(page);
    }
  });
}

test('offers are moved by buttons, arrow keys and a swipe, never by themselves, and open nothing on the way [NAV-44 NAV-46]', async ({
  page,
  portal,
}) => {
  const t = wordsOf('pl');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  const region = offers(page, 'pl');
  await expect(region.locator('li')).toHaveCount(3);
  // How many there is room for is measured.
  await expect.poll(() => titlesInView(page, 'pl')).toHaveLength(2);
  const [first = '', second = ''] = await titlesInView(page, 'pl');
  const last = (await region.locator('h3').allTextContents()).find((each) => ![first, second].includes(each));
  const expectInView = (...titles: readonly (string | undefined)[]) =>
    expect.poll(() => titlesInView(page, 'pl')).toEqual(titles);

  await region.getByRole('button', { name: t('carousel.next') }).focus();
  await page.keyboard.press('Enter');
  await expectInView(second, last);
  await page.keyboard.press('ArrowRight');
  await expectInView(last, first);
  await page.keyboard.press('ArrowRight');
  await expectInView(first, second);

  const box = await region.getByRole('listitem').first().boundingBox();
  if (!box) throw new Error('No offer is in view.');
  const pages = page.context().pages().length;
  await page.mouse.move(box.x + 200, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 44, { steps: 5 });
  await page.mouse.up();
  await expectInView(second, last);
  expect(page.context().pages()).toHaveLength(pages);
  // What is out of view is not reached by keyboard.
  const reached = await region
    .getByRole('listitem')
    .evaluateAll((all) => all.filter((each) => (each as HTMLElement).inert).map((each) => each.textContent));
  expect(reached).toHaveLength(1);
});

test('offers follow the language, bg has none, and nobody misses them when they fail [NAV-37 NAV-43]', async ({
  page,
  portal,
  sandbox,
  expectedComplaints,
}) => {
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await expect(offers(page, 'pl').locator('li')).toHaveCount(3);
  const [polish] = await titlesInView(page, 'pl');
  await page.getByRole('button', { name: /EN/ }).first().click();
  await expect(offers(page, 'en').locator('li')).toHaveCount(3);
  // The Polish ones stay until those in English have come.
  await expect.poll(async () => (await titlesInView(page, 'en'))[0]).not.toBe(polish);

  expectedComplaints.push(/lookups\/banners/);
  await page.route(`${sandbox}/pl/backend/**/lookups/banners*`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(offers(page, 'en')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(offers(page, 'bg')).toHaveCount(0);
});
