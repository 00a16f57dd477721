/** After the server's error at a field the keys of a real keyboard land in the field that is clicked (USE-02). */
import type { Locator, Page } from 'playwright/test';
import { aPerson, expect, PASSWORD, signIn, TENANTS, testWhere } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

/** Types into each of the others, a key at a time, after the error stood at `wrong`. */
async function expectUndisturbed(page: Page, wrong: Locator, other: Locator, typed: string): Promise<void> {
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toBeFocused();
  const before = await wrong.inputValue();
  await other.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(typed, { delay: 30 });
  await expect(other).toBeFocused();
  await expect(other).toHaveValue(typed);
  await expect(wrong).toHaveValue(before);
}

for (const tenant of TENANTS) {
  testWhere(tenant.code === 'ro')(
    `in ${tenant.code}, typing goes on where it began after a card, an email and a password were refused [USE-02]`,
    async ({ page, portal, expectedComplaints }) => {
      expectedComplaints.push(/40\d/);
      const t = wordsOf(tenant.language);
      const field = (name: string) => page.getByRole('main').getByLabel(t(`forms.${name}`), { exact: true });
      const press = async (key: string) => {
        const button = page.getByRole('main').getByRole('button', { name: t(key), exact: true });
        await expect(button).not.toHaveAttribute('aria-disabled', 'true');
        await button.click();
      };
      await signIn(page, portal, tenant, aPerson('new', tenant.code), 'my-cards/add');
      await field('serialNumber').fill('9999999999');
      await field('lastFourDigits').fill('1234');
      await press('addCard.submit');
      await expectUndisturbed(page, field('serialNumber'), field('lastFourDigits'), '5678');
      await expect(page.getByRole('region', { name: t('toast.region') })).toHaveCount(0);

      await page.goto(`${portal}/${tenant.code}/my-profile`);
      await expect(
        page.getByRole('button', { name: t('profile.changePassword'), exact: true }),
      ).toBeVisible();
      // Not every tenant lets people change their email.
      if ((await page.getByRole('button', { name: t('profile.changeEmail'), exact: true }).count()) > 0) {
        await press('profile.changeEmail');
        await field('newEmail').fill('nowy@poshta.example');
        await field('repeatEmail').pressSequentially('nowy@poshta.example');
        await field('currentPassword').fill('Wrong-2026!');
        await press('profile.sendLink');
        await expectUndisturbed(page, field('currentPassword'), field('newEmail'), 'inny@poshta.example');
        // What was typed is asked about before another form takes its place.
        await press('profile.changePassword');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('unsaved.leave') })
          .click();
      } else await press('profile.changePassword');

      await field('currentPassword').fill('Wrong-2026!');
      await field('newPassword').fill('Better-2027?');
      await field('repeatPassword').fill('Better-2027?');
      await press('profile.savePassword');
      await expectUndisturbed(page, field('currentPassword'), field('newPassword'), `${PASSWORD}1`);
    },
  );
}
