import type { Page } from 'playwright/test';
import { expectAccessible, expectReflow } from './portal.ts';
import { expectWords } from './rawKeys.ts';

/** What holds in every state of every page: words in place of keys, WCAG 2.2 AA, and no sideways scroll at 320 px. */
export async function expectGood(page: Page): Promise<void> {
  await expectWords(page);
  await expectAccessible(page);
  await expectReflow(page);
}
