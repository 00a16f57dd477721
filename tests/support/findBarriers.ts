import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type AxeCore from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    readonly axe: typeof AxeCore;
  }
}

/** WCAG 2.2 A and AA, and what axe's makers hold to be good beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it stands, a line a rule. Its own engine in the page: its wrapper for Playwright
 * opens a second page for each run and takes four times as long. Frames are left out: each holds a page of somebody
 * else's, with landmarks of its own.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, RULES);
}
