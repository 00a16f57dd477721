import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectReflow } from './portal.ts';
import { expectWords } from './rawKeys.ts';

/** What holds in every state of every page: words in place of keys, WCAG 2.2 AA, and no sideways scroll at 320 px. */
export async function expectGood(page: Page): Promise<void> {
  // A page that has just been opened may still show what stands there before its program.
  await expect(page.locator('main').first()).toBeVisible();
  await expectWords(page);
  await expectAccessible(page);
  await expectReflow(page);
}
