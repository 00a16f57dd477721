/**
 * What people wait for on home, on the registration and after signing in: each beside a page of a kilobyte, its own
 * static twin, and React alone with the same content, all in one run.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { CHROMIUM_ARGS } from '../e2e/support/chromium.ts';
import type { Baseline } from './baselines.ts';
import { captureTwin } from './captureTwin.ts';
import { interleave, pairedRatio } from './figures.ts';
import { type Goal, goalsTable } from './goals.ts';
import {
  cardsGoals,
  formGoals,
  homeGoals,
  paintsOf,
  tablesOf,
  usableOf,
  type Visited,
} from './pageTables.ts';
import { type Device, type PageFigures, type Visitor, visitPage, WAIT_MILLISECONDS } from './visitPage.ts';

export interface PagesOptions {
  /** Of the portal; ends without a slash. */
  readonly portal: string;
  readonly tenant: string;
  readonly baseline: Baseline;
  readonly rounds: number;
  /** How the pages come, as goals name it after the device; nothing where they come from the host itself. */
  readonly way?: string;
  /** Of the browser, beside those of all benchmarks. */
  readonly browserArgs?: readonly string[];
}

export interface PagesResult {
  readonly text: string;
  readonly goals: readonly Goal[];
  /** Largest contentful paint of home against the static page, the worst device. */
  readonly paintRatio: number;
  /** When registration can be filled in against a native form rendered by React alone, the worst device. */
  readonly formRatio: number;
}

const PHONE: Device = {
  name: 'phone, 1.6 Mbit/s, 150 ms, CPU 4x slower',
  network: { latency: 150, bits: 1_600_000 },
  slowdown: 4,
  viewport: { width: 390, height: 844 },
};
const DESK: Device = { name: 'desktop', network: null, slowdown: 1, viewport: { width: 1440, height: 900 } };

/**
 * With the driver attached, V8 reads a function a second time to say where in it a request began, unless it has noted that
 * at once: nobody else's browser asks, and the portal, which asks for more, would pay more often.
 */
const PLAIN = ['--js-flags=--no-enable-lazy-source-positions'];

const PASSWORD = 'Benefit-2026!';

export async function measurePages(options: PagesOptions): Promise<PagesResult> {
  const { way, browserArgs = [] } = options;
  const args = [...CHROMIUM_ARGS, ...PLAIN, ...browserArgs];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  await addCaptured(browser, options);
  const parts: string[] = [];
  const goals: Goal[] = [];
  let [paintRatio, formRatio] = [0, 0];
  for (const device of [PHONE, DESK]) {
    const visitor = { browser, device, elsewhere: options.baseline.elsewhere };
    const of = [device === PHONE ? 'phone' : 'desktop', way].filter(Boolean).join(', ');
    const title = [device.name, way].filter(Boolean).join('; ');
    const home = await visitHome(visitor, options);
    const form = await visitForm(visitor, options);
    const cards = await visitCards(visitor, options);
    paintRatio = Math.max(paintRatio, pairedRatio(paintsOf(home, 'portal'), paintsOf(home, 'static')));
    formRatio = Math.max(formRatio, pairedRatio(usableOf(form, 'portal'), usableOf(form, 'native')));
    goals.push(...homeGoals(of, home), ...formGoals(of, form), ...cardsGoals(of, cards));
    parts.push(
      ...[`### Home, ${title}`, ...tablesOf(home, HOME)],
      ...[`### Registration, ${title}`, ...tablesOf(form, FORM)],
      ...[`### From the provider's answer to the list of cards, ${title}`, ...tablesOf(cards, CARDS)],
    );
  }
  await browser.close();
  parts.push('### Goals', goalsTable(goals));
  return { text: parts.join('\n\n'), goals, paintRatio, formRatio };
}

const HOME = {
  floor: 'a kilobyte without scripts',
  static: 'static page, same HTML and styles',
  prerendered: 'React, prerendered, same content',
  react: 'React alone, same content',
  portal: 'portal',
};
const FORM = {
  floor: 'a kilobyte without scripts',
  static: 'static page, same HTML and styles',
  prerendered: 'React, prerendered, same content',
  native: 'React alone, native fields',
  portal: 'portal: step 1 of the tenant’s form',
};
const CARDS = {
  floor: 'a kilobyte without scripts',
  static: 'static page, same HTML and styles',
  prerendered: 'React, prerendered, same content',
  react: 'React alone, same content',
  portal: 'portal: exchange, session, two calls, cards',
};

