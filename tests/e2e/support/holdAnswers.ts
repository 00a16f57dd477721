import type { Page } from 'playwright/test';

/**
 * Holds the requests whose address matches, so that what a page shows meanwhile can be looked at for as long as that
 * takes.
 * @returns lets them go on to the server, and those that follow
 */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => {
    resolve();
    await page.unroute(address);
  };
}
