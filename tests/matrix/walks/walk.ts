/** One walk at random through the portal, until something is wrong or all its steps are done. */
import type { Page, Route } from 'playwright';
import type { BuiltInWords } from '../../../compiler/builtInWords.ts';
import { findBarriers } from '../../support/findBarriers.ts';
import { findRawKeys } from '../visual/findForeign.ts';
import type { PortalWindow } from '../visual/openWindow.ts';
import { type Chance, doSomething } from './deeds.ts';
import { lookAtPage } from './lookAtPage.ts';

export interface WalkOptions {
  /** Address of the tenant's portal, without a slash at the end. */
  readonly base: string;
  readonly words: BuiltInWords;
  readonly chance: Chance;
  readonly steps: number;
}

export interface Walk {
  /** What was done, in order, each with where it led. */
  readonly done: readonly string[];
  /** What is wrong after the last of it. */
  readonly found: readonly string[];
}

/** Answers that fail are told to the holder; the browser tells them here as well. */
const NETWORK =
  /Failed to load resource|ERR_|Failed to fetch|dynamically imported|NetworkError|access control/;
/** What is on its way may come late, and then all is well. */
const LONGEST_MS = 15_000;
/** How often axe looks, which takes as long as some steps. */
const LOOKS_OF_AXE = 0.12;

export async function walk(window: PortalWindow, options: WalkOptions): Promise<Walk> {
  const { page, settle } = window;
  const { base, chance, steps } = options;
  const done: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const before = page.url();
    const deed = await doSomething(page, chance);
    await settle();
    const led = page.url() === before ? '' : `, and comes to ${page.url().replace(base, '')}`;
    done.push(deed + led);
    if (!isWithin(page, base)) {
      // Pages of others are theirs to look at.
      await page.goto(`${base}/`);
      await settle();
    }
    const found = await findFaults(window, options);
    if (found.length > 0) return { done, found };
  }
  return { done, found: await findBarriers(page) };
}

function isWithin(page: Page, base: string): boolean {
  const { origin, pathname } = new URL(page.url());
  return `${origin}${pathname}/`.startsWith(`${base}/`);
}

async function findFaults(window: PortalWindow, { words, chance }: WalkOptions): Promise<readonly string[]> {
  const { page, settle, takeComplaints } = window;
  const look = async () => [
    ...(await page.evaluate(lookAtPage)),
    ...findRawKeys(await page.evaluate(() => document.body.innerText), words).map((key) => `says ${key}`),
  ];
  // A page that is being left cannot be asked.
  const lookAgain = () => look().catch((error: unknown) => [String(error)]);
  const latest = performance.now() + LONGEST_MS;
  let found = await lookAgain();
  while (found.length > 0 && performance.now() < latest) {
    await settle();
    found = await lookAgain();
  }
  const complaints = takeComplaints().filter(({ text }) => !NETWORK.test(text));
  const barriers = found.length === 0 && chance.next() < LOOKS_OF_AXE ? await findBarriers(page) : [];
  return [...found, ...barriers, ...complaints.map(({ text }) => `complains: ${text}`)];
}

/** A bad day of the network: some of what is asked for fails, says nonsense, or takes its time. @param random from 0 to 1 */
export async function spoilAnswers(page: Page, random: () => number): Promise<void> {
  await page.route(/\/(?:gateway|backend|static)\//, async (route) => {
    // The page may be gone by then.
    await spoil(route, random).catch(() => undefined);
  });
}

async function spoil(route: Route, random: () => number): Promise<void> {
  const fate = random();
  const isFile = route.request().url().includes('/static/');
  const headers = { 'access-control-allow-origin': '*' };
  if (fate < 0.06) return route.abort();
  if (fate < 0.1 && !isFile) return route.fulfill({ status: 500, headers, body: '<html>' });
  if (fate < 0.13 && !isFile) return route.fulfill({ status: 200, headers, json: { data: null } });
  if (fate < 0.35) await new Promise((resolve) => setTimeout(resolve, random() * 2_500));
  return route.continue();
}
