/**
 * Where each entry leads, in each tenant; which doors are closed to whom (NAV-01 to NAV-34, GRD-08 to
 * GRD-25). Long: one case a row of the ledger.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { fieldsOf } from './support/fieldsOf.ts';
import {
  aNewAddress,
  aPerson,
  expect,
  passNotice,
  passSignIn,
  signIn,
  TENANTS,
  test,
  testWhere,
  untilInteractive,
} from './support/portal.ts';
import { recordedCalls } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

/** What the requirements say of the read side of each country. */
const HAS_BALANCES: Readonly<Record<string, boolean>> = { bg: false, pl: false, ro: true };
const SHOWS_EXPIRY: Readonly<Record<string, boolean>> = { bg: true, pl: false, ro: true };

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);
  const config = JSON.parse(
    readFileSync(new URL(`../../tenant-config/${tenant.code}.json`, import.meta.url), 'utf8'),
  );

  test.describe(`in ${tenant.code}`, () => {
    test('the home page has its way in, offers, app and partners [RTE-06 RTE-08 RTE-09 RTE-10]', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}/${tenant.code}/`);
      const main = page.getByRole('main');
      for (const banner of config.home.banners) {
        await expect(
          main.getByRole('link', { name: new RegExp(banner.title[tenant.language]) }),
        ).toHaveAttribute('href', banner.href);
      }
      for (const { name, href } of config.home.partnerLinks) {
        await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
      }
      await main.getByRole('link', { name: t('home.login') }).click();
      await passNotice(page, tenant.language);
      await expect(page.locator('input[name=password]')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${portal}/${tenant.code}/`);
    });

    test('the app is offered in its three stores [CFG-43 CFG-44 CFG-45]', async ({ page, portal }) => {
      await page.goto(`${portal}/${tenant.code}/`);
      for (const [name, href] of [
        ['ios', config.stores.apple],
        ['android', config.stores.googlePlay],
        ['huawei', config.stores.huawei],
      ]) {
        await expect(page.getByRole('link', { name: t(`home.app.${name}`) })).toHaveAttribute('href', href);
      }
    });

    test('the footer links corporate site, legal agreement, privacy and GDPR [NAV-28 NAV-29 NAV-30 NAV-31]', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}/${tenant.code}/`);
      const footer = page.getByRole('contentinfo');
      for (const id of ['corporate', 'legal', 'privacy', 'gdpr']) {
        await expect(footer.getByRole('link', { name: t(`footer.${id}`) })).toHaveAttribute(
          'href',
          config.links[id],
        );
      }
    });

    test('the footer links cookies, FAQ and contact, its own in each country [NAV-32 NAV-33 NAV-34 CFG-42]', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}/${tenant.code}/`);
      const footer = page.getByRole('contentinfo');
      for (const id of ['cookies', 'faq']) {
        const link = footer.getByRole('link', { name: t(`footer.${id}`) });
        await expect(link).toHaveAttribute('href', config.links[id]);
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(footer.getByRole('link', { name: t('footer.contact') })).toBeVisible();
      await expect(footer).toContainText(config.name);
    });

    testWhere(tenant.code === 'pl')(
      'a visitor is asked to sign in at every protected address, and nothing is asked of the gateway [GRD-09]',
      async ({ page, portal }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        const card = 'my-cards/card-details/R-1';
        const balances = HAS_BALANCES[tenant.code] ? [`${card}/balances`] : [];
        for (const path of ['account', card, `${card}/`, `${card}/transactions`, ...balances]) {
          await page.goto(`${portal}/${tenant.code}/${path}`);
          await expect(page.locator('input[name=password]')).toBeVisible();
        }
        expect(asked.filter((url) => url.includes('/gateway/v1/users'))).toEqual([]);
      },
    );

    testWhere(tenant.code === 'ro')(
      'the calls of the start carry identity and credentials as they should [API-02 API-03 API-06 API-07]',
      async ({ page, portal, sandbox, request }) => {
        const person = aPerson('ana', tenant.code);
        await signIn(page, portal, tenant, person);
        await expect(page.getByRole('article').first()).toBeVisible();
        const sent = await recordedCalls(request, sandbox);
        const own = sent.filter((each) => each.tenant === tenant.code && each.method === 'GET');
        const gateway = own.filter(({ service }) => service === 'gateway');
        expect(gateway.length).toBeGreaterThan(1);
        for (const { headers } of gateway)
          expect(headers).toMatchObject({
            client_id: expect.any(String),
            client_secret: expect.stringMatching(/^\*\*\*/),
          });
        const backend = own.filter(({ service }) => service === 'backend');
        expect(new Set(backend.map(({ headers }) => headers['x-tenant']))).toEqual(
          new Set([config.identifier]),
        );
        for (const { headers } of backend) {
          expect(headers).not.toHaveProperty('authorization');
          expect(headers).not.toHaveProperty('client_secret');
        }
      },
    );

    test('a holder’s bars, columns and menus lead where they say [RTE-24 RTE-28 NAV-15 NAV-19]', async ({
      page,
      portal,
    }) => {
      await signIn(page, portal, tenant, aPerson('ana', tenant.code));
      await expect(page.getByRole('complementary')).toBeVisible();
      const side = page.getByRole('navigation', { name: t('nav.cards') });
      await expect(side.getByRole('link', { name: t('nav.myCards') })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const tile = page.getByRole('article').first();
      await tile.getByRole('link', { name: new RegExp(t('actions.transactions')) }).click();
      await expect(page).toHaveURL(/\/transactions$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.myCardTransactions'));
      await expect(page).toHaveTitle(new RegExp(t('screens.myCardTransactions')));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.myCards') })
        .click();
      await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);
      const faq = page.getByRole('banner').getByRole('link', { name: new RegExp(t('nav.faq')) });
      await expect(faq).toHaveAttribute('href', config.links.faq);
      await expect(faq).toHaveAttribute('target', '_blank');
    });

    test('the balances page is there for who has it, and not found elsewhere [RTE-30 RTE-31 NAV-20]', async ({
      page,
      portal,
    }) => {
      await signIn(page, portal, tenant, aPerson('ana', tenant.code));
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/card-details/);
      const address = page.url();
      const balances = page.getByRole('main').getByRole('link', { name: t('actions.balances') });
      await expect(balances).toHaveCount(HAS_BALANCES[tenant.code] ? 1 : 0);
      await page.goto(`${address}/balances`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        HAS_BALANCES[tenant.code] ? t('screens.myCardBalances') : t('notFound.title'),
      );
      await page.goto(`${address}/nonsense`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
    });

    test('a card’s expiry shows where the country shows it, one currency or two [CFG-06 CFG-20]', async ({
      page,
      portal,
    }) => {
      await signIn(page, portal, tenant, aPerson('ana', tenant.code));
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible();
      await expect(first.getByText(/^\d{2}\/\d{2,4}$/)).toHaveCount(SHOWS_EXPIRY[tenant.code] ? 1 : 0);
      await first.getByRole('link').first().click();
      await expect(page.getByRole('main').getByText(t('cards.expiry'), { exact: true })).toHaveCount(
        SHOWS_EXPIRY[tenant.code] ? 1 : 0,
      );
      const euros = expect(page.getByRole('main').getByText('€'));
      await (tenant.code === 'bg' ? euros.not : euros).toHaveCount(0);
    });

    test('the app backend hears the identifier of the country [CFG-14 CFG-15 CFG-16 API-11]', async ({
      page,
      portal,
    }) => {
      const asked = page.waitForRequest(/\/translations\//);
      await page.goto(`${portal}/${tenant.code}/`);
      expect((await asked).headers()['x-tenant']).toBe(`tenant:${tenant.code}-ben`);
      expect((await asked).url()).toMatch(new RegExp(`/translations/${tenant.language}$`));
    });
  });
}

