/**
 * How soon every control of every screen answers (INP), on a phone whose processor is four times slower: each screen of
 * a tenant is opened as the person who sees it, and all that can be pressed there is pressed. Beside it stands a form of
 * React alone, walked in the same run: what it takes is what browser and machine take at least.
 */
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import { findHolder, goToSight, type Holder } from '../matrix/visual/goToSight.ts';
import { openWindow, type PortalWindow } from '../matrix/visual/openWindow.ts';
import { addressOf, planSights, type Sight } from '../matrix/visual/planSights.ts';
import { type MatrixTenant, readWorld } from '../matrix/world.ts';
import type { Baseline } from './baselines.ts';
import { keepLinksHere } from './heldCalls.ts';
import { type Press, type ScreenFigures, summarizePresses, type Task } from './interactionFigures.ts';
import { GOAL, interactionTable, type Row } from './interactionTable.ts';
import { keptOf, putBack } from './keptStorage.ts';
import type { Control } from './listControls.ts';
import { answerInLargePages, LARGE_PAGES } from './longTransactions.ts';
import { repeatedOf } from './repeatedOf.ts';
import { keepTimes, readTasks } from './timedPage.ts';
import { SLOWDOWN, slowDown, type WalkedScreen, walkScreen } from './walkScreen.ts';

export interface InteractionOptions {
  /** Of the portal; ends without a slash. */
  readonly portal: string;
  readonly sandbox: string;
  /** Of tenant files. */
  readonly folder: string;
  readonly baseline: Baseline;
  /** Every fourth screen only. */
  readonly isQuick: boolean;
  /** Ids of the screens that are asked for; all unless given. */
  readonly only?: readonly string[] | undefined;
}

