import type { Page } from 'playwright/test';
import type { Card } from '../../../runtime/gateway/cards.ts';
import { expect } from './portal.ts';

/** The cards of the person who is signed in, as the portal keeps them in session storage, once they have come. */
export async function cardsOf(page: Page): Promise<readonly Card[]> {
  const read = () =>
    page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((each) => each.endsWith('|cards')) ?? '';
      return JSON.parse(sessionStorage.getItem(key) ?? '{}').value ?? [];
    });
  await expect.poll(read).not.toEqual([]);
  return read();
}
