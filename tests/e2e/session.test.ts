/**
 * The session's life: expiry, refresh, loss, other tenants, the browser's cache of pages. Over 250 lines: each way in which
 * a session begins, goes on and ends, with what is seen of it in the browser.
 */
import { chromium, type Page } from 'playwright/test';
import { CHROMIUM_ARGS } from './support/chromium.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { ofTheDay } from './support/ofTheDay.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  passSignIn,
  signIn,
  TENANTS,
  test,
  testWhere,
} from './support/portal.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

interface Recorded {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: Record<string, string> | null;
}

const FIFTEEN_MINUTES = 901;

// The clock ages everything that a sandbox has issued, so these tests have one of their own, one after the other.
test.describe
  .serial('with a clock of its own', () => {
    let stack: Stack;
    test.beforeAll(async () => {
      stack = await startStack();
    });
    test.afterAll(() => stack.stop());

    for (const tenant of TENANTS) {
      const t = wordsOf(tenant.language);

      testWhere(tenant.code === 'bg')(
        `an expired token in ${tenant.code} is renewed once, unnoticed [SES-01 SES-02 SES-04 SSO-08]`,
        async ({ page, request, expectedComplaints }) => {
          expectedComplaints.push(/401/);
          await signIn(page, stack.portal, tenant, aPerson('ana', tenant.code));
          await untilAllHasCome(page);
          const before = await lastSeq(stack.sandbox, request);
          await request.post(`${stack.sandbox}/sandbox/clock`, { data: { advanceSeconds: FIFTEEN_MINUTES } });
          await page.reload();
          await expect(page.getByRole('article')).toHaveCount(6);
          const recorded = async (): Promise<Recorded[]> =>
            (await request.get(`${stack.sandbox}/sandbox/requests?since=${before}`)).json();
          // The cards that were kept show at once; the gateway's answers come after the refresh.
          await expect
            .poll(
              async () =>
                (await recorded()).filter(
                  (each) =>
                    each.service === 'gateway' && each.path.startsWith('/v1/users') && each.status === 200,
                ).length,
            )
            .toBeGreaterThan(1);
          const sent = await recorded();
          const refreshes = sent.filter((each) => each.service === 'provider' && each.method === 'POST');
          expect(refreshes.map(({ path }) => path)).toEqual(['/token']);
          expect(Object.keys(refreshes[0]?.body ?? {}).sort()).toEqual(
            ['client_id', 'code', 'code_verifier', 'grant_type', 'redirect_uri', 'refresh_token'].sort(),
          );
          expect(
            sent.filter(({ service, status }) => service === 'gateway' && status === 401).length,
          ).toBeGreaterThan(0);
          await expect(page.getByRole('alert')).toHaveCount(0);
        },
      );

      testWhere(tenant.code === 'ro')(
        `a failing refresh in ${tenant.code} ends at /reconnect with nothing stored [SES-05 SES-06 SES-07 RTE-21]`,
        async ({ page, request, expectedComplaints }) => {
          expectedComplaints.push(/40\d/);
          await signIn(page, stack.portal, tenant, aPerson('ana', tenant.code));
          await untilAllHasCome(page);
          const before = await lastSeq(stack.sandbox, request);
          await request.post(`${stack.sandbox}/sandbox/faults`, {
            data: {
              method: 'POST',
              path: '/token',
              tenant: tenant.code,
              status: 400,
              body: { error: 'invalid_grant' },
            },
          });
          await request.post(`${stack.sandbox}/sandbox/clock`, { data: { advanceSeconds: FIFTEEN_MINUTES } });
          await page.reload();
          await expect(page).toHaveURL(`${stack.portal}/${tenant.code}/reconnect`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sessionExpired.title'));
          expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Token');
          const sent: Recorded[] = await (
            await request.get(`${stack.sandbox}/sandbox/requests?since=${before}`)
          ).json();
          expect(sent.filter((each) => each.service === 'provider' && each.method === 'POST')).toHaveLength(
            1,
          );
          await expectAccessible(page);
          // The provider still knows the person, so one press brings them back to where they were.
          await page
            .getByRole('main')
            .getByRole('link', { name: t('sessionExpired.button') })
            .click();
          await expect(page).toHaveURL(`${stack.portal}/${tenant.code}/account`);
        },
      );
    }
  });

/** Person and cards: what is still on its way would meet the expired token as well. */
async function untilAllHasCome(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Ana|Ана/);
}

async function lastSeq(
  sandbox: string,
  request: import('playwright/test').APIRequestContext,
): Promise<number> {
  const all: { seq: number }[] = await (await request.get(`${sandbox}/sandbox/requests?since=0`)).json();
  return Math.max(0, ...all.map(({ seq }) => seq));
}

const [bg, , ro] = TENANTS;
if (!bg || !ro) throw new Error('The tenants under test are gone.');

test('a protected page asks to sign in, and comes back to it [GRD-08 GRD-11]', async ({ page, portal }) => {
  const person = aPerson('ana', 'ro');
  await signIn(page, portal, ro, person);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/card-details/);
  const address = page.url();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  // Signed in at the provider still: straight back to the page that was asked for.
  await expect(page).toHaveURL(address);
});

