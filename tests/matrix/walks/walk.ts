/** One walk at random through the portal, until something is wrong or all its steps are done. */
import type { Page, Route } from 'playwright';
import { findBarriers } from '../../support/findBarriers.ts';
import type { PortalWindow } from '../visual/openWindow.ts';
import { type Chance, doSomething } from './deeds.ts';
import { lookAtPage } from './lookAtPage.ts';

type Walker = Pick<PortalWindow, 'page' | 'settle' | 'takeComplaints'>;

export interface WalkOptions {
  /** Address of what is walked through, without a slash at the end. */
  readonly base: string;
  /** What its pages must not say, of a text of one. */
  readonly findOdd: (text: string) => readonly string[];
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
/** What is on its way may come late, and then all is well. Looks take longer where the machine is busy, and so does the page. */
const MOST_LOOKS = 60;
const LONGEST_MS = 60_000;
/** How often axe looks, which takes as long as some steps. */
const LOOKS_OF_AXE = 0.12;

export async function walk(window: Walker, options: WalkOptions): Promise<Walk> {
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

async function findFaults(window: Walker, { findOdd, chance }: WalkOptions): Promise<readonly string[]> {
  const { page, settle, takeComplaints } = window;
  const look = async () => [
    ...(await page.evaluate(lookAtPage)),
    ...findOdd(await page.evaluate(() => document.body.innerText)).map((odd) => `says ${odd}`),
  ];
  // A page that is being left cannot be asked.
  const lookAgain = () => look().catch((error: unknown) => [String(error)]);
  const latest = performance.now() + LONGEST_MS;
  let found = await lookAgain();
  for (let looks = 1; found.length > 0 && looks < MOST_LOOKS && performance.now() < latest; looks += 1) {
    await settle();
    found = await lookAgain();
  }
  const complaints = takeComplaints().filter(({ text }) => !NETWORK.test(text));
  const barriers = found.length === 0 && chance.next() < LOOKS_OF_AXE ? await findBarriers(page) : [];
  // Styles that axe makes for itself are against the policy of the page.
  takeComplaints();
  return [...found, ...barriers, ...complaints.map(({ text }) => `complains: ${text}`)];
}

/**
 * A bad day of the network: some of what is asked for fails, says nonsense, or takes its time; of the program's own files each
 * fails once at most. @param random from 0 to 1
 */
export async function spoilAnswers(page: Page, random: () => number): Promise<void> {
  const lost = new Set<string>();
  const spoil = async (route: Route) => {
    const fate = random();
    const url = route.request().url();
    const isFile = url.includes('/static/');
    const headers = { 'access-control-allow-origin': '*' };
    if (fate < 0.06 && !(isFile && lost.has(url))) {
      lost.add(url);
      return route.abort();
    }
    if (fate < 0.1 && !isFile) return route.fulfill({ status: 500, headers, body: '<html>' });
    if (fate < 0.13 && !isFile) return route.fulfill({ status: 200, headers, json: { data: null } });
    if (fate < 0.35) await new Promise((resolve) => setTimeout(resolve, random() * 2_500));
    return route.continue();
  };
  // The page may be gone by then.
  await page.route(/\/(?:gateway|backend|static)\//, (route) => spoil(route).catch(() => undefined));
}
