/** Without a connection a press keeps the page, says so, and goes on when it is back (USE-04). */
import type { Page } from 'playwright/test';
import {
  aPerson,
  expect,
  expectAccessible,
  signIn,
  TENANTS,
  test,
  untilInteractive,
} from './support/portal.ts';
import { startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

const [, pl, ro] = TENANTS;
if (!pl || !ro) throw new Error('The tenants under test are gone.');
const t = wordsOf('pl');

const NO_CONNECTION = /ERR_|Failed to fetch|dynamically imported|NetworkError/;

/** A mark in the page that no reload leaves. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const notice = (page: Page) => page.getByText(t('connection.off'));

test('a press offline keeps the page and what is typed, says so, and goes on when the connection is back [USE-04 ERR-91]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  // Asked for before anybody types: without a connection it would not come.
  const guard = page.waitForResponse(/\/UnsavedGuard-/);
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await expect(page.getByRole('article')).toHaveCount(6);
  await guard;
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.contact') })
    .click();
  const message = page.getByRole('textbox', { name: t('forms.message') });
  await message.fill('Karta nie działa w sklepie.');
  await markDocument(page);
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  // A screen whose part of the program was not loaded yet.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click();
  // What is typed is not saved: leaving it is asked about first.
  await page.getByRole('dialog').getByText(t('unsaved.leave')).click();
  await expect(notice(page)).toBeVisible();
  await expect(message).toHaveValue('Karta nie działa w sklepie.');
  expect(navigations).toEqual([]);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`${portal}/pl/accessibility`);
  await expect(page.getByText(t('connection.back'))).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(navigations).toEqual([]);
});

test('a language that is chosen offline comes when the connection is back, and nothing else is said [USE-04 USE-11]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await expect(page.getByRole('article')).toHaveCount(6);
  await markDocument(page);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (each) => each.url().includes('/words/'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: wordsOf('en')('languageName') })
    .click();
  await failed;
  await expect(notice(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(wordsOf('en')('connection.back'))).toBeVisible();
  await expect(page.getByRole('region', { name: wordsOf('en')('toast.region') })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the question before typed text is lost comes after a connection that was gone while it was asked for [USE-04 USE-15]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  await page.route(/\/UnsavedGuard-/, (route) => route.abort('internetdisconnected'));
  await signIn(page, portal, pl, aPerson('ana', 'pl'), 'contact-us');
  await expect(page.getByRole('textbox', { name: t('forms.message') })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: t('forms.message') }).fill('Karta nie działa w sklepie.');
  await expect(notice(page)).toBeVisible();
  await page.unroute(/\/UnsavedGuard-/);
  const guard = page.waitForResponse(/\/UnsavedGuard-/);
  await page.context().setOffline(false);
  await (await guard).finished();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click();
  await expect(page.getByRole('dialog').getByText(t('unsaved.leave'))).toBeVisible();
});

test('a form that is sent offline keeps its text, and nothing is sent by itself later [USE-04]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  await signIn(page, portal, pl, aPerson('ana', 'pl'), 'my-cards/add');
  await page.getByRole('textbox', { name: t('forms.serialNumber') }).fill('1000000001');
  await page.getByRole('textbox', { name: t('forms.lastFourDigits') }).fill('1111');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/gateway/')) writes.push(request.url());
  });
  await markDocument(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t('addCard.submit') }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: t('addCard.submit') })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: t('forms.serialNumber') })).toHaveValue(/1000000001/);
  const tried = writes.length;
  await page.context().setOffline(false);
  await expect(page.getByText(t('connection.back'))).toBeVisible();
  expect(writes).toHaveLength(tried);
  expect(await isSameDocument(page)).toBe(true);
});

test('details that are saved offline keep their text, and go when they are sent again, not by themselves [USE-04]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  await signIn(page, portal, pl, aPerson('ana', 'pl'), 'my-profile');
  await page.getByRole('button', { name: t('profile.editPersonalInfo') }).click();
  const street = page.getByRole('textbox', { name: t('forms.street') });
  await street.fill('ul. Nowa 5');
  const save = page.getByRole('button', { name: t('profile.saveDetails') });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/^P(UT|ATCH)$/.test(request.method())) writes.push(request.url());
  });
  await page.context().setOffline(true);
  await save.click();
  await expect(page.getByRole('main').getByText(t('error-messages.connection-error'))).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(street).toHaveValue('ul. Nowa 5');
  await page.context().setOffline(false);
  await expect(page.getByText(t('connection.back'))).toBeVisible();
  expect(writes).toEqual([]);
  await save.click();
  await expect(page.getByRole('region', { name: t('forms.personalInfo') })).toContainText('ul. Nowa 5');
  expect(writes).toHaveLength(1);
});

test('signing out offline empties the tab, says what is not done, and finishes it [USE-03 USE-04]', async ({
  page,
  portal,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await expect(page.getByRole('article')).toHaveCount(6);
  const twin = await page.context().newPage();
  await twin.goto(`${portal}/pl/account`);
  await expect(twin.getByRole('article')).toHaveCount(6);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Zofia/ }).click();
  await page.getByRole('link', { name: t('nav.logout') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('connection.signOut.title'));
  for (const tab of [page, twin]) await expect(tab.locator('body')).not.toContainText(/Zofia/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Token');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  // The provider has been told: it asks for the password again.
  await page.goto(`${portal}/pl/account`);
  await expect(page).toHaveURL(new RegExp(`^${sandbox}`));
  await expect(page.locator('input[name=password]')).toBeVisible();
});

test('the published home page stays when a link is pressed offline, and the link goes on later [USE-04]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  // The application, which comes in idle time, asks for the countries once it has its words: then it can say all.
  const isReady = page.waitForResponse(/\/lookups\/countries/);
  await page.goto(`${portal}/pl/`);
  await untilInteractive(page);
  await isReady;
  await markDocument(page);
  await page.context().setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await expect(notice(page)).toBeVisible();
  // A page of another language would be a load of its own.
  await page.getByRole('navigation').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`${portal}/pl/accessibility`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a host that stops is waited for, and only a part that is gone reloads the page [USE-04 P10]', async ({
  page,
  expectedComplaints,
}) => {
  // What is asked while the gateway stops, ahead of its host, is answered by the host: it cannot reach it.
  expectedComplaints.push(NO_CONNECTION, /404/, /502/);
  const stack = await startStack();
  await signIn(page, stack.portal, ro, aPerson('ana', 'ro'));
  await expect(page.getByRole('article')).toHaveCount(6);
  await markDocument(page);
  await stack.stop();
  const words = wordsOf('ro');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('footer.accessibility') })
    .click();
  await expect(page.getByText(words('connection.off'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await isSameDocument(page)).toBe(true);
});

test('on a home page that is prerendered the notice takes its own room, and lies over nothing [USE-04]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(NO_CONNECTION);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${portal}/pl/`);
  // With the application, which says so.
  await untilInteractive(page);
  await expect(page.locator('#root:not([data-prerendered])')).toBeAttached();
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
  const [said, title] = await Promise.all([
    notice(page).boundingBox(),
    page.getByRole('main').locator('section').first().boundingBox(),
  ]);
  if (!said || !title) throw new Error('The notice or the home page is gone.');
  expect(said.y + said.height).toBeLessThanOrEqual(title.y + 1);
  expect(said.x).toBeGreaterThan(8);
  expect(said.x + said.width).toBeLessThan(382);
});
