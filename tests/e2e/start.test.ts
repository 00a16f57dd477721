/** Every way in which the start can go (APP-01 to APP-14, ERR-91, ERR-92). Long: one case a way, on one stack. */
import { firstLookAddress } from '../../runtime/tenant/firstLook.ts';
import { LANGUAGE_KEY, type PageData } from '../../runtime/tenant/pageData.ts';
import { TAKE_OVER } from '../../runtime/tenant/pageMarks.ts';
import { brokenTexts } from './support/brokenTexts.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  signIn,
  TENANTS,
  test,
  testWhere,
  untilInteractive,
} from './support/portal.ts';
import { type RecordedCall, recordedCalls } from './support/sandbox.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

const [bg, pl] = TENANTS;
if (!bg || !pl) throw new Error('The tenants under test are gone.');

/** A browser asks again by itself where a connection is reset before the answer began: more often than it has spare ones. */
const CUT_OFF = { reset: true, times: 50 };

// Faults of the start belong to nobody, so these tests have a sandbox of their own, one after the other.
test.describe('the start of the portal', () => {
  test.describe.configure({ mode: 'default' });
  let stack: Stack;
  test.beforeAll(async () => {
    stack = await startStack();
  });
  test.afterAll(() => stack.stop());
  test.beforeEach(async ({ request }) => {
    await request.delete(`${stack.sandbox}/sandbox/faults`);
  });

  const arm = (request: import('playwright/test').APIRequestContext, fault: object) =>
    request.post(`${stack.sandbox}/sandbox/faults`, { data: { method: 'GET', times: 1, ...fault } });
  const recorded = async (
    request: import('playwright/test').APIRequestContext,
  ): Promise<readonly RecordedCall[]> => recordedCalls(request, stack.sandbox);

  test('shows the loader until the words are there, then closes it [APP-01 APP-03 APP-04 ENT-130]', async ({
    page,
  }) => {
    const letGo = await holdAnswers(page, /\/translations\//);
    await page.goto(`${stack.portal}/bg/nowhere`, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText(wordsOf('bg')('common.loading'));
    await letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('bg')('notFound.title'));
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  test('asks for translations first, then for countries and opt-ins on their own [APP-02 APP-05 APP-06 API-12]', async ({
    page,
    request,
  }) => {
    await request.post(`${stack.sandbox}/sandbox/reset`);
    await arm(request, { path: '/api/v1/lookups/countries', delayMs: 3_000 });
    await arm(request, { path: '/v1/configurations/available-optins', delayMs: 3_000 });
    await page.goto(`${stack.portal}/pl/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(async () =>
        (await recorded(request))
          // What the page of the test before, of another tenant, has asked for may arrive now.
          .filter(
            ({ tenant, service, method }) => tenant === 'pl' && service !== 'thirdParty' && method === 'GET',
          )
          .map(({ path }) => path),
      )
      .toEqual([
        '/api/v1/translations/pl',
        expect.stringMatching(/countries|optins/),
        expect.stringMatching(/countries|optins/),
      ]);
    const sent = (await recorded(request)).filter(({ tenant }) => tenant === 'pl');
    for (const each of sent.filter(({ service, method }) => service === 'backend' && method === 'GET')) {
      expect(each.headers['x-tenant']).toBe('tenant:pl-ben');
      expect(Object.keys(each.headers)).not.toContain('authorization');
      expect(Object.keys(each.headers)).not.toContain('client_secret');
    }
  });

  test('asks for the words before its program is there, once, and for the rest after its screen [APP-02 APP-05]', async ({
    page,
    request,
  }) => {
    await request.post(`${stack.sandbox}/sandbox/reset`);
    const pathsAsked = async () => (await recorded(request)).map(({ path }) => path);
    const hold = async (address: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await promise;
        await route.continue();
      });
      return resolve;
    };
    const bringProgram = await hold('**/static/main-*.js');
    const bringScreen = await hold('**/static/c/Help-*.js');
    await page.addInitScript((key) => sessionStorage.setItem(key, 'en'), `${LANGUAGE_KEY}pl`);
    const words = page.waitForResponse(/static\/words\/en-/);
    await page.goto(`${stack.portal}/pl/help`, { waitUntil: 'commit' });
    await words;
    await expect.poll(pathsAsked).toEqual(['/api/v1/translations/en']);
    const screen = page.waitForRequest(/static\/c\/Help-/);
    bringProgram();
    await screen;
    await untilInteractive(page);
    expect(await pathsAsked()).toEqual(['/api/v1/translations/en']);
    bringScreen();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('screens.help'));
    await expect.poll(async () => (await pathsAsked()).join(' ')).toMatch(/countries/);
    expect((await pathsAsked()).filter((path) => path.includes('translations'))).toHaveLength(1);
  });

  for (const [what, fault] of [
    ['answers 500', { status: 500, body: {} }],
    ['answers html', { status: 200, contentType: 'text/html', body: '<p>busy</p>' }],
    ['is cut off', CUT_OFF],
  ] as const) {
    test(`uses the built-in words, with a warning only, when the app backend ${what} [APP-07 APP-10]`, async ({
      page,
      request,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/translations/);
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await arm(request, { path: '/api/v1/translations/*', ...fault });
      await page.goto(`${stack.portal}/bg/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('bg')('home.title'));
      await expect.poll(() => warnings.join('\n')).toContain('translations');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('uses the built-in words when the translations are empty [APP-09]', async ({ page, request }) => {
    await arm(request, {
      path: '/api/v1/translations/*',
      status: 200,
      body: { meta: { status: 'succeeded', messages: [] }, data: {} },
    });
    // A home page asks for them when it has nothing else to do.
    const answered = page.waitForResponse(/translations/);
    await page.goto(`${stack.portal}/bg/`);
    await answered;
    await untilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('bg')('home.title'));
  });

  test('prefers the app backend’s words over the built-in ones, as text only [ENT-096 X1]', async ({
    page,
    request,
  }) => {
    const data = { home: { title: '<img src=x onerror="window.ran=1">Ваши карти' } };
    await arm(request, {
      path: '/api/v1/translations/*',
      status: 200,
      body: { meta: { status: 'succeeded', messages: [] }, data },
    });
    const answered = page.waitForResponse(/translations/);
    await page.goto(`${stack.portal}/bg/`);
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.home.title);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect(page.getByText(wordsOf('bg')('home.lead'))).toBeVisible();
  });

  test('shows the app backend’s words that come while React takes the page over [ENT-096]', async ({
    page,
    request,
  }) => {
    const data = { home: { title: 'Ваши карти' } };
    await arm(request, {
      path: '/api/v1/translations/*',
      status: 200,
      body: { meta: { status: 'succeeded', messages: [] }, data },
    });
    await page.addInitScript((mark) => {
      const isTakenOver = new Promise((resolve) => addEventListener(mark, resolve, { capture: true }));
      const { fetch } = window;
      window.fetch = async (...call) => {
        const answer = await fetch(...call);
        if (String(call[0]).includes('/translations/')) await isTakenOver;
        return answer;
      };
    }, TAKE_OVER);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${stack.portal}/bg/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.home.title);
    // React would have had to render anew what does not say the same.
    expect(warnings).toEqual([]);
  });

  for (const { code, language } of TENANTS) {
    testWhere(code === 'pl')(
      `says APP_DEPENDENCIES_FAILED in the words of ${code} when the countries fail [APP-08 ERR-49]`,
      async ({ page, request, expectedComplaints }) => {
        expectedComplaints.push(/countries/);
        // Not for the page of the test before, of another tenant, which may still be asking.
        await arm(request, { path: '/api/v1/lookups/countries', tenant: code, status: 500, body: {} });
        await page.goto(`${stack.portal}/${code}/`);
        await expect(page.getByRole('alert')).toContainText(
          wordsOf(language)('error-messages.APP_DEPENDENCIES_FAILED'),
        );
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      },
    );
  }

  test('stays quiet when the opt-ins fail [APP-11 API-69]', async ({ page, request, expectedComplaints }) => {
    expectedComplaints.push(/available-optins/);
    await arm(request, {
      path: '/v1/configurations/available-optins',
      tenant: 'bg',
      status: 500,
      body: {},
    });
    const answered = page.waitForResponse(/available-optins/);
    await page.goto(`${stack.portal}/bg/`);
    expect((await answered).status()).toBe(500);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('reloads once for a screen that does not load, then says so and offers to try again [APP-12 ERR-91 P10]', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/AccountHome|ChunkNotLoaded|dynamically imported/);
    await page.route(/AccountHome-.*\.js/, (route) => route.abort());
    let loads = 0;
    page.on('request', (request) => {
      const isPage = /^\/bg\/(account|login)$/.test(new URL(request.url()).pathname);
      if (request.isNavigationRequest() && isPage) loads += 1;
    });
    const t = wordsOf('bg');
    await signIn(page, stack.portal, bg, aPerson('ana', 'bg'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('partNotLoaded.title'));
    // The account, and once again for its screen.
    expect(loads).toBe(2);
    await expectAccessible(page);
    await page.unroute(/AccountHome-.*\.js/);
    await page.getByRole('button', { name: t('partNotLoaded.button') }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
  });

  test('tells of a style that does not load, and works without it [APP-13 ERR-92]', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/\.css/);
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto(`${stack.portal}/bg/`);
    await expect(page.getByRole('alert')).toContainText(wordsOf('bg')('error-messages.STYLE_PART_FAILED'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('asks again for the styles of every screen where the network lost them [APP-13]', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/\.css/);
    let asked = 0;
    await page.route(/\/portal-[^/]*\.css$/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${stack.portal}/bg/account-creation`);
    await untilInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).toBe(2);
  });

  test('says nothing of styles that are still on their way when the program is there [APP-13]', async ({
    page,
  }) => {
    const started = page.waitForRequest('**/started');
    // Asked for once the page is at rest, after its styles are looked for.
    const atRest = page.waitForResponse(/\/foreseeScreens-/);
    const said = page.getByText(wordsOf('bg')('error-messages.STYLE_PART_FAILED')).waitFor();
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((marks) => {
        if (marks.getEntriesByName('interactive').length > 0) void fetch('/started');
      });
      observer.observe({ type: 'mark', buffered: true });
    });
    await page.route('**/started', (route) => route.fulfill());
    await page.route(/\/portal-[^/]*\.css$/, (route) => started.then(() => route.continue()));
    await page.goto(`${stack.portal}/bg/account-creation`);
    const first = await Promise.race([said.then(() => 'said'), atRest.then(() => 'at rest')]);
    expect(first).toBe('at rest');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('tells of a style of one screen that does not load, and works without it [APP-13 ERR-92]', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/\.css/);
    await page.route(/\/s\/forms-[^/]*\.css$/, (route) => route.abort());
    await page.goto(`${stack.portal}/bg/account-creation`);
    await expect(page.getByRole('alert')).toContainText(wordsOf('bg')('error-messages.STYLE_PART_FAILED'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leaves the start-up error in two languages when nothing loads, with what the host’s log has it by, never a blank page [I1 LOV-60]', async ({
    page,
    request,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/words|translations|Failed to fetch/);
    await page.route(/\/static\/words\//, (route) => route.abort());
    await arm(request, { path: '/api/v1/translations/*', ...CUT_OFF });
    await page.goto(`${stack.portal}/bg/nowhere`);
    const said = page.getByRole('main').getByRole('alert');
    await expect(said.getByRole('heading', { name: wordsOf('bg')('startupError.title') })).toBeVisible();
    await expect(said.getByText(wordsOf('en')('startupError.text'))).toBeVisible();
    await expect(page.getByText(/^[0-9a-f-]{13}$/)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await brokenTexts(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.unroute(/\/static\/words\//);
    await page.getByRole('link', { name: wordsOf('bg')('startupError.button') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('bg')('notFound.title'));
  });

  test('shows the start-up error when the program itself does not load', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/main-|Failed to load/);
    await page.route(/\/static\/main-.*\.js/, (route) => route.abort());
    await page.goto(`${stack.portal}/pl/account`);
    await expect(page.getByRole('heading', { name: wordsOf('pl')('startupError.title') })).toBeVisible();
  });
});

const NEEDING_A_FORM = [
  'account-creation',
  'forgot-password',
  'app/user/reset-password?email=ana%40x.example&code=abc',
];

for (const { code, language } of TENANTS) {
  for (const path of NEEDING_A_FORM) {
    test(`${code}: the page of ${path} names every script and text that its form needs`, async ({
      page,
      portal,
    }) => {
      const html = await (await page.request.get(`${portal}/${code}/${path}`)).text();
      const [, block = '{}'] = /id="page">(.*?)<\/script>/s.exec(html) ?? [];
      const { firstLooks }: PageData = JSON.parse(block);
      await page.goto(`${portal}/${code}/${path}`);
      // But the login name, which is for password managers alone.
      const fields = page.getByRole('main').locator('form input:not([hidden])');
      await expect(fields.first()).toBeVisible();
      // The prerendered fields are there before any script.
      await untilInteractive(page);
      // What comes in idle time, later, is no part of it.
      const asked = await page.evaluate(() => {
        const [usable] = performance.getEntriesByName('interactive');
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => usable && startTime < usable.startTime)
          .map(({ name }) => new URL(name).pathname);
      });
      const files = asked.filter((each) => /^\/static\/.*\.js(on)?$/.test(each));
      expect(files.length).toBeGreaterThan(10);
      const isNamed = (file: string) =>
        html.includes(file) ||
        firstLooks?.paths.some((each) => file === firstLookAddress(firstLooks, each, language));
      expect(files.filter((file) => !isNamed(file))).toEqual([]);
    });
  }
}
