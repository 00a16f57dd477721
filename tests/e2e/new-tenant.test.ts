/** A new country is one file: live without a rebuild, and a broken file keeps the last good version up. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aPerson, expect, expectAccessible, passNotice, passSignIn, test } from './support/portal.ts';
import { recordedCalls } from './support/sandbox.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

const SHIPPED = fileURLToPath(new URL('../../tenant-config', import.meta.url));

test.describe
  .serial('a tenant file written while the portal runs', () => {
    let stack: Stack;
    let folder: string;
    test.beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'tenants-'));
      cpSync(SHIPPED, folder, { recursive: true });
      stack = await startStack(folder);
    });
    test.afterAll(async () => {
      await stack.stop();
      rmSync(folder, { recursive: true });
    });

    test('a copy with another code, currency, languages and colours is a working portal without a restart [CFG-01 TEN-10]', async ({
      page,
      request,
    }) => {
      expect((await request.get(`${stack.portal}/xx/`)).status()).toBe(404);
      const tenant = JSON.parse(readFileSync(join(folder, 'ro.json'), 'utf8'));
      const inEnglish = (text: { en: string }) => ({ en: text.en, uk: text.en });
      Object.assign(tenant, { code: 'xx', languages: ['en', 'uk'], name: 'Freedonia' });
      tenant.words = { en: tenant.words.en };
      Object.assign(tenant.theme, { brand: '#0B5FA5', accent: '#F2A03D' });
      Object.assign(tenant.currency, { code: 'EUR', symbol: '€' });
      for (const banner of tenant.home.banners) {
        for (const key of ['title', 'text', 'action']) banner[key] = inEnglish(banner[key]);
      }
      writeFileSync(join(folder, 'xx.json'), JSON.stringify(tenant, null, 2));
      await expect.poll(async () => (await request.get(`${stack.portal}/xx/`)).status()).toBe(200);

      const t = wordsOf('en');
      await page.goto(`${stack.portal}/xx/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
      ).toContain('#0B5FA5');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.login') })
        .click();
      await passNotice(page, 'en');
      await passSignIn(page, aPerson('ana', 'xx'));
      await expect(page.getByRole('article').first()).toContainText('€');
      await expectAccessible(page);
    });

    test('a changed file is taken up by an open page at its next navigation', async ({ page, request }) => {
      const t = wordsOf('en');
      await page.clock.install();
      await page.goto(`${stack.portal}/xx/login`);
      await passSignIn(page, aPerson('ana', 'xx'));
      await expect(page.getByRole('article').first()).toBeVisible();
      const before = (await request.get(`${stack.portal}/xx/`)).headers().etag;
      const path = join(folder, 'xx.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('#0B5FA5', '#7A1FA2'));
      await expect
        .poll(async () => (await request.get(`${stack.portal}/xx/`)).headers().etag)
        .not.toBe(before);
      const brand = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
      expect(await brand()).toContain('#0B5FA5');
      // A navigation waits a moment to hear of another version: here, until it has heard.
      await page.clock.pauseAt(Date.now() + 31_000);
      const heard = page.waitForResponse((response) => response.request().method() === 'HEAD');
      await page
        .getByRole('article')
        .first()
        .getByRole('link', { name: new RegExp(t('actions.transactions')) })
        .click();
      await heard;
      await page.clock.resume();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('screens.myCardTransactions'));
      expect(await brand()).toContain('#7A1FA2');
    });

    test('a notice stands on every page, and a paused feature says so instead of opening', async ({
      page,
      request,
    }) => {
      const path = join(folder, 'xx.json');
      const tenant = JSON.parse(readFileSync(path, 'utf8'));
      tenant.features.balances = 'paused';
      tenant.notices = [
        {
          kind: 'maintenance',
          from: '2026-01-01',
          until: null,
          title: { en: 'We rest tonight.', uk: 'Вночі ми відпочиваємо.' },
          text: { en: 'Cards work as usual.', uk: 'Картки працюють як завжди.' },
        },
      ];
      const before = (await request.get(`${stack.portal}/xx/`)).headers().etag;
      writeFileSync(path, JSON.stringify(tenant, null, 2));
      await expect
        .poll(async () => (await request.get(`${stack.portal}/xx/`)).headers().etag)
        .not.toBe(before);
      const t = wordsOf('en');
      await page.goto(`${stack.portal}/xx/`);
      await expect(page.getByRole('main').getByText('We rest tonight.')).toBeVisible();
      await page.goto(`${stack.portal}/xx/uk/`);
      await expect(page.getByRole('main').getByText('Вночі ми відпочиваємо.')).toBeVisible();
      await page.goto(`${stack.portal}/xx/login`);
      await passSignIn(page, aPerson('ana', 'xx'));
      await expect(page.getByRole('main')).toContainText(/We rest tonight|Вночі/);
      await page.getByRole('article').first().getByRole('link').first().click();
      await page
        .getByRole('main')
        .getByRole('link', {
          name: new RegExp(`${t('actions.balances')}|${wordsOf('uk')('actions.balances')}`),
        })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`${t('paused.title')}|${wordsOf('uk')('paused.title')}`),
      );
      await expectAccessible(page);
    });

    test('breaking it keeps the last good version up, and readyz names line and column [CFG-49 USE-08]', async ({
      page,
      request,
    }) => {
      const path = join(folder, 'xx.json');
      const broken = readFileSync(path, 'utf8').replace('"timeZone"', '"timeZoen"');
      writeFileSync(path, broken);
      const line = broken.split('\n').findIndex((each) => each.includes('timeZoen')) + 1;
      const readiness = async () => (await request.get(`${stack.portal}/readyz`)).json();
      await expect.poll(async () => (await readiness()).tenants.xx?.status).toBe('problems');
      expect((await request.get(`${stack.portal}/readyz`)).status()).toBe(200);
      const problems: { line: number; column: number; message: string }[] = (await readiness()).tenants.xx
        .problems;
      expect(problems).toContainEqual(expect.objectContaining({ line, column: expect.any(Number) }));
      expect(problems.map(({ message }) => message).join(' ')).toContain('timeZone');
      await page.goto(`${stack.portal}/xx/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('home.title'));
    });
  });

test('the switcher lists the tenants, without a login, and leads to each [TEN-06 TEN-07 TEN-08 TEN-09]', async ({
  page,
  portal,
  sandbox,
  request,
}) => {
  await page.goto(`${portal}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('switcher.question'));
  const countries = page.getByRole('list').getByRole('link');
  await expect(countries).toHaveCount(3);
  for (const language of ['bg', 'pl', 'ro'])
    await expect(page.getByRole('main')).toContainText(wordsOf(language)('switcher.question'));
  await expect(page.getByRole('main')).not.toContainText(wordsOf('en')('nav.login'));
  await expectAccessible(page);
  await page.getByRole('link', { name: /Polska/ }).click();
  await expect(page).toHaveURL(`${portal}/pl/`);
  const sent = await recordedCalls(request, sandbox);
  expect(sent.filter(({ tenant }) => !tenant)).toEqual([]);
});

test('a path that no tenant has, and one that no screen has, is a page that says so [RTE-02 RTE-03 TEN-10]', async ({
  page,
  portal,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  await page.goto(`${portal}/zz/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('notFound.title'));
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(`${portal}/`);
  await page.goto(`${portal}/pl/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('pl')('notFound.title'));
  await expectAccessible(page);
});