function visitHome(visitor: Visitor, { portal, tenant, baseline, rounds }: PagesOptions): Promise<Visited> {
  const visit = (url: string, usable: string | null) => () => visitPage(visitor, url, { usable });
  return interleave(
    {
      floor: visit(`${baseline.url}/floor`, null),
      static: visit(`${baseline.url}/static`, null),
      prerendered: visit(`${baseline.url}/prerendered`, 'interactive'),
      react: visit(`${baseline.url}/react`, 'interactive'),
      portal: visit(`${portal}/${tenant}/`, 'interactive'),
    },
    rounds,
  );
}

/** The native form's program says nothing of itself: it has rendered the fields, and can be used. */
function visitForm(visitor: Visitor, { portal, tenant, baseline, rounds }: PagesOptions): Promise<Visited> {
  const fields = { usable: 'fields', mark: ['fields', 'main form input'] as const };
  return interleave(
    {
      floor: () => visitPage(visitor, `${baseline.url}/floor`, { usable: null }),
      static: () => visitPage(visitor, `${baseline.url}/registration/static`, { usable: null }),
      prerendered: () =>
        visitPage(visitor, `${baseline.url}/registration/prerendered`, {
          usable: 'interactive',
          rules: ['interactive', 'interactive'],
        }),
      native: () => visitPage(visitor, `${baseline.url}/form`, { ...fields, rules: ['fields', 'fields'] }),
      portal: () =>
        visitPage(visitor, `${portal}/${tenant}/account-creation`, {
          ...fields,
          rules: ['rules', 'interactive'],
        }),
    },
    rounds,
  );
}

let people = 0;

/** As a fresh person each time. */
async function visitCards(visitor: Visitor, options: PagesOptions): Promise<Visited> {
  const { portal, tenant, baseline, rounds } = options;
  const home = `${portal}/${tenant}/`;
  const visit = (url: string, usable: string | null) => () => visitPage(visitor, url, { usable });
  const back = (isCold: boolean) => () =>
    visitPage(visitor, home, {
      usable: 'cards',
      mark: ['cards', 'main article'],
      go: (page, forget) => signIn(page, home, tenant, isCold ? forget : async () => undefined),
    });
  const warm = await interleave(
    {
      floor: visit(`${baseline.url}/floor`, null),
      static: visit(`${baseline.url}/cards/static`, null),
      prerendered: visit(`${baseline.url}/cards/prerendered`, 'interactive'),
      react: visit(`${baseline.url}/cards/react`, 'interactive'),
      portal: back(false),
    },
    Math.max(2, Math.ceil(rounds / 2)),
  );
  // What all of it weighs: whoever signs in has most of the scripts from the page before.
  const cold = await back(true)();
  const weighed = (warm.portal ?? []).map((each) => ({ ...each, ...weightOf(cold) }));
  return { ...warm, portal: weighed };
}

const weightOf = ({ bytes, scriptsBefore, requests }: PageFigures) => ({ bytes, scriptsBefore, requests });

async function signIn(
  page: Page,
  home: string,
  tenant: string,
  forget: () => Promise<unknown>,
): Promise<void> {
  people += 1;
  await page.goto(`${home}login`, { timeout: WAIT_MILLISECONDS });
  await page.locator('input[name=username]').fill(`ana+b${process.pid}n${people}@${tenant}.example`);
  await page.locator('input[name=password]').fill(PASSWORD);
  await forget();
  await page.locator('[type=submit]').click();
  await page.waitForURL(`${home}account`, { timeout: WAIT_MILLISECONDS });
}

/** What the portal renders itself when it is opened, as pages of their own. */
async function addCaptured(browser: Browser, { portal, tenant, baseline }: PagesOptions): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE.viewport });
  const page = await context.newPage();
  await page.goto(`${portal}/${tenant}/account-creation`, { waitUntil: 'networkidle' });
  await baseline.addTwins('registration', await captureTwin(page));
  await signIn(page, `${portal}/${tenant}/`, tenant, async () => undefined);
  await page.waitForSelector('main article');
  await page.waitForLoadState('networkidle');
  await baseline.addTwins('cards', await captureTwin(page));
  await context.close();
}
