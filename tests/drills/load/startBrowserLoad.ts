import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../../../scripts/browser.mjs';
import { CHROMIUM_ARGS } from '../../e2e/support/chromium.ts';
import { pauseFor } from '../fleet/startProcess.ts';
import type { FailedRead, SentWrite } from './load.ts';

/** What real browsers saw: they have rules of their own for what they send once more (RFC 9110, 9.2.2; RFC 9113, 8.7). */
export interface BrowserReport {
  /** Pages that were opened. */
  readonly reads: number;
  readonly failed: readonly FailedRead[];
  readonly writes: readonly SentWrite[];
}

export interface RunningBrowserLoad {
  /** Ends when what is under way has been answered. */
  stop(): Promise<BrowserReport>;
}

interface BrowserLoadOptions {
  /** Of the edge, without a slash at the end. */
  readonly url: string;
  readonly tenants: readonly string[];
  /** What its changes are called, so that no two browsers send the same. */
  readonly name: string;
}

/** Each of these is one whose second sending would be a second change. */
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const EVERY_MILLISECONDS = 100;
/** So many changes are sent from a page before it is opened anew. */
const WRITES_BY_PAGE = 8;

/** Chromium as people have it, with a profile of its own for each tenant: pages are opened, and changes sent from them. */
export async function startBrowserLoad({
  url,
  tenants,
  name,
}: BrowserLoadOptions): Promise<RunningBrowserLoad> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: CHROMIUM_ARGS });
  const profiles = await Promise.all(tenants.map(() => browser.newContext({ ignoreHTTPSErrors: true })));
  const seen = { reads: 0, failed: [] as FailedRead[], writes: [] as SentWrite[] };
  const end = new AbortController();
  const lives = profiles.map((profile, index) =>
    live(profile, { url, name, tenant: tenants[index] ?? '', seen, end: end.signal }),
  );
  return { stop: () => stopAll(browser, lives, end, seen) };
}

async function stopAll(
  browser: Browser,
  lives: readonly Promise<void>[],
  end: AbortController,
  seen: BrowserReport,
): Promise<BrowserReport> {
  end.abort();
  try {
    await Promise.all(lives);
  } finally {
    await browser.close();
  }
  return seen;
}

interface Life {
  readonly url: string;
  readonly name: string;
  readonly tenant: string;
  readonly seen: { reads: number; readonly failed: FailedRead[]; readonly writes: SentWrite[] };
  readonly end: AbortSignal;
}

async function live(profile: BrowserContext, { url, name, tenant, seen, end }: Life): Promise<void> {
  const page = await profile.newPage();
  for (let turn = 0; !end.aborted; turn += 1) {
    if (turn % WRITES_BY_PAGE === 0) {
      const at = Date.now();
      const path = `/${tenant}/`;
      const why = await open(page, url + path);
      seen.reads += 1;
      if (why !== null) seen.failed.push({ path, at, why });
    }
    const method = METHODS[turn % METHODS.length] ?? 'POST';
    const path = `/${tenant}/gateway/v1/users/browser@${tenant}.example${method === 'POST' ? '/cards' : ''}`;
    const body = JSON.stringify({ id: `${name}-${tenant}-${turn}` });
    const start = Date.now();
    const status = await page.evaluate(sendChange, { path, method, body }).catch(() => 0);
    seen.writes.push({ body, start, end: Date.now(), status });
    await pauseFor(EVERY_MILLISECONDS);
  }
}

/** @returns what went wrong, or null */
async function open(page: Page, address: string): Promise<string | null> {
  try {
    const answer = await page.goto(address, { waitUntil: 'load' });
    return answer?.ok() ? null : String(answer?.status());
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  }
}

/** Runs in the page. @returns the status; 0 where the connection broke */
function sendChange({ path, method, body }: { path: string; method: string; body: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-portal-request': '1' };
  return fetch(path, { method, headers, body }).then(
    ({ status }) => status,
    () => 0,
  );
}
