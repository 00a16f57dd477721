/** What is left when a part of the country's back end is down: the home page, its notices, and an honest word. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  aPerson,
  expect,
  expectAccessible,
  passNotice,
  passSignIn,
  test,
  untilInteractive,
} from './support/portal.ts';
import { type Stack, startStack } from './support/startStack.ts';
import { wordsOf } from './support/words.ts';

const NOTICE = 'Отстраняваме проблем с услугите.';
const t = wordsOf('bg');

/** An address where nothing listens. */
async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `http://localhost:${port}`;
}

/** A stack in which one connection of bg leads nowhere, and bg says so in a notice. */
async function startWithout(connection: 'gateway' | 'sso' | 'appBackend'): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'outage-'));
  await cp('tenant-config', folder, { recursive: true });
  const path = join(folder, 'bg.json');
  const tenant = JSON.parse(await readFile(path, 'utf8'));
  const dead = await deadAddress();
  const addresses = {
    gateway: ['rootUrl', `${dead}/v1`],
    sso: ['authority', `${dead}/sso`],
    appBackend: ['rootUrl', `${dead}/api/v1`],
  };
  const [key = '', address] = addresses[connection];
  tenant.connections.dev[connection][key] = address;
  tenant.notices = [
    {
      kind: 'incident',
      from: '2026-01-01',
      title: { bg: NOTICE, en: 'We are working on it.' },
      text: { bg: 'Картите работят както обикновено.', en: 'Cards work as usual.' },
    },
  ];
  await writeFile(path, JSON.stringify(tenant, null, 2));
  const stack = await startStack(folder);
  return {
    ...stack,
    stop: async () => {
      await stack.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function expectHome(page: Page, { portal }: Stack): Promise<void> {
  await page.goto(`${portal}/bg/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await expect(page.getByRole('main').getByText(NOTICE)).toBeVisible();
}

const login = async (page: Page) => {
  // Before that the link leads to the provider without a notice.
  await untilInteractive(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.login') })
    .click();
  await passNotice(page, 'bg');
};

test.describe('while a service is down', () => {
  let stack: Stack;
  test.afterEach(async ({ page }) => {
    // What it still loads would be cut off, and it would complain of that.
    await page.close();
    await stack.stop();
  });

  test('the gateway: home and its notice stand, the account says that the cards could not be read', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/502/);
    stack = await startWithout('gateway');
    await expectHome(page, stack);
    await login(page);
    await passSignIn(page, aPerson('ana', 'bg'));
    await expect(page.getByText(t('cards.error.title'))).toBeVisible();
    await expect(page.getByRole('main').getByText(NOTICE)).toBeVisible();
    await expectAccessible(page);
  });

  test('the provider: home stands, and logging in says that it is not available', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_CONNECTION_REFUSED/);
    stack = await startWithout('sso');
    await expectHome(page, stack);
    await login(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('loginUnreachable.title'));
    await expect(page.getByText(t('loginUnreachable.text'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('loginError.button') })).toBeVisible();
    await expectAccessible(page);
  });

  test('the app backend: the built-in words stand in, and the account works', async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_CONNECTION_REFUSED/);
    stack = await startWithout('appBackend');
    await expectHome(page, stack);
    await expect(page.getByRole('alert')).toContainText(t('error-messages.APP_DEPENDENCIES_FAILED'));
    await login(page);
    await passSignIn(page, aPerson('ana', 'bg'));
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});