const bg = TENANTS[0];
if (!bg) throw new Error('The tenant under test is gone.');
const t = wordsOf('bg');

test('/login begins, finishes, or goes to the account [SSO-03 RTE-20]', async ({ page, portal }) => {
  await page.goto(`${portal}/bg/login`);
  await passSignIn(page, aPerson('ana', 'bg'));
  await expect(page).toHaveURL(`${portal}/bg/account`);
  for (const path of ['login', 'login/', 'login/anything']) {
    await page.goto(`${portal}/bg/${path}`);
    await expect(page).toHaveURL(`${portal}/bg/account`);
  }
});

test('the reconnect page signs in again at the same tenant [RTE-04 SES-14]', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.goto(`${portal}/bg/reconnect`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sessionExpired.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('sessionExpired.button') })
    .click();
  await expect(page).toHaveURL(new RegExp(`^${sandbox}/bg/sso/`));
});

test('a visitor at /logout ends at home, and there is no admin [GRD-10 GRD-29]', async ({ page, portal }) => {
  await page.goto(`${portal}/bg/logout`);
  await expect(page).toHaveURL(`${portal}/bg/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await page.goto(`${portal}/bg/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
});

test('without an access token somebody is a visitor [GRD-28 RTE-22]', async ({ page, portal }) => {
  await signIn(page, portal, bg, aPerson('ana', 'bg'), 'account/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    for (const [key, text] of Object.entries({ ...sessionStorage })) {
      if (text.includes('accessToken'))
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), accessToken: '' }));
    }
  });
  await page.goto(`${portal}/bg/`);
  await expect(page.getByRole('banner').getByRole('link', { name: t('nav.login') })).toBeVisible();
});

