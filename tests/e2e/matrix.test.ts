/** A bounded part of the matrix's look at screens, and defects that it has to see (`npm run matrix -- --part seen` has all). */
import { checkSeen } from '../matrix/seen/checkSeen.ts';
import { findForeign, findRawKeys } from '../matrix/seen/findForeign.ts';
import { inspectPage } from '../matrix/seen/inspectPage.ts';
import { readWorld } from '../matrix/world.ts';
import { expect, test } from './support/portal.ts';

const FOLDER = 'tenant-config';
/** Home, a page for visitors, one of a card, and none. */
const SCREENS = ['accessibility', 'cardDetails', 'home', 'notFound'];

test('screens of the first tenant are in words of one language, in their boxes and without barriers in each width', async ({
  browser,
  portal,
  sandbox,
}) => {
  test.slow();
  const world = await readWorld({ folder: FOLDER, sandboxUrl: sandbox });
  const [tenant] = world.tenants;
  if (!tenant) throw new Error('There is no tenant.');
  const only = ({ screen, language }: { screen: string; language: string }) =>
    SCREENS.includes(screen) && language === tenant.tenant.languages[0];
  const checks = await checkSeen(world, tenant.tenant, { browser, portal }, { only });
  expect([...new Set(checks.map(({ screen }) => screen))].sort()).toEqual([...SCREENS].sort());
  expect(checks.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

const box = (style: string, text: string) => `<div style="${style}">${text}</div>`;
const LONG = 'Заявете възстановяване на средствата по картата си още днес';

for (const { name, body, finds } of [
  {
    name: 'a text that runs out of its button',
    body: `<button style="width: 90px; white-space: nowrap; text-align: left">${LONG}</button>`,
    finds: 'button',
  },
  {
    name: 'a text that is cut off at the side',
    body: box('width: 90px; overflow: hidden', `<p style="white-space: nowrap; width: 600px">${LONG}</p>`),
    finds: 'cut off',
  },
  {
    name: 'lines that are cut off below',
    body: box('width: 90px; height: 30px; overflow: hidden', `<p>${LONG}</p>`),
    finds: 'cut off',
  },
]) {
  test(`the matrix sees ${name}`, async ({ page }) => {
    await page.setContent(`<main>${body}</main>`);
    const { spilled } = await page.evaluate(inspectPage);
    expect(spilled.join()).toContain(finds);
  });
}

test('the matrix leaves alone what is hidden for eyes, can be scrolled, or fits', async ({ page }) => {
  await page.setContent(`<main>
    ${box('position: absolute; width: 1px; height: 1px; overflow: hidden', LONG)}
    ${box('width: 90px; overflow-x: auto', `<p style="white-space: nowrap; width: 600px">${LONG}</p>`)}
    ${box('width: 300px', LONG)}</main>`);
  const { spilled, sideways } = await page.evaluate(inspectPage);
  expect({ spilled, sideways }).toEqual({ spilled: [], sideways: 0 });
});

test('the matrix sees a page that scrolls sideways', async ({ page }) => {
  await page.setContent(box('width: 3000px', 'wide'));
  expect((await page.evaluate(inspectPage)).sideways).toBeGreaterThan(1_000);
});

test('the matrix sees keys in place of words, and words of another language', async ({ page }) => {
  const { words } = await readWorld({ folder: FOLDER });
  const of = (language: string, key: string) => words.get(language)?.get(key) ?? '';
  await page.setContent(`<main><h1>${of('bg', 'screens.contactUs')}</h1><p>screens.accountHome</p>
    <input aria-label="${of('en', 'screens.contactUs')}"></main>`);
  const seen = await page.evaluate(inspectPage);
  expect(findRawKeys(seen.words, words)).toEqual(['screens.accountHome']);
  expect(findForeign(seen.texts, 'bg', words)).toEqual([`en: ${of('en', 'screens.contactUs')}`]);
});
