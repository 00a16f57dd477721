/** The fixtures of the browser tests: addresses, people of their own, and a page that must not misbehave. */
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { findBarriers } from '../../support/findBarriers.ts';
import { ofTheDay } from './ofTheDay.ts';
import { signInByCalls } from './signInByCalls.ts';
import { wordsOf } from './words.ts';

export const PASSWORD = 'Benefit-2026!';

export interface TenantUnderTest {
  readonly code: string;
  readonly language: string;
  readonly others: readonly string[];
}

/** The three shipped tenants, with their languages (CFG-09 to CFG-11). */
export const TENANTS: readonly TenantUnderTest[] = [
  { code: 'bg', language: 'bg', others: ['en'] },
  { code: 'pl', language: 'pl', others: ['en', 'uk'] },
  { code: 'ro', language: 'ro', others: ['en'] },
];

interface Fixtures {
  /** What was answered to the cookie question on an earlier visit; null when it was never asked. */
  readonly consent: 'given' | 'refused' | null;
  readonly portal: string;
  readonly sandbox: string;
  /** Complaints of the browser: console errors, uncaught errors, policy violations. Empty at the end of each test. */
  readonly complaints: string[];
  /** Complaints that the test brings about itself. */
  readonly expectedComplaints: RegExp[];
}

// Playwright reads the names of the fixtures that a fixture needs from its first argument, empty ones too.
// biome-ignore-start lint/correctness/noEmptyPattern: see above
export const test = base.extend<Fixtures>({
  browser: [async ({ browser }, use) => use(ofTheDay(browser)), { scope: 'worker' }],
  portal: async ({}, use) => use(process.env.E2E_PORTAL ?? ''),
  sandbox: async ({}, use) => use(process.env.E2E_SANDBOX ?? ''),
  expectedComplaints: async ({}, use) => use([]),
  consent: ['refused', { option: true }],
  // biome-ignore-end lint/correctness/noEmptyPattern: until here
  context: async ({ context, consent }, use) => {
    await context.addInitScript((answer) => {
      try {
        if (answer && !localStorage.getItem('portal-consent')) localStorage.setItem('portal-consent', answer);
      } catch {
        // A page without an address of its own has no storage, and no question.
      }
    }, consent);
    await use(context);
    // An answer that a test holds back may be asked for until the page goes.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: [
    async ({ page, expectedComplaints }, use, testInfo) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      if (testInfo.status !== testInfo.expectedStatus)
        console.log([await whereItStands(page), ...complaints].join('\n'));
      const unexpected = complaints.filter(
        (each) => !expectedComplaints.some((pattern) => pattern.test(each)),
      );
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** What a page was doing when its test failed: a press that led nowhere looks the same from outside, whatever held it up. */
async function whereItStands(page: Page): Promise<string> {
  const state = await page
    .evaluate(() => {
      const entries = performance.getEntries().map((entry) => ({
        entryType: entry.entryType,
        name: entry.name.replace(location.origin, ''),
        at: Math.round(entry.startTime),
        took: Math.round(entry.duration),
        ...(entry instanceof PerformanceResourceTiming && { status: entry.responseStatus }),
      }));
      return {
        address: location.href,
        readyState: document.readyState,
        now: Math.round(performance.now()),
        heading: document.querySelector('h1')?.textContent,
        waiting: document.querySelector('[role=progressbar], [role=status]')?.outerHTML,
        entries: entries.slice(-25).map((each) => JSON.stringify(each)),
      };
    })
    .catch(String);
  const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  return `Where the page stood: ${JSON.stringify(state, null, 1)}\n${seen}`;
}

export { expect };

/**
 * Whether a flow is walked here: where it is asked for, and everywhere with EVERY_TENANT=on. What all tenants have alike
 * is walked in one of them, each flow in another; what differs between them, every tenant shows.
 */
export const isWalked = (isAskedFor: boolean) => isAskedFor || process.env.EVERY_TENANT === 'on';

/** `test` where the flow is walked, elsewhere nothing. */
export const testWhere = (
  isAskedFor: boolean,
): ((title: string, body: Parameters<typeof test>[2]) => unknown) =>
  isWalked(isAskedFor) ? test : () => undefined;

/** Other languages of a tenant that no tenant before it offers: a sight that depends on the words alone is seen once in each. */
export const othersNewTo = ({ code, others }: TenantUnderTest): readonly string[] =>
  others.filter((each) => isWalked(TENANTS.find((tenant) => tenant.others.includes(each))?.code === code));

let people = 0;

/** A fresh copy of a seeded person, so that tests run side by side. */
export function aPerson(name: string, tenant: string): string {
  people += 1;
  return `${name}+${process.pid}${Date.now() % 1_000_000}${people}@${tenant}.example`;
}

/** An address that nobody has, with capital letters, as people type theirs. */
export function aNewAddress(domain = 'poshta.example'): string {
  people += 1;
  return `Mariya.${process.pid}${Date.now() % 1_000_000}${people}@${domain}`;
}

/** A prerendered page can be read and its links work before its program is there; what only the program does has to wait. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
}

/** Fills the provider's own sign-in page. */
export async function passSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('[type=submit]').click();
}

/** Chooses to log in where the first press on login of a session asks who is new here. */
export async function passNotice(page: Page, language: string): Promise<void> {
  const login = page
    .getByRole('dialog')
    .getByRole('link', { name: wordsOf(language)('dialogs.newUser.login') });
  await expect(login.or(page.locator('input[name=username]'))).toBeVisible();
  if (await login.isVisible()) await login.click();
}

/**
 * Signs in and opens a page. How people get there, home.test.ts and session.test.ts show.
 * @param path below the tenant; what begins elsewhere has no need of the account, whose first load costs a second
 */
export async function signIn(
  page: Page,
  portal: string,
  tenant: TenantUnderTest,
  username: string,
  path = 'account',
): Promise<void> {
  await signInByCalls(page, { portal, code: tenant.code, username, password: PASSWORD });
  await page.goto(`${portal}/${tenant.code}/${path}`);
}

/** Twice before the page can draw anything: no second press that comes later is harder to hold back (threat F1). */
export async function pressTwice(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** The next load shows nothing from before: the person's data are kept in session storage (ENT-140). */
export async function forgetHolderData(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys({ ...sessionStorage }))
      if (/\|(user|cards)$/.test(key)) sessionStorage.removeItem(key);
  });
}

/** No violation of WCAG 2.2 A and AA, nor of best practice, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}

/** WCAG 1.4.10: nothing scrolls sideways at 320 CSS px. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // What measures its room does so a frame later.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, 'width of the page at 320 px').toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}