test('layout follows the width: mobile to 599, tablet to 1199, desktop above [CON-50 CON-51 ENT-136]', async ({
  page,
  portal,
}) => {
  const footer = () =>
    page
      .getByRole('contentinfo')
      .locator('> *')
      .evaluate((each) => getComputedStyle(each).flexDirection);
  await page.goto(`${portal}/bg/`);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.setViewportSize({ width: 599, height: 800 });
  await expect.poll(footer).toBe('column');
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(footer).toBe('row');
  await signIn(page, portal, bg, aPerson('ana', 'bg'));
  const side = page.getByRole('complementary');
  const isBeside = async () =>
    ((await side.boundingBox())?.y ?? 0) + 10 > ((await page.getByRole('main').boundingBox())?.y ?? 0);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(isBeside).toBe(true);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect.poll(isBeside).toBe(false);
});

test('a link that is pressed where it leads to, or twice, is one step of Back [USE-16]', async ({
  page,
  portal,
}) => {
  const t = wordsOf('ro');
  await signIn(page, portal, { code: 'ro', language: 'ro', others: [] }, aPerson('ana', 'ro'));
  const link = page.getByRole('banner').getByRole('link', { name: t('nav.contact') });
  // Each navigation that has come to its end gives its entry a key.
  const key = () => page.evaluate(() => history.state?.key);
  for (let press = 0; press < 3; press += 1) {
    const before = await key();
    await link.click();
    await expect.poll(key).not.toBe(before);
    await expect(page).toHaveURL(`${portal}/ro/contact-us`);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.contactUs'));
  await page.goBack();
  await expect(page).toHaveURL(`${portal}/ro/account`);
});

const pressTwice = (button: Locator) =>
  button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    pressed.click();
  });

