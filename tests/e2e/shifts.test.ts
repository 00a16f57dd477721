/** Nothing moves under the finger while a page comes: its outline is as high as what takes its place. */
import { ANA, cardPath } from './support/anaCards.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { keepShift } from './support/keepShift.ts';
import { aPerson, expect, forgetHolderData, PASSWORD, TENANTS, test } from './support/portal.ts';
import { signInByCalls } from './support/signInByCalls.ts';
import { wordsOf } from './support/words.ts';

const HELD = /\/gateway\/v1\//;

/** Below the tenant's root. Addresses that a tenant has no screen for lead to the root, where nothing moves either. */
const OF_PERSON = [
  'account',
  'my-profile',
  'my-profile/notifications-center',
  'my-profile/terms-and-conditions',
  'my-profile/delete',
  'my-cards/add',
  'my-cards/merchandising-partners',
];
/** Below the page of a card. */
const OF_CARD = [
  '',
  '/transactions',
  '/balances',
  '/pin-reveal',
  '/pin-change',
  '/block',
  '/block-and-replace',
  '/card-acceptance',
  '/merchandising-partners',
  '/remove',
];

for (const tenant of TENANTS) {
  const { code } = tenant;
  test(`${code}: a press on a language is not lost when the person's name comes meanwhile [USE-11]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInByCalls(page, { portal, code, username: aPerson('ana', code), password: PASSWORD });
    const release = await holdAnswers(page, HELD);
    await page.goto(`${portal}/${code}/account`);
    const bar = page.getByRole('banner');
    const [other = ''] = tenant.others;
    await expect(bar).toContainText('@');
    await bar.getByRole('button', { name: wordsOf(other)('languageName') }).hover();
    await page.mouse.down();
    await release();
    await expect(bar).not.toContainText('@');
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(`${code}: nothing moves on a phone when what a page waits for is there`, async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const person = aPerson('ana', code);
    await signInByCalls(page, { portal, code, username: person, password: PASSWORD });
    const card = await cardPath({ request: page.request, sandbox, code, person }, ANA.active);
    await keepShift(page);
    for (const path of [
      ...OF_PERSON.map((each) => `/${code}/${each}`),
      ...OF_CARD.map((end) => card + end),
    ]) {
      const release = await holdAnswers(page, HELD);
      await page.goto(portal + path);
      await expect(page.locator('main h1, [role=status] [aria-hidden]').first(), path).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await release();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[role=status] [aria-hidden]'), path).toHaveCount(0);
      expect.soft(await page.evaluate(() => window.shift), path).toBeLessThanOrEqual(0.02);
      await forgetHolderData(page);
    }
  });
}
