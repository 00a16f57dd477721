/** The end of a session reaches all tabs of that person in that tenant, at once (USE-03). */
import type { BrowserContext, Page } from 'playwright/test';
import { untilShown } from './support/openSight.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  PASSWORD,
  passSignIn,
  signIn,
  TENANTS,
  test,
} from './support/portal.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl, ro] = TENANTS;
if (!bg || !pl || !ro) throw new Error('The tenants under test are gone.');

const t = wordsOf('pl');
const PRIVATE = /Zofia|zł|Andrei|lei|Ана|лв\./;

/** A tab that is opened by its address: it signs in by itself, since the provider knows the person. */
async function openByAddress(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(tab.getByRole('main')).toContainText(PRIVATE);
  await untilShown(tab);
  return tab;
}

/** A tab that a page opens: the browser copies the session storage into it. */
async function openByWindow(page: Page, address: string): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((to) => void open(to), address),
  ]);
  await expect(tab.getByRole('main')).toContainText(PRIVATE);
  await untilShown(tab);
  return tab;
}

/** Calls of a page for somebody's data from now on. */
function callsFrom(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (each) => each.url().includes('/gateway/v1/users') && calls.push(each.url()));
  return calls;
}

/** All that stands in the page, hidden or not, and its title. */
function seenIn(tab: Page): Promise<string> {
  return tab.evaluate(() => document.title + document.body.innerHTML);
}

/** Nothing private is in the tab any more: not on the page, not in its title, not in its storage. */
async function expectEmpty(tab: Page, person: string, title: string): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await seenIn(tab)).not.toMatch(PRIVATE);
  const stored = await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain('Token');
  expect(stored).not.toContain(person);
  expect(stored).not.toMatch(PRIVATE);
}

/** Three tabs of one person: the one that signed in, one by address, one by `window.open`. */
async function openThree(page: Page, portal: string, person: string): Promise<readonly [Page, Page]> {
  await signIn(page, portal, pl as (typeof TENANTS)[number], person);
  await expect(page.getByRole('article')).toHaveCount(6);
  const first = await openByAddress(page.context(), `${portal}/pl/account`);
  const card = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const second = await openByWindow(page, portal + card);
  // What each tab loads at first has come: from here on nobody calls.
  await second.waitForLoadState('networkidle');
  await first.waitForLoadState('networkidle');
  return [first, second];
}

test('signing out empties every tab of that person, and nobody else’s [USE-03 A11]', async ({
  page,
  portal,
}) => {
  const person = aPerson('ana', 'pl');
  const [first, second] = await openThree(page, portal, person);
  const other = await page.context().newPage();
  await signIn(other, portal, ro, aPerson('ana', 'ro'));
  await expect(other.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: /Zofia/ }).click();
  const calls = [first, second, other].map(callsFrom);
  await page.getByRole('link', { name: t('nav.logout') }).click();
  for (const tab of [first, second]) {
    await expectEmpty(tab, person, t('sessionEnded.signedOut.title'));
    await expect(tab).toHaveURL(`${portal}/pl/reconnect`);
  }
  await expect(page).toHaveURL(`${portal}/pl/`);
  await expectAccessible(first);
  expect(calls.flat()).toEqual([]);
  await expect(other.getByRole('article')).toHaveCount(6);
  // The way back in is a press away.
  await first
    .getByRole('main')
    .getByRole('link', { name: t('sessionExpired.button') })
    .click();
  await expect(first.locator('input[name=password]')).toBeVisible();
});

test('a session that nobody uses ends in every tab, and says why [USE-03 USE-15 A13]', async ({
  page,
  portal,
}) => {
  await page.context().clock.install();
  const person = aPerson('ana', 'pl');
  const [first, second] = await openThree(page, portal, person);
  const calls = [first, second].map(callsFrom);
  const warning = (tab: Page) => tab.getByRole('dialog', { name: t('idle.title') });
  // The clock goes on by itself as well, by what a busy machine takes: nothing is asked close to the limit.
  await page.keyboard.press('Shift');
  // Whoever uses one tab is there for all of them.
  await page.context().clock.fastForward('13:00');
  await first.keyboard.press('Shift');
  await page.context().clock.fastForward('01:30');
  await expect(warning(page)).toHaveCount(0);
  await page.context().clock.fastForward('12:45');
  await expect(warning(page)).toBeVisible();
  await warning(page)
    .getByRole('button', { name: t('idle.stay') })
    .click();
  for (const tab of [page, first, second]) await expect(warning(tab)).toHaveCount(0);
  await page.context().clock.fastForward('14:05');
  await page.context().clock.fastForward('01:05');
  for (const tab of [page, first, second])
    await expect(tab.getByText(t('sessionEnded.idle.text'))).toBeVisible();
  // The one that told the provider, whichever was first, is at home, which has sample amounts and nobody's name.
  const isHome = (tab: Page) => tab.url() === `${portal}/pl/`;
  await expect.poll(() => [page, first, second].filter(isHome)).toHaveLength(1);
  for (const tab of [page, first, second]) {
    expect(await seenIn(tab)).not.toMatch(isHome(tab) ? /Zofia/ : PRIVATE);
    await expectAccessible(tab);
  }
  expect(calls.flat()).toEqual([]);
});

