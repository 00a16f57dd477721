/** Somebody who has never seen the product makes a tenant for a country that the project has never seen, in the console. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConsoleProgram, startConsoleProgram } from './support/consoleProgram.ts';
import { expect, test } from './support/portal.ts';

let program: ConsoleProgram;
test.beforeAll(async () => {
  program = await startConsoleProgram();
});
test.afterAll(() => program.stop());

test('a new country is made, previewed signed in, changed, published and rolled back', async ({ page }) => {
  test.slow();
  const onDisk = async () => readFile(join(program.folder, 'cz.json'), 'utf8');
  await page.goto(program.url);
  await page.getByRole('link', { name: 'New tenant' }).click();
  await page.getByLabel('Country').selectOption({ label: 'Czechia' });
  await expect(page.getByRole('region', { name: 'The draft' })).toContainText('cz.json, a copy of');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await page.getByRole('checkbox', { name: /^English/ }).press('Space');
  await next.click();
  await page.getByLabel('Brand name').fill('Vela');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page).toHaveURL(/\/tenants\/cz/);
  const draft = await onDisk();
  expect(JSON.parse(draft)).toMatchObject({ code: 'cz', status: 'draft', currency: { code: 'CZK' } });

  // The real portal, with what is typed and not yet saved.
  const preview = page.getByRole('region', { name: 'Preview' });
  const portal = preview.frameLocator('iframe:not([inert])');
  await expect(portal.getByText('Vela').first()).toBeVisible();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the brand' }).fill('Vela karta');
  await expect(portal.getByText('Vela karta').first()).toBeVisible();
  await preview.getByLabel('Seen by').selectOption('ana');
  await preview.getByLabel('Screen').selectOption('accountHome');
  await expect(portal.getByRole('article')).toHaveCount(6);
  await expect(portal.getByText(/Kč/).first()).toBeVisible();
  expect(await onDisk()).toBe(draft);

  const publish = async (button: string, reason: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Publish' }).click();
  await publish('Publish', 'The brand is called so');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(await onDisk()).toBe(draft.replace('"Vela"', '"Vela karta"'));

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('The brand is called so')).toBeVisible();
  await page.getByRole('button', { name: 'Roll back to this, version 1' }).click();
  await publish('Roll back', 'It is not');
  await expect(page.getByText('The text of version 1 is published again.')).toBeVisible();
  expect(await onDisk()).toBe(draft);
});
