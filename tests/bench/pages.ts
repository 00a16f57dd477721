/** What people wait for: the first sight of home, its being usable, the form of registration, and the list of cards after signing in. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import type { Baseline } from './baselines.ts';
import { interleave, median, milliseconds, pairedRatio, ratio, table } from './figures.ts';

export interface PagesOptions {
  /** Of the portal; ends without a slash. */
  readonly portal: string;
  readonly tenant: string;
  readonly baseline: Baseline;
  readonly rounds: number;
}

export interface PagesResult {
  readonly text: string;
  /** Largest contentful paint of home against the static page, the worst device. */
  readonly paintRatio: number;
  /** When registration can be filled in against a native form rendered by React alone, the worst device. */
  readonly formRatio: number;
}

interface Device {
  readonly name: string;
  /** Round trip in milliseconds, bits a second; null is unlimited. */
  readonly network: { readonly latency: number; readonly bits: number } | null;
  readonly slowdown: number;
  readonly viewport: { readonly width: number; readonly height: number };
}

const DEVICES: readonly Device[] = [
  {
    name: 'phone, 1.6 Mbit/s, 150 ms, CPU 4x slower',
    network: { latency: 150, bits: 1_600_000 },
    slowdown: 4,
    viewport: { width: 390, height: 844 },
  },
  { name: 'desktop', network: null, slowdown: 1, viewport: { width: 1440, height: 900 } },
];

const PASSWORD = 'Benefit-2026!';
const WAIT_MILLISECONDS = 60_000;

interface Visitor {
  readonly device: Device;
  /** The page of another site that they come from. */
  readonly elsewhere: string;
}

interface Times {
  readonly paint: number;
  /** When the page says that it is usable; null when it never will be. */
  readonly interactive: number | null;
}

interface FormTimes {
  /**
   * When the first field could be typed into. The native form is hydrated then; the portal's was prerendered, and
   * what is typed into it is taken over by its program.
   */
  readonly fields: number;
  /** When its rules held: before the program or with it, whichever came first (decision 052). */
  readonly rules: number;
  /** When its program had taken over, and the button works. */
  readonly hydrated: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

export async function measurePages(options: PagesOptions): Promise<PagesResult> {
  const { portal, tenant, baseline, rounds } = options;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const parts: string[] = [];
  let paintRatio = 0;
  let formRatio = 0;
  for (const device of DEVICES) {
    const visitor = { device, elsewhere: baseline.elsewhere };
    const home = await interleave(
      {
        static: () => visit(browser, visitor, `${baseline.url}/static`, false),
        react: () => visit(browser, visitor, `${baseline.url}/react`, true),
        portal: () => visit(browser, visitor, `${portal}/${tenant}/`, true),
      },
      rounds,
    );
    const paints = (name: string) => (home[name] ?? []).map(({ paint }) => paint);
    const usable = (name: string) => (home[name] ?? []).map(({ interactive }) => interactive ?? Number.NaN);
    const own = pairedRatio(paints('portal'), paints('static'));
    paintRatio = Math.max(paintRatio, own);
    parts.push(
      `### Home, ${device.name}`,
      table(
        ['page', 'largest paint, ms', 'to static page', 'usable, ms', 'to React alone'],
        ['static', 'react', 'portal'].map((name) => [
          {
            static: 'static page, same HTML and styles',
            react: 'React alone, same content',
            portal: 'portal',
          }[name] ?? name,
          milliseconds(median(paints(name))),
          ratio(pairedRatio(paints(name), paints('static'))),
          name === 'static' ? '' : milliseconds(median(usable(name))),
          name === 'static' ? '' : ratio(pairedRatio(usable(name), usable('react'))),
        ]),
      ),
    );

    const forms = await interleave(
      {
        native: () => openForm(browser, visitor, `${baseline.url}/form`),
        portal: () => openForm(browser, visitor, `${portal}/${tenant}/account-creation`),
      },
      rounds,
    );
    const fields = (name: string) => (forms[name] ?? []).map((each) => each.fields);
    const rules = (name: string) => (forms[name] ?? []).map((each) => each.rules);
    const hydrated = (name: string) => (forms[name] ?? []).map((each) => each.hydrated);
    const formOwn = pairedRatio(fields('portal'), fields('native'));
    formRatio = Math.max(formRatio, formOwn);
    parts.push(
      `### Registration, ${device.name}`,
      table(
        [
          'page',
          'can be filled in, ms',
          'to native form',
          'checks rules, ms',
          'to native form',
          'can be sent, ms',
          'to native form',
          'layout shift',
        ],
        ['native', 'portal'].map((name) => [
          name === 'native' ? 'React alone, native fields' : 'portal: step 1 of the tenant’s form',
          milliseconds(median(fields(name))),
          ratio(pairedRatio(fields(name), fields('native'))),
          milliseconds(median(rules(name))),
          ratio(pairedRatio(rules(name), rules('native'))),
          milliseconds(median(hydrated(name))),
          ratio(pairedRatio(hydrated(name), hydrated('native'))),
          Math.max(...(forms[name] ?? []).map(({ shift }) => shift)).toFixed(3),
        ]),
      ),
    );

    const returns = await interleave(
      {
        react: async () =>
          (await visit(browser, visitor, `${baseline.url}/react`, true)).interactive ?? Number.NaN,
        portal: () => signIn(browser, visitor, `${portal}/${tenant}/`, tenant),
      },
      Math.max(2, Math.ceil(rounds / 2)),
    );
    parts.push(
      `### From the provider's answer to the list of cards, ${device.name}`,
      table(
        ['page', 'shown, ms', 'to React alone'],
        ['react', 'portal'].map((name) => [
          name === 'react' ? 'React alone, static content' : 'portal: exchange, session, two calls, cards',
          milliseconds(median(returns[name] ?? [])),
          ratio(pairedRatio(returns[name] ?? [], returns.react ?? [])),
        ]),
      ),
    );
  }
  await browser.close();
  return { text: parts.join('\n\n'), paintRatio, formRatio };
}

/**
 * A first visit: nothing is cached, and people come from another site, as from a mail or a search. A browser then
 * begins a process for whatever comes. From an empty tab it would begin one for the portal alone, because its pages ask
 * for a group of windows of their own (Cross-Origin-Opener-Policy), and not for a page without that header.
 */
async function open(
  browser: Browser,
  { device, elsewhere }: Visitor,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: device.viewport });
  const page = await context.newPage();
  await page.goto(elsewhere);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (device.network) {
    const bytes = device.network.bits / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: device.network.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
  return { context, page };
}

