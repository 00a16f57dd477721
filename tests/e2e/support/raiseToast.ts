import type { Page } from 'playwright/test';
import { expect } from './portal.ts';

/** Where the words of a language come from. */
export const WORDS = /\/static\/words\/|\/translations/;

export const toast = (page: Page) => page.locator('section > [role=alert]:has(button)');

/** Toasts that come from now on stay until they are closed, as in a tab that nobody sees: a look takes as long as it takes. */
async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
  });
}

/** A toast on any screen, which stays: the words of another language, which is asked for, do not come. */
export async function raiseToast(page: Page): Promise<boolean> {
  const other = page.getByRole('banner').locator('button[lang][aria-pressed=false]').first();
  // Home pages have links in its place.
  if (!(await other.isVisible())) return false;
  await keepToasts(page);
  await page.route(WORDS, (route) => route.abort());
  await other.click();
  await expect(toast(page)).toBeVisible();
  await page.unroute(WORDS);
  return true;
}
