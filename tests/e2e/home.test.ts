/**
 * The home page as it is published: prerendered, hydrated, taken over by the portal (decision 008). Over 250 lines: one
 * page, and all that may happen while its program is on its way.
 */
import { keepShift } from './support/keepShift.ts';
import {
  aPerson,
  expect,
  expectAccessible,
  PASSWORD,
  passNotice,
  passSignIn,
  signIn,
  TENANTS,
  test,
  testWhere,
} from './support/portal.ts';
import { wordsOf } from './support/words.ts';

declare global {
  interface Window {
    /** The page as it was when it became usable, and again when it was hydrated. */
    steps?: { readonly root: string | undefined; readonly loads: readonly string[] }[];
  }
}

/** Home pages by language. What depends on the words alone is asked once of each language. */
const PAGES = TENANTS.flatMap(({ code, language, others }) =>
  [language, ...others].map((each) => ({
    code,
    language: each,
    path: each === language ? `/${code}/` : `/${code}/${each}/`,
    isFirst: TENANTS.find((tenant) => [tenant.language, ...tenant.others].includes(each))?.code === code,
  })),
);

/** Without the way back to the question for consent, which comes once there is an answer to take back. */
const elementsOf = (html = '') => html.replace(/<li><button[^>]*>[^<]*<\/button><\/li>/, '').split(/(?=<)/);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { code, language, path, isFirst } of PAGES) {
    testWhere(isFirst)(`${path} can be read, and its links lead on`, async ({ page, portal }) => {
      const t = wordsOf(language);
      await page.goto(portal + path);
      await expect(page).toHaveTitle(new RegExp(t('screens.home')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
      await expect(page.getByText(t('home.tasks.balance.title'))).toBeVisible();
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toContain(`/${code}/login/`);
      for (const href of new Set(hrefs.filter((each) => each.startsWith('/')))) {
        expect((await page.request.get(portal + href)).status(), href).toBe(200);
      }
      await page
        .getByRole('navigation', { name: t('nav.languages') })

        .locator('a:not([aria-current])')
        .first()
        .click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    });
  }
});

for (const { code, path, language, isFirst } of PAGES) {
  testWhere(isFirst)(
    `${path} is hydrated as it was prerendered, with few requests and no shift`,
    async ({ page, portal }) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) requests.push(request.url());
      });
      const prerendered = await (await page.request.get(portal + path)).text();
      await keepShift(page);
      await page.addInitScript(() => {
        // What is on its way when the page becomes usable is all that it waited for.
        const mark = performance.mark.bind(performance);
        performance.mark = (name, options) => {
          const root = document.getElementById('root')?.innerHTML;
          const loads = new Set(performance.getEntriesByType('resource').map((each) => each.name));
          if (name === 'interactive') {
            window.steps ??= [];
            window.steps.push({ root, loads: [...loads] });
          }
          return mark(name, options);
        };
      });
      await page.goto(portal + path);
      await page.waitForFunction(() => window.steps?.length === 2);
      const [usable, hydrated] = (await page.evaluate(() => window.steps)) ?? [];
      const { loads = [] } = usable ?? {};
      const bare = await page.context().newPage();
      await bare.route('**', (route) => route.abort());
      await bare.setContent(prerendered, { waitUntil: 'domcontentloaded' });
      expect(elementsOf(hydrated?.root)).toEqual(elementsOf(await bare.locator('#root').innerHTML()));
      await bare.close();
      expect(loads.length + 1, ['the page', ...loads].join('\n')).toBeLessThanOrEqual(6);
      expect(loads.every((each) => each.endsWith('.js'))).toBe(true);
      // The application comes by itself, with its fonts and the words of the app backend.
      await expect.poll(() => requests.some((each) => each.includes('/translations/'))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(requests.some((each) => /application-.*\.js/.test(each))).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(language)('home.title'));
      await expectAccessible(page);
      expect(code).toBe(path.split('/')[1]);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const { path, isFirst } of PAGES) {
    testWhere(isFirst)(`${path} stays where it is when its font comes`, async ({ page, portal }) => {
      await keepShift(page);
      await page.goto(portal + path);
      const faces = () =>
        page.evaluate(() => [...document.fonts].filter((face) => face.family.includes('Inter Variable')));
      await expect.poll(async () => (await faces()).length).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.load('16px "Inter Variable"'));
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.02);
    });
  }
});

