/** Every state of the console, without a barrier: wide and light, narrow and dark (WCAG 2.2 AA). */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { findBarriers } from '../support/findBarriers.ts';
import { startConsoleProgram } from './support/consoleProgram.ts';
import { expect, test } from './support/portal.ts';

/** What axe finds in a state at each size, and whether something is wider than the page (WCAG 1.4.10). */
async function expectNoBarriers(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const size = `${state} at ${width}, ${colorScheme}`;
    found.push(...(await findBarriers(page)).map((each) => `${size}: ${each}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      found.push(`${size}: wider than the page`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(found).toEqual([]);
}

/** The console running over a folder of its own, and the ways around in it that these tests share. */
async function openConsole(page: Page, without: string[] = []) {
  const program = await startConsoleProgram({ without });
  return {
    ...program,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    async go(path: string, sign: string | RegExp) {
      await page.goto(program.url + path);
      await expect(page.getByText(sign).first()).toBeVisible();
    },
  };
}

test('no state on the way to a new tenant has a barrier', async ({ page }) => {
  test.slow();
  const { stop, go, button } = await openConsole(page, ['pl.json']);
  try {
    await go('', 'România');
    await expectNoBarriers(page, 'overview');
    await page.getByRole('searchbox').fill('nowhere');
    await expect(page.getByText('No tenant has “nowhere” in its name, code or languages.')).toBeVisible();
    await expectNoBarriers(page, 'nothing found');
    await go('new', 'Where is it for?');
    await expectNoBarriers(page, 'new: first');
    await page.getByLabel('Country').selectOption({ label: 'Japan' });
    await expect(page.getByText('jp.json, a copy of')).toBeVisible();
    await expectNoBarriers(page, 'new: country');
    for (const step of [
      'Which languages does it speak?',
      'What does it look like?',
      'What can card holders do?',
      'Is it right?',
    ]) {
      await button('Next').click();
      await expect(page.getByRole('heading', { name: step })).toBeFocused();
      await expectNoBarriers(page, `new: ${step}`);
    }
    await button('Create the draft').click();
    await expect(page.getByRole('button', { name: /^Confirm all/ }).first()).toBeVisible();
    await page.locator('summary').first().click();
    await expectNoBarriers(page, 'form of a draft');
    // Its preview may still be loading when the server goes.
    await page.close();
  } finally {
    await stop();
  }
});

test('no state of editing, publishing and going back has a barrier', async ({ page }) => {
  test.slow();
  const { stop, go, button, folder } = await openConsole(page);
  try {
    await go('tenants/bg?section=money', 'Sign of the currency');
    await page.getByRole('button', { name: 'Change it from a day on: Currency' }).click();
    await page.getByRole('button', { name: 'Change it from a day on: Currency' }).click();
    await page.getByRole('textbox', { name: 'Currency', exact: true }).first().fill('QQQ');
    await expect(page.getByRole('region', { name: 'Problems' })).toContainText('QQQ');
    await expectNoBarriers(page, 'form with a problem');
    await button('JSON').click();
    await expect(page.getByRole('textbox', { name: 'bg.json as JSON' })).toBeVisible();
    await expectNoBarriers(page, 'JSON with a problem');
    await button('Discard changes').click();
    await button('Form').click();
    await page.getByLabel('Sign of the currency', { exact: true }).fill('лева');
    await expect(button('Publish')).not.toHaveAttribute('aria-disabled', 'true');
    await button('Publish').click();
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    await expectNoBarriers(page, 'dialog of publishing');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Say why you do this.')).toBeVisible();
    await expectNoBarriers(page, 'publishing without a reason');
    await page.keyboard.press('Escape');
    const file = join(folder, 'bg.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"лв."', '"лв"'));
    await expect(page.getByRole('region', { name: /changed by both/ })).toBeVisible();
    await expectNoBarriers(page, 'conflict');
    await page.getByRole('button', { name: 'Keep yours' }).click();
    await button('Publish').click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Tried out');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText('Tried out')).toBeVisible();
    await expectNoBarriers(page, 'history');
    await page
      .getByRole('button', { name: /^Roll back to this/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    await expectNoBarriers(page, 'dialog of going back');
    // Its preview may still be loading when the server goes.
    await page.close();
  } finally {
    await stop();
  }
});

test('languages, an unknown tenant and a server that is gone have no barrier', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|Failed to load resource/);
  const { stop, go } = await openConsole(page);
  try {
    await go('languages/uk', /^\d+ texts$/);
    await page.getByRole('button', { name: 'New language' }).click();
    await expect(page.getByLabel('Language tag')).toBeFocused();
    await expectNoBarriers(page, 'languages');
    await go('tenants/zz', 'There is no tenant “zz”');
    await expectNoBarriers(page, 'no such tenant');
    await go('', 'România');
  } finally {
    await stop();
  }
  await page.getByRole('link', { name: 'Texts and languages' }).click();
  await expect(page.getByText('The console does not answer').first()).toBeVisible();
  await expectNoBarriers(page, 'server gone');
});

test('an empty folder has no barrier', async ({ page }) => {
  const program = await startConsoleProgram({ without: ['bg.json', 'pl.json', 'ro.json', 'languages'] });
  try {
    await page.goto(program.url);
    await expect(page.getByRole('heading', { level: 1, name: 'No tenant yet' })).toBeVisible();
    await expectNoBarriers(page, 'empty folder');
    await page.getByRole('link', { name: 'New tenant' }).click();
    await page.getByRole('link', { name: 'How to begin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No tenant yet' })).toBeVisible();
    // It may have just asked what changes in the folder when the server goes.
    await page.close();
  } finally {
    await program.stop();
  }
});
