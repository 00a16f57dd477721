/** A country whose language runs from right to left: one walk, with what a browser alone can show. */
import { rmSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { pseudoText } from '../../compiler/words/pseudoWords.ts';
import { aPerson, expect, expectAccessible, expectReflow, signIn, test } from './support/portal.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { TURNED, turnedTenant } from './support/turnedTenant.ts';
import { wordsOf } from './support/words.ts';

const TENANT = { code: 'sa', language: TURNED, others: ['en'] };
const PHONE = { width: 390, height: 844 };
/** Room for the whole of what a desktop has. */
const DESKTOP = { width: 1440, height: 900 };
const t = (key: string) => pseudoText(wordsOf('en')(key), TURNED);

let stack: Stack;
let folder: string;
test.beforeAll(async () => {
  folder = turnedTenant();
  stack = await startStack(folder);
});
test.afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

const directionOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).direction);

/** Where the signs of a text stand, from left to right: an amount in pieces would show its minus or currency elsewhere. */
function signsFromLeft(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const signs: { readonly sign: string; readonly x: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, sign] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        signs.push({ sign, x: range.getBoundingClientRect().left });
      }
    }
    return signs
      .sort((one, other) => one.x - other.x)
      .map(({ sign }) => sign)
      .join('')
      .replaceAll('\u00a0', ' ')
      .trim();
  });
}

/** Where something ends on the left, and on the right. */
async function edgesOf(part: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { left: box.x, right: box.x + box.width };
}

const isMirrored = (part: Locator) =>
  part
    .locator('path')
    .last()
    .evaluate((path) => ((path as SVGPathElement).getCTM()?.a ?? 1) < 0);

test('a home page stands the other way round, as it is served and in the hands of its program', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${stack.portal}/sa/`);
  await expect(page.locator('html[lang=ar-XB]')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  const [logo, login] = await Promise.all([
    edgesOf(page.getByRole('banner').getByRole('link').first()),
    edgesOf(page.getByRole('banner').getByRole('link', { name: t('nav.login') })),
  ]);
  expect(logo.left).toBeGreaterThan(login.right);
  expect(await signsFromLeft(page.locator('main a[href^="tel:"]'))).toBe('+359 2 400 1234');
  expect(await isMirrored(page.locator('main a[href^="https://offers"]').first())).toBe(true);
  await expectReflow(page);
});

test('a holder finds cards, amounts, arrows and keys the right way round', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const username = aPerson('ana', TENANT.code);
  await signIn(page, stack.portal, TENANT, username);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await directionOf(page)).toBe('rtl');
  const [first, second] = [await edgesOf(cards.nth(0)), await edgesOf(cards.nth(1))];
  expect(first.left).toBeGreaterThan(second.right);
  expect(await signsFromLeft(cards.first().locator('bdi').first())).toMatch(/^\d+\.\d\d лв\.$/);

  const offers = page.getByRole('region', { name: t('cards.offersTitle') });
  await test.step('arrow keys move the offers along the line', async () => {
    const leading = offers.locator('li:not([inert])').first();
    await expect(leading).toBeVisible();
    const before = await leading.innerText();
    await offers.getByRole('button', { name: t('carousel.next') }).focus();
    expect(await isMirrored(offers.getByRole('button', { name: t('carousel.next') }))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => leading.innerText()).not.toBe(before);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => leading.innerText()).toBe(before);
  });

  await test.step('a card with two wallets: the key to the left chooses the next', async () => {
    await cards
      .filter({ has: page.getByRole('list') })
      .getByRole('link')
      .first()
      .click();
    const wallets = page.getByRole('main').getByRole('radio');
    await expect(wallets).toHaveCount(2);
    // Beside each other or, by the machine's letters, below: each has its button at the right of its name.
    const names = page.getByRole('main').locator('label:has([type=radio]) > span:first-of-type');
    await expect(names).toHaveCount(2);
    for (const index of [0, 1])
      expect((await edgesOf(wallets.nth(index))).left).toBeGreaterThan(
        (await edgesOf(names.nth(index))).right,
      );
    await wallets.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(wallets.nth(1)).toBeChecked();
  });

  await test.step('amounts stand at the end of their line, with each sign in its place', async () => {
    const row = page
      .getByRole('list', { name: t('transactions.title') })
      .getByRole('listitem')
      .first();
    const amount = row.locator('bdi').filter({ hasText: 'лв.' });
    expect(await signsFromLeft(amount)).toMatch(/^[−+]\d+\.\d\d лв\.$/);
    expect((await edgesOf(amount)).right).toBeLessThan((await edgesOf(row.locator('bdi').first())).left);
    const back = page.getByRole('main').getByRole('link').first();
    expect(await isMirrored(back)).toBe(true);
    await expectReflow(page);
    await expectAccessible(page);
  });

  await test.step('the account menu opens below its button, and its numbers run as they are dialled', async () => {
    const button = page.getByRole('banner').locator('button[popovertarget]');
    await button.click();
    const menu = page.getByRole('banner').locator('[popover]');
    const [box, place] = [await edgesOf(menu), await edgesOf(button)];
    expect(Math.abs(box.left - place.left)).toBeLessThan(24);
    await menu.locator('a[href$="/my-profile"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    expect(await signsFromLeft(page.getByRole('main').getByText(/^\+\d/))).toMatch(/^\+\d[\d ]+$/);
    expect(await signsFromLeft(page.getByRole('main').getByText(username).first())).toBe(username);
    await expectReflow(page);
  });

  await test.step('another language turns the page round at once', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^EN/ }).click();
    await expect(page.locator('html[lang=en]')).toHaveAttribute('dir', 'ltr');
    expect(await directionOf(page)).toBe('ltr');
  });
});
