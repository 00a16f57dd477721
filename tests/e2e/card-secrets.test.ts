/**
 * What only the holder should see: PIN, activation, a card without plastic and its one-time code, in each tenant.
 * Over 250 lines: each state of each screen, with what the browser keeps of it.
 */
import type { APIRequestContext, Page } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import { aPerson, expect, signIn, TENANTS, type TenantUnderTest, test, testWhere } from './support/portal.ts';
import { callsAbout, newestMail } from './support/sandbox.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

/** Where the cards of `ana@` stand in the list, by what they are for (sandbox/seeds/anaCards.ts). */
const PLASTIC = 0;
const VIRTUAL = 1;
const ISSUED = 3;
const PENDING = 4;
const CODE = '123456';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const frame = (page: Page) => page.locator('main iframe');
const inFrame = (page: Page) => page.frameLocator('main iframe');

async function cardPaths(page: Page): Promise<string[]> {
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(6);
  const links = await tiles.evaluateAll((all) => all.map((each) => each.querySelector('a')?.pathname ?? ''));
  return links.map((each) => /^.*card-details\/[^/]+/.exec(each)?.[0] ?? '');
}

/** What the gateway was asked for a person, by the end of the path and its option. */
async function calls(request: APIRequestContext, sandbox: string, person: string): Promise<string[]> {
  const all = await callsAbout(request, sandbox, person);
  return all.map(({ path, query }) => [path.split('/').at(-1), query.option].filter(Boolean).join(' '));
}

/** The browser's tab goes out of sight and comes back. */
async function hideTab(page: Page): Promise<void> {
  for (const isHidden of [true, false]) {
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  }
}

