import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, expectAccessible, expectReflow, test } from './support/portal.ts';
import { type ServedPreview, servePreview } from './support/servePreview.ts';
import { type Named, namesIn, reasonsIn, watchXray } from './support/watchXray.ts';
import { xrayedTenant } from './support/xrayedTenant.ts';
import { ABSENT, SCREENS } from './support/xrayTable.ts';

let served: ServedPreview;
let tenantConfigDir: string;
test.beforeAll(async ({ sandbox }) => {
  tenantConfigDir = await mkdtemp(join(tmpdir(), 'xrayed-'));
  await cp('tenant-config', tenantConfigDir, { recursive: true });
  const file = join(tenantConfigDir, 'bg.json');
  await writeFile(file, xrayedTenant(await readFile(file, 'utf8')));
  served = await servePreview({ tenantConfigDir, variables: { SANDBOX_URL: sandbox } });
});
test.afterAll(async () => {
  await served.close();
  await rm(tenantConfigDir, { recursive: true });
});

const seen = (page: Page): FrameLocator => page.frameLocator('iframe[data-seen=true]');

async function open(page: Page): Promise<void> {
  await page.goto(`${served.url}/?code=bg`);
  // The first one builds the page and loads the portal.
  await expect(seen(page).locator('main h1')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'en', exact: true }).click();
  await page.getByRole('button', { name: 'On', exact: true }).click();
}

test('names what made 60 things on 12 screens, and why 10 others are not there', async ({ page }) => {
  const answers = await watchXray(page);
  await open(page);
  for (const { screen, person, things } of SCREENS) {
    const by = page.getByLabel('Seen by');
    if ((await by.inputValue()) !== person) await by.selectOption(person);
    const at = page.getByLabel('Screen', { exact: true });
    // Home in this language is there already.
    if ((await at.inputValue()) !== screen) await at.selectOption(screen);
    const missing = (named: Named | undefined) =>
      things.filter(([text, origin]) => !(named && namesIn(named, text).includes(origin)));
    await expect.poll(() => missing(answers.get(screen)), { message: screen }).toEqual([]);
  }
  for (const { screen, id, reason } of ABSENT)
    expect(reasonsIn(answers.get(screen), id), `${id} on ${screen}`).toEqual([reason]);
  // A mark is no text: nothing of it is left in what people read, copy or hear.
  expect(await seen(page).locator('html').innerHTML()).not.toMatch(/[\u2061-\u2064]/);
});

test('points by mouse and keys, and leads to the place of what is found', async ({ page }) => {
  await open(page);
  const finding = page.getByRole('region', { name: 'X-ray' });
  await expect(finding.getByText('For anyone')).toBeVisible();
  const point = finding.getByRole('button', { name: /^Point/ });
  // The page in the frame is told by a message; a single move before it would be seen by nobody.
  const expectPointing = () => expect(seen(page).locator('html')).toHaveCSS('cursor', 'crosshair');
  const expectNoPointing = async () => {
    await expect(point).toHaveAttribute('aria-pressed', 'false');
    await expect(seen(page).locator('html')).not.toHaveCSS('cursor', 'crosshair');
  };

  await point.click();
  await expectPointing();
  await page.keyboard.press('Escape');
  await expectNoPointing();
  await point.click();
  await expectPointing();
  await seen(page).getByRole('heading', { level: 1 }).hover();
  await expect(finding.getByText('home.title', { exact: true })).toBeVisible();
  // What is pressed is looked at, and not done.
  await seen(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(finding.getByText('home.createAccount', { exact: true })).toBeVisible();
  await expect(page.getByText('/bg/en/', { exact: true })).toBeVisible();
  await expectNoPointing();

  await point.press('Enter');
  await expectPointing();
  await seen(page).getByRole('link', { name: 'Forgot password?' }).focus();
  await expect(finding.getByText('screens.forgotPassword', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoPointing();

  await page.getByText(/^On this screen: /).click();
  await page.getByLabel('Find on this screen').fill('/stores/apple');
  await page.getByRole('button', { name: 'Link For iOS' }).click();
  await page.getByRole('button', { name: 'Go to /stores/apple' }).first().click();
  await expect(page.getByRole('status', { name: 'Gone to' })).toHaveText('/stores/apple');
  await expectAccessible(page);
});

test('lights up what comes from the place that somebody works at', async ({ page }) => {
  await open(page);
  const finding = page.getByRole('region', { name: 'X-ray' });
  await expect(finding.getByText('For anyone')).toBeVisible();
  await page.getByRole('textbox', { name: 'Place' }).fill('/home/banners/0');
  await expect(finding.getByText(/^4 things on this screen come from \/home\/banners\/0\.$/)).toBeVisible();
  const lights = seen(page).locator('[data-xray=found]');
  await expect(lights).toHaveCount(4);
  await page.getByRole('textbox', { name: 'Place' }).fill('/notices/1');
  await expect(finding.getByText('it keeps 1 away')).toBeVisible();
  await expect(lights).toHaveCount(0);
  await page.getByText(/^Not on this screen: /).click();
  await expect(page.getByText('Begins on 2099-01-01.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectReflow(page);
});
