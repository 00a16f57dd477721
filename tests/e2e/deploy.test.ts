/** A release while people use the portal: the parts of the build that their pages run are gone (threat P10). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { type RunningHost, startHost } from '../../host/startHost.ts';
import { writeNextBuild } from './support/nextBuild.ts';
import { aPerson, expect, signIn, TENANTS, test, testWhere } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const TENANT_FILES = fileURLToPath(new URL('../../tenant-config', import.meta.url));

test.describe('a release during use', () => {
  // In one worker: each release takes the place of the one before.
  test.describe.configure({ mode: 'default' });
  let nextBuild: string;
  let host: RunningHost;
  const serve = (distDir: string, port = 0) =>
    startHost({
      port,
      address: '127.0.0.1',
      distDir,
      tenantConfigDir: TENANT_FILES,
      environment: 'dev',
      variables: { ...process.env, SANDBOX_URL: process.env.E2E_SANDBOX, PORTAL_FAKE_CREDENTIALS: 'on' },
      log: () => undefined,
    });
  const address = () => host.url.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
  const release = async () => {
    const port = Number(new URL(host.url).port);
    await host.close();
    host = await serve(nextBuild, port);
  };
  test.beforeAll(async () => {
    nextBuild = await mkdtemp(join(tmpdir(), 'next-build-'));
    await writeNextBuild(BUILT, nextBuild);
  });
  test.beforeEach(async () => {
    host = await serve(BUILT);
  });
  test.afterEach(() => host.close());
  test.afterAll(() => rm(nextBuild, { recursive: true }));

  /** Page loads, and answers that a script is not there, from now on. */
  const watch = (page: Page) => {
    const seen = { loads: [] as string[], missing: [] as string[] };
    page.on('request', (each) => each.isNavigationRequest() && seen.loads.push(new URL(each.url()).pathname));
    page.on('response', (each) => each.status() === 404 && seen.missing.push(new URL(each.url()).pathname));
    return seen;
  };

  for (const tenant of TENANTS) {
    const { code, language } = tenant;
    const t = wordsOf(language);

    testWhere(tenant.code === 'ro')(
      `${code}: a screen whose part is gone is reached by one load [APP-12 ERR-91 P10]`,
      async ({ page, expectedComplaints }) => {
        // What the page asks for by itself while one host ends and the next one starts, and what is gone then.
        expectedComplaints.push(
          /404/,
          /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/,
        );
        await signIn(page, address(), tenant, aPerson('ana', code));
        await expect(page.getByRole('article')).toHaveCount(6);
        // A press just before the release: the page has asked for the version, and does not ask again so soon.
        await page
          .getByRole('banner')
          .getByRole('link', { name: t('nav.contact') })
          .click();
        await expect(page).toHaveURL(`${address()}/${code}/contact-us`);
        // However long a busy machine takes for the release: the clock of the page stands still.
        await page.evaluate(() => {
          const pressedAt = Date.now();
          Date.now = () => pressedAt;
        });
        await page.getByRole('textbox', { name: t('forms.message') }).fill('Is it open?');
        // The guard's own program has come, and asks whoever leaves.
        const isLeft = () =>
          page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
        await expect.poll(isLeft).toBe(false);
        await release();
        const seen = watch(page);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('footer.accessibility') })
          .click();
        // Asked about once, by the page: the load that follows is no second question of the browser's.
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('unsaved.leave') })
          .click();
        await expect(page).toHaveURL(`${address()}/${code}/accessibility`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(seen.loads).toEqual([`/${code}/accessibility`]);
        expect(seen.missing.join()).toContain('/static/c/Accessibility-');
      },
    );
  }
});