test('a press that comes before the application goes where it points, on the same document', async ({
  page,
  portal,
}) => {
  const t = wordsOf('pl');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/application-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${portal}/pl/`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click();
  await expect(page.getByRole('status')).toHaveText(t('common.loading'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  release();
  await expect(page).toHaveURL(`${portal}/pl/accessibility`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('keeps what its own styles override while those of its program come', async ({ page, portal }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/static\/s\/home-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/static\/s\/home-/);
  await page.goto(`${portal}/pl/`);
  await asked;
  const sheets = page.locator('link[rel=stylesheet]');
  // Its own override the program's, which wait for them.
  await expect(sheets).toHaveCount(1);
  held.resolve();
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  expect(
    await sheets.evaluateAll((links) =>
      links.map((link) => /portal|home/.exec(link.getAttribute('href') ?? '')?.[0]),
    ),
  ).toEqual(['portal', 'home']);
});

test('whoever has scrolled stays where they are when the page is hydrated', async ({ page, portal }) => {
  const application = Promise.withResolvers<void>();
  await page.route(/\/static\/application-.*\.js/, async (route) => {
    await application.promise;
    await route.continue();
  });
  await page.goto(`${portal}/pl/`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.evaluate(() => window.scrollTo(0, 600));
  application.resolve();
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length === 2);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('where data are to be saved nothing comes before a press, and the press leads on', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const later: string[] = [];
  page.on('request', (request) => {
    if (/application-|vendor-|\.woff2$|\/translations\//.test(request.url())) later.push(request.url());
  });
  // What comes in idle time, and is not put off, has come.
  const isIdle = page.waitForRequest(/consent\.js/);
  await page.goto(`${portal}/pl/`);
  await isIdle;
  await page.waitForLoadState('networkidle');
  expect(later).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsOf('pl')('home.login') })
    .click();
  await passNotice(page, 'pl');
  await expect(page).toHaveURL(/\/sso\//);
});

test('a press without a connection says so in words before the application has come, and goes on later [USE-04]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(/application-|Failed to load|ERR_INTERNET_DISCONNECTED/);
  const t = wordsOf('pl');
  await page.route(/\/static\/application-.*\.js/, (route) => route.abort());
  await page.goto(`${portal}/pl/`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.context().setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click();
  const notice = page.getByText(t('connection.none'));
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status')).toHaveText(t('connection.none'));
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`${portal}/pl/accessibility`);
});

test('a press leads on by a page load when the application does not come', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(/application-|Failed to load/);
  await page.route(/\/static\/application-.*\.js/, (route) => route.abort());
  await page.goto(`${portal}/ro/`);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsOf('ro')('home.login') })
    .click();
  await passSignIn(page, aPerson('new', 'ro'), PASSWORD);
  await expect(page).toHaveURL(`${portal}/ro/account`);
});

test('stays readable, with links that keep its language, when the program does not load', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(/home-|Failed to load/);
  await page.route(/\/static\/home-.*\.js/, (route) => route.abort());
  const t = wordsOf('uk');
  await page.goto(`${portal}/pl/uk/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home.login') })
    .click();
  await expect(page).toHaveURL(/\/sso\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test('shows a signed-in person their own bars on the home page [GRD-28]', async ({ page, portal }) => {
  const [bg] = TENANTS;
  if (!bg) throw new Error('The tenant under test is gone.');
  const t = wordsOf('bg');
  await signIn(page, portal, bg, aPerson('ana', 'bg'), '');
  await expect(page.getByRole('banner').getByRole('button', { name: /Ана/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('nav.login') })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
});

test('the language of the home page stays the language of the session', async ({ page, portal }) => {
  const t = wordsOf('uk');
  await page.goto(`${portal}/pl/uk/`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.login') })
    .click();
  await passNotice(page, 'uk');
  await passSignIn(page, aPerson('new', 'pl'), PASSWORD);
  await expect(page).toHaveURL(`${portal}/pl/account`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page.getByRole('banner').getByRole('link', { name: t('nav.myCards') })).toBeVisible();
});

test('with large letters on a small phone no sample payment lies over the amounts of the sample card [USE-18]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${portal}/pl/uk`);
  const payment = page.getByRole('main').getByText('Bistro pod Lipą').first();
  await expect(payment).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(payment).toBeHidden();
});