/** A screen that is over it is walked again: a machine with much to do is slow for a moment, a screen always. */
const WALKS = 3;
/** On a machine with very much to do everything seems slow: after so long nothing is walked again. */
const REPEATS_MILLISECONDS = 5 * 60_000;
const QUICK_SHARE = 4;
/** The screen whose list grows with the years. */
const LIST = 'myCardTransactions';
const BASELINE_EVERY = 8;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export async function measureInteraction(
  options: InteractionOptions,
): Promise<{ text: string; failures: readonly string[] }> {
  const { portal, folder, sandbox, baseline, isQuick, only } = options;
  const world = await readWorld({ folder, sandboxUrl: sandbox });
  const sightsOf = ({ tenant }: MatrixTenant) =>
    planSights(tenant, world.manifests).filter(
      ({ language, isPassage }) => language === tenant.languages[0] && !isPassage,
    );
  const [largest] = [...world.tenants].sort((one, other) => sightsOf(other).length - sightsOf(one).length);
  if (!largest) throw new Error('There is no tenant.');
  const all = sightsOf(largest);
  const sights = all.filter(({ screen }, index) =>
    only ? only.includes(screen) : !isQuick || index % QUICK_SHARE === 0,
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const stage = { browser, portal };
  const windows = new Map<string, Promise<PortalWindow>>();
  const windowOf = (person: string | null) => {
    const username = person && `${person}+i${process.pid}@${largest.code}.example`;
    const known = windows.get(String(person)) ?? openPhone(stage, largest, username);
    windows.set(String(person), known);
    return known;
  };
  const rows: Row[] = [];
  const base: (readonly Press[])[] = [];
  const framed = new Set<string>();
  const latest = performance.now() + REPEATS_MILLISECONDS;
  try {
    for (const [index, sight] of sights.entries()) {
      if (index % BASELINE_EVERY === 0) base.push(await walkBaseline(browser, baseline));
      const holder = await findHolder(sight, windowOf);
      if (!holder) continue;
      const frame = `${sight.access} ${sight.manifest.layout}`;
      const isFirst = !framed.has(frame);
      framed.add(frame);
      rows.push(await measureScreen(sight, holder, { portal, tenant: largest.tenant, isFirst, latest }));
    }
    const list = all.find(({ screen }) => screen === LIST);
    if (list && (!only || only.includes(LIST)))
      rows.push(await measureLongList(list, stage, largest, latest));
  } finally {
    await browser.close();
  }
  const plain = summarizePresses(base);
  return {
    text: [
      `${sights.length < all.length ? `A sample: ${sights.length} of the ${all.length} screens` : `All ${all.length} screens`} of "${largest.code}", CPU ${SLOWDOWN}x slower, a phone of 390 px. Milliseconds, in steps of 8; an answer within 16 counts as 16. Calls that would change something are held until the press is measured, and then fail. Links of bars, menus and footer are pressed on the first screen of each kind. Of a screen over the goal, what was slow is pressed ${WALKS} times, and counts by its median.`,
      interactionTable(rows, plain),
    ].join('\n\n'),
    failures: rows
      .filter(({ p95 }) => !(p95 <= GOAL))
      .map(
        ({ screen, p95, worst }) =>
          `${screen} answers after ${p95} ms (p95); the goal is ${GOAL}. Worst: ${worst?.control}.`,
      ),
  };
}

async function openPhone(
  stage: { browser: Browser; portal: string },
  { tenant }: MatrixTenant,
  username: string | null,
): Promise<PortalWindow> {
  const window = await openWindow(stage, tenant, username, PHONE);
  await keepTimes(window.page.context());
  await keepLinksHere(window.page.context());
  watchLeaving(window);
  return window;
}

/** Windows that open beside the page, files and questions about leaving: none of them may stay. */
function watchLeaving({ page }: Pick<PortalWindow, 'page'>): void {
  page.context().on('page', (other) => void other.close().catch(() => undefined));
  page.on('download', (download) => void download.cancel().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
}

interface Where {
  readonly portal: string;
  readonly tenant: MatrixTenant['tenant'];
  /** The first screen of this kind: the bars around it are pressed as well. */
  readonly isFirst: boolean;
  /** Until then, by `performance.now()`, what is slow is walked again. */
  readonly latest: number;
}

async function measureScreen(sight: Sight, { window, cardId }: Holder, where: Where): Promise<Row> {
  const { portal, tenant, isFirst } = where;
  const { page } = window;
  const session = await window.openFrames();
  const kept = await keptOf(page);
  let tasks: Task[] | null = null;
  if (!sight.after && sight.access !== 'visitor') {
    await slowDown(session, SLOWDOWN);
    await page.goto(portal + addressOf(sight, tenant, cardId));
    await page.waitForLoadState('networkidle');
    const read = await readTasks(page);
    tasks = read.tasks.filter(({ start }) => start >= read.firstPaint);
    await slowDown(session, 1);
  }
  const screen: WalkedScreen = {
    page,
    session,
    async open() {
      await page.goto(`${portal}/healthz`);
      await putBack(page, kept);
      await goToSight(window, sight, { tenant, portal, cardId });
    },
    isWanted: ({ isFrame, kind }: Control) => isFirst || !isFrame || kind !== 'link',
  };
  return { screen: sight.screen, tasks, ...(await walkOften(screen, where.latest)) };
}

async function walkOften(
  screen: WalkedScreen,
  latest: number,
): Promise<ScreenFigures & { missed: readonly string[] }> {
  await screen.open();
  const first = await walkScreen(screen);
  const walks = [first.presses];
  const isAgain = repeatedOf(first, GOAL);
  let figures = summarizePresses(walks, GOAL);
  while (walks.length < WALKS && figures.p95 > GOAL && performance.now() < latest) {
    await screen.open();
    const isWanted = (control: Control) => screen.isWanted(control) && isAgain(control);
    const { presses } = await walkScreen({ ...screen, isWanted });
    walks.push(presses);
    figures = summarizePresses(walks, GOAL);
  }
  return { ...figures, missed: first.missed };
}

/** The list of a card's transactions with five thousand of them in it. */
async function measureLongList(
  sight: Sight,
  stage: { browser: Browser; portal: string },
  served: MatrixTenant,
  latest: number,
): Promise<Row> {
  const { code, tenant } = served;
  const window = await openPhone(stage, served, `many+i${process.pid}@${code}.example`);
  const cardId = window.cards[0]?.id ?? '';
  const { page } = window;
  await answerInLargePages(page);
  const kept = await keptOf(page);
  const walked = await walkOften(
    {
      page,
      session: await window.openFrames(),
      async open() {
        await page.goto(`${stage.portal}/healthz`);
        await putBack(page, kept);
        await page.goto(`${stage.portal}${addressOf(sight, tenant, cardId)}?page=${LARGE_PAGES}`);
        await page.waitForFunction(
          (rows) => document.querySelectorAll('main section ul[aria-label] > li').length >= rows,
          5_000,
          { timeout: 60_000 },
        );
      },
      // Where links lead is measured without so many of them.
      isWanted: ({ isFrame, kind }) => !isFrame && kind !== 'link',
    },
    latest,
  );
  return { screen: 'transactions, 5,000 in the list', tasks: null, ...walked };
}

async function walkBaseline(browser: Browser, { url }: Baseline): Promise<readonly Press[]> {
  const context = await browser.newContext(PHONE);
  await keepTimes(context);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(`${url}/form`, { waitUntil: 'networkidle' });
  };
  await open();
  const { presses } = await walkScreen({
    page,
    session: await context.newCDPSession(page),
    open,
    isWanted: () => true,
  });
  await context.close();
  return presses;
}
