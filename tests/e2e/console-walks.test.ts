// Over 250 lines: three walks over one console and one host, whose start takes as long as a walk.
/** What configuration managers do with the console from beginning to end, up to the page that card holders open. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { type ConsoleProgram, startConsoleProgram } from './support/consoleProgram.ts';
import { keyboardOf } from './support/keyboard.ts';
import { aPerson, expect, PASSWORD, passNotice, test } from './support/portal.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

test.describe.configure({ mode: 'default' });

let program: ConsoleProgram;
/** The host that card holders have, over the folder that the console writes. */
let stack: Stack;
test.beforeAll(async () => {
  program = await startConsoleProgram({ without: ['pl.json', 'ro.json'] });
  stack = await startStack(program.folder);
});
test.afterAll(async () => {
  await stack.stop();
  await program.stop();
});

const onDisk = (file: string) => readFile(join(program.folder, file), 'utf8');
const files = async () =>
  (await readdir(program.folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
const previewOf = (page: Page): FrameLocator =>
  page.getByRole('region', { name: 'Preview' }).frameLocator('iframe:not([inert])');
/** The host takes a file up within two seconds; the answer of its page at the root of the tenant. */
const servedAt = (page: Page, code: string) => async () => {
  const answer = await page.request.get(`${stack.portal}/${code}/`);
  return answer.ok() ? answer.text() : String(answer.status());
};
const confirmButtons = (page: Page) => page.getByRole('button', { name: /^Confirm (it|all \d+): / });

test('a newcomer makes a country with a new language by the keyboard alone, in far less than ten minutes', async ({
  page,
  expectedComplaints,
}) => {
  test.setTimeout(300_000);
  // The app backend of the sandbox has the shipped languages alone; the portal has the built-in words then.
  expectedComplaints.push(/translations\/cs$/);
  const before = await files();
  // Nothing but that the machine has left the words in English, in the text as it is now.
  const expectNoProblem = async () => {
    await expect(button('Publish')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('banner').getByText('1 warning', { exact: true })).toBeVisible();
  };
  const keyboard = keyboardOf(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  /** Where each step begins for the keyboard. */
  const expectStep = (heading: string) => expect(page.getByRole('heading', { name: heading })).toBeFocused();
  await page.goto(program.url);
  await keyboard.take(page.getByRole('link', { name: 'New tenant' }));
  await keyboard.to(page.getByLabel('Country'));
  await keyboard.choose('Czech');
  await keyboard.take(button('Next'));
  await expectStep('Which languages does it speak?');
  await keyboard.take(button('Begin the words of Czech'));
  await expect(page.getByText('0% of its texts are there: a draft')).toBeVisible();
  // A translator's machine, elsewhere; the guide hears of it.
  const begun = await onDisk('languages/cs.json');
  await writeFile(join(program.folder, 'languages/cs.json'), begun.replaceAll('TO TRANSLATE: ', ''));
  await expect(page.getByRole('checkbox', { name: 'Czech All texts are there' })).toBeVisible();
  await keyboard.take(button('Next'));
  await expectStep('What does it look like?');
  await keyboard.to(page.getByLabel('Brand name'));
  await keyboard.type('Vela');
  await keyboard.press('Enter');
  await expectStep('What can card holders do?');
  await keyboard.take(button('Next'));
  await expectStep('Is it right?');
  await expect(button('Create the draft')).not.toHaveAttribute('aria-disabled', 'true');
  await keyboard.take(button('Create the draft'));
  await expect(page).toHaveURL(/\/tenants\/cz/);
  expect(JSON.parse(await onDisk('cz.json'))).toMatchObject({
    status: 'draft',
    languages: ['cs'],
    currency: { code: 'CZK' },
  });

  // Looked at before anybody else can: signed in, and with a name that is not saved.
  const preview = previewOf(page);
  await expect(preview.getByText('Vela').first()).toBeVisible();
  await keyboard.to(page.getByRole('searchbox', { name: 'Find an option' }));
  await keyboard.type('brandName');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the brand' })).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' karta');
  await expect(preview.getByText('Vela karta').first()).toBeVisible();
  await keyboard.to(page.getByLabel('Screen'));
  await keyboard.choose('My cards');
  await expect(preview.getByRole('article')).toHaveCount(6);
  await expect(preview.getByText(/Kč/).first()).toBeVisible();

  // What is still as copied is confirmed; then it can be live.
  await keyboard.to(page.getByRole('searchbox', { name: 'Find an option' }), 'Shift+Tab');
  await keyboard.press('Control+a');
  await keyboard.type('copied');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Copied and not confirmed' })).toBeVisible();
  await expect(confirmButtons(page).first()).toBeVisible();
  for (let left = await confirmButtons(page).count(); left > 0; left -= 1) {
    await keyboard.take(confirmButtons(page).first());
    await expect(confirmButtons(page)).toHaveCount(left - 1);
  }
  const status = page.getByLabel('Status', { exact: true });
  await expect(status).toBeFocused();
  await keyboard.choose('Live');
  await expect(status).toHaveValue('"live"');
  const publish = async (name: string, reason: string) => {
    await keyboard.to(dialog.getByLabel('Reason'));
    await keyboard.type(reason);
    await keyboard.take(dialog.getByRole('button', { name, exact: true }));
    await expect(dialog).toBeHidden();
  };
  await expectNoProblem();
  await keyboard.take(button('Publish'), 'Shift+Tab');
  await expect(dialog.getByText('The tenant is live instead of a draft.')).toBeVisible();
  await publish('Publish', 'Czechia begins');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const first = await onDisk('cz.json');

  // Changed, and taken back.
  await keyboard.to(page.getByRole('searchbox', { name: 'Find an option' }));
  await keyboard.press('Control+a');
  await keyboard.type('brandName');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the brand' })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Velka');
  await expectNoProblem();
  await keyboard.take(button('Publish'), 'Shift+Tab');
  await publish('Publish', 'A shorter name');
  await expect.poll(servedAt(page, 'cz')).toContain('Velka');
  expect(await onDisk('cz.json')).toBe(first.replace('"Vela karta"', '"Velka"'));
  await keyboard.take(page.getByRole('link', { name: 'History' }), 'Shift+Tab');
  await keyboard.take(button('Roll back to this, version 2'));
  await publish('Roll back', 'It was right');
  await expect(page.getByText('The text of version 2 is published again.')).toBeVisible();
  expect(await onDisk('cz.json')).toBe(first);

  // Ten minutes are 600 seconds; the rest is for reading.
  expect(keyboard.counted().keys).toBeLessThan(350);
  expect(keyboard.seconds()).toBeLessThan(150);

  // A card holder at its address, by the keyboard as well.
  await expect.poll(servedAt(page, 'cz')).toContain('Vela karta');
  await page.goto(`${stack.portal}/cz/`);
  await keyboard.take(page.getByRole('banner').getByRole('link', { name: wordsOf('en')('nav.login') }));
  await passNotice(page, 'en');
  await keyboard.to(page.locator('input[name=username]'));
  await keyboard.type(aPerson('ana', 'cz'));
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText(/Kč/).first()).toBeVisible();
  await expect(page).toHaveTitle(/Vela karta/);
  // One tenant file, one words file, and the journal: no line of the program.
  expect((await files()).filter((name) => !before.includes(name))).toEqual(['cz.json', 'languages/cs.json']);
});

test('another one is made by the mouse, served at its address, and taken away again', async ({ page }) => {
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  await page.goto(program.url);
  await click('New tenant', 'link');
  await page.getByLabel('Country').selectOption({ label: 'Hungary' });
  await click('Next');
  for (const language of [/^Hungarian/, /^English/]) {
    clicks += 1;
    await page.getByRole('checkbox', { name: language }).locator('..').click();
  }
  for (const name of ['Next', 'Next', 'Next', 'Create the draft']) await click(name);
  await expect(page).toHaveURL(/\/tenants\/hu/);
  await expect(confirmButtons(page).first()).toBeVisible();
  for (let left = await confirmButtons(page).count(); left > 0; left -= 1) {
    clicks += 1;
    await confirmButtons(page).first().click();
    await expect(confirmButtons(page)).toHaveCount(left - 1);
  }
  await page.getByLabel('Status', { exact: true }).selectOption('Live');
  await expect(page.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-disabled', 'true');
  const dialog = page.getByRole('dialog');
  const publish = async (opener: string | RegExp, name: string) => {
    await click(opener);
    await dialog.getByLabel('Reason').fill('Tried out');
    clicks += 1;
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  expect(await servedAt(page, 'hu')()).toBe('404');
  await publish('Publish', 'Publish');
  await expect.poll(servedAt(page, 'hu')).toContain(wordsOf('en')('home.title'));
  await click('History', 'link');
  await publish('Roll back to this, version 1', 'Roll back');
  await expect.poll(servedAt(page, 'hu')).toBe('404');
  expect(clicks).toBeLessThan(30);
});

test('Bulgaria takes the euro from a day on: seen on both sides of it, told in plain words, published, rolled back', async ({
  page,
}) => {
  const before = await onDisk('bg.json');
  const dialog = page.getByRole('dialog');
  const from = page.getByRole('button', { name: 'Change it from a day on: Currency' });
  await page.goto(`${program.url}tenants/bg?section=money`);
  await from.click();
  const day = await page.getByLabel('Day of the change').inputValue();
  expect(day).toMatch(/^20\d\d-01-01$/);
  await from.click();
  // The keyboard goes on in the new value.
  const euro = page.getByRole('group', { name: `Currency from ${day}` });
  await expect(page.getByRole('button', { name: `Currency from ${day}`, exact: true })).toBeFocused();
  await euro.getByLabel('Currency', { exact: true }).fill('EUR');
  await euro.getByLabel('Sign of the currency', { exact: true }).fill('€');
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText(
    '"EUR" is the main currency already.',
  );
  await euro.getByRole('button', { name: /^Second currency/ }).click();
  await euro.getByRole('button', { name: 'Back to default: Second currency' }).click();

  // Both sides of the day, signed in: the lev with the euro behind it, then the euro alone.
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Screen').selectOption('accountHome');
  const card = previewOf(page).getByRole('article').first();
  await expect(card).toContainText(/\d\sлв\./);
  await preview.getByRole('slider', { name: 'Day, from one change to the next' }).press('End');
  await expect(preview.getByLabel('Day', { exact: true })).toHaveValue(day);
  await expect(card).not.toContainText('лв.');
  await expect(card).toContainText(/\d\s€/);
  await preview.getByRole('button', { name: 'Today' }).click();
  await expect(card).toContainText(/\d\sлв\./);

  // In words, before it is published and ever after.
  const told = `From 1 January ${day.slice(0, 4)}: The currency is EUR instead of BGN.`;
  const written =
    /^From 1 January \d+: An amount is written 1234\.56\s€ instead of 1234\.56\sлв\. \(631\.22\s€\)\.$/;
  const changes = page.getByRole('region', { name: 'What changes for card holders' });
  await expect(changes.getByText(told)).toBeVisible();
  await expect(changes.getByText(written)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText(told)).toBeVisible();
  await dialog.getByLabel('Reason').fill('Bulgaria joins the euro area');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(JSON.parse(await onDisk('bg.json')).currency).toEqual([
    { from: '0001-01-01', value: JSON.parse(before).currency },
    { from: day, value: { code: 'EUR', symbol: '€' } },
  ]);

  await page.getByRole('link', { name: 'History' }).click();
  const version = page.getByRole('listitem').filter({ hasText: 'Bulgaria joins the euro area' });
  await version.getByText('2 changes').click();
  await expect(version.getByText(told)).toBeVisible();
  await page.getByRole('button', { name: 'Roll back to this, version 1' }).click();
  await dialog.getByLabel('Reason').fill('Not on that day');
  await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(page.getByText('The text of version 1 is published again.')).toBeVisible();
  expect(await onDisk('bg.json')).toBe(before);
});