test('whoever presses twice goes on and back by one step [USE-16 USE-17]', async ({ page, portal }) => {
  const t = wordsOf('pl');
  const heading = page.getByRole('heading', { level: 1 });
  await signIn(page, portal, { code: 'pl', language: 'pl', others: [] }, aPerson('ana', 'pl'));
  await page.getByRole('article').first().getByRole('link').first().click();
  const payments = page.getByRole('list', { name: t('transactions.title') });
  await payments.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/transactions\//);
  await pressTwice(page.getByRole('button', { name: t('transactions.title'), exact: true }));
  await expect(payments).toBeVisible();
  await expect(page).toHaveURL(/card-details\/[^/]+$/);

  await page.goto(`${page.url()}/block-and-replace`);
  await expect(heading).toHaveText(t('cardActions.replace.title'));
  await page.getByRole('radio', { name: t('cardActions.replace.virtual.name') }).check({ force: true });
  const entries = await page.evaluate(() => history.length);
  await pressTwice(page.getByRole('button', { name: t('common.next') }));
  await expect(heading).toHaveText(t('cardActions.replace.reasonTitle'));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('whoever presses Back twice in the registration stays in it [USE-16 USE-17]', async ({
  page,
  portal,
}) => {
  const { t, field, heading, button } = fieldsOf(page, 'pl');
  await page.goto(`${portal}/pl/`);
  await page.getByRole('link', { name: t('home.createAccount') }).click();
  await expect(heading('registration.access.title')).toBeVisible();
  const email = aNewAddress();
  for (const name of ['email', 'repeatEmail'] as const) await field(name).fill(email);
  for (const name of ['password', 'repeatPassword'] as const) await field(name).fill('Zelen#2026');
  for (let time = 0; time < 2; time += 1) {
    await button('common.next').click();
    await expect(heading('registration.personal.title')).toBeFocused();
    await pressTwice(button('common.back'));
    await expect(heading('registration.access.title')).toBeVisible();
    // A second step back would have been made by now.
    await page.evaluate(() => fetch('/healthz'));
    await expect(page).toHaveURL(/account-creation$/);
    await expect(field('email')).toHaveValue(email);
  }
});

/** Holds back the question for a newer version of the portal, which the first press asks. @returns lets it be answered */
async function holdVersion(page: Page, home: string): Promise<() => Promise<void>> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(home, async (route) => {
    await isReleased;
    await route.continue();
  });
  const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
  return async () => {
    release();
    await answer;
    // Whatever follows from the answer has begun by then.
    await page.evaluate(() => fetch('/healthz'));
  };
}

test('of two links that are pressed in a row the last one is meant, whatever the first one waits for [USE-16]', async ({
  page,
  portal,
}) => {
  const t = wordsOf('ro');
  await signIn(page, portal, { code: 'ro', language: 'ro', others: [] }, aPerson('ana', 'ro'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answerVersion = await holdVersion(page, `${portal}/ro/`);
  const contact = page.getByRole('banner').getByRole('link', { name: t('nav.contact') });
  const card = await page.getByRole('article').first().getByRole('link').first().elementHandle();
  // Without the mouse, which has the screen loaded before it is opened; and at once, as the question is not waited for long.
  await contact.evaluate((first: HTMLElement, second) => {
    first.click();
    (second as HTMLElement).click();
  }, card);
  await expect(page.getByRole('main').getByRole('link', { name: t('actions.balances') })).toBeVisible();
  await answerVersion();
  expect(asked.filter((url) => url.includes('/ContactUs-'))).toEqual([]);
  await expect(page).toHaveURL(/card-details/);
});

test('whoever presses Back while a link waits goes back [USE-16]', async ({ page, portal }) => {
  const t = wordsOf('ro');
  await signIn(page, portal, { code: 'ro', language: 'ro', others: [] }, aPerson('ana', 'ro'));
  const list = page.url();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('link', { name: t('actions.balances') })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Half a minute later the next press asks again.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 31_000;
  });
  const answerVersion = await holdVersion(page, `${portal}/ro/`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.contact') })
    .evaluate((link: HTMLElement) => {
      link.click();
      history.back();
    });
  await expect(page).toHaveURL(list);
  await answerVersion();
  expect(asked.filter((url) => url.includes('/ContactUs-'))).toEqual([]);
  await expect(page).toHaveURL(list);
});

test('Back leads to where a page was scrolled, though it is not as long at once [USE-16]', async ({
  page,
  portal,
}) => {
  const t = wordsOf('pl');
  await page.setViewportSize({ width: 390, height: 844 });
  const top = () => page.evaluate(() => scrollY);
  // Comes in idle time.
  const isThere = page.waitForResponse((response) => response.url().includes('/returnToPosition-'));
  await page.goto(`${portal}/pl/help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.contactUs'));
  await (await isThere).finished();
  await page.evaluate(() => scrollTo(0, 600));
  const before = await top();
  expect(before).toBeGreaterThan(100);
  // Pressed without being scrolled to.
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('screens.contactUs'));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(t('screens.contactUs')));
  expect(await top()).toBeLessThan(before);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await expect.poll(top).toBe(before);
  // Whoever goes on from there is not led back.
  await page.mouse.wheel(0, -before);
  await expect.poll(top).toBe(0);
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(await top()).toBe(0);
});

test('a page that is loaded again, and grows late, is where it was left [USE-12]', async ({
  page,
  portal,
}) => {
  const t = wordsOf('pl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type === 'navigate') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main { display: none }');
    document.adoptedStyleSheets.push(sheet);
    addEventListener('grow', () => document.adoptedStyleSheets.pop());
  });
  await page.goto(`${portal}/pl/help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.contactUs'));
  await page.evaluate(() => scrollTo(0, 600));
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(100);
  const isThere = page.waitForResponse((response) => response.url().includes('/returnToPosition-'));
  await page.reload();
  await (await isThere).finished();
  await untilInteractive(page);
  expect(await top()).toBeLessThan(before);
  await page.evaluate(() => dispatchEvent(new Event('grow')));
  await expect.poll(top).toBe(before);
});

test('the theme has four shades of the tenant’s colour [CON-54]', async ({ page, portal }) => {
  await page.goto(`${portal}/bg/`);
  const shades = () =>
    page.evaluate(() => {
      const probe = document.createElement('span');
      document.body.append(probe);
      const read = [20, 40, 60, 80].map((shade) => {
        // What there is not is no colour.
        probe.style.color = `var(--brand-${shade}, transparent)`;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return new Set(read.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).size;
    });
  // They come with the portal’s own styles, which no page waits for.
  await expect.poll(shades).toBe(4);
});

test('the switcher asks nothing of any back end [TEN-12]', async ({ page, portal, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${portal}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(sandbox) || url.includes('/gateway/'))).toEqual([]);
});

test('an error toast goes by itself after 8450 ms, not before, and waits under the pointer [ERR-24 CON-35 K9]', async ({
  page,
  portal,
  sandbox,
  request,
  expectedComplaints,
}) => {
  expectedComplaints.push(/cards/);
  const person = aPerson('ana', 'bg');
  await page.clock.install();
  await signIn(page, portal, bg, person);
  await expect(page.getByRole('article').first()).toBeVisible();
  await request.post(`${sandbox}/sandbox/faults`, {
    data: { method: 'GET', path: '/v1/users/*/cards', user: person, status: 500, body: '' },
  });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.reload();
  const toast = page.getByRole('region', { name: t('toast.region') }).getByRole('alert');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return toast.count();
    })
    .toBe(1);
  await page.clock.runFor(8_000);
  await expect(toast).toHaveCount(1);
  // The time that is left stands still, and runs, once the page has drawn that.
  const bar = toast.locator('[style*=animation]');
  await toast.hover();
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(5, 500);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});

test('a screen is on its way once the mouse rests on its link, and opens without another question for its code', async ({
  page,
  portal,
}) => {
  const tenant = TENANTS[0];
  if (!tenant) throw new Error('There is no tenant.');
  const t = wordsOf(tenant.language);
  await signIn(page, portal, tenant, aPerson('ana', tenant.code));
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/static\/c\/(ContactUs)-\w+\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  const link = page.getByRole('link', { name: t('nav.contact') }).first();
  // What loads screens comes itself in idle time.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return scripts.length;
    })
    .toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.contactUs'));
  expect(scripts).toHaveLength(1);
});
