import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type AxeCore from 'axe-core';
import type { Page } from 'playwright';
import { untilSettled } from './untilSettled.ts';

declare global {
  interface Window {
    readonly axe: typeof AxeCore;
  }
}

/** WCAG 2.2 A and AA, and what axe's makers hold to be good beyond it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page as it stands once nothing moves, a line a rule. Its own engine in the page: its wrapper
 * for Playwright opens a second page for each run and takes four times as long. Frames are left out: each holds a page of
 * somebody else's, with landmarks of its own.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  await untilSettled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
    );

    /** A row that a bar at the edge of the window cuts off is whole a little further on (WCAG 2.5.8 is of the target). */
    async function isSmallInSight({ target: [selector] }: AxeCore.NodeResult): Promise<boolean> {
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      if (!element) return true;
      const [x, y] = [scrollX, scrollY];
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await window.axe.run(element, { runOnly: ['target-size'], iframes: false });
      scrollTo({ left: x, top: y, behavior: 'instant' });
      return again.violations.length > 0;
    }

    const found: string[] = [];
    for (const { id, nodes } of violations) {
      const wrong: AxeCore.NodeResult[] = [];
      for (const node of nodes) if (id !== 'target-size' || (await isSmallInSight(node))) wrong.push(node);
      if (wrong.length > 0) found.push(`${id}: ${wrong.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    }
    // What axe leaves to be looked at by hand: ids that name two elements, or none.
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) found.push(`duplicate ids: ${twice.join(' ')}`);
    for (const attribute of ['aria-describedby', 'aria-labelledby', 'aria-errormessage'])
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const named = element.getAttribute(attribute)?.split(/\s+/) ?? [];
        const lost = named.filter((id) => id && !ids.includes(id));
        if (lost.length > 0) found.push(`${attribute} of nothing: ${lost.join(' ')}`);
      }
    return found;
  }, RULES);
}
