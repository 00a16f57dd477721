/** One window of the browser that is used for many screens: signed out, or signed in as a person of the sandbox. */
import type { BrowserContext, BrowserContextOptions, CDPSession, Page, Request } from 'playwright';
import type { CardFacts } from '../../../runtime/assemble/manifest.ts';
import { LANGUAGE_KEY, type PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { SEED_PASSWORD } from '../../../sandbox/seeds/seedPassword.ts';
import { signInByCalls } from '../../e2e/support/signInByCalls.ts';
import type { Stage } from './stage.ts';

export interface Complaint {
  readonly text: string;
  /** Address that the browser names with it. */
  readonly url: string;
}

export interface PortalWindow {
  readonly page: Page;
  /** Empty for visitors. */
  readonly cards: readonly CardFacts[];
  /** Username; null for visitors. */
  readonly username: string | null;
  /** Chromium's own protocol: of no other engine. */
  openFrames(): Promise<CDPSession>;
  /** What the browser has complained of since it was last asked: console errors, uncaught errors, policy violations. */
  takeComplaints(): readonly Complaint[];
  /** Chooses the language for what is opened next. */
  speak(language: string): Promise<void>;
  /** Until nothing is on its way and the page has not changed for a moment. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const VIEW = { width: 1440, height: 900 };
const LOOK_MS = 50;
const QUIET_LOOKS = 4;
const LONGEST_MS = 10_000;

/**
 * @param tenant as it is served by the stage's portal
 * @param username of a seeded person; null for a visitor
 * @param device that the window is of: a desk unless given
 */
export async function openWindow(
  { browser, portal, now }: Pick<Stage, 'browser' | 'portal' | 'now'>,
  tenant: PublicTenant,
  username: string | null,
  device: BrowserContextOptions = { viewport: VIEW, reducedMotion: 'reduce' },
): Promise<PortalWindow> {
  const context = await browser.newContext(device);
  await refuseThirdParties(context);
  // What visitors see was prerendered by the host, on the real day.
  if (now && username) await context.clock.setFixedTime(now);
  const page = await context.newPage();
  const complaints = watchComplaints(page);
  const settle = watchQuiet(page);
  let frames: Promise<CDPSession> | null = null;
  if (username) {
    await signInByCalls(page, { portal, code: tenant.code, username, password: SEED_PASSWORD });
    await page.goto(`${portal}/${tenant.code}/account`);
  } else await page.goto(`${portal}/${tenant.code}/`);
  await settle();
  if (await page.locator('#sandbox-consent').isVisible())
    throw new Error(
      'The question of the consent script stands over the screens: what answers it has changed.',
    );
  return {
    page,
    username,
    cards: username ? await readCards(page) : [],
    openFrames() {
      frames ??= context.newCDPSession(page);
      return frames;
    },
    takeComplaints: () => complaints.splice(0),
    async speak(language) {
      const entry = [LANGUAGE_KEY + tenant.code, language] as const;
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), entry);
    },
    settle,
    close: () => context.close(),
  };
}

/** The question of the consent script would stand over every screen. */
function refuseThirdParties(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    try {
      localStorage.setItem('portal-consent', 'refused');
    } catch {
      // A page without an address of its own has no storage, and no question.
    }
  });
}

export function watchComplaints(page: Page): Complaint[] {
  const complaints: Complaint[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push({ text: message.text(), url: message.location().url });
  });
  page.on('pageerror', (error) => complaints.push({ text: String(error), url: page.url() }));
  return complaints;
}

/** @returns what waits until nothing is on its way and the page has not changed for a moment */
export function watchQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    // What is listened to stays open.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  const end = (request: Request) => void open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    let latest = performance.now() + LONGEST_MS;
    let before = '';
    let quiet = 0;
    while (quiet < QUIET_LOOKS && performance.now() < latest) {
      await page.waitForTimeout(LOOK_MS);
      // A page that is being left cannot be asked.
      const now = await page
        .evaluate(() => {
          // An outline, or the mark of a program that is on its way.
          if (document.querySelector('#loader, main [role=status] > span[aria-hidden=true]')) return null;
          const { scrollWidth, scrollHeight } = document.documentElement;
          const isThere = document.querySelector('main h1') !== null;
          return isThere ? `${document.body.innerHTML.length} ${scrollWidth} ${scrollHeight}` : '';
        })
        .catch(() => '');
      // The portal itself ends that, with what was asked for or with an error: a busy machine takes as long as it takes.
      if (now === null) latest = performance.now() + LONGEST_MS;
      quiet = now && now === before && open.size === 0 ? quiet + 1 : 0;
      before = now ?? '';
    }
    // What was aborted by leaving a page is told late or never.
    open.clear();
  };
}

/** The cards as the portal keeps them in session storage, once they have come. */
async function readCards(page: Page): Promise<readonly CardFacts[]> {
  const kept = await page.waitForFunction(() => {
    const key = Object.keys({ ...sessionStorage }).find((each) => each.endsWith('|cards'));
    return key ? sessionStorage.getItem(key) : null;
  });
  return (JSON.parse(String(await kept.jsonValue())) as { value: readonly CardFacts[] }).value;
}
