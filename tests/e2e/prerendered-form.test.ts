/** The registration's first look, prerendered when a tenant is published: it can be filled in before its program is there. */
import type { Page } from 'playwright/test';
import { LANGUAGE_KEY } from '../../runtime/tenant/pageData.ts';
import { fieldsOf } from './support/fieldsOf.ts';
import {
  aNewAddress,
  expect,
  expectAccessible,
  PASSWORD,
  TENANTS,
  test,
  testWhere,
  untilInteractive,
} from './support/portal.ts';

const PROGRAM = /\/static\/main-.*\.js/;
const RULES = /\/static\/earlyForm-.*\.js/;
const PRERENDERED = /\/static\/prerendered\//;
const prerenderedRoot = (page: Page) => page.locator('#root[data-prerendered]');

/** Opens a page and keeps scripts of it back: its program, if nothing else is said. @returns lets them come */
async function openWithoutProgram(
  page: Page,
  address: string,
  held: readonly RegExp[] = [PROGRAM],
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const script of held) {
    await page.route(script, async (route) => {
      await promise;
      await route.continue();
    });
  }
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

/** The page without what says nothing: comments between texts, and the order of attributes. */
const lookOf = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const each of comments) each.parentNode?.removeChild(each);
    copy.normalize();
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.innerHTML.replace(/></g, '>\n<');
  });

for (const tenant of TENANTS) {
  for (const language of [tenant.language, ...tenant.others]) {
    testWhere(language === tenant.language)(
      `${tenant.code}, ${language}: the form is there before its program, and stays what it is [REG-05]`,
      async ({ page, browser, portal, expectedComplaints }) => {
        const { t, field, heading, button } = fieldsOf(page, language);
        const address = `${portal}/${tenant.code}/account-creation`;
        const choose = ([key = '', value = '']: string[]) => sessionStorage.setItem(key, value);
        const chosen = [LANGUAGE_KEY + tenant.code, language];
        await page.addInitScript(choose, chosen);
        const warnings: string[] = [];
        page.on('console', (message) => {
          // The test holds the program, which is what the browser then says of the words that it needs.
          if (!message.text().includes('preloaded using link preload')) warnings.push(message.text());
        });
        const release = await openWithoutProgram(page, address, [PROGRAM, RULES]);
        await expect(prerenderedRoot(page)).toBeVisible();
        await expect(heading('registration.access.title')).toBeVisible();
        await expectAccessible(page);
        const prerendered = await lookOf(page);

        await field('email').fill('ana@');
        await field('repeatEmail').fill('other@');
        await field('password').focus();
        await page.keyboard.type('Abc');
        await expect(field('email')).not.toHaveAttribute('aria-invalid');
        release();
        await untilInteractive(page);
        await expect(prerenderedRoot(page)).toHaveCount(0);
        // As if it had been typed now: what was left is judged, where somebody still types is not.
        await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
        await expect(field('repeatEmail')).toHaveAttribute('aria-invalid', 'true');
        await expect(field('password')).toBeFocused();
        await page.keyboard.type('def');
        await expect(field('password')).toHaveValue('Abcdef');
        await expect(page.getByText(t('form-validations.sameAsEmail')).first()).toBeVisible();
        await expect(button('common.next')).toHaveAttribute('aria-disabled', 'true');
        expect(warnings, 'what is prerendered and what the program makes of it differ').toEqual([]);

        const bare = await browser.newPage();
        await bare.addInitScript(choose, chosen);
        await bare.route(PRERENDERED, (route) => route.abort());
        await bare.goto(address);
        await expect(bare.locator('main form')).toBeVisible();
        expect(prerendered).toBe(await lookOf(bare));
        await bare.close();
        expectedComplaints.push(/Failed to load resource/);
      },
    );
  }
}

const rulesHold = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('rules').length > 0);

