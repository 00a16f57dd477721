/**
 * What the portal takes from others, seen from outside: which requests leave, and what they say (threats P4 to P7, P9).
 * Long: each rule is shown before a choice, after a refusal, after a yes and after a withdrawal.
 */
import type { Page, Request } from 'playwright/test';
import { aPerson, expect, signIn, TENANTS, test, testWhere } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl, ro] = TENANTS;
if (!bg || !pl || !ro) throw new Error('The tenants under test are gone.');
test.use({ consent: null });

/** Requests of a page to third parties from now on, by what they ask for. */
function watch(page: Page, sandbox: string) {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/third-party/') && request.url().startsWith(sandbox))
      sent.push(request);
  });
  const names = () => sent.map((request) => new URL(request.url()).pathname.split('/').at(-1) ?? '');
  return {
    sent,
    names,
    /** What else than the consent script was asked for. */
    others: () => names().filter((name) => name !== 'consent.js'),
    forget: () => sent.splice(0),
  };
}

const panel = (page: Page) => page.locator('#portal-consent');
const answer = (page: Page, isGiven: boolean) =>
  panel(page)
    .getByRole('button')
    .nth(isGiven ? 1 : 0)
    .click();
/** The question again, by the button at the foot of the page. */
const askAgain = (page: Page, language: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: wordsOf(language)('footer.cookieSettings') })
    .click();
/** Whether a third party's script has run in this page. */
const isTouched = (page: Page) =>
  page.evaluate(() => ['sandboxConsent', 'sandboxChat', 'dataLayer'].some((name) => name in window));
/** The tag manager has told all that it was loaded with on that screen: what ran, ran. */
const hasSettled = (requests: ReturnType<typeof watch>, screen: string) =>
  expect
    .poll(() => requests.sent.map((request) => request.postData() ?? '').join('\n'))
    .toMatch(new RegExp(`"screen":"${screen}"}[^]*"tag-manager.loaded"`));
const isQuiet = (page: Page) => page.waitForLoadState('networkidle');

for (const tenant of [bg, pl, ro]) {
  testWhere(tenant.code === 'pl')(
    `${tenant.code}: before a choice, and after a no, the consent script alone is loaded [P6]`,
    async ({ page, portal, sandbox }) => {
      const requests = watch(page, sandbox);
      await page.goto(`${portal}/${tenant.code}/`);
      await expect(panel(page)).toBeVisible();
      await isQuiet(page);
      expect(requests.names()).toEqual(['consent.js']);
      await answer(page, false);
      requests.forget();
      await page.goto(`${portal}/${tenant.code}/accessibility`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => isTouched(page)).toBe(true);
      await isQuiet(page);
      expect(requests.names()).toEqual(['consent.js']);
      await expect(panel(page)).toHaveCount(0);
      await askAgain(page, tenant.language);
      await expect(panel(page)).toBeVisible();
    },
  );

  test(`${tenant.code}: after a yes the tenant’s own third parties are loaded, each once [P6 NAV-84]`, async ({
    page,
    portal,
    sandbox,
  }) => {
    const requests = watch(page, sandbox);
    await page.goto(`${portal}/${tenant.code}/`);
    await answer(page, true);
    const chat = tenant === ro ? ['chat.js'] : [];
    await expect
      .poll(() =>
        requests
          .others()
          .filter((name) => name !== 'collect')
          .sort(),
      )
      .toEqual([...chat, 'gtm.js', 'matomo.php'].sort());
    await isQuiet(page);
    expect(
      requests
        .names()
        .filter((name) => name.endsWith('.js'))
        .sort(),
    ).toEqual([...chat, 'consent.js', 'gtm.js'].sort());
  });
}

