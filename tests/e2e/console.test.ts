/**
 * The console, as configuration managers have it: what only a browser can show. Over 250 lines: one console and one folder
 * serve all of it.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { findBarriers } from '../support/findBarriers.ts';
import { type ConsoleProgram, startConsoleProgram } from './support/consoleProgram.ts';
import { expect, test } from './support/portal.ts';

test.describe('the console', () => {
  test.describe.configure({ mode: 'default' });
  let program: ConsoleProgram;
  test.beforeAll(async () => {
    program = await startConsoleProgram();
  });
  test.afterAll(async () => {
    expect(await program.stop()).toBe(0);
  });

  // Colours are measured as they stay, not on their way to it.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  const onDisk = (code: string) => readFile(join(program.folder, `${code}.json`), 'utf8');
  const tabTo = async (page: Page, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  const hasFocus = (page: Page, name: string) => () =>
    page.evaluate((wanted) => {
      const focused = document.activeElement;
      return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').startsWith(wanted);
    }, name);

  /** Says why, once the changes were shown, and publishes. */
  const giveReason = async (page: Page) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.type('Tried out');
    await tabTo(page, hasFocus(page, 'Publish'));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };

  /** Home and a screen of somebody who is signed in, each before and after, side by side and out of the way of keys. */
  const expectPictures = async (page: Page, brands: readonly [before: string, after: string]) => {
    const pairs = page.getByRole('dialog').getByRole('region', { name: 'Before and after' });
    for (const screen of ['Home', 'Signed in: My cards'])
      for (const [index, when] of ['before', 'after'].entries()) {
        const picture = pairs.getByRole('img', { name: `${screen}, ${when}: a picture of the portal.` });
        await expect(picture).toHaveAccessibleDescription(/The main colour is #0C7A5C instead of #0C7A5D/);
        const portal = picture.frameLocator('iframe[data-seen=true]');
        await expect(portal.locator('main h1')).toBeVisible({ timeout: 60_000 });
        const root = portal.locator('html');
        // None while the frames change places.
        const brand = () =>
          root.evaluate((html) => getComputedStyle(html).getPropertyValue('--brand')).catch(() => '');
        // The portal may be drawn before it has the colours of this text.
        await expect.poll(brand).toBe(brands[index]);
        expect(
          await picture
            .locator('iframe')
            .first()
            .evaluate((frame) => frame.closest('[inert]') !== null),
        ).toBe(true);
      }
  };

  test('opens a tenant, shows a mistake on its line, and publishes, by keys alone', async ({ page }) => {
    const before = await onDisk('pl');
    await page.goto(program.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenants');
    expect(await findBarriers(page)).toEqual([]);
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport();
    await tabTo(page, hasFocus(page, 'Polska'));
    await page.keyboard.press('Enter');

    // The search leads to the option, in the form as in the JSON.
    await expect(page.getByRole('searchbox', { name: 'Find an option' })).toBeVisible();
    await tabTo(page, hasFocus(page, 'Find an option'));
    await page.keyboard.type('/currency/symbol');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Sign of the currency' })).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'JSON', exact: true }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find an option' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'pl.json as JSON' })).toBeFocused();
    await expect(page).toHaveURL(/section=money/);

    // A mistake: told on its line, counted at its section, and in the way of publishing.
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    const line = before.slice(0, before.indexOf('"symbol"')).split('\n').length;
    const problems = page.getByRole('region', { name: 'Problems' });
    await expect(problems.getByRole('listitem')).toContainText([`line ${line}`]);
    await expect(page.locator('.cm-lintRange-error')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    expect(await findBarriers(page)).toEqual([]);

    // Escape, then Tab leaves the editor (WCAG 2.1.2); the list leads back to the line.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'pl.json as JSON' })).not.toBeFocused();
    await tabTo(page, async () =>
      problems
        .getByRole('button')
        .first()
        .evaluate((each) => each === document.activeElement),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'pl.json as JSON' })).toBeFocused();

    // Mended by undo; then a change that is right.
    await page.keyboard.press('Control+z');
    await expect(problems.getByRole('status')).toHaveText('No problems in this text.');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('Sorvia');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.type('Sorvia Polska');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    for (let presses = 0; presses < 40 && !(await hasFocus(page, 'Publish')()); presses++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await giveReason(page);
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    // Only what was typed has changed, byte for byte.
    expect(await onDisk('pl')).toBe(before.replace('"Sorvia"', '"Sorvia Polska"'));
  });

  test('completes and explains what the schema knows', async ({ page }) => {
    await page.goto(`${program.url}tenants/pl?view=json`);
    const editor = page.getByRole('textbox', { name: 'pl.json as JSON' });
    await editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"toa');
    await expect(page.getByRole('option', { name: 'toast' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('option', { name: 'toast' }).click();
    await expect(editor).toContainText('"toast"');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Who the tenant is' }).click();
    await expect(page.getByText(/^At \/code/)).toBeVisible();
    await expect(page.getByText(/The first segment of the site path/)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('asks once what may stand in a text and what it means, however much of it is typed', async ({
    page,
  }) => {
    await page.goto(`${program.url}tenants/pl?view=json`);
    await page.getByRole('textbox', { name: 'pl.json as JSON' }).focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('"brandName": "');
    for (const key of ['Enter', 'Escape', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByText(/^At \/theme\/brandName .*name/)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // What is typed is checked later than all that is asked about the place.
    for (const key of ['a', 'b', 'Backspace', 'c'])
      await Promise.all([
        page.waitForResponse((answer) => answer.url().endsWith('/api/check')),
        page.keyboard.press(key),
      ]);
    expect(asked.filter((path) => path === '/api/complete')).toHaveLength(1);
    expect(asked).not.toContain('/api/hover');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^At \/theme\/(?!brandName)/)).toBeVisible();
    await expect.poll(() => asked).toContain('/api/hover');
  });

  test('joins what changed on disk, keeps a draft over a reload, and asks before it is left', async ({
    page,
  }) => {
    // Four portals start side by side for the pictures.
    test.slow();
    await page.goto(`${program.url}tenants/bg?section=look&view=json`);
    const editor = page.getByRole('textbox', { name: 'bg.json as JSON' });
    await expect(editor).toContainText('#0C7A5B');
    const before = await onDisk('bg');
    const type = async (from: string, to: string) => {
      await editor.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Control+f');
      await page.keyboard.type(from);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.keyboard.type(to);
    };
    await type('#0C7A5B', '#0C7A5C');
    await writeFile(join(program.folder, 'bg.json'), before.replace('Europe/Sofia', 'Europe/Kyiv'));
    await expect(
      page.getByText('The file changed on disk. Its changes are in your text now; yours are kept.'),
    ).toBeVisible();
    await expect(editor).toContainText('Europe/Kyiv');
    await expect(editor).toContainText('#0C7A5C');
    expect(await findBarriers(page)).toEqual([]);

    // Both values of what both changed.
    await writeFile(join(program.folder, 'bg.json'), before.replace('#0C7A5B', '#0C7A5D'));
    const conflicts = page.getByRole('region', { name: 'One value was changed by both of you' });
    await expect(conflicts).toContainText('#0C7A5C');
    await expect(conflicts).toContainText('#0C7A5D');
    expect(await findBarriers(page)).toEqual([]);
    await conflicts.getByRole('button', { name: 'Keep yours' }).click();
    await expect(conflicts).toBeHidden();

    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(/^Your unsaved changes of .* are back\.$/)).toBeVisible();
    await expect(editor).toContainText('#0C7A5C');
    await page.getByRole('link', { name: 'Configuration' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave with unsaved changes?' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'България' })).toContainText('Unsaved changes');
    await page.goBack();
    await expect(editor).toContainText('#0C7A5C');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectPictures(page, ['#0C7A5D', '#0C7A5C']);
    await giveReason(page);
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    expect(await onDisk('bg')).toBe(before.replace('#0C7A5B', '#0C7A5C'));
  });

  test('shows one text in two tabs', async ({ page, context }) => {
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto(`${program.url}tenants/ro?view=json`);
      await expect(each.getByRole('textbox', { name: 'ro.json as JSON' })).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'ro.json as JSON' }).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(' ');
    await expect(other.getByText('Unsaved changes', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeHidden();
    await other.close();
  });

  test('refuses a page of another origin that posts to it [C1]', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource|CORS policy/);
    await page.goto(program.url);
    const before = await onDisk('ro');
    const foreign = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>elsewhere</title>');
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    try {
      // On the same host name: cookies know no ports.
      await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
      const answers = await page.evaluate(async (console) => {
        const body = JSON.stringify({ text: '{}', baseHash: null, reason: 'none' });
        const send = (init: RequestInit) =>
          fetch(`${console}api/tenants/ro/publish`, { credentials: 'include', body, ...init }).then(
            ({ type, status }) => `${type} ${status}`,
            () => 'refused',
          );
        return [
          await send({ method: 'POST', headers: { 'content-type': 'application/json' } }),
          await send({ method: 'POST', headers: { 'content-type': 'text/plain' } }),
          await send({ method: 'POST', mode: 'no-cors' }),
        ];
      }, program.url);
      expect(answers).toEqual(['refused', 'refused', 'refused']);
      expect(await onDisk('ro')).toBe(before);
    } finally {
      foreign.close();
    }
  });

  for (const width of [320, 1920])
    test(`has room for everything at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '',
        'tenants/ro?section=words',
        'tenants/ro?view=json',
        'tenants/ro/history',
        'new',
        'languages/uk',
      ]) {
        await page.goto(program.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        // What the page is about is there.
        await expect(page.getByText(/^(?:Loading|Reading .+)…$/)).toHaveCount(0);
        await expect(page.locator('main')).toBeVisible();
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect([path, isWide]).toEqual([path, false]);
        if (width === 320) {
          // Nothing lies over what comes after it: the page itself scrolls.
          const hidden = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
          expect([path, hidden > 1]).toEqual([path, false]);
        }
      }
    });
});
