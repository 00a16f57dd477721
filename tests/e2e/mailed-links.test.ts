/** First looks of the screens that mailed links lead to: shown to whoever brings email and code, and to nobody else. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { fieldsOf } from './support/fieldsOf.ts';
import { expect, expectAccessible, test, untilInteractive } from './support/portal.ts';
import { startStack } from './support/startStack.ts';
import { TURNED, turnedTenant } from './support/turnedTenant.ts';
import {
  lookOf,
  openWithoutProgram,
  PRERENDERED,
  prerenderedRoot,
  rulesHold,
  warningsOf,
} from './support/withoutProgram.ts';

const PASSWORD = { path: 'app/user/reset-password', cut: 'passwordInit.dead.title' };
const MISSING = 'mailedLink.missing.title';
/** Those that do something by themselves, with the call that it takes. */
const SENDING = [
  { path: 'app/user/activate-account', words: 'accountValidation', call: '**/actions/verify-email' },
  { path: 'app/user/change-email', words: 'changeEmailValidation', call: '**/actions/change-email' },
];

test('the email of a mailed link stands in the page as text, whatever it is, before the program is there and after [K17]', async ({
  page,
  portal,
}) => {
  const { t, heading } = fieldsOf(page, 'bg');
  const email = '<b title="x">ana</b>+7@x.example $& {{email}} \u0430';
  const warnings = warningsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.push(request.url() + JSON.stringify(request.headers()));
  });
  const link = new URLSearchParams({ email, code: 'SECRET-1' });
  const release = await openWithoutProgram(page, `${portal}/bg/${PASSWORD.path}?${link}`);
  await rulesHold(page);
  const lead = page.getByText(t('passwordInit.lead', { email: email.replaceAll(' ', '+') }), { exact: true });
  await expect(heading('screens.passwordInit')).toBeVisible();
  await expect(lead).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
  release();
  await untilInteractive(page);
  await expect(lead).toBeVisible();
  await expect(page.locator('main b')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(asked.filter((each) => each.includes('SECRET-1'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))).not.toContain(
    'SECRET',
  );
  expect(warnings).toEqual([]);
});

for (const { path, cut } of [PASSWORD, ...SENDING.map((each) => ({ ...each, cut: MISSING }))]) {
  for (const search of ['', '?email=ana%40x.example', '?code=abc', '?email=&code=abc']) {
    test(`${path}${search}: a link that lacks a part shows nothing of it at any moment`, async ({
      page,
      portal,
    }) => {
      const { heading } = fieldsOf(page, 'pl');
      await page.addInitScript(() => {
        const note = () => {
          if (document.querySelector('[data-prerendered], form'))
            document.documentElement.dataset.hadLook = '';
        };
        new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
      });
      const prerendered = page.waitForResponse(PRERENDERED);
      const release = await openWithoutProgram(page, `${portal}/pl/${path}${search}`);
      await prerendered;
      await expect(page.locator('#loader')).toBeVisible();
      release();
      await expect(heading(search === '' ? MISSING : cut)).toBeVisible();
      await expect(page.locator('html[data-had-look]')).toHaveCount(0);
    });
  }
}

/** Keeps a call of the page back. @returns how often it was made, and lets it go on */
async function holdCall(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let made = 0;
  await page.route(call, async (route) => {
    made += 1;
    await promise;
    await route.continue();
  });
  return { made: () => made, resolve };
}

for (const { path, words, call } of SENDING) {
  test(`${words}: says what it is about to do before its program is there, which does it once [RTE-12, RTE-15, F1]`, async ({
    page,
    browser,
    portal,
    expectedComplaints,
  }) => {
    const { heading } = fieldsOf(page, 'ro');
    const address = `${portal}/ro/${path}?email=nobody%40x.example&code=abc`;
    const warnings = warningsOf(page);
    const held = await holdCall(page, call);
    const release = await openWithoutProgram(page, address);
    await expect(prerenderedRoot(page)).toBeVisible();
    await expect(heading(`${words}.sending`)).toBeVisible();
    await expectAccessible(page);
    const prerendered = await lookOf(page);
    expect(held.made()).toBe(0);
    release();
    await untilInteractive(page);
    await expect.poll(held.made).toBe(1);
    expect(new URL(page.url()).search).toBe('');
    expect(await lookOf(page)).toBe(prerendered);
    expect(warnings).toEqual([]);

    const bare = await browser.newPage();
    const bareCall = await holdCall(bare, call);
    await bare.route(PRERENDERED, (route) => route.abort());
    await bare.goto(address);
    await expect.poll(bareCall.made).toBe(1);
    expect(await lookOf(bare)).toBe(prerendered);
    await bare.unrouteAll({ behavior: 'ignoreErrors' });
    await bare.close();

    held.resolve();
    await expect(heading(`${words}.sending`)).toHaveCount(0);
    expect(held.made()).toBe(1);
    expectedComplaints.push(/Failed to load resource/);
  });
}

test.describe('of a tenant that asks for a press, under names of its own, from right to left', () => {
  const email = 'ana+7@x.example';
  const link = new URLSearchParams({ who: email, proof: 'abc' });
  let stop = async () => {};
  let stack = '';
  test.beforeAll(async () => {
    const folder = turnedTenant();
    const file = join(folder, 'sa.json');
    const mailLinks = { parameters: { email: 'who', code: 'proof' }, confirmClick: true };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), mailLinks }));
    const { portal, stop: stopStack } = await startStack(folder);
    stack = portal;
    stop = async () => {
      await stopStack();
      rmSync(folder, { recursive: true });
    };
  });
  test.afterAll(() => stop());

  test('the question stands there before the program, and its button counts once it is [K17]', async ({
    page,
    expectedComplaints,
  }) => {
    const warnings = warningsOf(page);
    const held = await holdCall(page, '**/actions/verify-email');
    const release = await openWithoutProgram(page, `${stack}/sa/app/user/activate-account?${link}`);
    await expect(prerenderedRoot(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', TURNED);
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('main').getByRole('button').click();
    expect(held.made()).toBe(0);
    release();
    await expect.poll(held.made).toBe(1);
    expect(warnings).toEqual([]);
    held.resolve();
    await expect(page.getByRole('main')).not.toContainText(email);
    expect(held.made()).toBe(1);
    expectedComplaints.push(/Failed to load resource/);
  });

  test('the form names the email in its own direction, as the program does', async ({ page }) => {
    const warnings = warningsOf(page);
    const release = await openWithoutProgram(page, `${stack}/sa/${PASSWORD.path}?${link}`);
    await rulesHold(page);
    await expect(page.getByRole('main')).toContainText(`\u2068${email}\u2069`);
    const before = await lookOf(page);
    release();
    await untilInteractive(page);
    expect(await lookOf(page)).toBe(before);
    expect(warnings).toEqual([]);
  });

  test('another name of the code is none', async ({ page }) => {
    const release = await openWithoutProgram(
      page,
      `${stack}/sa/${PASSWORD.path}?email=ana%40x.example&code=abc`,
    );
    release();
    await untilInteractive(page);
    await expect(page.locator('main form')).toHaveCount(0);
  });
});
