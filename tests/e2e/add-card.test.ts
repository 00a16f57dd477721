/** Adding a card, from the tile on "my cards" to the new card, with each answer that the gateway has for it. */
import type { APIRequestContext, Page } from 'playwright/test';
import { expectGood } from './support/expectGood.ts';
import { aPerson, expect, signIn, TENANTS, testWhere } from './support/portal.ts';
import { callsOf, masked } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

/** The sandbox's cards that cannot be added, and what is said. */
const REFUSED = [
  ['1000000003', '3333', 'error-messages.CONFLICT-add_card'],
  ['1000000004', '4444', 'error-messages.IMPOSSIBLE_ASSOCIATION'],
  ['1000000005', '5555', 'error-messages.ASSOCIATION_MUST_BE_RESTARTED'],
] as const;

const COUNT_OF_TRIES = 5;

async function bodiesOf(request: APIRequestContext, sandbox: string, person: string) {
  const calls = await callsOf(request, sandbox, person, '/cards');
  return calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);
  const fields = (page: Page) => ({
    serial: page.getByLabel(t('forms.serialNumber'), { exact: true }),
    digits: page.getByLabel(t('forms.lastFourDigits'), { exact: true }),
    add: page.getByRole('button', { name: t('addCard.submit') }),
  });
  // What a message says up to the block with the contact.
  const start = (key: string) => t(key).split(' #')[0] ?? '';

  testWhere(tenant.code === 'bg')(
    `in ${tenant.code}, a first card is added by keyboard alone, with help on the way [RTE-26 RTE-66 MOD-07 MOD-08]`,
    async ({ page, portal, sandbox, request }) => {
      const person = aPerson('new', tenant.code);
      await signIn(page, portal, tenant, person);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cards.empty.action') })
        .press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const { serial, digits, add } = fields(page);
      for (const [field, dialog] of [
        ['forms.serialNumber', 'helpSerialNumber'],
        ['forms.lastFourDigits', 'helpCardNumber'],
      ] as const) {
        const help = page.getByRole('button', { name: t('addCard.helpFor', { field: t(field) }) });
        await help.press('Enter');
        await expect(page.getByRole('dialog', { name: t(`dialogs.${dialog}.title`) })).toBeVisible();
        if (dialog === 'helpSerialNumber') await expectGood(page);
        await page.keyboard.press('Escape');
        await expect(help).toBeFocused();
      }
      await serial.focus();
      // What is too long is kept and told, never cut (USE-01).
      await page.keyboard.type('1000000001999');
      await expect(serial).toHaveValue('1000000001999');
      for (let extra = 0; extra < 3; extra += 1) await page.keyboard.press('Backspace');
      await expect(serial).toHaveValue('1000000001');
      await digits.focus();
      await page.keyboard.type('1111');
      await expect(add).not.toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${portal}/${tenant.code}/account`);
      await expect(page.getByRole('region', { name: t('toast.region') })).toContainText(t('addCard.added'));
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      expect(await bodiesOf(request, sandbox, person)).toEqual([
        // The request log keeps no secret: the first digits of its hash.
        { ref: '1000000001', verification_code: masked('1111') },
      ]);
    },
  );

  testWhere(tenant.code === 'pl')(
    `in ${tenant.code}, the menu of the cards stands open beside adding one, at every width [RTE-27]`,
    async ({ page, portal }) => {
      await signIn(page, portal, tenant, aPerson('new', tenant.code), 'my-cards/add');
      const menu = page.getByRole('navigation', { name: t('nav.cards') });
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(menu.getByRole('link', { name: t('nav.addCard') })).toBeVisible();
      }
    },
  );

  testWhere(tenant.code === 'ro')(
    `in ${tenant.code}, each card that cannot be added says why, and the fifth wrong try shuts adding [ERR-32 CON-30 ERR-42 ENT-131]`,
    async ({ page, portal, sandbox, request, expectedComplaints }) => {
      expectedComplaints.push(/(400|409|429).*\/cards/);
      const person = aPerson('new', tenant.code);
      await signIn(page, portal, tenant, person, 'my-cards/add');
      const { serial, digits, add } = fields(page);
      const main = page.getByRole('main');
      for (const [number, last, key] of REFUSED) {
        await serial.fill(number);
        await digits.fill(last);
        await add.click();
        await expect(main.getByText(start(key))).toBeVisible();
        await expect(serial).toHaveValue(number);
      }
      await serial.fill('9999999999');
      for (let tries = 1; tries <= COUNT_OF_TRIES; tries += 1) {
        await digits.fill(String(1000 + tries));
        await add.click();
        if (tries === 1) {
          await expect(main.getByText(t('form-validations.cardNotRecognized'))).toBeVisible();
          await expect(serial).toBeFocused();
          await expectGood(page);
        }
        await expect.poll(async () => (await bodiesOf(request, sandbox, person)).length).toBe(3 + tries);
        // Pressed again before the answer is there, the button does nothing.
        if (tries < COUNT_OF_TRIES) await expect(add).toBeEnabled();
      }
      const locked = main.getByText(t('addCard.lockedTitle'));
      await expect(locked).toBeVisible();
      await expectGood(page);
      await page.reload();
      await expect(locked).toBeVisible();
    },
  );
}
