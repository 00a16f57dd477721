/** Focus and position after dialogs, steps and page changes (USE-16; WCAG 2.4.3). */
import type { Page } from 'playwright/test';
import { aPerson, expect, signIn, TENANTS, test, untilInteractive } from './support/portal.ts';
import { newestMail } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

const [, pl, ro] = TENANTS;
if (!pl || !ro) throw new Error('The tenants under test are gone.');
const t = wordsOf('pl');

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const tenant of [pl, ro]) {
  test(`every entry of the menus of ${tenant.code} leads to the top of a page, with the focus on its heading [USE-16]`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/card-details/);
    const details = page.url();
    await expect(heading(page)).toBeFocused();
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('header a, aside a, footer a')]
        .filter((link) => link.origin === location.origin && !link.target && !/logout/.test(link.href))
        .map((link) => link.getAttribute('href') ?? ''),
    );
    const others = [...new Set(addresses)].filter((each) => portal + each !== details);
    expect(others.length).toBeGreaterThan(8);
    for (const address of others) {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }) && scrollTo(0, 500));
      const link = page.locator(`a[href="${address}"]:not([target])`).first();
      // Entries of the account menu are folded.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(portal + address);
      await expect(heading(page), address).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY), address).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(details);
      // A page that third parties must not see was loaded whole, and so is the way back: the browser's own business.
      if (await page.evaluate(() => 'isSameDocument' in window))
        await expect(heading(page), `back from ${address}`).toBeFocused();
    }
  });
}

test('a page that is loaded whole begins at the top, and one that is loaded again where it was [USE-16]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goto(`${portal}/pl/my-profile`);
  await expect(page.getByRole('button', { name: t('profile.changePhone') })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the dialog before the deletion leads to the heading of the next page [USE-16 MOD-13]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, pl, aPerson('ana', 'pl'), 'my-profile/delete');
  await page.getByRole('button', { name: t('deleteAccount.continue') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('dialogs.deleteAccount.continue') })
    .click();
  await expect(heading(page)).toHaveText(t('screens.accountDeleteAuthorize'));
  await expect(heading(page)).toBeFocused();
});

test('the code of a new phone number is typed where the focus is, and so is another number [USE-16]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, pl, aPerson('ana', 'pl'), 'my-profile');
  await page.getByRole('button', { name: t('profile.changePhone') }).click();
  const number = page.locator('#phoneChange-newPhoneNumber');
  await expect(number).toBeFocused();
  await number.fill('601234599');
  await page.getByRole('button', { name: t('profile.sendCode') }).click();
  const code = page.locator('#phoneCode-otp');
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: t('profile.otherNumber') }).click();
  await expect(number).toBeFocused();
  await page.getByRole('button', { name: t('profile.sendCode') }).click();
  await expect(code).toBeFocused();
  const mail = await newestMail(request, sandbox, '+48601234599');
  await page.keyboard.type(mail.code ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('profile.changePhone') })).toBeFocused();
});

test('the steps of a replacement are steps of the history, and a reload keeps them [USE-17]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/card-details/);
  await page.goto(`${page.url()}/block-and-replace`);
  const next = page.getByRole('button', { name: t('common.next') });
  const plastic = page.getByRole('radio', { name: t('cardActions.replace.plastic.name') });
  const lost = page.getByRole('radio', { name: t('status.lost') });
  await plastic.check({ force: true });
  await next.click();
  // The address is a step ahead of the screen.
  await expect(heading(page)).toHaveText(t('screens.myCardGetPlasticCard'));
  await next.click();
  await expect(heading(page)).toHaveText(t('cardActions.replace.reasonTitle'));
  await lost.check({ force: true });
  await next.click();
  await expect(heading(page)).toHaveText(t('cardActions.replace.confirmTitle'));
  await page.reload();
  await expect(heading(page)).toHaveText(t('cardActions.replace.confirmTitle'));
  await page.goBack();
  await expect(heading(page)).toHaveText(t('cardActions.replace.reasonTitle'));
  await expect(lost).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/get-plastic-card$/);
  await page.goBack();
  await expect(page).toHaveURL(/block-and-replace$/);
  await expect(plastic).toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(/get-plastic-card$/);
  await page.goForward();
  await expect(heading(page)).toHaveText(t('cardActions.replace.reasonTitle'));
  await page.goForward();
  await expect(heading(page)).toHaveText(t('cardActions.replace.confirmTitle'));
});

test('a step that somebody comes back to begins at its heading, however far down they were [USE-16]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/card-details/);
  await page.goto(`${page.url()}/block-and-replace`);
  const next = page.getByRole('button', { name: t('common.next') });
  await page.getByRole('radio', { name: t('cardActions.replace.plastic.name') }).check({ force: true });
  await next.click();
  await expect(heading(page)).toHaveText(t('screens.myCardGetPlasticCard'));
  await next.click();
  await expect(heading(page)).toHaveText(t('cardActions.replace.reasonTitle'));
  await page.getByRole('radio', { name: t('status.lost') }).check({ force: true });
  const leaveAt = async (go: () => Promise<unknown>) => {
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await go();
  };
  const beginsAtHeading = async (title: string) => {
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // A page that goes on growing does not lead anybody away from there.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await leaveAt(() => next.click());
  await beginsAtHeading(t('cardActions.replace.confirmTitle'));
  await leaveAt(() => page.goBack());
  await beginsAtHeading(t('cardActions.replace.reasonTitle'));
  await leaveAt(() => page.goForward());
  await beginsAtHeading(t('cardActions.replace.confirmTitle'));
});

test('the way past the menus loses nothing of what is under way: a mailed link, a step, typed text [USE-15]', async ({
  page,
  portal,
}) => {
  const content = page.locator('#content');
  const skip = async () => {
    const address = page.url();
    await page.getByRole('link', { name: t('common.skipToContent') }).focus();
    await page.keyboard.press('Enter');
    await expect(content).toBeFocused();
    expect(page.url()).toBe(address);
  };

  await page.goto(`${portal}/pl/app/user/reset-password?email=nobody%40x.example&code=abc`);
  await untilInteractive(page);
  const password = page.locator('input[type=password]').first();
  await password.fill('Zelen#2026');
  await skip();
  await expect(password).toHaveValue('Zelen#2026');

  await signIn(page, portal, pl, aPerson('ana', 'pl'));
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/card-details/);
  await page.goto(`${page.url()}/block-and-replace`);
  await page.getByRole('radio', { name: t('cardActions.replace.plastic.name') }).check({ force: true });
  await page.getByRole('button', { name: t('common.next') }).click();
  await expect(heading(page)).toHaveText(t('screens.myCardGetPlasticCard'));
  await page.getByRole('button', { name: t('common.next') }).click();
  await expect(heading(page)).toHaveText(t('cardActions.replace.reasonTitle'));
  await skip();
  await expect(heading(page)).toHaveText(t('cardActions.replace.reasonTitle'));

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.contact') })
    .click();
  await page.getByLabel(t('forms.message')).fill('Hello');
  await page.waitForFunction(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await skip();
  await page.evaluate(() => history.back());
  await page
    .getByRole('dialog', { name: t('unsaved.title') })
    .getByRole('button', { name: t('unsaved.stay') })
    .click();
  await expect(page.getByLabel(t('forms.message'))).toHaveValue('Hello');
});
