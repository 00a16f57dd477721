/**
 * No control of a task is covered (WCAG 2.4.11): every screen, at each width, with a toast, with the question for
 * consent open, and with text of twice the size. The screens come from the list of them, each in the first tenant that
 * offers it; sensitive ones have no script of others, and so no such question.
 */
import type { Page } from 'playwright/test';
import { manifests } from '../../screens/index.ts';
import { addressOf, findCard, planSights, type Sight } from '../matrix/visual/planSights.ts';
import { shippedTenants } from '../support/shippedTenants.ts';
import { cardsOf } from './support/cardsOf.ts';
import { coveredControls } from './support/coveredControls.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Whose cards are taken, until one is found that a screen is there for (sandbox seeds). */
const PEOPLE = ['ana', 'states'];

/** Each screen once, by who sees it. */
const planned = new Set<string>();
const PLANS = [...TENANTS].reverse().flatMap((who) => {
  const tenant = shippedTenants.find(({ code }) => code === who.code);
  if (!tenant) throw new Error(`There is no tenant ${who.code}.`);
  const sights = planSights(tenant, manifests).filter(({ screen, language, isPassage }) => {
    if (isPassage || language !== who.language || planned.has(screen)) return false;
    planned.add(screen);
    return true;
  });
  const by = Map.groupBy(sights, ({ access }) => access);
  return [...by].map(([access, group]) => ({ who, tenant, access, group }));
});

/** Where the words of a language come from. */
const WORDS = /\/static\/words\/|\/translations/;

const toast = (page: Page) => page.locator('section > [role=alert]:has(button)');

/** A toast on any screen: the words of another language, which is asked for, do not come. */
async function raiseToast(page: Page): Promise<boolean> {
  const other = page.getByRole('banner').locator('button[aria-pressed=false]').first();
  // Home pages have links in its place.
  if (!(await other.isVisible())) return false;
  await page.route(WORDS, (route) => route.abort());
  await other.click();
  await expect(toast(page)).toBeVisible();
  await page.unroute(WORDS);
  return true;
}

/** The screen as it stands, at each width and in each state. */
async function lookOver(page: Page, screen: string): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (width: number, state: string) => {
    for (const each of await coveredControls(page)) found.push(`${screen} at ${width} px, ${state}: ${each}`);
  };
  const setText = (size: string) =>
    page.evaluate((by) => document.documentElement.style.setProperty('font-size', by), size);
  // From the smallest window to the largest and back: another size takes longer than a look.
  const hasToast = await raiseToast(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(size.width, hasToast ? 'toast' : 'as it is');
  }
  if (hasToast) await toast(page).getByRole('button').click();
  const hasConsent = await page.evaluate(() => {
    dispatchEvent(new Event('portal-consent-ask'));
    return 'sandboxConsent' in window;
  });
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size);
    if (hasConsent) await look(size.width, 'consent');
    await setText('200%');
    await look(size.width, 'text of 200 %');
    await setText('');
  }
  return found;
}

for (const { who, tenant, access, group } of PLANS) {
  test(`${who.code}: no control is covered on ${group.length} screens for a ${access} [USE-06 USE-07]`, async ({
    page,
    portal,
    expectedComplaints,
  }) => {
    test.setTimeout(180_000);
    // Words of another language; links from mails that nobody was sent; an address that is none.
    expectedComplaints.push(WORDS, /actions\/(verify|change)-email/);
    const found: string[] = [];
    const visit = async (sight: Sight, cardId?: string) => {
      await page.goto(portal + addressOf(sight, tenant, cardId));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      found.push(...(await lookOver(page, sight.screen)));
    };
    let left = group;
    for (const name of access === 'visitor' ? [''] : access === 'person' ? ['ana'] : PEOPLE) {
      if (left.length === 0) continue;
      if (name) await signIn(page, portal, who, aPerson(name, who.code));
      const cards = access === 'card' ? await cardsOf(page) : [];
      const next: Sight[] = [];
      for (const sight of left) {
        const card = access === 'card' ? findCard(sight.manifest, cards) : undefined;
        if (access === 'card' && !card) next.push(sight);
        else await visit(sight, card?.id);
      }
      left = next;
    }
    expect(left).toEqual([]);
    expect(found).toEqual([]);
  });
}

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
  await page.getByRole('banner').locator('button[aria-pressed=false]').first().click();
  await page.getByRole('button', { name: t('deleteAccount.continue') }).click();
  const dialog = page.getByRole('dialog');
  const toasts = dialog.getByRole('alert');
  await expect(toasts).toHaveCount(1);
  await toasts.getByRole('button').click();
  await expect(toasts).toHaveCount(0);
  open();
  await expect(toasts).toHaveCount(1);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(toasts.getByRole('button')).toBeInViewport({ ratio: 1 });
    expect(await coveredControls(page), `${size.width} px`).toEqual([]);
  }
  await toasts.getByRole('button').click();
  await expect(toasts).toHaveCount(0);
  await expect(dialog).toBeVisible();
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
