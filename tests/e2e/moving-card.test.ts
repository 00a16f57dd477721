/** The face that is pressed in the list of cards moves to its page and back, and never stands in anybody's way. */
import type { Page } from 'playwright/test';
import { aPerson, expect, signIn, TENANTS, type TenantUnderTest, test } from './support/portal.ts';

const TENANT = TENANTS[0] as TenantUnderTest;

declare global {
  interface Window {
    /** What moved in each transition, by its name. */
    moved: string[][];
  }
}

/** @param isHeld pictures stand still halfway, until somebody presses */
async function watchMoves(page: Page, isHeld = false): Promise<void> {
  await page.evaluate((isHeld) => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moving = document.getAnimations().filter((each) => {
          const name = (each.effect as KeyframeEffect | null)?.pseudoElement ?? '';
          return name.startsWith('::view-transition');
        });
        const names = moving.map((each) => (each.effect as KeyframeEffect).pseudoElement ?? '');
        window.moved.push(names.filter((name) => name.startsWith('::view-transition-group')).sort());
        if (isHeld) for (const each of moving) each.pause();
        const finish = () => {
          for (const each of moving) each.finish();
        };
        addEventListener('click', finish, { once: true });
      });
      return transition;
    };
  }, isHeld);
}

/** Gone back from on its way, a card does not move: it is no longer where it began. */
const untilItStands = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) => !(effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'),
      ),
  );

const movesOf = (page: Page) => page.evaluate(() => window.moved);

const FACE = ['::view-transition-group(card)'];

test('a card that is pressed moves to its page, and back to its place in the list [NAV-63 USE-16]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, TENANT, aPerson('ana', TENANT.code));
  const second = page.locator('main article').nth(1).getByRole('link').first();
  await expect(second).toBeVisible();
  await watchMoves(page);
  await second.click();
  await expect(page).toHaveURL(/card-details/);
  await expect.poll(() => movesOf(page)).toEqual([FACE]);
  await untilItStands(page);
  await page.goBack();
  await expect(second).toBeVisible();
  await expect.poll(() => movesOf(page)).toEqual([FACE, FACE]);
});

test('nothing else that the page does comes between a picture and its page [NAV-63]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, TENANT, aPerson('ana', TENANT.code));
  const card = page.locator('main article').first().getByRole('link').first();
  await expect(card).toBeVisible();
  await page.evaluate(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) =>
      start(() => {
        const heading = document.querySelector('main h1');
        const updated = (update as () => unknown)();
        window.moved.push([heading === document.querySelector('main h1') ? 'later' : 'at once']);
        return updated as Promise<void>;
      });
  });
  await card.click();
  await expect.poll(() => movesOf(page)).toEqual([['at once']]);
  await page.goBack();
  await expect.poll(() => movesOf(page)).toEqual([['at once'], ['at once']]);
});

test('while a card moves its page can be pressed [NAV-63]', async ({ page, portal }) => {
  await signIn(page, portal, TENANT, aPerson('ana', TENANT.code));
  const card = page.locator('main article').first().getByRole('link').first();
  await expect(card).toBeVisible();
  await watchMoves(page, true);
  await card.click();
  await expect.poll(() => movesOf(page)).toEqual([FACE]);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/account$/);
});

test('nothing moves for people who want less of it, and by the other links of a card [NAV-63]', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, portal, TENANT, aPerson('ana', TENANT.code));
  const card = page.locator('main article').first().getByRole('link').first();
  await expect(card).toBeVisible();
  await watchMoves(page);
  await card.click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(card).toBeVisible();
  expect((await movesOf(page)).flat()).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
  await page.locator('main article').first().getByRole('link').last().click();
  await expect(page).toHaveURL(/transactions/);
  await expect(page.locator('main h1')).toBeFocused();
  expect((await movesOf(page)).flat()).toEqual([]);
});

test('a window that changes its size before a card moves leaves the move out, and nothing complains [NAV-63]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, TENANT, aPerson('ana', TENANT.code));
  const card = page.locator('main article').first().getByRole('link').first();
  await expect(card).toBeVisible();
  await page.evaluate(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(async () => {
        await (update as () => unknown)();
        window.moved.push(['updated']);
        await new Promise((resolve) => addEventListener('resized', resolve, { once: true }));
      });
      transition.ready.catch(() => window.moved.push(['left out']));
      return transition;
    };
  });
  await card.click();
  await expect.poll(() => movesOf(page)).toEqual([['updated']]);
  await page.setViewportSize({ width: 700, height: 900 });
  // The browser's own event waits for the next picture.
  await page.evaluate(() => dispatchEvent(new Event('resized')));
  await expect.poll(() => movesOf(page)).toEqual([['updated'], ['left out']]);
  await expect(page.locator('main h1')).toBeVisible();
});