/** What the form consists of, without what fields hold: the program takes over what stands in them. */
const shownBy = (page: Page) =>
  page.locator('main form').evaluate((form) => {
    const copy = form.cloneNode(true) as HTMLElement;
    for (const input of copy.querySelectorAll('input')) input.removeAttribute('value');
    for (const element of copy.querySelectorAll('*')) {
      const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.innerHTML.replace(/<!--.*?-->/g, '').replace(/></g, '>\n<');
  });

for (const tenant of TENANTS) {
  for (const language of [tenant.language, ...tenant.others]) {
    testWhere(language === tenant.language)(
      `${tenant.code}, ${language}: the rules hold before its program, which takes over what they show [FRM-01, FRM-03, FRM-10]`,
      async ({ page, portal }) => {
        const { t, field, button } = fieldsOf(page, language);
        const choose = ([key = '', value = '']: string[]) => sessionStorage.setItem(key, value);
        await page.addInitScript(choose, [LANGUAGE_KEY + tenant.code, language]);
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (!message.text().includes('preloaded using link preload')) warnings.push(message.text());
        });
        const release = await openWithoutProgram(page, `${portal}/${tenant.code}/account-creation`);
        await rulesHold(page);
        // One letter of its domain is Cyrillic.
        await field('email').fill('ana@b\u0430nk.example');
        await expect(field('email')).not.toHaveAttribute('aria-invalid');
        await field('repeatEmail').fill('other@bank.example');
        await field('password').focus();
        await page.keyboard.type('Abc');
        await expect(field('repeatEmail')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText(t('form-validations.sameAsEmail'))).toBeVisible();
        await expect(page.getByText(t('forms.mixedScripts'))).toBeVisible();
        await expect(page.locator('li', { hasText: `, ${t('forms.ruleMet')}` })).toHaveCount(2);
        await expect(button('common.next')).toHaveAttribute('aria-disabled', 'true');
        await expect(page.locator('main form [id$=-reason]')).toContainText('3');
        await expectAccessible(page);

        await page.keyboard.press('ArrowLeft');
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('main form *')) Object.assign(each, { isEarly: true });
        });
        const before = await shownBy(page);
        release();
        await untilInteractive(page);
        await expect(prerenderedRoot(page)).toHaveCount(0);
        expect(await shownBy(page)).toBe(before);
        expect(warnings, 'what the rules show and what the program makes of it differ').toEqual([]);
        const isSame = (each: Element) => 'isEarly' in each;
        expect(
          await page.locator('main form *').evaluateAll((all) => all.every((each) => 'isEarly' in each)),
        ).toBe(true);
        expect(await field('password').evaluate(isSame)).toBe(true);
        await expect(field('password')).toBeFocused();
        await page.keyboard.type('1!');
        await expect(field('password')).toHaveValue('Ab1!c');
        await expect(field('repeatEmail')).toHaveValue('other@bank.example');
      },
    );
  }
}

test('a press on a form that is not filled in is answered before its program is there, and not again later [FRM-03]', async ({
  page,
  portal,
}) => {
  const { t, field, heading, button } = fieldsOf(page, 'pl');
  const release = await openWithoutProgram(page, `${portal}/pl/account-creation`);
  await rulesHold(page);
  // It says that it is disabled, and can be pressed all the same.
  await button('common.next').click({ force: true });
  for (const name of ['email', 'repeatEmail', 'password', 'repeatPassword'])
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  const email = aNewAddress();
  await field('email').fill(email);
  await field('repeatEmail').fill(email);
  await field('password').fill(PASSWORD);
  await field('repeatPassword').fill(PASSWORD);
  await expect(button('common.next')).not.toHaveAttribute('aria-disabled');
  await expect(page.locator('main form [id$=-reason]')).toHaveCount(0);
  await expect(page.getByText(t('forms.passwordStrength.good'))).toBeVisible();
  release();
  await untilInteractive(page);
  await expect(heading('registration.access.title')).toBeVisible();
  await button('common.next').click();
  await expect(heading('registration.personal.title')).toBeFocused();
});

test('what is typed before the program is there is in the draft, but for the passwords [ENT-104, K1]', async ({
  page,
  portal,
}) => {
  const { field } = fieldsOf(page, 'bg');
  const release = await openWithoutProgram(page, `${portal}/bg/account-creation`);
  await rulesHold(page);
  await field('email').fill('ana@poshta.example');
  await field('password').fill(PASSWORD);
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain(PASSWORD);
  release();
  await page.reload();
  await untilInteractive(page);
  await expect(field('email')).toHaveValue('ana@poshta.example');
  await expect(field('password')).toHaveValue('');
  // And what the program took over goes on in it.
  await field('repeatEmail').fill('ana@poshta.example');
  await page.reload();
  await expect(field('repeatEmail')).toHaveValue('ana@poshta.example');
});

test('a field that is left while the program takes over is judged once it has [FRM-01]', async ({
  page,
  portal,
}) => {
  const { field } = fieldsOf(page, 'ro');
  const release = await openWithoutProgram(page, `${portal}/ro/account-creation`);
  await rulesHold(page);
  await field('email').focus();
  await page.keyboard.type('ana@');
  await page.evaluate(() => {
    document.getElementById('root')?.addEventListener('takeover', () => {
      setTimeout(() => document.querySelectorAll<HTMLElement>('main form input')[1]?.focus());
    });
  });
  release();
  await untilInteractive(page);
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('repeatEmail')).not.toHaveAttribute('aria-invalid');
});

