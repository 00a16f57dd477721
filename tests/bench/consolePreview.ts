/**
 * How long it takes from a key in the console's editor to the real portal with it, against a server that publishes the same text
 * and a frame that loads it, key by key in the same run.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { startConsoleProgram } from '../e2e/support/consoleProgram.ts';
import { median, milliseconds, pairedRatio, ratio, table } from './figures.ts';

export interface ConsolePreviewOptions {
  readonly distDir: string;
  readonly tenantConfigDir: string;
  /** Without a slash at the end. */
  readonly sandbox: string;
  readonly tenant: string;
  /** Keys in each screen. */
  readonly keys: number;
}

declare global {
  interface Window {
    /** From each key to the frame in which it is seen, in milliseconds. */
    previewTimes: number[];
  }
}

const WAIT_MILLISECONDS = 30_000;
/** People look up between two words. */
const PAUSE_MILLISECONDS = 300;
/** What is typed behind. */
const KEY = '"brandName": "';

export async function measureConsolePreview(options: ConsolePreviewOptions): Promise<string> {
  const { tenant, keys, tenantConfigDir, distDir, sandbox } = options;
  const program = await startConsoleProgram({ from: tenantConfigDir, dist: distDir, sandbox });
  // As people's browsers are: the flags of the tests keep programs from becoming fast, and only a headless browser has pages
  // of several sites in one process.
  const args = ['--no-sandbox', '--site-per-process'];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } });
    page.setDefaultTimeout(WAIT_MILLISECONDS);
    await page.goto(`${program.url}tenants/${tenant}?view=json`);
    const preview = page.frameLocator('iframe[data-seen=true]');
    await preview.locator('main h1').waitFor();
    await recordTimes(page);
    await goBehindKey(page);
    const saved = await readFile(join(tenantConfigDir, `${tenant}.json`), 'utf8');
    const screen = { keys, saved, code: tenant };
    const rows = [await measureScreen(page, { ...screen, name: 'home', path: `/${tenant}/` })];
    await page.getByLabel('Seen by', { exact: true }).selectOption('ana');
    await page.getByLabel('Screen', { exact: true }).selectOption('accountHome');
    await preview.locator('main article').first().waitFor();
    await goBehindKey(page);
    rows.push(await measureScreen(page, { ...screen, name: 'cards of ana', path: `/${tenant}/account` }));
    return table(['screen', 'p50, ms', 'p99, ms', 'reload p50, ms', 'reload p99, ms', 'to the reload'], rows);
  } finally {
    // A console that is left running keeps the bench from ending.
    await browser.close();
    await program.stop();
  }
}

interface Screen {
  readonly code: string;
  /** Text of the tenant file. */
  readonly saved: string;
  readonly keys: number;
  readonly name: string;
  readonly path: string;
}

/** By the editor's own search, wherever that is in the file. */
async function goBehindKey(page: Page): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type(KEY);
  for (const key of ['Enter', 'Escape', 'ArrowRight']) await page.keyboard.press(key);
}

async function measureScreen(page: Page, { code, saved, keys, name, path }: Screen): Promise<string[]> {
  const reloads: number[] = [];
  // The first ones warm both up.
  for (let key = 0; key < keys + 2; key += 1) {
    await page.waitForTimeout(PAUSE_MILLISECONDS);
    await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace');
    await page.waitForFunction((count) => window.previewTimes.length > count, key);
    await page.waitForTimeout(PAUSE_MILLISECONDS);
    reloads.push(await reload(page, { code, text: saved.replace(KEY, KEY + key), path }));
  }
  const times = (await page.evaluate(() => window.previewTimes.splice(0))).slice(2);
  const compared = reloads.slice(2);
  return [
    name,
    milliseconds(median(times)),
    milliseconds(highest(times)),
    milliseconds(median(compared)),
    milliseconds(highest(compared)),
    ratio(pairedRatio(times, compared)),
  ];
}

/** What one in a hundred is longer than. */
function highest(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0;
}

function recordTimes(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.previewTimes = [];
    let pressedAt: number | null = null;
    addEventListener('keydown', () => {
      pressedAt = performance.now();
    });
    new MutationObserver(() => {
      if (pressedAt === null) return;
      const from = pressedAt;
      pressedAt = null;
      requestAnimationFrame(() => setTimeout(() => window.previewTimes.push(performance.now() - from)));
    }).observe(document.body, { subtree: true, attributeFilter: ['data-seen'] });
  });
}

/** Publishes a text and loads the page of it in a frame that stands beside the preview. */
function reload(page: Page, asked: { code: string; text: string; path: string }): Promise<number> {
  return page.evaluate(async ({ code, text, path }) => {
    const shown = document.querySelector<HTMLIFrameElement>('iframe[data-seen=true]');
    const from = performance.now();
    await fetch('/api/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pane: 'reloaded', code, text, words: {}, day: null }),
    });
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 390px; height: 844px';
    const { promise, resolve } = Promise.withResolvers<void>();
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data.kind === 'drawn') resolve();
    };
    addEventListener('message', hear);
    frame.src = new URL(path, shown?.src).href;
    document.body.append(frame);
    await promise;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const time = performance.now() - from;
    removeEventListener('message', hear);
    frame.remove();
    return time;
  }, asked);
}
