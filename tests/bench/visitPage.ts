/** One visit of one page on one device: when it is seen, when it can be used, what it sends for, and how it answers. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { holdCalls, keepLinksHere } from './heldCalls.ts';
import { blockingTime, longestInteraction } from './interactionFigures.ts';
import { forgetEvents, keepTimes, readEvents, readTasks } from './timedPage.ts';
import { type KindOfBytes, type Scripts, watchTraffic } from './traffic.ts';

export interface Device {
  readonly name: string;
  /** Round trip in milliseconds, bits a second; null is unlimited. */
  readonly network: { readonly latency: number; readonly bits: number } | null;
  readonly slowdown: number;
  readonly viewport: { readonly width: number; readonly height: number };
}

export interface Visitor {
  readonly browser: Browser;
  readonly device: Device;
  /** The page of another site that they come from. */
  readonly elsewhere: string;
}

export interface PageFigures {
  /** Largest contentful paint, in milliseconds like all that follows. */
  readonly paint: number;
  /** Null for a page that has no program to wait for. */
  readonly usable: number | null;
  /** When what is typed was checked. */
  readonly rules: number | null;
  /** When its program had taken over. */
  readonly hydrated: number | null;
  readonly bytes: Readonly<Record<KindOfBytes, number>>;
  /** Of scripts that had come when the page could be used. */
  readonly scriptsBefore: Scripts;
  readonly requests: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time: of each long task after the first paint, what is beyond 50 ms. */
  readonly blocked: number;
  /** A press on the first control of the page's own content, and a key where that is a field; null without one. */
  readonly answer: number | null;
}

export interface VisitOptions {
  /** The mark that says that the page can be used; null for one that says nothing. */
  readonly usable: string | null;
  /** The marks of its rules and of its program, where these come later than its being usable. */
  readonly rules?: readonly [rules: string, program: string];
  /** Marked when the first such element is seen. */
  readonly mark?: readonly [name: string, selector: string];
  /** Goes there, from the last document that is asked for; the address is opened unless given. */
  readonly go?: (page: Page, forgetCache: () => Promise<unknown>) => Promise<void>;
}

export const WAIT_MILLISECONDS = 60_000;

/**
 * A first visit: nothing is cached, and people come from another site, as from a mail or a search. A browser then
 * begins a process for the page, whatever its headers say; from an empty tab only pages that ask for one
 * (`Cross-Origin-Opener-Policy`) would wait for theirs.
 */
export async function visitPage(visitor: Visitor, url: string, options: VisitOptions): Promise<PageFigures> {
  const { context, page, session } = await open(visitor);
  const traffic = watchTraffic(session);
  if (options.mark) await markFirst(page, ...options.mark);
  if (options.go) await options.go(page, () => session.send('Network.clearBrowserCache'));
  else await page.goto(url, { waitUntil: 'load', timeout: WAIT_MILLISECONDS });
  // Nothing is asked of the page meanwhile: the browser driver's own program would be read in the middle of it.
  await traffic.untilQuiet();
  if (options.usable) await waitForMark(page, options.usable);
  await traffic.untilQuiet();
  // What a page loads in idle time is asked for by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  await traffic.untilQuiet();
  const { paint, marks, shift, begun } = await readPage(page);
  const { tasks, firstPaint } = await readTasks(page);
  const at = (name: string | undefined) => (name && marks[name] !== undefined ? marks[name] - begun : null);
  const usable = at(options.usable ?? undefined);
  const hydrated = at(options.rules?.[1]);
  const figures = {
    paint: paint - begun,
    usable,
    rules: firstOf(at(options.rules?.[0]), hydrated),
    hydrated,
    ...traffic.read(),
    scriptsBefore: traffic.scriptsUntil(usable ?? 0),
    shift,
    blocked: blockingTime(tasks, firstPaint),
    answer: await answerOf(page, session),
  };
  await context.close();
  return figures;
}

/** The program brings what nothing did before it. */
function firstOf(...times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

async function open({ browser, device, elsewhere }: Visitor) {
  const context: BrowserContext = await browser.newContext({ viewport: device.viewport });
  await keepTimes(context);
  await keepLinksHere(context);
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
  return { context, page, session };
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

async function waitForMark(page: Page, name: string): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout: WAIT_MILLISECONDS,
    polling: 50,
  });
}

/** Largest paint, marks and layout shift. */
function readPage(page: Page) {
  return page.evaluate(async () => {
    // Two frames later every paint of the load has been reported.
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let [paint, shift] = [Number.NaN, 0];
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await frame();
    await frame();
    const found = performance.getEntriesByType('mark').reverse();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      // What led here, such as the provider's redirects, is not the page's.
      begun: navigation?.fetchStart ?? 0,
      paint,
      shift,
      // The first of each name.
      marks: Object.fromEntries(found.map(({ name, startTime }) => [name, startTime])) as Record<
        string,
        number | undefined
      >,
    };
  });
}

/** What it would lead to is held, and so is what it would send. */
async function answerOf(page: Page, session: CDPSession): Promise<number | null> {
  const control = page.locator('main').locator('a[href], button, input, summary').first();
  if ((await control.count()) === 0) return null;
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) return null;
  const isField = await control.evaluate((each) => each.matches('input'));
  const held = holdCalls(session);
  await held.hold();
  await forgetEvents(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (isField) await page.keyboard.press('a');
  const { events } = await readEvents(page);
  return longestInteraction(events).duration;
}
