/** Whatever day these tests are run on (`npm run days`), pages and programs have the same one. */
import { expect, test } from './support/portal.ts';

test('every page has the time of the program that looks at it', async ({ page, browser, portal }) => {
  const context = await browser.newContext();
  const alone = await browser.newPage();
  for (const each of [page, await context.newPage(), alone]) {
    await each.goto(portal);
    const before = Date.now();
    const now = (await each.evaluate(() => new Date())).getTime();
    // The clocks of two programs may be rounded differently.
    expect(now).toBeGreaterThan(before - 1000);
    expect(now).toBeLessThan(Date.now() + 1000);
  }
  await context.close();
  await alone.close();
});
