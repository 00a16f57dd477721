/** Names, merchants, labels and offers with the longest words of each language, on small phones and with large text. */
import type { Page } from 'playwright/test';
import { manifests } from '../../screens/index.ts';
import { addressOf, findCard, planSights, type Sight } from '../matrix/visual/planSights.ts';
import { shippedTenants } from '../support/shippedTenants.ts';
import { brokenTexts } from './support/brokenTexts.ts';
import { cardsOf } from './support/cardsOf.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

/** Forty letters in each name. */
const FIRST_NAME = 'Анна-Марія Валентина Єлизавета Софія-Зоя';
const LAST_NAME = 'Вишневецька-Загоровська та Сагайдачна-Ко';
const LOOKS = [
  { width: 320, height: 640, size: '' },
  { width: 320, height: 640, size: '200%' },
  { width: 390, height: 844, size: '200%' },
] as const;

/** Screens that hold every kind of text; each further one had something broken that no other has. */
const SCREENS = [
  ...['home', 'registration', 'passwordInit', 'changeEmailValidation'],
  ...['accountHome', 'myCardAdd', 'contactUs', 'myProfile', 'profileNotifications', 'profileTermsCondsList'],
  ...['accountDelete', 'accountDeleteAuthorize', 'ourMerchendisingPartnersAll'],
  ...[
    'cardDetails',
    'myCardTransactions',
    'myCardAcceptance',
    'myCardPinReveal',
    'myCardBlock',
    'myCardUnblock',
  ],
  ...['myCardBlockPermanently', 'myCardBlockReplace', 'myCardRemove', 'plasticlessVerification'],
];

/** What is broken in each look of the page as it stands. Begins with the window as it is: another size takes time. */
async function looksOf(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  const order = page.viewportSize()?.width === 390 ? [...LOOKS].reverse() : LOOKS;
  for (const { size, ...viewport } of order) {
    await page.setViewportSize(viewport);
    await page.evaluate((by) => document.documentElement.style.setProperty('font-size', by), size);
    for (const each of await brokenTexts(page))
      found.push(`${name} at ${viewport.width} px, text ${size || '100%'}: ${each}`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** English has the shortest words of all. */
for (const [code, ...languages] of [
  ['bg', 'bg'],
  ['pl', 'pl', 'uk'],
  ['ro', 'ro'],
] as const) {
  test(`${code}: no word is broken, none leaves its control, no page scrolls sideways in ${languages.join(', ')} [USE-18]`, async ({
    page,
    portal,
    expectedComplaints,
  }) => {
    test.setTimeout(120_000);
    expectedComplaints.push(/actions\/change-email/);
    const who = TENANTS.find((each) => each.code === code);
    const tenant = shippedTenants.find((each) => each.code === code);
    if (!who || !tenant) throw new Error(`There is no tenant ${code}.`);
    await page.route(/\/gateway\/v1\/users\/[^/]+$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      const user = await answer.json();
      Object.assign(user.data, { first_name: FIRST_NAME, last_name: LAST_NAME });
      return route.fulfill({ response: answer, json: user });
    });
    const found: string[] = [];
    /** In place, where the page can; home has a page for each language. */
    const look = async (sight: Sight, language: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      if ((await page.locator('html').getAttribute('lang')) !== language) {
        const name = wordsOf(language)('languageName');
        // What is prerendered takes the press once its program is there.
        await expect(async () => {
          await page.getByRole('banner').getByRole('button', { name }).click();
          await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 1_000 });
        }).toPass();
      }
      found.push(...(await looksOf(page, `${sight.screen} in ${language}`)));
    };
    const sights = planSights(tenant, manifests).filter(({ screen }) => SCREENS.includes(screen));
    const visit = async (screens: readonly Sight[], cards: Awaited<ReturnType<typeof cardsOf>> = []) => {
      for (const sight of screens.filter(({ language }) => language === who.language)) {
        const { manifest } = sight;
        const card = sight.access === 'card' ? findCard(manifest, cards) : undefined;
        await page.goto(portal + addressOf(sight, tenant, card?.id));
        for (const language of languages) {
          if (manifest.hasLanguagePaths) await page.goto(portal + addressOf({ ...sight, language }, tenant));
          await look(sight, language);
        }
      }
    };
    await visit(sights.filter(({ access }) => access === 'visitor'));
    await signIn(page, portal, who, aPerson('ana', code));
    const cards = await cardsOf(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    await visit(
      sights.filter(({ access }) => access !== 'visitor'),
      cards,
    );
    expect(found).toEqual([]);
  });
}

test('offers stand beside their pictures, three of them at 1440 px too [USE-18]', async ({
  page,
  portal,
}) => {
  const [bg] = TENANTS;
  if (!bg) throw new Error('There is no such tenant.');
  await page.goto(`${portal}/bg/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenTexts(page), `${width} px`).toEqual([]);
  }
  // As a tenant with three slides would have them.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('ul:has(> li > a > svg + h3)'))
      row.style.gridTemplateColumns = 'repeat(3, 1fr)';
  });
  expect(await brokenTexts(page)).toEqual([]);
});

test('the current entry of a row of pills is in view, and so is one that gets the focus [USE-18]', async ({
  page,
  portal,
}) => {
  const [, pl] = TENANTS;
  if (!pl) throw new Error('There is no such tenant.');
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await page.goto(`${portal}/pl/my-profile/delete`);
  const current = page.getByRole('complementary').locator('[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 0.9 });
  // Below the top bar's menu there is a short form for each that has one.
  await page.goto(`${portal}/pl/account`);
  const long = wordsOf('pl')('nav.verifyPlasticless');
  await expect(
    page.getByText(wordsOf('pl')('nav.verifyPlasticlessShort'), { exact: true }).first(),
  ).toBeVisible();
  // The whole name is spoken, and takes no room.
  const spoken = page.getByRole('complementary').getByText(long, { exact: true });
  expect(await spoken.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  await page.getByRole('article').first().getByRole('link').first().click();
  const last = page
    .getByRole('group', { name: wordsOf('pl')('transactions.filters.label') })
    .getByRole('button')
    .last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
