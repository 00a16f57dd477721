/** A payment from its row to the form about it, and a card's fold, by keyboard alone, read aloud and on a small phone. */
import type { Locator } from 'playwright/test';
import { ANA, signInAtCard } from './support/anaCards.ts';
import { brokenTexts } from './support/brokenTexts.ts';
import { expectGood } from './support/expectGood.ts';
import { expect, TENANTS, test, testWhere } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

/** What the accessibility tree says, in the order in which it is read. */
async function expectSpoken(place: Locator, texts: readonly string[]): Promise<void> {
  const tree = (await place.ariaSnapshot()).replaceAll('\u00a0', ' ');
  const places = texts.map((text) => tree.indexOf(text));
  expect(places, `${texts.join(' | ')} in ${tree}`).toEqual(
    places.filter((at) => at >= 0).sort((a, b) => a - b),
  );
}

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  testWhere(tenant.code === 'bg')(
    'a payment opens, is read and asked about, by keyboard alone, at 320 px and with large text [LOV-01 LOV-05 LOV-07 LOV-08]',
    async ({ page, portal, sandbox }) => {
      await signInAtCard(page, { portal, sandbox }, tenant, ANA.issued);
      const heading = page.getByRole('heading', { level: 1 });
      const enter = async (name: string, role: 'button' | 'link') => {
        await page.getByRole(role, { name, exact: true }).last().focus();
        await page.keyboard.press('Enter');
      };
      const rows = page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');

      await test.step('the fold', async () => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        const fold = page.getByRole('main').locator('summary');
        await fold.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('cardActions.unavailable.notOffered'))).toBeVisible();
        await expectSpoken(page.getByRole('main'), [
          t('notNow.summary').split('(')[0] ?? '',
          t('actions.block'),
          t('cardActions.unavailable.notOffered'),
          t('contactBlock.write'),
        ]);
        await expectGood(page);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
      });

      await page.goto(`${portal}/${tenant.code}/account`);
      await page.getByRole('article').filter({ hasText: '4821' }).first().getByRole('link').first().click();
      await expect(rows).toHaveCount(10);
      const details = page.url();

      await test.step('the row leads to the payment, and its back to the list as it was', async () => {
        const link = rows.first().getByRole('link');
        const merchant = await link.innerText();
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(heading).toHaveText(merchant);
        await expect(heading).toBeFocused();
        const address = page.url();
        await page.reload();
        await expect(heading).toHaveText(merchant);
        await page.goBack();
        await expect(rows).toHaveCount(10);
        await page.goForward();
        expect(page.url()).toBe(address);
        await expect(heading).toHaveText(merchant);
      });

      await test.step('it is read in the order in which it is seen, and hidden amounts as words', async () => {
        const main = page.getByRole('main');
        const shownHeading = await heading.innerText();
        const order = (amount: string) => [
          t('transactions.title'),
          `heading "${shownHeading}"`,
          amount,
          t('transactions.status.success'),
          t('payment.means.success'),
          t('payment.when'),
          t('payment.card'),
          t('payment.reference'),
          t('payment.next'),
          t('payment.unknown.button'),
        ];
        await expectSpoken(main, order('€'));
        await enter(t('amounts.hide'), 'button');
        await expectSpoken(main, order(t('amounts.hidden')));
        expect(await main.ariaSnapshot()).not.toMatch(/\d[.,]\d\d|•••••/);
        await enter(t('amounts.hide'), 'button');
        await expectSpoken(main, order('€'));
      });

      await test.step('it holds on a small phone, with large text and in the dark', async () => {
        for (const [width, size] of [
          [320, '100%'],
          [640, '200%'],
          [390, '100%'],
        ] as const) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((fontSize) => {
            document.documentElement.style.fontSize = fontSize;
          }, size);
          expect(await brokenTexts(page), `${width} px, ${size}`).toEqual([]);
        }
        await page.evaluate(() => document.documentElement.removeAttribute('style'));
        await expectGood(page);
        const shown = await heading.innerText();
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        // As somebody comes to it whose machine is dark, and not in the middle of the change.
        await page.reload();
        await expect(heading).toHaveText(shown);
        await expectGood(page);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
      });

      await test.step('"I do not know this payment": blocked, and the form is filled in', async () => {
        await enter(t('payment.unknown.button'), 'button');
        const question = page.getByRole('dialog');
        await expect(question).toContainText('4821');
        await expect(question.getByRole('button').first()).toBeFocused();
        await expectGood(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(heading).toHaveText(t('screens.contactUs'));
        await expect(page.getByRole('textbox', { name: t('forms.message') })).toHaveValue(/4821/);
        await expectGood(page);
      });

      await test.step('the refused one says what helps, and unblocks by one press', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(details);
        await page.getByRole('button', { name: t('transactions.filters.declined') }).click();
        await expect(rows.first()).toBeVisible();
        const blocked = rows.filter({ hasText: t('declined.blockedCard.text') });
        await blocked.getByRole('link').first().focus();
        await page.keyboard.press('Enter');
        await expectGood(page);
        await page.getByRole('button', { name: new RegExp(`^${t('actions.unblock')}: .*4821`) }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(new RegExp(`^${t('dialogs.cardUnblocked.title')}`))).toBeVisible();
      });
    },
  );
}
