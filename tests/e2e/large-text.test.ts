/** Offers and rows of pills on small phones and with large text. All screens: tests/e2e/screens.test.ts. */
import { LANGUAGE_KEY } from '../../runtime/tenant/pageData.ts';
import { brokenTexts } from './support/brokenTexts.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { withWideLetters } from './support/withWideLetters.ts';
import { wordsOf } from './support/words.ts';

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
  await signIn(page, portal, pl, aPerson('ana', 'pl'), 'my-profile/delete');
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
  // So is the filter that an address names.
  await page.goto(`${page.url()}/transactions?show=declined`);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => last.evaluate((pill) => Math.ceil(pill.getBoundingClientRect().right)))
    .toBeLessThanOrEqual(320);
});

for (const tenant of TENANTS)
  test(`${tenant.code}: where somebody sets letters wide, an amount breaks before its currency and not within a word [USE-18]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(
      page.getByRole('list', { name: wordsOf(tenant.language)('transactions.title') }),
    ).toBeVisible();
    expect(await brokenTexts(page)).toEqual([]);
    expect(await withWideLetters(page, () => brokenTexts(page))).toEqual([]);
  });

for (const { code, language: first, others } of TENANTS)
  test(`${code}: with letters twice as large on a wide window, the home page is read in whole words [USE-18]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const language of [first, ...others]) {
      await page.goto(`${portal}/${code}/${language === first ? '' : `${language}/`}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await brokenTexts(page), language).toEqual([]);
    }
  });

test('with letters twice as large on a wide window, what is said of a card is read in whole words [USE-18]', async ({
  page,
  portal,
}) => {
  const [bg] = TENANTS;
  if (!bg) throw new Error('There is no such tenant.');
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('list', { name: wordsOf(bg.language)('transactions.title') })).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await brokenTexts(page)).toEqual([]);
});

test('with letters twice as large on a wide window, facts, a question and the phone line are read in whole words [USE-18]', async ({
  page,
  portal,
}) => {
  const [, pl] = TENANTS;
  if (!pl) throw new Error('There is no such tenant.');
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  // The longest words of all languages.
  await page.evaluate((key) => sessionStorage.setItem(key, 'uk'), LANGUAGE_KEY + pl.code);
  const card = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  for (const path of ['/pl/my-profile', '/pl/contact-us', `${card}/block`]) {
    await page.goto(portal + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await brokenTexts(page), path).toEqual([]);
  }
});

test('with letters twice as large on a phone, what is chosen from a list is read to its end, in lines [USE-18]', async ({
  page,
  portal,
}) => {
  const [, pl] = TENANTS;
  if (!pl) throw new Error('There is no such tenant.');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  const card = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  for (const path of ['/pl/contact-us', `${card}/transactions`]) {
    await page.goto(portal + path);
    const list = page.getByRole('main').locator('select').last();
    await expect(list).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const rooms = await list.evaluate(roomsOfChoices);
    expect(Math.max(...rooms.map(({ needed }) => needed)), path).toBeGreaterThan(100);
    expect(
      rooms.filter(({ needed, given }) => given < needed - 1),
      path,
    ).toEqual([]);
  }
});

/** How high a list is with each of its choices, and a paragraph of its width with the same text. */
function roomsOfChoices(list: HTMLElement | SVGElement) {
  if (!(list instanceof HTMLSelectElement)) throw new Error('This is no list.');
  const { font, letterSpacing, padding } = getComputedStyle(list);
  const text = document.createElement('div');
  const width = `${list.offsetWidth}px`;
  Object.assign(text.style, { font, letterSpacing, padding, width, boxSizing: 'border-box' });
  document.body.append(text);
  const rooms = [...list.options].map(({ text: choice }, index) => {
    list.selectedIndex = index;
    text.textContent = choice;
    return { choice, needed: text.offsetHeight, given: list.offsetHeight };
  });
  text.remove();
  return rooms;
}