test('after a withdrawal nothing more is loaded or told, and the next page comes without what ran [P6]', async ({
  page,
  portal,
  sandbox,
}) => {
  const requests = watch(page, sandbox);
  await page.goto(`${portal}/ro/accessibility`);
  await answer(page, true);
  await expect.poll(requests.names).toContain('chat.js');
  await expect(page.locator('#sandbox-chat')).toBeVisible();
  await isQuiet(page);
  await askAgain(page, ro.language);
  await expect(panel(page)).toBeVisible();
  requests.forget();
  await answer(page, false);
  await expect(page.locator('#sandbox-chat')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(requests.names).toEqual(['consent.js']);
  await isQuiet(page);
  expect(requests.names()).toEqual(['consent.js']);
  expect(await page.evaluate(() => 'dataLayer' in window || 'sandboxChat' in window)).toBe(false);
});

test('a message of a frame or another window is no consent [P9]', async ({ page, portal, sandbox }) => {
  const requests = watch(page, sandbox);
  await page.goto(`${portal}/pl/`);
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => {
    for (const data of [
      { isGiven: true },
      { type: 'portal-consent', detail: { isGiven: true } },
      'portal-consent',
      JSON.stringify({ event: 'portal-consent', isGiven: true }),
    ])
      window.postMessage(data, '*');
  });
  await isQuiet(page);
  expect(requests.others()).toEqual([]);
});

