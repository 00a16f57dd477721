import { writeFile } from 'node:fs/promises';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { XrayAnswer, XrayRequest } from '../../console/server/xray/xrayAnswers.ts';
import { expect, test } from './support/portal.ts';
import { type ServedPreview, servePreview } from './support/servePreview.ts';

let served: ServedPreview;
let tenantConfigDir: string;
test.beforeAll(async ({ sandbox }) => {
  tenantConfigDir = await mkdtemp(join(tmpdir(), 'xrayed-'));
  await cp('tenant-config', tenantConfigDir, { recursive: true });
  served = await servePreview({ tenantConfigDir, variables: { SANDBOX_URL: sandbox } });
});
test.afterAll(async () => {
  await served.close();
  await rm(tenantConfigDir, { recursive: true });
});

test('dump', async ({ page }) => {
  test.setTimeout(240_000);
  const answers: Record<string, { asked: XrayRequest; answer: XrayAnswer }> = {};
  await page.route('**/api/preview/xray', async (route) => {
    const asked = route.request().postDataJSON() as XrayRequest;
    const got = await route.fetch();
    answers[`${asked.screen}`] = { asked, answer: (await got.json()) as XrayAnswer };
    await route.fulfill({ response: got }).catch(() => undefined);
  });
  await page.goto(`${served.url}/?code=bg`);
  await expect(page.frameLocator('iframe[data-seen=true]').locator('main h1')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await expect.poll(() => Object.keys(answers)).toContain('home');
  await page.screenshot({ path: '/tmp/xray-home.png' });
  for (const [screen, person] of [['registration', ''], ['forgotPassword', ''], ['help', ''], ['accountHome', 'ana'], ['myCardAdd', 'ana'], ['myProfile', 'ana'], ['contactUs','ana'], ['cardDetails','states'], ['myCardTransactions','ana'], ['myCardBlock','states'], ['myCardBlockPermanently','states'], ['profileTermsCondsList','ana'], ['accessibility','ana']] as const) {
    const seen = page.getByLabel('Seen by');
    if (person && (await seen.inputValue()) !== person) await seen.selectOption(person);
    await page.getByLabel('Screen', { exact: true }).selectOption(screen);
    await expect.poll(() => Object.keys(answers), { timeout: 15_000 }).toContain(screen).catch(() => console.log('missing', screen));
    await page.waitForTimeout(1500);
  }
  await writeFile('/tmp/xray.json', JSON.stringify(answers, null, 1));
});
