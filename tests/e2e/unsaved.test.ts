/** What only a browser shows of leaving a page with something that is not saved: its own Back. */
import { aPerson, expect, signIn, TENANTS, test, testWhere } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  testWhere(tenant.code === 'ro')(
    `in ${tenant.code}, the browser’s Back asks before typed text is lost [USE-15]`,
    async ({ page, portal }) => {
      const { code } = tenant;
      await signIn(page, portal, tenant, aPerson('ana', code));
      await expect(page.getByRole('article').first()).toBeVisible();

      await test.step('in the page itself', async () => {
        await page
          .getByRole('banner')
          .getByRole('link', { name: t('nav.contact') })
          .click();
        const message = page.getByLabel(t('forms.message'));
        await message.pressSequentially('Hello');
        const question = page.getByRole('dialog', { name: t('unsaved.title') });
        // The question comes with its own part of the program, at the first key.
        await page.waitForFunction(
          () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
        );
        await page.evaluate(() => history.back());
        await question.getByRole('button', { name: t('unsaved.stay') }).click();
        await expect(page).toHaveURL(`${portal}/${code}/contact-us`);
        await expect(message).toHaveValue('Hello');
        await page.evaluate(() => history.back());
        await question.getByRole('button', { name: t('unsaved.leave') }).click();
        await expect(page).toHaveURL(`${portal}/${code}/account`);
      });

      await test.step('by the browser, where the page before was loaded for itself', async () => {
        await page.goto(`${portal}/${code}/my-profile`);
        await page.getByRole('button', { name: t('profile.editPersonalInfo') }).click();
        const name = page.getByLabel(t('forms.lastName'), { exact: true });
        await name.press('End');
        await page.keyboard.type('x');
        const typed = await name.inputValue();
        await page.waitForFunction(
          () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
        );
        const asked = page.waitForEvent('dialog');
        await page.evaluate(() => void setTimeout(() => history.back()));
        const dialog = await asked;
        expect(dialog.type()).toBe('beforeunload');
        await dialog.dismiss();
        await expect(name).toHaveValue(typed);
      });
    },
  );
}