test('rules that do not come are left to the program, which works alone [FRM-01]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  const { field } = fieldsOf(page, 'bg');
  let asked = 0;
  // Asked for beforehand, and by the script in the page; then by the program, which has the same file.
  await page.route(RULES, (route) => (asked++ < 2 ? route.abort() : route.continue()));
  await page.goto(`${portal}/bg/account-creation`);
  await untilInteractive(page);
  await field('email').fill('ana@');
  await field('repeatEmail').focus();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toBeGreaterThan(2);
  expectedComplaints.push(/Failed to load resource/);
});

test('a press on the button before the program is there counts once it is [F1]', async ({ page, portal }) => {
  const { field, heading, button } = fieldsOf(page, 'bg');
  const release = await openWithoutProgram(page, `${portal}/bg/account-creation`);
  const email = aNewAddress();
  await field('email').fill(email);
  await field('repeatEmail').fill(email);
  await field('password').fill(PASSWORD);
  await field('repeatPassword').fill(PASSWORD);
  // Neither sends the form by itself, which would put the password into the address.
  await field('repeatPassword').press('Enter');
  // It says that it is disabled, and can be pressed all the same.
  await button('common.next').press('Enter');
  expect(page.url()).toBe(`${portal}/bg/account-creation`);
  release();
  await expect(heading('registration.personal.title')).toBeFocused();
  expect(page.url()).not.toContain('password');
});

test('whoever came by a link and types before the program is there goes on in their field [USE-02]', async ({
  page,
  portal,
}) => {
  const { t, field } = fieldsOf(page, 'pl');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(PROGRAM, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${portal}/pl/`);
  await page.getByRole('link', { name: t('home.createAccount') }).click();
  await expect(prerenderedRoot(page)).toBeVisible();
  await field('email').focus();
  await page.keyboard.type('ana@');
  release();
  await untilInteractive(page);
  await page.keyboard.type('x.example');
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveValue('ana@x.example');
});

test('a field that takes no paste takes none before the program is there either [FRM-04]', async ({
  page,
  portal,
}) => {
  const { field } = fieldsOf(page, 'pl');
  const release = await openWithoutProgram(page, `${portal}/pl/account-creation`);
  await field('email').fill('ana@poshta.example');
  await field('email').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await field('repeatEmail').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field('repeatEmail')).toHaveValue('');
  await field('password').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field('password')).toHaveValue('ana@poshta.example');
  release();
  await untilInteractive(page);
  await expect(field('repeatEmail')).toHaveValue('');
});

test('what was typed survives marks of others in the page, such as a password manager’s', async ({
  page,
  portal,
}) => {
  const { field } = fieldsOf(page, 'ro');
  const release = await openWithoutProgram(page, `${portal}/ro/account-creation`);
  await field('email').fill('ana@poshta.example');
  await field('password').fill('Abc');
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('main form input'))
      input.parentElement?.prepend(Object.assign(document.createElement('b'), { title: 'manager' }));
  });
  release();
  await untilInteractive(page);
  await expect(page.getByTitle('manager')).toHaveCount(0);
  await expect(field('email')).toHaveValue('ana@poshta.example');
  await expect(field('password')).toHaveValue('Abc');
  await expect(field('password')).toBeFocused();
  // The form knows of it: a repetition that differs is told.
  await field('repeatEmail').fill('other@poshta.example');
  await field('email').focus();
  await expect(field('repeatEmail')).toHaveAttribute('aria-invalid', 'true');
});

test('words of the app backend come after, and what was typed stays [APP-07]', async ({
  page,
  portal,
  sandbox,
}) => {
  const { t, field } = fieldsOf(page, 'pl');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`${sandbox}/pl/backend/**/translations/*`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    (body.data ?? body).registration.access.title = 'Tytuł z serwera';
    await promise;
    await route.fulfill({ response, json: body });
  });
  await page.goto(`${portal}/pl/account-creation`);
  await untilInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.access.title'));
  await field('email').fill('ana@poshta.example');
  resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tytuł z serwera');
  await expect(field('email')).toHaveValue('ana@poshta.example');
});

test('who has begun already gets the draft, and nothing that was prerendered', async ({ page, portal }) => {
  const { field } = fieldsOf(page, 'bg');
  await page.goto(`${portal}/bg/account-creation`);
  await untilInteractive(page);
  await field('email').fill('ana@poshta.example');
  const asked: string[] = [];
  page.on('request', (request) => PRERENDERED.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await expect(field('email')).toHaveValue('ana@poshta.example');
  expect(asked).toEqual([]);
});