async function visit(browser: Browser, visitor: Visitor, url: string, isHydrated: boolean): Promise<Times> {
  const { context, page } = await open(browser, visitor);
  await page.goto(url, { waitUntil: 'load', timeout: WAIT_MILLISECONDS });
  if (isHydrated) await waitForMark(page, 'interactive');
  const times = await page.evaluate(async () => {
    // Two frames later every paint of the load has been reported.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const paint = await new Promise<number>((resolve) => {
      let last = 0;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) last = startTime;
        resolve(last);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [mark] = performance.getEntriesByName('interactive');
    return { paint, interactive: mark?.startTime ?? null };
  });
  await context.close();
  return times;
}

/** A first visit to a form, until its first field stands there and the page has come to rest. */
async function openForm(browser: Browser, visitor: Visitor, url: string): Promise<FormTimes> {
  const { context, page } = await open(browser, visitor);
  await markFirst(page, 'fields', 'main form input');
  await page.goto(url, { waitUntil: 'load', timeout: WAIT_MILLISECONDS });
  await waitForMark(page, 'fields');
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(async () => {
    let shift = 0;
    const read = (list: { getEntries(): PerformanceEntryList }) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver(read);
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    read({ getEntries: () => observer.takeRecords() });
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    const fields = at('fields') ?? Number.NaN;
    // The native form's program says nothing of itself: it has rendered the fields.
    const hydrated = at('interactive') ?? fields;
    return { fields, rules: Math.min(at('rules') ?? hydrated, hydrated), hydrated, shift };
  });
  await context.close();
  return times;
}

/** Marks the first frame that shows such an element. */
async function markFirst(page: Page, name: string, selector: string): Promise<void> {
  await page.addInitScript(
    ([mark = '', wanted = '']) => {
      const look = () => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        // Not called while styles are still on their way, which nothing is shown without.
        requestAnimationFrame(() => performance.mark(mark));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    },
    [name, selector],
  );
}

let people = 0;

/** Signs in as a fresh person. @returns from the document's first byte asked for to the first card, in milliseconds */
async function signIn(browser: Browser, visitor: Visitor, home: string, tenant: string): Promise<number> {
  const { context, page } = await open(browser, visitor);
  people += 1;
  await markFirst(page, 'cards', 'main article');
  await page.goto(`${home}login`, { timeout: WAIT_MILLISECONDS });
  await page.locator('input[name=username]').fill(`ana+b${process.pid}n${people}@${tenant}.example`);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('[type=submit]').click();
  await page.waitForURL(`${home}account`, { timeout: WAIT_MILLISECONDS });
  await waitForMark(page, 'cards');
  const time = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('cards');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (mark?.startTime ?? Number.NaN) - (navigation?.fetchStart ?? 0);
  });
  await context.close();
  return time;
}

async function waitForMark(page: Page, name: string): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout: WAIT_MILLISECONDS,
    polling: 50,
  });
}
