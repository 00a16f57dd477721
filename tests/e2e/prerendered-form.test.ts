/**
 * First looks of screens with a form, prerendered when somebody asks: they can be filled in, and their rules hold, before
 * their program is there. What holds for each of them first, then what only the registration has.
 * Longer than 250 lines: one table of screens, and what is done with each of them.
 */
import type { Page } from 'playwright/test';
import { LANGUAGE_KEY } from '../../runtime/tenant/pageData.ts';
import { fieldsOf } from './support/fieldsOf.ts';
import { FIRST_LOOKS, type FirstLookCase, placesOf } from './support/firstLooks.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test,
  testWhere,
  untilInteractive,
} from './support/portal.ts';
import {
  lookOf,
  openWithoutProgram,
  PRERENDERED,
  PROGRAM,
  prerenderedRoot,
  RULES,
  rulesHold,
  shownBy,
  warningsOf,
} from './support/withoutProgram.ts';

const choose = ([key = '', value = '']: string[]) => sessionStorage.setItem(key, value);

/** Types what is wrong, and stays in the field that somebody is in, or leaves the last one. */
async function typeWrong(page: Page, { left, typing }: FirstLookCase, language: string): Promise<void> {
  const { field } = fieldsOf(page, language);
  for (const [label, text] of Object.entries(left)) await field(label).fill(text);
  if (typing) await field(typing[0]).focus();
  else await page.keyboard.press('Tab');
  if (typing) await page.keyboard.type(typing[1]);
}