test('the code of the provider is exchanged while the translations are on their way [SSO-03 APP-03]', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/pl/account`);
  await expect(page.locator('input[name=password]')).toBeVisible();
  const letGo = await holdAnswers(page, /\/translations\//);
  // The portal would do without the translations after a while: here it waits for them, however slow the machine is.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const exchanged = page.waitForResponse(/\/connect\/token/);
  await passSignIn(page, aPerson('ana', 'pl'));
  expect((await exchanged).status()).toBe(200);
  await expect(page).not.toHaveURL(/code=/);
  // Nothing is shown in words that may still change (APP-01).
  await expect(page.getByRole('status')).toHaveText(wordsOf('pl')('common.loading'));
  await expect(page.getByRole('heading')).toHaveCount(0);
  await letGo();
  await expect(page).toHaveURL(`${portal}/pl/account`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('back from the provider, code, person and cards are asked for before the program has come, and once [SSO-03 SSO-13]', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/connect\/token|gateway\/v1\/users/.test(pathname)) asked.push(pathname.replace(/.*\//, ''));
  });
  await page.goto(`${portal}/ro/account`);
  await expect(page.locator('input[name=password]')).toBeVisible();
  const letGo = await holdAnswers(page, /\/static\/main-/);
  const cards = page.waitForResponse(/\/cards\?/);
  const person = aPerson('ana', 'ro');
  await passSignIn(page, person);
  expect((await cards).status()).toBe(200);
  await expect(page.getByRole('status')).toHaveText(wordsOf('ro')('common.loading'));
  await letGo();
  await expect(page).toHaveURL(`${portal}/ro/account`);
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(asked).toEqual(['token', encodeURIComponent(person), 'cards']);
});

test('whoever loads the page again while it is on its way back from the provider is signed in all the same, where they wanted to go [A2 SSO-12]', async ({
  page,
  portal,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/connect/token'))
      sent.push(/code=([^&]*)/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  await page.goto(`${portal}/ro/my-profile`);
  await expect(page.locator('input[name=password]')).toBeVisible();
  // The program does not come, until somebody is tired of waiting.
  let isTired = false;
  await page.route(/\/static\/main-/, (route) => (isTired ? route.fallback() : undefined));
  const exchanged = page.waitForResponse(/\/connect\/token/);
  await passSignIn(page, aPerson('ana', 'ro'));
  await exchanged;
  isTired = true;
  const asked = page.waitForRequest(/\/connect\/authorize/);
  await page.reload();
  expect(new URL((await asked).url()).searchParams.get('ui_locales')).toBe('ro');
  await expect(page).toHaveURL(`${portal}/ro/my-profile`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  expect(new Set(sent).size).toBe(sent.length);
});

test('a network that is lost on the way back from the provider is told, and one press leads to where somebody wanted to go [SSO-12]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf('pl');
  await page.goto(`${portal}/pl/my-profile`);
  await expect(page.locator('input[name=password]')).toBeVisible();
  // Only what the page shows is there still.
  const OF_PROVIDER = /\/connect\/token|openid-configuration/;
  await page.route(OF_PROVIDER, (route) => route.abort('internetdisconnected'));
  await passSignIn(page, aPerson('ana', 'pl'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('loginUnreachable.title'));
  await expect(page).toHaveURL(`${portal}/pl/login`);
  await page.unroute(OF_PROVIDER);
  // The provider still knows the person: nothing is typed again.
  await page
    .getByRole('main')
    .getByRole('link', { name: t('loginError.button') })
    .click();
  await expect(page).toHaveURL(`${portal}/pl/my-profile`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zofia');
});

test('a reload shows the person and the cards at once, and since when they are so, before the gateway has answered [ENT-140 ENT-016 LOV-22]', async ({
  page,
  portal,
}) => {
  const person = aPerson('ana', 'ro');
  await signIn(page, portal, ro, person);
  await expect(page.getByRole('article')).toHaveCount(6);
  const [begin = ''] = wordsOf('ro')('cards.balancesAsOf', { time: '@' }).split('@');
  const since = await page.getByText(begin).innerText();
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await holdAnswers(page, /\/gateway\/v1\/users/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByText(begin)).toHaveText(since);
  expect(answered.filter((url) => /gateway\/v1\/users/.test(url))).toEqual([]);
});

test('another tenant on the same origin sees nothing of the session [T1 TEN-11]', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, ro, aPerson('ana', 'ro'));
  await expect(page.getByRole('article').first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto(`${portal}/pl/account`);
  await expect(page.locator('input[name=password]')).toBeVisible();
  expect(asked.filter((url) => url.includes('/gateway/v1/users'))).toEqual([]);
  await page.goto(`${portal}/ro/account`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a return address that nobody waits for starts no exchange [A2 A3 SSO-04 SSO-12]', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  await page.goto(`${portal}/bg/login?code=foreign&state=forged`);
  const t = wordsOf('bg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('loginError.title'));
  expect(page.url()).toBe(`${portal}/bg/login`);
  expect(asked.filter((url) => url.includes('/connect/token'))).toEqual([]);
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('loginError.button') })
    .click();
  await passSignIn(page, aPerson('new', 'bg'));
  await expect(page).toHaveURL(`${portal}/bg/account`);
});

test('the back button after sign-out finds nothing private, with the back/forward cache on [A12 RTE-62]', async ({
  portal,
}) => {
  const browser = await chromium.launch({
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await ofTheDay(browser).newContext();
  const page = await context.newPage();
  const t = wordsOf('bg');
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  await expect(page.getByRole('article').first()).toContainText(/лв\./);
  await page.goto(`${portal}/bg/logout`);
  await expect(page).toHaveURL(`${portal}/bg/`);
  for (let step = 0; step < 4; step += 1) {
    await page.goBack().catch(() => null);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText('184.20');
  }
  // In a tab of its own: the last step back may still be on its way to the provider.
  const home = await context.newPage();
  await home.goto(`${portal}/bg/`);
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await browser.close();
});
