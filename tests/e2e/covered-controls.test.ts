/**
 * Controls that lie near what can cover them: a provider's question, a toast over a dialog, bars (WCAG 2.4.11). All
 * screens as they stand: tests/e2e/screens.test.ts.
 */
import type { Page } from 'playwright/test';
import { manifests } from '../../screens/index.ts';
import { findCard } from '../matrix/visual/planSights.ts';
import { cardsOf } from './support/cardsOf.ts';
import { coveredControls } from './support/coveredControls.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { raiseToast, toast, WORDS } from './support/raiseToast.ts';
import { wordsOf } from './support/words.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** A provider of another kind: in a shadow tree, in the lowest layer, on top or below, and without a word to the page. */
async function bringForeign(page: Page, edge: 'top' | 'bottom'): Promise<void> {
  await page.evaluate((side) => {
    document.getElementById('foreign')?.remove();
    const host = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'foreign' }));
    const box = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
    box.style.cssText = `position:fixed;inset-inline:0;${side}:0;height:220px;background:#fed`;
    const button = box.appendChild(document.createElement('button'));
    button.style.cssText = 'position:absolute;inset:auto 0 0 0;height:60px';
  }, edge);
}

test.describe('while a provider of any kind asks', () => {
  test.use({ consent: null, viewport: { width: 390, height: 844 } });
  for (const edge of ['top', 'bottom'] as const) {
    test(`bars give way, the page can be scrolled clear, and the focus comes out, at the ${edge} [USE-06]`, async ({
      page,
      portal,
      sandbox,
    }) => {
      const [, pl] = TENANTS;
      if (!pl) throw new Error('There is no such tenant.');
      await page.route(`${sandbox}/*/third-party/consent.js*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.hasAsked = true' }),
      );
      await signIn(page, portal, pl, aPerson('ana', 'pl'));
      await expect.poll(() => page.evaluate(() => 'hasAsked' in window)).toBe(true);
      // Whatever comes later would move the page, and what has the focus out of the window with it.
      await expect(page.getByRole('article')).toHaveCount(6);
      const offers = page.getByRole('region', { name: wordsOf(pl.language)('cards.offersTitle') });
      await expect(offers.locator('li')).toHaveCount(3);
      const tabs = page.getByRole('navigation').last();
      // Nothing asks yet: the bar is where it always is.
      await expect(tabs).toBeInViewport({ ratio: 1 });
      await bringForeign(page, edge);
      const hits = () =>
        page.evaluate((side) => {
          const y = side === 'top' ? 190 : innerHeight - 30;
          return [0.1, 0.5, 0.9].map((x) => document.elementFromPoint(innerWidth * x, y)?.id);
        }, edge);
      await expect.poll(hits).toEqual(['foreign', 'foreign', 'foreign']);
      await expect(tabs).not.toBeInViewport();
      // By keyboard, from the first control of the page to the last and back.
      const isFree = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
          return focused?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
        });
      for (const last of [tabs.getByRole('link').last(), page.getByRole('main').getByRole('link').first()]) {
        await last.focus();
        await expect.poll(isFree).toBe(true);
      }
      await page.evaluate(() =>
        dispatchEvent(new CustomEvent('portal-consent', { detail: { isGiven: false } })),
      );
      await page.evaluate(() => document.getElementById('foreign')?.remove());
      await expect(tabs).toBeInViewport({ ratio: 1 });
    });
  }
});

test('a toast can be seen, heard and closed while a dialog is open, and covers none of its buttons [USE-06]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  const [bg] = TENANTS;
  if (!bg) throw new Error('There is no such tenant.');
  expectedComplaints.push(WORDS);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  const t = wordsOf('bg');
  await page.goto(`${portal}/bg/my-profile/delete`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One toast is there before the dialog opens, and one is raised while it is open.
  expect(await raiseToast(page)).toBe(true);
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(WORDS, async (route) => {
    await opened;
    await route.abort();
  });
  await page.getByRole('banner').locator('button[lang][aria-pressed=false]').first().click();
  await page.getByRole('button', { name: t('deleteAccount.continue') }).click();
  const dialog = page.getByRole('dialog');
  const toasts = dialog.getByRole('alert');
  const close = toasts.getByRole('button', { name: t('toast.dismiss') });
  await expect(toasts).toHaveCount(1);
  await close.click();
  await expect(toasts).toHaveCount(0);
  open();
  await expect(toasts).toHaveCount(1);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await coveredControls(page), `${size.width} px`).toEqual([]);
  }
  await close.click();
  await expect(toasts).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('what has the focus comes out from below a toast that comes [USE-06]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  const [bg] = TENANTS;
  if (!bg) throw new Error('There is no such tenant.');
  expectedComplaints.push(WORDS);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  const control = page.getByRole('article').nth(3).getByRole('link').last();
  await expect(control).toBeVisible();
  const { promise: focused, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(WORDS, async (route) => {
    await focused;
    await route.abort();
  });
  await page.getByRole('banner').locator('button[lang][aria-pressed=false]').first().click();
  // At the lower edge of the window, where the toast is about to be.
  await control.evaluate((element: HTMLElement) => {
    element.focus();
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 120);
  });
  const isFree = () =>
    control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isFree()).toBe(true);
  const before = await control.boundingBox();
  goOn();
  await expect(toast(page)).toBeVisible();
  await expect.poll(async () => (await control.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  // The page moves there step by step.
  await expect.poll(isFree).toBe(true);
  await expect(control).toBeFocused();
});

test('the button of a task has no bar over it [USE-07]', async ({ page, portal }) => {
  const [bg] = TENANTS;
  if (!bg) throw new Error('There is no such tenant.');
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  const cards = await cardsOf(page);
  for (const { address, sizes } of [
    { address: 'pin-reveal', sizes: [[390, 844]] },
    { address: 'activate', sizes: [[390, 844]] },
    {
      address: 'block',
      sizes: [
        [390, 844],
        [390, 420],
        [844, 390],
        [568, 320],
      ],
    },
  ] as const) {
    await test.step(address, async () => {
      const manifest = manifests.find(({ paths: [path] }) => path.endsWith(`/${address}`));
      const card = manifest && findCard(manifest, cards);
      const [first] = sizes;
      await page.setViewportSize({ width: first[0], height: first[1] });
      await page.goto(`${portal}/bg/my-cards/card-details/${card?.id}/${address}`);
      const main = page.getByRole('main');
      const button = main.getByRole('button').last();
      await expect(button).toBeVisible();
      if (address !== 'block') {
        await button.click();
        await expect(main.locator('iframe')).toBeVisible();
      }
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const over = await page.evaluate(() => {
          const bars = [...document.querySelectorAll('header, nav')].filter((bar) => {
            const { position } = getComputedStyle(bar);
            const { top, bottom } = bar.getBoundingClientRect();
            return position === 'sticky' && (bottom === innerHeight || (top === 0 && scrollY > 0));
          });
          const last = [...document.querySelectorAll('main button')].at(-1);
          last?.scrollIntoView({ block: 'end' });
          const { left, top, width: w, height: h } = last?.getBoundingClientRect() ?? new DOMRect();
          return {
            bars: bars.length,
            isFree: last?.contains(document.elementFromPoint(left + w / 2, top + h / 2)),
          };
        });
        expect(over, `${address}, ${width} × ${height}`).toEqual({ bars: 0, isFree: true });
      }
    });
  }
});
