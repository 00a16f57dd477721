/**
 * A bounded part of what the matrix looks at in a browser, and defects that it has to see (`npm run matrix` has all). Over 250
 * lines: each part is shown beside the defects that are planted for it.
 */
import type { Check } from '../matrix/check.ts';
import { checkHabits } from '../matrix/habits/checkHabits.ts';
import { habits } from '../matrix/habits/habits.ts';
import { checkJourneys } from '../matrix/journeys/checkJourneys.ts';
import { closedBy } from '../matrix/journeys/journey.ts';
import { journeys } from '../matrix/journeys/journeys.ts';
import { planPlantings, plantedSights, plantSights } from '../matrix/plantedSights.ts';
import type { Run } from '../matrix/report/summarize.ts';
import { writePage } from '../matrix/report/writePage.ts';
import { compareCells } from '../matrix/visual/baselines/compareCells.ts';
import { AS_ACCEPTED_TITLE } from '../matrix/visual/baselines/groupChanges.ts';
import { checkVisual } from '../matrix/visual/checkVisual.ts';
import { findForeign, findRawKeys } from '../matrix/visual/findForeign.ts';
import { inspectPage } from '../matrix/visual/inspectPage.ts';
import { createPictureReader } from '../matrix/visual/takePicture.ts';
import { checkWalks } from '../matrix/walks/checkWalks.ts';
import { lookAtPage } from '../matrix/walks/lookAtPage.ts';
import { readWorld } from '../matrix/world.ts';
import { expect, expectAccessible, test } from './support/portal.ts';

const FOLDER = 'tenant-config';
/** Home, a page for visitors, one of a card, and none. */
const SCREENS = ['accessibility', 'cardDetails', 'home', 'notFound'];