for (const first of FIRST_LOOKS) {
  for (const { tenant, language, isWalked } of placesOf(first)) {
    testWhere(isWalked)(
      `${first.id}, ${tenant.code}, ${language}: the form is there before its program, and stays what it is [REG-05]`,
      async ({ page, browser, portal, sandbox, request, expectedComplaints }) => {
        const { t, field, heading, button } = fieldsOf(page, language);
        const address = await first.address({ portal, sandbox, request }, tenant.code);
        const chosen = [LANGUAGE_KEY + tenant.code, language];
        await page.addInitScript(choose, chosen);
        const warnings = warningsOf(page);
        const release = await openWithoutProgram(page, address, [PROGRAM, RULES]);
        await expect(prerenderedRoot(page)).toBeVisible();
        await expect(heading(first.heading)).toBeVisible();
        await expectAccessible(page);
        const prerendered = await lookOf(page);

        await typeWrong(page, first, language);
        for (const label of Object.keys(first.left))
          await expect(field(label)).not.toHaveAttribute('aria-invalid');
        release();
        await untilInteractive(page);
        await expect(prerenderedRoot(page)).toHaveCount(0);
        // As if it had been typed now: what was left is judged, where somebody still types is not.
        for (const label of Object.keys(first.left))
          await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        if (first.typing) {
          const [label, text, more] = first.typing;
          await expect(field(label)).toBeFocused();
          await page.keyboard.type(more);
          await expect(field(label)).toHaveValue(text + more);
        }
        for (const key of first.said) await expect(page.getByText(t(key)).first()).toBeVisible();
        await expect(button(first.submit)).toHaveAttribute('aria-disabled', 'true');
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

    testWhere(isWalked)(
      `${first.id}, ${tenant.code}, ${language}: the rules hold before its program, which takes over what they show [FRM-01, FRM-03, FRM-10]`,
      async ({ page, portal, sandbox, request }) => {
        const { t, field, button } = fieldsOf(page, language);
        const address = await first.address({ portal, sandbox, request }, tenant.code);
        await page.addInitScript(choose, [LANGUAGE_KEY + tenant.code, language]);
        const warnings = warningsOf(page);
        const release = await openWithoutProgram(page, address);
        await rulesHold(page);
        await typeWrong(page, first, language);
        for (const label of Object.keys(first.left))
          await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        for (const key of first.said) await expect(page.getByText(t(key)).first()).toBeVisible();
        const rulesMet = page.locator('li', { hasText: `, ${t('forms.ruleMet')}` });
        await expect(rulesMet).toHaveCount(first.rulesMet);
        await expect(button(first.submit)).toHaveAttribute('aria-disabled', 'true');
        await expect(page.locator('main form [id$=-reason]')).toContainText(`${first.open}`);
        await expectAccessible(page);

        if (first.typing) await page.keyboard.press('ArrowLeft');
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('main form *')) Object.assign(each, { isEarly: true });
        });
        const before = await shownBy(page);
        release();
        await untilInteractive(page);
        await expect(prerenderedRoot(page)).toHaveCount(0);
        expect(await shownBy(page)).toBe(before);
        expect(warnings, 'what the rules show and what the program makes of it differ').toEqual([]);
        expect(
          await page.locator('main form *').evaluateAll((all) => all.every((each) => 'isEarly' in each)),
        ).toBe(true);
        for (const [label, text] of Object.entries(first.left)) await expect(field(label)).toHaveValue(text);
        if (!first.typing) return expect(button(first.submit)).toBeFocused();
        const [label, text, more] = first.typing;
        await expect(field(label)).toBeFocused();
        await page.keyboard.type(more);
        await expect(field(label)).toHaveValue(text.slice(0, -1) + more + text.slice(-1));
      },
    );
  }

  const [place] = placesOf(first).filter(({ isWalked }) => isWalked);
  if (!place) throw new Error(`"${first.id}" is walked nowhere.`);
  const { tenant, language } = place;
  const base = (portal: string) => `${portal}/${tenant.code}`;
  const fillRight = async (page: Page) => {
    for (const [label, text] of Object.entries(first.right()))
      await fieldsOf(page, language).field(label).fill(text);
  };

  test.describe(`${first.id}, ${tenant.code}, ${language}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(choose, [LANGUAGE_KEY + tenant.code, language]));

    test(`a press on a form that is not filled in is answered before its program is there, and not again later [FRM-03]`, async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const { t, field, heading, button } = fieldsOf(page, language);
      const release = await openWithoutProgram(
        page,
        await first.address({ portal, sandbox, request }, tenant.code),
      );
      await rulesHold(page);
      // It says that it is disabled, and can be pressed all the same.
      await button(first.submit).click({ force: true });
      const right = Object.keys(first.right());
      for (const label of right) await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      await fillRight(page);
      await expect(button(first.submit)).not.toHaveAttribute('aria-disabled');
      await expect(page.locator('main form [id$=-reason]')).toHaveCount(0);
      await expect(page.getByText(t('forms.passwordStrength.good'))).toHaveCount(first.rulesMet > 0 ? 1 : 0);
      release();
      await untilInteractive(page);
      await expect(heading(first.heading)).toBeVisible();
      await button(first.submit).click();
      await expect(heading(first.next)).toBeFocused();
    });

    test(`a press on the button before the program is there counts once it is [F1]`, async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const { field, heading, button } = fieldsOf(page, language);
      const address = await first.address({ portal, sandbox, request }, tenant.code);
      const release = await openWithoutProgram(page, address);
      await fillRight(page);
      // Neither sends the form by itself, which would put what it holds into the address.
      await field(Object.keys(first.right()).at(-1) ?? '').press('Enter');
      // It says that it is disabled, and can be pressed all the same.
      await button(first.submit).press('Enter');
      expect(page.url()).toBe(address);
      release();
      await expect(heading(first.next)).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
    });

    test(`what a browser fills in by itself is taken like what is typed [FRM-01]`, async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const { field, heading, button } = fieldsOf(page, language);
      const release = await openWithoutProgram(
        page,
        await first.address({ portal, sandbox, request }, tenant.code),
      );
      await rulesHold(page);
      const right = first.right();
      for (const [label, text] of Object.entries(right))
        await field(label).evaluate((input: HTMLInputElement, filled) => {
          input.value = filled;
          for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
        }, text);
      await expect(button(first.submit)).not.toHaveAttribute('aria-disabled');
      release();
      await untilInteractive(page);
      for (const [label, text] of Object.entries(right)) await expect(field(label)).toHaveValue(text);
      await button(first.submit).click();
      await expect(heading(first.next)).toBeFocused();
    });

    test(`a reload before its program is there keeps what the program keeps, and nothing else [ENT-104, K1]`, async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const { field, heading } = fieldsOf(page, language);
      const release = await openWithoutProgram(
        page,
        await first.address({ portal, sandbox, request }, tenant.code),
      );
      await rulesHold(page);
      await fillRight(page);
      const [[label = '', text = ''] = []] = Object.entries(first.right());
      await field(label).fill(text);
      const stored = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
      expect(stored).not.toContain(PASSWORD);
      expect(stored.includes(text)).toBe(first.isKept);
      await page.reload({ waitUntil: 'commit' });
      release();
      await untilInteractive(page);
      await expect(heading(first.heading)).toBeVisible();
      await expect(field(label)).toHaveValue(first.isKept ? text : '');
    });

    test(`whoever leaves before its program is there and comes back finds a form that works`, async ({
      page,
      portal,
      sandbox,
      request,
    }) => {
      const { field, heading, button } = fieldsOf(page, language);
      const address = await first.address({ portal, sandbox, request }, tenant.code);
      const release = await openWithoutProgram(page, address);
      await rulesHold(page);
      await field(Object.keys(first.right())[0] ?? '').fill('x');
      await page.goto(`${base(portal)}/`);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(address);
      release();
      await untilInteractive(page);
      await fillRight(page);
      await button(first.submit).click();
      await expect(heading(first.next)).toBeFocused();
    });

    test(`a program that does not come is told, in the place of a form that nobody would send [APP-14]`, async ({
      page,
      portal,
      sandbox,
      request,
      expectedComplaints,
    }) => {
      await page.route(PROGRAM, (route) => route.abort());
      await page.goto(await first.address({ portal, sandbox, request }, tenant.code));
      await expect(page.locator('#startup-error')).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
      expectedComplaints.push(/Failed to load resource/);
    });

    for (const [who, prepare] of Object.entries({
      'is signed in': (page: Page, portal: string) =>
        signIn(page, portal, tenant, aPerson('ana', tenant.code)),
      'has begun to register': async (page: Page, portal: string) => {
        await page.goto(`${base(portal)}/account-creation`);
        await untilInteractive(page);
        await fieldsOf(page, language).field('email').fill('ana@poshta.example');
      },
    })) {
      test(`who ${who} gets the page of the program, and nothing that was prerendered`, async ({
        page,
        portal,
        sandbox,
        request,
      }) => {
        await prepare(page, portal);
        const asked: string[] = [];
        page.on('request', (request) => PRERENDERED.test(request.url()) && asked.push(request.url()));
        await page.goto(await first.address({ portal, sandbox, request }, tenant.code));
        await expect(fieldsOf(page, language).heading(first.heading)).toBeVisible();
        await untilInteractive(page);
        await expect(page.locator('main form')).toBeVisible();
        expect(asked).toEqual([]);
      });
    }
  });
}

test('an address of two alphabets is worth a second look before the program is there, and after [F7]', async ({
  page,
  portal,
}) => {
  const { t, field } = fieldsOf(page, 'bg');
  const release = await openWithoutProgram(page, `${portal}/bg/account-creation`);
  await rulesHold(page);
  // One letter of its domain is Cyrillic.
  await field('email').fill('ana@b\u0430nk.example');
  await field('repeatEmail').focus();
  await expect(page.getByText(t('forms.mixedScripts'))).toBeVisible();
  await expect(field('email')).not.toHaveAttribute('aria-invalid');
  const before = await shownBy(page);
  release();
  await untilInteractive(page);
  await expect(prerenderedRoot(page)).toHaveCount(0);
  expect(await shownBy(page)).toBe(before);
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

test('a password that breaks its rules is described by their list alone, before its program is there and after [FRM-10]', async ({
  page,
  portal,
}) => {
  const { field } = fieldsOf(page, 'ro');
  const release = await openWithoutProgram(page, `${portal}/ro/account-creation`);
  await rulesHold(page);
  await field('password').fill('a');
  await field('email').focus();
  const expectRules = async () => {
    await expect(field('password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('password')).toHaveAttribute('aria-describedby', /^\S+-rules$/);
    await expect(field('password')).toHaveAccessibleDescription(/.+/);
  };
  await expectRules();
  release();
  await untilInteractive(page);
  await expectRules();
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