test.describe('sensitive pages', () => {
  test.use({ consent: 'given' });

  test('open with no third party at all, and give no address away [P4 P5]', async ({
    page,
    portal,
    sandbox,
    expectedComplaints,
  }) => {
    // The codes are made up, and the gateway says so.
    expectedComplaints.push(/actions\/(verify|change)-email/);
    const requests = watch(page, sandbox);
    for (const path of [
      'account-creation',
      'forgot-password',
      'forgot-password/change?email=a%40b.example&code=SECRET',
      'account-validation?email=a%40b.example&code=SECRET',
      'change-email?email=a%40b.example&code=SECRET',
    ]) {
      await page.goto(`${portal}/ro/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isQuiet(page);
      expect(await isTouched(page), path).toBe(false);
    }
    expect(requests.names()).toEqual([]);
  });

  test('come as a page of their own after a third party ran, and let them in again afterwards [P4]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const requests = watch(page, sandbox);
    const t = wordsOf('ro');
    const person = aPerson('ana', 'ro');
    await signIn(page, portal, ro, person);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(requests.names).toContain('chat.js');
    await hasSettled(requests, 'accountHome');
    expect(await isTouched(page)).toBe(true);
    requests.forget();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
    await page.getByRole('banner').getByRole('button', { name: /Ana/ }).click();
    await page
      .getByRole('link', { name: t('nav.profile') })
      .first()
      .click();
    await expect(page).toHaveURL(`${portal}/ro/my-profile`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isQuiet(page);
    expect(await isSamePage()).toBe(false);
    expect(await isTouched(page)).toBe(false);
    expect(requests.names()).toEqual([]);

    // The same page goes on to the list of cards, and there they are again.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('nav.myCards') })
      .first()
      .click();
    await expect.poll(requests.names).toContain('chat.js');
    expect(await isSamePage()).toBe(true);

    // Back within the page, to the sensitive screen: once more without them.
    await page.goBack();
    await expect(page).toHaveURL(`${portal}/ro/my-profile`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Asked again where the page is replaced just then.
    await expect(async () => expect(await isTouched(page)).toBe(false)).toPass();
  });

  test('registration is left for by a press on the home page, which a script ran on [P4]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const requests = watch(page, sandbox);
    const t = wordsOf('pl');
    await page.goto(`${portal}/pl/`);
    await hasSettled(requests, 'home');
    requests.forget();
    await page
      .getByRole('link', { name: t('home.createAccount') })
      .first()
      .click();
    await expect(page).toHaveURL(`${portal}/pl/account-creation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('registration.access.title'));
    await isQuiet(page);
    expect(await isTouched(page)).toBe(false);
    expect(requests.names()).toEqual([]);
  });
});

test.describe('with consent', () => {
  test.use({ consent: 'given' });

  test('screens are told by name: no path, no card, no query, no referrer [P5]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const requests = watch(page, sandbox);
    const person = aPerson('ana', 'bg');
    const reported = () =>
      requests.sent.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n');
    await signIn(page, portal, bg, person);
    // Who leaves a screen before the scripts have come was not seen on it.
    await expect.poll(reported).toContain('action_name=accountHome');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/my-cards\/card-details\//);
    await expect.poll(reported).toMatch(/action_name=(cardDetails|myCardTransactions)/);
    await expect.poll(reported).toMatch(/"screen":"(cardDetails|myCardTransactions)"/);
    for (const request of requests.sent) {
      const all = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(await request.allHeaders())}`;
      expect(all).not.toMatch(/my-cards|card-details|login|code=|%40|@/);
      expect(await request.headerValue('referer')).toBeNull();
      expect(await request.headerValue('cookie')).toBeNull();
    }
  });

  for (const [way, handle] of [
    ['blocked', (route: { abort(): Promise<void> }) => route.abort()],
    ['silent for ever', () => new Promise<void>(() => undefined)],
  ] as const) {
    test(`the portal works while every third party is ${way} [P7]`, async ({
      page,
      portal,
      sandbox,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/third-party/);
      const asked: string[] = [];
      await page.route(`${sandbox}/*/third-party/**`, (route) => {
        asked.push(route.request().url());
        return handle(route);
      });
      await signIn(page, portal, ro, aPerson('ana', 'ro'));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect.poll(() => asked.some((url) => url.endsWith('/consent.js'))).toBe(true);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/my-cards\/card-details\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('the chat assistant stays off the home page of a phone, and comes elsewhere [NAV-85]', async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests = watch(page, sandbox);
    await page.goto(`${portal}/ro/`);
    await expect.poll(requests.names).toContain('gtm.js');
    await isQuiet(page);
    expect(requests.names()).not.toContain('chat.js');
    await signIn(page, portal, ro, aPerson('ana', 'ro'));
    await expect(page.locator('#sandbox-chat')).toBeVisible();
    const isAbove = async () => {
      const tabs = await page.getByRole('navigation').last().boundingBox();
      const chat = await page.locator('#sandbox-chat').boundingBox();
      return chat && tabs && chat.y + chat.height <= tabs.y;
    };
    await expect.poll(isAbove).toBe(true);
    // By the logo, within the same page: there again, but out of the way.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${portal}/ro/`);
    await expect(page.locator('#sandbox-chat')).toBeHidden();
  });

  test('the chat assistant comes on the home page where there is room [NAV-86]', async ({ page, portal }) => {
    await page.goto(`${portal}/ro/`);
    await expect(page.locator('#sandbox-chat')).toBeVisible();
  });

  test('the switcher of tenants loads nobody’s scripts, on a phone or elsewhere [NAV-87]', async ({
    page,
    portal,
    sandbox,
  }) => {
    const requests = watch(page, sandbox);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${portal}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isQuiet(page);
    }
    expect(requests.names()).toEqual([]);
  });

  for (const width of [390, 1440]) {
    test(`the chat assistant is out of the way while somebody types, and back afterwards, at ${width} px [NAV-88 P7]`, async ({
      page,
      portal,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn(page, portal, ro, aPerson('ana', 'ro'), 'contact-us');
      const chat = page.locator('#sandbox-chat');
      await expect(chat).toBeVisible();
      const field = page.getByRole('textbox').first();
      await field.focus();
      await expect(chat).toBeHidden();
      await field.blur();
      await expect(chat).toBeVisible();
      expect(await chat.evaluate((each) => getComputedStyle(each).zIndex)).toBe('50');
      // A press on the chat itself leaves it where it is.
      await chat.getByRole('button').click();
      await expect(chat).toBeVisible();
    });
  }
});
