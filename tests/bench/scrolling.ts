/**
 * How smoothly long pages move: sixty cards against six, and two hundred transactions against ten, each pair in the
 * same run. A frame that takes longer than the display's own time is one that people see.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import { interleave, median, milliseconds, pairedRatio, ratio, table } from './figures.ts';

export interface ScrollingOptions {
  /** Of the portal; ends without a slash. */
  readonly portal: string;
  readonly tenant: string;
  readonly rounds: number;
}

const PASSWORD = 'Benefit-2026!';
const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;
/** Pages of ten transactions that are loaded beyond the first. */
const FURTHER_PAGES = 19;
const WAIT_MILLISECONDS = 60_000;

interface Smoothness {
  /** Of a frame, in milliseconds: the usual one, and the one that only each twentieth is longer than. */
  readonly frame: number;
  readonly slowFrame: number;
  /** Share of the time that went into tasks of more than 50 ms. */
  readonly blocked: number;
}

interface FilterTimes {
  readonly pressed: number;
  readonly list: number;
}

interface Pages {
  readonly few: Page;
  readonly many: Page;
}

export async function measureScrolling({ portal, tenant, rounds }: ScrollingOptions): Promise<string> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const home = `${portal}/${tenant}/`;
  const few = await signIn(browser, home, `ana+s${process.pid}@${tenant}.example`, 6);
  const many = await signIn(browser, home, `many+s${process.pid}@${tenant}.example`, 60);
  const cards = await compare({ few, many }, scroll, rounds);

  const short = await signIn(browser, home, `many+t${process.pid}@${tenant}.example`, 60);
  for (const page of [many, short]) await openFirstCard(page);
  await loadMore(many, FURTHER_PAGES);
  const operations = await compare({ few: short, many }, scroll, rounds);
  const filters = await interleave({ few: () => filter(short), many: () => filter(many) }, rounds);
  await browser.close();
  return [
    '### Scrolling, phone, CPU 4x slower',
    table(
      ['page', 'frame, ms', 'slow frame, ms', 'blocked', 'slow frame to the short page'],
      [
        ...rowsOf('cards', '6', '60', cards),
        ...rowsOf('transactions', '10', String(10 * (FURTHER_PAGES + 1)), operations),
      ],
    ),
    '### A press on a filter, until the list shows it',
    table(
      ['transactions', 'pressed, ms', 'list, ms', 'list to the short one'],
      (['few', 'many'] as const).map((name) => {
        const lists = (of: 'few' | 'many') => (filters[of] ?? []).map(({ list }) => list);
        return [
          name === 'few' ? '10' : String(10 * (FURTHER_PAGES + 1)),
          milliseconds(median((filters[name] ?? []).map(({ pressed }) => pressed))),
          milliseconds(median(lists(name))),
          ratio(pairedRatio(lists(name), lists('few'))),
        ];
      }),
    ),
  ].join('\n\n');
}

type Measured = Record<string, Smoothness[]>;

function compare(
  { few, many }: Pages,
  run: (page: Page) => Promise<Smoothness>,
  rounds: number,
): Promise<Measured> {
  return interleave({ few: () => run(few), many: () => run(many) }, rounds);
}

function rowsOf(what: string, few: string, many: string, measured: Measured): string[][] {
  const slow = (name: string) => (measured[name] ?? []).map(({ slowFrame }) => slowFrame);
  return (['few', 'many'] as const).map((name) => {
    const all = measured[name] ?? [];
    return [
      `${name === 'few' ? few : many} ${what}`,
      milliseconds(median(all.map(({ frame }) => frame))),
      milliseconds(median(slow(name))),
      `${(100 * median(all.map(({ blocked }) => blocked))).toFixed(0)} %`,
      ratio(pairedRatio(slow(name), slow('few'))),
    ];
  });
}

async function signIn(browser: Browser, home: string, username: string, cards: number): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MILLISECONDS);
  await page.goto(`${home}login`);
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('[type=submit]').click();
  await page.waitForURL(`${home}account`);
  await page.waitForFunction((count) => document.querySelectorAll('main article').length === count, cards);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

const ROWS = 'main section ul[aria-label] > li';
/** The first button below the list. */
const MORE = 'main section ul[aria-label] ~ div button';

async function openFirstCard(page: Page): Promise<void> {
  await page.locator('main article a').first().click();
  await page.waitForFunction((rows) => document.querySelectorAll(rows).length >= 10, ROWS);
}

async function loadMore(page: Page, pages: number): Promise<void> {
  for (let loaded = 1; loaded <= pages; loaded += 1) {
    await page.locator(MORE).first().press('Enter');
    await page.waitForFunction(([rows, count]) => document.querySelectorAll(rows).length >= count, [
      ROWS,
      10 * (loaded + 1),
    ] as const);
  }
}

/** Down and up again by a steady step, as a thumb does. */
function scroll(page: Page): Promise<Smoothness> {
  return page.evaluate(async () => {
    const STEP = 48;
    const FRAMES = 180;
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let blocked = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked += duration;
    });
    observer.observe({ type: 'longtask' });
    window.scrollTo(0, 0);
    const times: number[] = [];
    let direction = 1;
    const begun = await nextFrame();
    let last = begun;
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const top = window.scrollY + direction * STEP;
      if (top <= 0 || top >= document.documentElement.scrollHeight - innerHeight) direction = -direction;
      window.scrollTo(0, top);
      const now = await nextFrame();
      times.push(now - last);
      last = now;
    }
    observer.disconnect();
    times.sort((one, other) => one - other);
    return {
      frame: times[Math.floor(FRAMES / 2)] ?? Number.NaN,
      slowFrame: times[Math.floor(FRAMES * 0.95)] ?? Number.NaN,
      blocked: blocked / (last - begun),
    };
  });
}

/**
 * Presses the third filter, then the first, and waits for the list to have changed each time.
 * @returns from a press to the frame that shows it pressed, and to the one that shows the list, in milliseconds
 */
function filter(page: Page): Promise<FilterTimes> {
  return page.evaluate(async (rows) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    // Not how many: a filter that leaves fewer is filled up to as many again.
    const shown = () => [...document.querySelectorAll(rows)].map(({ textContent }) => textContent).join();
    const pills = [...document.querySelectorAll<HTMLElement>('main section fieldset [aria-pressed]')];
    let [pressed, list] = [0, 0];
    for (const pill of [pills[2], pills[0]]) {
      const before = shown();
      const begun = performance.now();
      pill?.click();
      await nextFrame();
      await nextFrame();
      pressed += performance.now() - begun;
      // A filter that leaves every row would be waited for without end.
      for (let frame = 0; shown() === before && frame < 600; frame += 1) await nextFrame();
      await nextFrame();
      list += performance.now() - begun;
    }
    return { pressed: pressed / 2, list: list / 2 };
  }, ROWS);
}
