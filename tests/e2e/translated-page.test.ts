/** People who have their browser translate a page: what it puts in the place of texts is not in the portal's way. */
import { fieldsOf } from './support/fieldsOf.ts';
import {
  aNewAddress,
  aPerson,
  expect,
  PASSWORD,
  signIn,
  TENANTS,
  type TenantUnderTest,
  test,
  untilInteractive,
} from './support/portal.ts';
import { translatePage } from './support/translatePage.ts';

const TENANT = TENANTS.find(({ code }) => code === 'pl') as TenantUnderTest;
const { language } = TENANT;

test('the registration goes on to its next step, and back [USE-31]', async ({ page, portal }) => {
  const { field, heading, button } = fieldsOf(page, language);
  await page.goto(`${portal}/${TENANT.code}/account-creation`);
  await untilInteractive(page);
  await translatePage(page);
  const email = aNewAddress();
  await field('email').fill('Zofia');
  await page.keyboard.press('Tab');
  for (const name of ['email', 'repeatEmail']) await field(name).fill(email);
  for (const name of ['password', 'repeatPassword']) await field(name).fill(PASSWORD);
  await button('common.next').click();
  await expect(heading('registration.personal.title')).toBeFocused();
  await page.goBack();
  await expect(heading('registration.access.title')).toBeFocused();
  await expect(field('email')).toHaveValue(email);
});

test('a PIN is shown, hidden and shown again [USE-31]', async ({ page, portal }) => {
  const { t, heading, button } = fieldsOf(page, language);
  await signIn(page, portal, TENANT, aPerson('ana', TENANT.code));
  const card = page.locator('main article').first().getByRole('link').first();
  await expect(card).toBeVisible();
  await translatePage(page);
  await card.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('actions.pinReveal') })
    .click();
  await expect(heading('screens.myCardPinReveal')).toBeFocused();
  await button('secrets.open.reveal').click();
  await expect(page.locator('main iframe')).toBeVisible();
  await button('secrets.hide').click();
  await button('secrets.open.reveal').click();
  await expect(page.locator('main iframe')).toBeVisible();
  await button('secrets.hide').click();
  await page.goBack();
  await expect(page).toHaveURL(/card-details\/[^/]+$/);
  await expect(page.locator('main h1')).not.toHaveText(t('screens.myCardPinReveal'));
});
