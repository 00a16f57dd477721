import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect, expectAccessible, expectReflow, test } from './support/portal.ts';
import { type ServedPreview, servePreview } from './support/servePreview.ts';

let served: ServedPreview;
let tenantConfigDir: string;

test.beforeAll(async ({ sandbox }) => {
  tenantConfigDir = await mkdtemp(join(tmpdir(), 'previewed-'));
  await cp('tenant-config', tenantConfigDir, { recursive: true });
  served = await servePreview({ tenantConfigDir, variables: { SANDBOX_URL: sandbox } });
});
test.afterAll(async () => {
  await served.close();
  await rm(tenantConfigDir, { recursive: true });
});

/** The frame of a pane that is seen; the other one is for the next version. */
const seen = (pane: Page | Locator): FrameLocator => pane.frameLocator('iframe[data-seen=true]');
const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text' });
/** Empty while the frames change places. */
const brandOf = (frame: FrameLocator) =>
  frame
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand'))
    .catch(() => '');

async function edit(page: Page, from: string, to: string): Promise<void> {
  const text = textOf(page);
  const before = await text.inputValue();
  expect(before).toContain(from);
  await text.fill(before.replace(from, () => to));
}

async function open(page: Page, query = 'code=bg'): Promise<void> {
  await page.goto(`${served.url}/?${query}`);
  // The first one builds the page and loads the portal.
  await expect(seen(page).locator('main h1')).toBeVisible({ timeout: 90_000 });
}

test('the home page wears a brand colour that is not saved, where it was scrolled to', async ({ page }) => {
  await open(page);
  await seen(page)
    .locator('html')
    .evaluate(() => window.scrollTo(0, 400));
  await textOf(page).focus();
  await edit(page, '#0C7A5B', '#8A1253');
  await expect.poll(() => brandOf(seen(page))).toBe('#8A1253');
  await expect
    .poll(() =>
      seen(page)
        .locator('html')
        .evaluate(() => Math.round(window.scrollY)),
    )
    .toBe(400);
  // Whoever types goes on typing.
  await expect(textOf(page)).toBeFocused();
});

test('a refused text keeps the last good one, says so, and goes on with the next', async ({ page }) => {
  await open(page);
  await edit(page, '#0C7A5B', '#8A1253');
  await expect.poll(() => brandOf(seen(page))).toBe('#8A1253');
  await edit(page, '#8A1253', 'pink');
  await expect(page.getByText('This is the last version without problems.')).toBeVisible();
  await expect(page.getByText(/bg\.json, line 9/)).toBeVisible();
  expect(await brandOf(seen(page))).toBe('#8A1253');
  await edit(page, 'pink', '#123A8A');
  await expect.poll(() => brandOf(seen(page))).toBe('#123A8A');
  await expect(page.getByText('This is the last version without problems.')).toBeHidden();
});

test('signed in as a person of the sandbox, any screen can be opened, for any card', async ({ page }) => {
  await open(page);
  await page.getByLabel('Screen').selectOption({ label: 'My cards' });
  await expect(page.getByLabel('Seen by')).toHaveValue('ana');
  await expect(seen(page).locator('main article').first()).toBeVisible();
  await page.getByLabel('Seen by').selectOption('states');
  await page.getByLabel('Screen').selectOption('cardDetails');
  const card = page.getByLabel('Card', { exact: true });
  const blocked = await card.locator('option', { hasText: 'blocked' }).first().getAttribute('value');
  await card.selectOption(blocked);
  await expect(page.getByText(`/${blocked}`)).toBeVisible();
  await edit(page, '#0C7A5B', '#8A1253');
  await expect.poll(() => brandOf(seen(page))).toBe('#8A1253');
  await expect(page.getByText(`/${blocked}`)).toBeVisible();
});

test('a screen that is switched off is listed with the option that does so', async ({ page }) => {
  await open(page);
  await edit(page, '"cardAcceptance": "on"', '"cardAcceptance": "off"');
  await edit(page, '"ourNetwork": "myCardAcceptance"', '"ourNetwork": "home"');
  const off = page.getByLabel('Screen').locator('option[disabled]', { hasText: 'features.cardAcceptance' });
  await expect(off).toHaveCount(1);
});

