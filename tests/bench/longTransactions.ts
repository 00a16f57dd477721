import type { Page } from 'playwright';

/** An address asks for twenty pages at most (screens/card/_shared/listAddress.ts): so large, they are all 5,000. */
export const LARGE_PAGES = 20;
const PAGE = 10;
const LARGE_PAGE = 250;
const ASKED = 50;

/**
 * Has the list of transactions read pages of 250 where it asks for tens: what it holds is then what somebody has who
 * pressed for more five hundred times.
 */
export async function answerInLargePages(page: Page): Promise<void> {
  await page.route(/\/gateway\/.*\/operations\?/, async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.get('page_size') !== String(PAGE)) return route.continue();
    const index = Number(url.searchParams.get('page_index'));
    const parts = Array.from({ length: LARGE_PAGE / ASKED }, async (_, part) => {
      url.searchParams.set('page_size', String(ASKED));
      url.searchParams.set('page_index', String((index * LARGE_PAGE) / ASKED + part));
      return route.fetch({ url: url.href });
    });
    const answers = await Promise.all(parts);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const [response] = answers;
    if (!response) return route.abort();
    const json = { ...bodies[0], data: bodies.flatMap(({ data }) => data) };
    return route.fulfill({ response, json });
  });
}