async function readTenant(code: string, sandboxUrl: string) {
  const world = await readWorld({ folder: FOLDER, sandboxUrl });
  const tenant = world.tenants.find((each) => each.code === code)?.tenant;
  if (!tenant) throw new Error(`There is no tenant "${code}".`);
  return { world, tenant };
}

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
  const checks = await checkVisual(world, tenant.tenant, { browser, portal }, { only });
  expect([...new Set(checks.map(({ screen }) => screen))].sort()).toEqual([...SCREENS].sort());
  expect(checks.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('a journey of each tenant comes to its end, another one in each', async ({
  browser,
  portal,
  sandbox,
}) => {
  test.slow();
  const world = await readWorld({ folder: FOLDER, sandboxUrl: sandbox });
  for (const [index, { tenant }] of world.tenants.entries()) {
    const offered = journeys.filter((journey) => closedBy(journey, tenant, world.manifests) === null);
    const { name } = offered[(index * 5) % offered.length] ?? {};
    const checks = await checkJourneys(
      world,
      tenant,
      { browser, portal, sandbox },
      {
        only: (journey) => journey.name === name,
      },
    );
    expect(checks.map(({ title, verdict, actual }) => ({ title, verdict, actual }))).toEqual([
      { title: name, verdict: 'passed' },
    ]);
  }
});

test('a page for visitors and a form stand as they should after all that people do without thinking of it [USE-04 USE-11 USE-16]', async ({
  browser,
  portal,
  sandbox,
}) => {
  test.slow();
  const { world, tenant } = await readTenant('ro', sandbox);
  const only = ({ screen }: { screen: string }) => ['home', 'contactUs'].includes(screen);
  const checks = await checkHabits(world, tenant, { browser, portal }, { only });
  expect(checks.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  const passed = checks.filter(({ verdict }) => verdict === 'passed');
  expect(new Set(passed.map(({ title }) => title)).size).toBe(habits.length);
});

test('somebody who tries everything at random finds nothing wrong, and is told of what comes to be wrong on the way', async ({
  browser,
  portal,
  sandbox,
}) => {
  test.slow();
  const { world, tenant } = await readTenant('pl', sandbox);
  const walk = { seed: 1, count: 1, steps: 10 };
  const [passed] = await checkWalks(world, tenant, { browser, portal }, walk);
  expect(passed).toMatchObject({
    part: 'walks',
    verdict: 'passed',
    title: expect.stringContaining('seed 1'),
  });
  const withDefect = {
    async newContext(options) {
      const context = await browser.newContext(options);
      await context.addInitScript(() => {
        let presses = 0;
        addEventListener('click', () => {
          presses += 1;
          if (presses === 3) document.documentElement.style.overflow = 'hidden';
        });
      });
      return context;
    },
  } as Pick<typeof browser, 'newContext'> as typeof browser;
  const [failed] = await checkWalks(world, tenant, { browser: withDefect, portal }, walk);
  expect(failed).toMatchObject({
    verdict: 'failed',
    actual: { found: ['cannot be scrolled, and has no dialog'], done: expect.anything() },
  });
});

const FAULTS = [
  { name: 'a part that stays busy', body: '<p aria-busy="true">Cards</p>', says: 'is busy' },
  { name: 'a second heading', body: '<h1>Cards</h1>', says: 'has 2 headings' },
  {
    name: 'a dialog above another',
    body: '<dialog open>a</dialog><dialog open>b</dialog>',
    says: '2 dialogs',
  },
  {
    name: 'a page behind a dialog that is gone',
    body: '<style>body { overflow: hidden }</style>',
    says: 'no dialog',
  },
  {
    name: 'a focus that nobody sees',
    body: '<input style="opacity: 0"><script>document.querySelector("input").focus()</script>',
    says: 'nobody sees',
  },
  { name: 'a wrong field without a reason', body: '<input aria-invalid="true">', says: 'not why' },
  { name: 'a page wider than its window', body: '<p style="width: 3000px">a</p>', says: 'sideways' },
];

test('what must hold of every page is seen to be so, and each fault of it is told', async ({ page }) => {
  const faultsOf = async (body: string) => {
    await page.setContent(`<title>Cards</title><main><h1>My cards</h1>${body}</main>`);
    return page.evaluate(lookAtPage);
  };
  const good = '<input aria-invalid="true" aria-describedby="why"><p id="why">A digit is missing</p>';
  expect(await faultsOf(good)).toEqual([]);
  for (const { name, body, says } of FAULTS) {
    const found = await faultsOf(body);
    expect(found, name).toEqual([expect.stringContaining(says)]);
  }
});

const world = await readWorld({ folder: FOLDER });
for (const planting of planPlantings(plantedSights, world)) {
  const { tenant, language, defects } = planting;
  test(`the matrix finds ${defects.map(({ name }) => name).join(', ')}, and names tenant, language and screen`, async ({
    browser,
    portal,
    sandbox,
  }) => {
    test.slow();
    const planted = await readWorld({ folder: FOLDER, sandboxUrl: sandbox });
    const found = await plantSights(planting, planted, { browser, portal, sandbox });
    const named = found.map(({ title, ...check }) => [title, check.tenant, check.language, check.screen]);
    for (const { title, screen } of defects)
      expect(named).toContainEqual([title, tenant.code, language, screen]);
  });
}

test('the matrix tells other colours from something that stands elsewhere, and neither where nobody sees it', async ({
  browser,
  page,
}) => {
  const reader = createPictureReader(browser);
  const view = { width: 480, height: 320 };
  await page.setViewportSize(view);
  const session = await page.context().newCDPSession(page);
  const cellsOf = async (style: string) => {
    await page.setContent(`<style>body { margin: 0; font: 16px sans-serif; color: #222 } main { padding: 40px }
      button { background: #0c7a5b; color: #fff; padding: 16px 32px } ${style}</style>
      <main><h1>Cards</h1><p>Block, unblock and replace</p><button>Go on</button></main>`);
    return reader.cellsOf(session, view);
  };
  const before = await cellsOf('');
  const differenceOf = async (style: string) => compareCells(before, await cellsOf(style));
  expect(await differenceOf('')).toBeNull();
  expect(await differenceOf('button { background: #0d7b5c }')).toBeNull();
  const recoloured = await differenceOf('button { background: #7a0c5b }');
  expect(recoloured).toMatchObject({ kind: 'colours' });
  // The rest of its colours are those of its edges.
  expect(recoloured?.colours[0]).toEqual(['#0c7a5b', '#7a0c5b']);
  expect(await differenceOf('p { color: #d00000 }')).toMatchObject({ kind: 'colours' });
  expect(await differenceOf('button { margin-top: 24px }')).toMatchObject({ kind: 'layout' });
  expect(await differenceOf('p { display: none }')).toMatchObject({ kind: 'layout' });
  expect(await differenceOf('h1 { font-size: 40px }')).toMatchObject({ kind: 'layout' });
  await reader.close();
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

for (const width of [1440, 390]) {
  test(`the report with failures, changes and pictures has no barriers and fits ${width} px`, async ({
    page,
  }) => {
    await page.setContent('<main style="background: #0c7a5b; height: 900px"></main>');
    const picture = (await page.screenshot({ type: 'jpeg', quality: 30 })).toString('base64');
    const of = (check: Partial<Check>): Check => ({
      part: 'visual',
      tenant: 'bg',
      language: 'bg',
      screen: 'home',
      width: 390,
      title: 'holds',
      verdict: 'passed',
      ms: 1,
      ...check,
    });
    const image = 'pictures/bg-home-bg-390.webp';
    const run: Run = {
      version: '3.10.4',
      startedAt: '2026-11-21T06:40:00.000Z',
      seconds: 700,
      seed: 7,
      tenants: ['bg', 'pl', 'schema'],
      names: { bg: 'България', pl: 'Polska' },
      screens: { home: 'Home page' },
      features: [{ option: 'features.balances', states: { bg: 'on', pl: 'paused' } }],
      requirements: { at: '2026-11-21T05:10:00.000Z', shown: ['VAL-01'], missing: ['VAL-02'] },
      checks: [
        of({ image, link: '/bg/', person: 'ana' }),
        of({ verdict: 'failed', expected: [], actual: [`${'a'.repeat(300)}: b`], image, link: '/bg/' }),
        of({
          verdict: 'failed',
          title: AS_ACCEPTED_TITLE,
          change: { kind: 'colours', cause: '#0c7a5b → #ffc145', image, share: 0.25 },
        }),
        of({
          part: 'spec',
          verdict: 'toCheck',
          key: '/currency/secondary/rate',
          at: '2026-11-20T06:40:00.000Z',
        }),
        of({ tenant: 'pl', language: 'uk', screen: 'myCardBlock', image: 'pictures/pl.webp' }),
        of({ part: 'journeys', title: 'Block a card', verdict: 'failed', trace: 'traces/a.zip' }),
        of({
          part: 'journeys',
          title: 'Block a card',
          tenant: 'pl',
          verdict: 'notApplicable',
          key: '/features/x',
        }),
      ],
    };
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(writePage(run, () => `data:image/jpeg;base64,${picture}`));
    await page.locator('.screens a.cell').first().click();
    await expect(page.locator('figure[id] img').first()).toBeVisible();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectAccessible(page);
    const { sideways } = await page.evaluate(inspectPage);
    expect(sideways).toBe(0);
  });
}
