/** The main job over plain files: nginx alone, set up by deploy/nginx.conf.example, with no host of ours. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findNginx, type RunningNginx, startNginx } from '../support/startNginx.ts';
import { aPerson, expect, signIn, TENANTS, test, testWhere } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const PUBLISH = fileURLToPath(new URL('./support/publish.ts', import.meta.url));
const path = findNginx();

test.describe('a portal of plain files', () => {
  // In one worker: they share what is published.
  test.describe.configure({ mode: 'default' });
  test.skip(path === null, 'There is no nginx: install one or set NGINX_PATH.');
  let nginx: RunningNginx;
  let distDir: string;
  test.beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'dist-'));
    for (const folder of ['static', '.build'])
      await cp(join(BUILT, folder), join(distDir, folder), { recursive: true });
    await promisify(execFile)(process.execPath, [PUBLISH, distDir], {
      env: { ...process.env, SANDBOX_URL: process.env.E2E_SANDBOX },
    });
    const keys = TENANTS.flatMap(({ code }) =>
      ['CLIENT_ID', 'CLIENT_SECRET'].map((name) => `${code.toUpperCase()}_GATEWAY_${name}`),
    );
    nginx = await startNginx({
      path: path ?? '',
      distDir,
      // The sandbox accepts what is obviously no secret.
      credentials: Object.fromEntries(keys.map((key) => [key, `fake-${key.toLowerCase()}`])),
    });
  });
  test.afterAll(async () => {
    await nginx?.stop();
    if (distDir) await rm(distDir, { recursive: true });
  });

  for (const tenant of TENANTS) {
    testWhere(tenant.code === 'ro')(
      `takes a holder from home to the transactions and out again: ${tenant.code}`,
      async ({ page }) => {
        const t = wordsOf(tenant.language);
        const home = await page.goto(`${nginx.url}/${tenant.code}/`);
        expect(home?.headers()['content-security-policy']).toContain("'strict-dynamic'");
        expect(home?.headers().etag).toMatch(/^W\/"[0-9a-f]{16}"$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));

        await signIn(page, nginx.url, tenant, aPerson('ana', tenant.code));
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards).toHaveCount(6);
        await cards
          .filter({ hasText: t('products.meal') })
          .first()
          .getByRole('link')
          .first()
          .click();
        const rows = page
          .getByRole('main')
          .getByRole('list', { name: t('transactions.title') })
          .getByRole('listitem');
        await expect(rows).toHaveCount(10);
        // A deep page comes as a file of its own, and its screen renders itself.
        await page.reload();
        await expect(rows).toHaveCount(10);

        await page.getByRole('button', { name: /Ana|Ана|Zofia|Andrei/i }).click();
        await page.getByRole('link', { name: t('nav.logout') }).click();
        await expect(page).toHaveURL(`${nginx.url}/${tenant.code}/`);
        await expect(page.getByRole('banner').getByRole('link', { name: t('nav.login') })).toBeVisible();
      },
    );
  }

  test('shows the switcher, and it for addresses of no tenant', async ({ page, expectedComplaints }) => {
    await page.goto(`${nginx.url}/`);
    await expect(page.getByRole('link', { name: wordsOf('pl')('languageName') }).first()).toBeVisible();
    expectedComplaints.push(/404/);
    expect((await page.goto(`${nginx.url}/zz/account`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('notFound.title'));
  });
});