test('deleting the account empties the other tabs before its dialog is closed [USE-03 USE-16]', async ({
  page,
  portal,
}) => {
  const person = aPerson('ana', 'pl');
  const [first, second] = await openThree(page, portal, person);
  await page.goto(`${portal}/pl/my-profile/delete/authorize`);
  await page.getByLabel(t('forms.password'), { exact: true }).fill(PASSWORD);
  const calls = [first, second].map(callsFrom);
  await page.getByRole('main').locator('form [type=submit]').click();
  await expect(page.getByRole('dialog', { name: t('dialogs.accountDeleted.title') })).toBeVisible();
  for (const tab of [first, second]) await expectEmpty(tab, person, t('sessionEnded.signedOut.title'));
  expect(calls.flat()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${portal}/pl/`);
});

test('clearing the browser’s data, and somebody else who signs in, empty the tab as well [USE-03]', async ({
  page,
  portal,
}) => {
  const person = aPerson('ana', 'pl');
  await signIn(page, portal, pl, person);
  await expect(page.getByRole('article')).toHaveCount(6);
  const other = await page.context().newPage();
  await other.goto(`${portal}/pl/terms-and-conditions`);
  await other.evaluate(() => localStorage.clear());
  await expectEmpty(page, person, t('sessionEnded.signedOut.title'));

  await page
    .getByRole('main')
    .getByRole('link', { name: t('sessionExpired.button') })
    .click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.context().clearCookies();
  await signIn(other, portal, pl, aPerson('new', 'pl'));
  await expectEmpty(page, person, t('sessionEnded.signedOut.title'));
  await expect(other).toHaveURL(`${portal}/pl/account`);
});

test('a tab that the browser froze or discarded has nothing of the person when it is back [USE-03 A13]', async ({
  page,
  portal,
}) => {
  const person = aPerson('ana', 'pl');
  await signIn(page, portal, pl, person);
  await expect(page.getByRole('article')).toHaveCount(6);
  const frozen = await openByAddress(page.context(), `${portal}/pl/account`);
  const discarded = await openByAddress(page.context(), `${portal}/pl/my-profile`);
  await frozen.waitForLoadState('networkidle');
  await discarded.waitForLoadState('networkidle');
  const lifecycle = await page.context().newCDPSession(frozen);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  // Of a tab that is discarded the browser keeps the address and the session storage.
  await discarded.goto('about:blank');
  const calls = [frozen, discarded].map(callsFrom);
  await page.bringToFront();
  await page.getByRole('button', { name: /Zofia/ }).click();
  await page.getByRole('link', { name: t('nav.logout') }).click();
  await expect(page).toHaveURL(`${portal}/pl/`);
  // Nothing runs in a frozen tab, so what it shows is that of before.
  const { root } = await lifecycle.send('DOM.getDocument', { depth: -1 });
  expect(JSON.stringify(root)).toMatch(PRIVATE);

  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await expectEmpty(frozen, person, t('sessionEnded.signedOut.title'));

  const shown: string[] = [];
  await discarded.exposeFunction('tellShown', (text: string) => shown.push(text));
  await discarded.addInitScript((known) => {
    const watch = () =>
      known.test(document.documentElement.innerHTML) && Reflect.get(window, 'tellShown')(location.href);
    new MutationObserver(watch).observe(document, { subtree: true, childList: true, characterData: true });
  }, /Zofia/);
  await discarded.goto(`${portal}/pl/my-profile`);
  await expect(discarded.locator('input[name=password]')).toBeVisible();
  expect(shown).toEqual([]);
  expect(calls.flat()).toEqual([]);
});

test('what was typed when nobody was there any more is offered to the same person, without secrets [USE-15]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  const person = aPerson('ana', 'pl');
  await signIn(page, portal, pl, person);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.contact') })
    .click();
  const message = page.getByRole('textbox', { name: t('forms.message') });
  await message.fill('Karta nie działa w sklepie.');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('sklepie');
  await page.clock.fastForward('14:05');
  await page.clock.fastForward('01:05');
  const dialog = page.getByRole('dialog', { name: t('sessionEnded.idle.title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: t('sessionExpired.button') }).click();
  await passSignIn(page, person);
  await expect(page).toHaveURL(`${portal}/pl/contact-us`);
  await expect(message).toHaveValue('Karta nie działa w sklepie.');
  await expect(page.getByText(t('draft.kept'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('draft.drop') }).click();
  await expect(message).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('sklepie');
});
