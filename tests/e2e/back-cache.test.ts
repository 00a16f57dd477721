/**
 * Whoever leaves a signed-out page and comes back finds it as it was, at once: the browser keeps it (back/forward cache),
 * and nothing of ours keeps it from doing so.
 */
import { type Browser, chromium, type Page } from 'playwright/test';
import { manifests } from '../../screens/index.ts';
import { addressOf, planSights } from '../matrix/visual/planSights.ts';
import { shippedTenants } from '../support/shippedTenants.ts';
import { CHROMIUM_ARGS } from './support/chromium.ts';
import { ofTheDay } from './support/ofTheDay.ts';
import { expect, test, untilInteractive } from './support/portal.ts';

declare global {
  interface Window {
    /** Whether the page that is shown is the one that was left; null before anybody came back. */
    isAsItWas: boolean | null;
  }
}

const [tenant] = shippedTenants;
if (!tenant) throw new Error('There is no tenant.');
const sights = planSights(tenant, manifests).filter(
  ({ access, isPassage, language }) => access === 'visitor' && !isPassage && language === tenant.languages[0],
);

let browser: Browser;
test.beforeAll(async () => {
  browser = ofTheDay(
    await chromium.launch({
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [...CHROMIUM_ARGS, '--headless=new'],
      // Playwright switches off what is looked at here.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  );
});
test.afterAll(() => browser?.close());

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('portal-consent', 'refused');
    window.isAsItWas = null;
    addEventListener('pageshow', ({ persisted }) => {
      if (performance.now() > 0) window.isAsItWas = persisted;
    });
  });
  return page;
}

/** Leaves the page for another site's and comes back. @returns why it was not kept; null where it was */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<unknown> {
  await page.goto(elsewhere);
  // What is kept is not loaded again, so there is no end of it to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => window.isAsItWas !== null);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return window.isAsItWas ? null : (entry?.toJSON().notRestoredReasons ?? 'unknown');
  });
}

test('every signed-out page is kept for whoever comes back to it', async ({ portal, sandbox }) => {
  const page = await openPage();
  await page.goto(`${portal}/healthz`);
  const plain = await leaveAndReturn(page, `${sandbox}/`);
  test.skip(plain !== null, 'this browser keeps no page at all, as headless shells do not');
  const lost: Record<string, unknown> = {};
  for (const sight of sights) {
    await page.goto(portal + addressOf(sight, tenant));
    await untilInteractive(page);
    // A page that still loads something is not kept, whatever it is.
    await page.waitForLoadState('networkidle');
    const reasons = await leaveAndReturn(page, `${sandbox}/`);
    if (reasons !== null) lost[sight.screen] = reasons;
  }
  expect(lost).toEqual({});
});