const DATED = `"currency": [
    { "from": "0001-01-01", "value": { "code": "BGN", "symbol": "лв.", "secondary": { "code": "EUR", "symbol": "€", "rate": 1.95583 } } },
    { "from": "2031-01-01", "value": { "code": "EUR", "symbol": "€" } }
  ],
  "card"`;

test('on a day after a dated change the other currency is shown', async ({ page }) => {
  await open(page);
  const text = await textOf(page).inputValue();
  await edit(page, text.slice(text.indexOf('"currency"'), text.indexOf('"card"') + '"card"'.length), DATED);
  await page.getByLabel('Seen by').selectOption('ana');
  await page.getByLabel('Screen').selectOption('accountHome');
  const card = seen(page).locator('main article').first();
  await expect(card).toContainText('лв.');
  const slider = page.getByRole('slider', { name: 'Day, from one change to the next' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('2031-01-01');
  await expect(card).not.toContainText('лв.');
  await expect(card).toContainText('€');
  expect(
    await seen(page)
      .locator('html')
      .evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Sofia' })),
  ).toBe('2031-01-01');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(card).toContainText('лв.');
});

test('panes side by side go and scroll together', async ({ page }) => {
  await open(page, 'code=bg&tenants=bg pl');
  await page.getByLabel('Beside it').selectOption('The saved version');
  await page.getByLabel('And', { exact: true }).selectOption('pl');
  const [mine, saved, other] = ['bg, Your text', 'bg, Saved', 'pl, Saved'].map((name) =>
    page.getByRole('region', { name: `Portal ${name}` }),
  ) as [Locator, Locator, Locator];
  const headingOf = (pane: Locator) => seen(pane).locator('main h1');
  const homeOf = new Map<Locator, string>();
  for (const pane of [mine, saved, other]) {
    await expect(headingOf(pane)).toBeVisible({ timeout: 60_000 });
    homeOf.set(pane, await headingOf(pane).innerText());
  }
  await edit(page, '#0C7A5B', '#8A1253');
  await expect.poll(() => brandOf(seen(mine))).toBe('#8A1253');
  expect(await brandOf(seen(saved))).toBe('#0C7A5B');

  await seen(saved).getByRole('link', { name: 'Забравена парола?' }).click();
  for (const [pane, code] of [
    [mine, 'bg'],
    [saved, 'bg'],
    [other, 'pl'],
  ] as const)
    await expect(pane.getByText(`/${code}/forgot-password`)).toBeVisible();
  await expect(seen(other).getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByLabel('Screen').selectOption('home');
  // Until its frames have changed places, a pane shows the page before.
  for (const [pane, heading] of homeOf) await expect(headingOf(pane)).toHaveText(heading);
  const scrollOf = (pane: Locator) =>
    seen(pane)
      .locator('html')
      .evaluate(() => window.scrollY);
  await seen(mine)
    .locator('html')
    .evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrollOf(other)).toBeGreaterThan(300);

  await page.getByRole('button', { name: 'Dark' }).click();
  for (const pane of [mine, saved, other])
    await expect
      .poll(() =>
        seen(pane)
          .locator('html')
          .evaluate((root) => getComputedStyle(root).colorScheme),
      )
      .toBe('dark');
});

test('a connection that leads elsewhere is not previewed', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const gateway = `"rootUrl": "\${SANDBOX_URL}/\${TENANT}/gateway/v1"`;
  await edit(page, gateway, '"rootUrl": "https://gateway.sorvia.example/v1"');
  await expect(
    page.getByText('/connections/dev/gateway/rootUrl leads to https://gateway.sorvia.example'),
  ).toBeVisible();
  expect(asked).not.toContain('gateway.sorvia.example');
  await expect(seen(page).locator('main h1')).toBeVisible();
});

test('wider by keys, dark, and usable on a narrow screen', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: 'Width of the preview' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(() =>
      seen(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(490);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect
    .poll(() =>
      seen(page)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor),
    )
    .toMatch(/oklch\(0\.1/);
  await expectAccessible(page);
  await expectReflow(page);
});

test('the published portal still refuses every frame', async ({ page, portal, expectedComplaints }) => {
  expectedComplaints.push(/frame-ancestors|X-Frame-Options/);
  const published = await page.request.get(`${portal}/bg/`);
  expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(published.headers()['x-frame-options']).toBe('DENY');
  await open(page);
  await page.evaluate((src) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.name = 'published';
    frame.src = src;
  }, `${portal}/bg/`);
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error'))).toBe(true);
});
