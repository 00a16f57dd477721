/** A page whose program is kept back, so that what stands there before it can be looked at. */
import type { Page } from 'playwright/test';

export const PROGRAM = /\/static\/main-.*\.js/;
export const RULES = /\/static\/earlyForm-.*\.js/;
export const PRERENDERED = /\/static\/prerendered\//;

export const prerenderedRoot = (page: Page) => page.locator('#root[data-prerendered]');

/** Opens a page and keeps scripts of it back: its program, if nothing else is said. @returns lets them come */
export async function openWithoutProgram(
  page: Page,
  address: string,
  held: readonly RegExp[] = [PROGRAM],
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const script of held) {
    await page.route(script, async (route) => {
      await promise;
      await route.continue();
    });
  }
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

export const rulesHold = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('rules').length > 0);

/** What a browser warns of, such as a page that its program renders otherwise; not that words come before who needs them. */
export function warningsOf(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // The test holds the program, which is what the browser then says of the words that it needs.
    if (!message.text().includes('preloaded using link preload')) warnings.push(message.text());
  });
  return warnings;
}

/** The page without what says nothing: comments between texts, and the order of attributes. */
export const lookOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const each of comments) each.parentNode?.removeChild(each);
    copy.normalize();
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.innerHTML.replace(/></g, '>\n<');
  });

/** What the form consists of, without what fields hold: the program takes over what stands in them. */
export const shownBy = (page: Page) =>
  page.locator('main form').evaluate((form) => {
    const copy = form.cloneNode(true) as HTMLElement;
    for (const input of copy.querySelectorAll('input')) input.removeAttribute('value');
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/></g, '>\n<');
  });