/** All that a page keeps beyond its own life, and its title. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      document.title,
      history.state,
      location.href,
    ]),
  );

async function mailedCode(request: APIRequestContext, sandbox: string, to: string): Promise<string> {
  const newest = async () => (await newestMail(request, sandbox, to)).code ?? '';
  await expect.poll(newest).toMatch(/^\d{6}$/);
  return newest();
}

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);
  const button = (page: Page, key: string) =>
    page.getByRole('main').getByRole('button', { name: t(key), exact: true });
  const code = (page: Page) => page.getByLabel(t('forms.verificationCode'));

  test.describe(tenant.code, () => {
    testWhere(tenant.code === 'bg')(
      'a PIN is shown in a frame, is gone when hidden or left, and nothing keeps it [RTE-33 P3 NAV-83 NAV-22]',
      async ({ page, portal, sandbox, request }) => {
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        const framed: string[] = [];
        page.on('framenavigated', (each) => each.parentFrame() && framed.push(each.url()));
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        const card = (await cardPaths(page))[PLASTIC] ?? '';
        await page.goto(portal + card);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('actions.pinReveal') })
          .click();
        await expect(heading(page)).toHaveText(t('screens.myCardPinReveal'));
        await expect(button(page, 'secrets.open.reveal')).toBeVisible();
        await expectGood(page);
        expect(await calls(request, sandbox, person)).not.toContain('request-pin-reveal-uri reveal');

        const length = await page.evaluate(() => history.length);
        await button(page, 'secrets.open.reveal').click();
        const pin = inFrame(page).locator('.pin li');
        await expect(pin).toHaveCount(4);
        const digits = (await pin.allInnerTexts()).join('');
        expect(digits).toMatch(/^\d{4}$/);
        await expect(frame(page)).toBeFocused();
        await expectGood(page);
        const address = framed.at(-1) ?? '';
        expect(new URL(address).origin).toBe(new URL(sandbox).origin);
        // Not on paper.
        await page.emulateMedia({ media: 'print' });
        await expect(frame(page)).toBeHidden();
        await page.emulateMedia({ media: null });
        await expect(frame(page)).toBeVisible();

        await button(page, 'secrets.hide').click();
        await expect(frame(page)).toHaveCount(0);
        await expect(button(page, 'secrets.open.reveal')).toBeFocused();
        await button(page, 'secrets.open.reveal').click();
        await expect(pin).toHaveCount(4);
        await hideTab(page);
        await expect(frame(page)).toHaveCount(0);
        await button(page, 'secrets.open.reveal').click();
        await expect(pin).toHaveCount(4);
        expect(await page.evaluate(() => history.length)).toBe(length);
        // Each time by a call of its own, at an address of its own.
        const asked = await calls(request, sandbox, person);
        expect(asked.filter((each) => each === 'request-pin-reveal-uri reveal')).toHaveLength(3);
        expect(new Set(framed.filter((each) => each.startsWith('http'))).size).toBe(3);

        const ticket = framed.map((each) => each.split('/').at(-1) ?? '').filter((each) => each.length > 20);
        for (const kept of [await keptBy(page), said.join('\n')])
          for (const secret of ticket) expect(kept).not.toContain(secret);
        expect(await page.locator('main').innerText()).not.toContain(digits);
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page).toHaveURL(portal + card);
        await page.goBack();
        await expect(button(page, 'secrets.open.reveal')).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
      },
    );

    testWhere(tenant.code === 'pl')(
      'a card is activated, and the page says what the gateway says [RTE-32 ACT-02 NAV-21]',
      async ({ page, portal, sandbox, request }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        const card = (await cardPaths(page))[ISSUED] ?? '';
        await page.goto(portal + card);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('actions.activate') })
          .click();
        await button(page, 'secrets.open.activate').click();
        await expect(inFrame(page).getByRole('button')).toBeVisible();
        await button(page, 'secrets.done').click();
        await expect(page.getByText(t('secrets.notActive.title'))).toBeVisible();
        await expectGood(page);
        await inFrame(page).getByRole('button').click();
        await expect(inFrame(page).getByRole('status')).toBeVisible();
        await button(page, 'secrets.done').click();
        await expect(page.getByText(t('secrets.active.title'))).toBeVisible();
        await expect(frame(page)).toHaveCount(0);
        await expectGood(page);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('actions.details') })
          .click();
        await expect(page.getByRole('main')).toContainText(t('status.active'));
        const asked = (await calls(request, sandbox, person)).filter((each) => each.includes('uri'));
        expect(asked).toEqual(['request-pin-reveal-uri activate']);
      },
    );

    testWhere(tenant.code === 'ro')(
      'a PIN is changed in its frame, and the new one is shown [RTE-34 NAV-23 NAV-83]',
      async ({ page, portal }) => {
        await signIn(page, portal, tenant, aPerson('ana', tenant.code));
        const card = (await cardPaths(page))[PLASTIC] ?? '';
        await page.goto(portal + card);
        await page
          .getByRole('main')
          .getByRole('link', { name: t('actions.pinChange') })
          .click();
        await button(page, 'secrets.open.change').click();
        await inFrame(page).locator('input[name=pin]').fill('4072');
        await inFrame(page).locator('input[name=repeat]').fill('4072');
        await inFrame(page).getByRole('button').click();
        await expect(inFrame(page).getByRole('status')).toBeVisible();
        await button(page, 'secrets.done').click();
        await expect(page.getByText(t('secrets.changed.title'))).toBeVisible();
        await expectGood(page);
        await page.goto(`${portal}${card}/pin-reveal`);
        await button(page, 'secrets.open.reveal').click();
        await expect(inFrame(page).locator('.pin li')).toHaveText(['4', '0', '7', '2']);
      },
    );

    testWhere(tenant.code === 'pl')(
      'a pending card has its code alone, and after the right one it is shown [RTE-46 API-68 ACT-24 ENT-117]',
      async ({ page, portal, sandbox, request, expectedComplaints }) => {
        expectedComplaints.push(/4\d\d.*verify-association/);
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        const card = (await cardPaths(page))[PENDING] ?? '';
        const otp = `${portal}${card}/plasticless/otp-verification`;
        for (const rest of ['', '/transactions', '/plasticless/card-info']) {
          await page.goto(portal + card + rest);
          await expect(page).toHaveURL(otp);
        }
        await expect(button(page, 'profile.sendCode')).toBeVisible();
        await expectGood(page);
        await page.goto(`${portal}/${tenant.code}/account`);
        await page
          .getByRole('complementary')
          .getByRole('link', { name: t('nav.verifyPlasticless') })
          .click();
        await expect(page).toHaveURL(otp);
        const quiet = await calls(request, sandbox, person);
        expect(quiet.filter((each) => /operations|balances|uri|association/.test(each))).toEqual([]);

        await button(page, 'profile.sendCode').click();
        await expect(code(page)).toBeFocused();
        const mailed = await mailedCode(request, sandbox, person);
        await code(page).fill('999999');
        await button(page, 'common.confirm').click();
        await expect(page.getByRole('main').getByText(t('error-messages.INVALID_OTP'))).toBeVisible();
        await expect(code(page)).toBeFocused();
        await expectGood(page);
        await code(page).fill('');
        await code(page).pressSequentially(`${mailed.slice(0, 3)} ${mailed.slice(3)}`);
        await button(page, 'common.confirm').click();
        await expect(page).toHaveURL(`${portal}${card}/plasticless/card-info`);
        await expect(page.getByRole('region', { name: t('toast.region') })).toContainText(
          t('plasticless.verified'),
        );
        await expectGood(page);
        await button(page, 'secrets.open.cardInfo').click();
        await expect(inFrame(page).locator('.face')).toContainText('5518');
        await page.goto(otp);
        await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);
        await expect(
          page.getByRole('complementary').getByRole('link', { name: t('nav.verifyPlasticless') }),
        ).toHaveCount(0);
      },
    );

    testWhere(tenant.code === 'ro')(
      'a virtual card is shown by number and by picture, one of plastic by neither [RTE-47 RTE-48 GRD-20 GRD-21]',
      async ({ page, portal }) => {
        await signIn(page, portal, tenant, aPerson('ana', tenant.code));
        const cards = await cardPaths(page);
        for (const [rest, open] of [
          ['card-info', 'secrets.open.cardInfo'],
          ['card-image', 'secrets.open.cardImage'],
        ] as const) {
          await page.goto(`${portal}${cards[VIRTUAL]}/plasticless/${rest}`);
          await expect(button(page, open)).toBeVisible();
          await expectGood(page);
          await button(page, open).click();
          await expect(inFrame(page).locator('.face')).toContainText('0937');
          await expectGood(page);
          await page.goto(`${portal}${cards[PLASTIC]}/plasticless/${rest}`);
          await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);
        }
      },
    );
  });
}

const [bg, pl, ro] = TENANTS as readonly [TenantUnderTest, TenantUnderTest, TenantUnderTest];

test('a PIN, an activation and a verification by keyboard alone', async ({ page, portal }) => {
  const t = wordsOf(ro.language);
  const reach = async (role: 'button' | 'link', name: string) => {
    const target = page.getByRole('main').getByRole(role, { name, exact: true });
    await expect(target).toBeVisible();
    for (let count = 0; count < 60; count += 1) {
      if (await target.evaluate((each) => each === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach "${name}".`);
  };
  await signIn(page, portal, ro, aPerson('ana', ro.code));
  const cards = await cardPaths(page);
  await page.goto(`${portal}${cards[PLASTIC]}/pin-reveal`);
  await reach('button', t('secrets.open.reveal'));
  await page.keyboard.press('Enter');
  await expect(inFrame(page).locator('.pin li')).toHaveCount(4);
  await reach('button', t('secrets.hide'));
  await page.keyboard.press('Enter');
  await expect(button(page, t('secrets.open.reveal'))).toBeFocused();

  await page.goto(`${portal}${cards[ISSUED]}/activate`);
  await reach('button', t('secrets.open.activate'));
  await page.keyboard.press('Enter');
  await expect(frame(page)).toBeFocused();
  await expect(inFrame(page).getByRole('button')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(inFrame(page).getByRole('status')).toBeVisible();
  await reach('button', t('secrets.done'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('secrets.active.title'))).toBeVisible();

  await page.goto(`${portal}${cards[PENDING]}/plasticless/otp-verification`);
  await reach('button', t('profile.sendCode'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('forms.verificationCode'))).toBeFocused();
  await page.keyboard.type(CODE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/card-info$/);
});

test('an address that is not trusted, or leads elsewhere, is never shown [P2 ERR-34]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  const t = wordsOf(bg.language);
  const person = aPerson('ana', bg.code);
  await signIn(page, portal, bg, person);
  const card = (await cardPaths(page))[PLASTIC] ?? '';
  await page.goto(`${portal}${card}/pin-reveal`);
  expectedComplaints.push(/400.*request-pin-reveal-uri/);
  const arm = (fault: Record<string, unknown>) =>
    request.post(`${sandbox}/sandbox/faults`, {
      data: {
        method: 'POST',
        path: '/v1/users/*/cards/*/actions/request-pin-reveal-uri',
        user: person,
        ...fault,
      },
    });
  for (const uri of ['javascript:alert(1)', 'https://evil.example/pin', `${portal}/bg/`]) {
    await arm({ status: 200, body: { meta: { status: 'succeeded', messages: [] }, data: { uri } } });
    await button(page, t('secrets.open.reveal')).click();
    await expect(page.getByRole('alert')).toContainText(t('secrets.refused.title'));
    await expect(frame(page)).toHaveCount(0);
  }
  await expectGood(page);
  await arm({ status: 400, body: { meta: { status: 'failed', messages: [{ code: 'INVALID_CARD' }] } } });
  await button(page, t('secrets.open.reveal')).click();
  await expect(page.getByRole('alert')).toContainText(
    t('error-messages.INVALID_CARD-pin_reveal').replace('#CONTACT#', '').trim(),
  );
  await expect(frame(page)).toHaveCount(0);
  await expectGood(page);
});

test.describe
  .serial('with a clock of its own', () => {
    let stack: Stack;
    test.beforeAll(async () => {
      stack = await startStack();
    });
    test.afterAll(() => stack.stop());

    test('a code runs out, too many wrong ones lock for 60 minutes, then the card is verified [CON-31 ERR-42 F12 LOV-21]', async ({
      page,
      request,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/4\d\d/);
      const t = wordsOf(pl.language);
      const advance = (seconds: number) =>
        request.post(`${stack.sandbox}/sandbox/clock`, { data: { advanceSeconds: seconds } });
      const code = page.getByLabel(t('forms.verificationCode'));
      const confirm = async (typed: string) => {
        await code.fill(typed);
        await button(page, t('common.confirm')).click();
      };
      const askAgain = async () => {
        const resend = button(page, t('profile.resendCode'));
        await page.clock.fastForward(61_000);
        await resend.click();
        // How long to wait is told once the code is on its way.
        await expect(resend).toHaveAccessibleDescription(/\d/);
      };
      await page.clock.install();
      await signIn(page, stack.portal, pl, aPerson('ana', pl.code));
      const card = (await cardPaths(page))[PENDING] ?? '';
      await page.goto(stack.portal + card);
      await button(page, t('profile.sendCode')).click();
      await expect(code).toBeVisible();
      await advance(1000);
      await confirm(CODE);
      await expect(page.getByRole('main').getByText(t('error-messages.OTP_IS_EXPIRED'))).toBeVisible();
      await expectGood(page);

      // Still at that step, and a reload does not shorten the wait for another code.
      await page.reload();
      await expect(page.getByText(/ana•••@/)).toBeVisible();
      await expect(button(page, t('profile.resendCode'))).toHaveAttribute('aria-disabled', 'true');
      await askAgain();
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await confirm(`11111${wrong}`);
        await expect(button(page, t('common.confirm'))).not.toHaveAttribute('aria-busy', 'true');
      }
      const shut = page.getByRole('main').getByText(t('error-messages.TOO_MANY_REQUEST-plasticless'));
      await expect(shut).toBeVisible();
      await expect(shut).toContainText('60');
      await expectGood(page);
      await confirm(CODE);
      await expect(shut).toBeVisible();

      await advance(60 * 60);
      await page.reload();
      await askAgain();
      await confirm(CODE);
      await expect(page).toHaveURL(/card-info$/);
    });
  });

/** A button of the page by its words. */
function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}
