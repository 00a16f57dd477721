/** A visitor's ways in: to an account, to a new password, to their cards, and out again. */
import { SEED_PASSWORD } from '../../../sandbox/seeds/seedPassword.ts';
import type { Journey } from './journey.ts';
import { mailedLink } from './sandboxState.ts';
import { anEmail, expect, type Traveller } from './traveller.ts';

export const NEW_PASSWORD = 'Zelen#2026';

/** Fills the provider's own sign-in page. */
export async function passSignIn(
  { page, base }: Traveller,
  username: string,
  password = SEED_PASSWORD,
): Promise<void> {
  // Who was here before stands there already, and Firefox is told to write behind that.
  await page.locator('input[name=username]').clear();
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL(`${base}/account`);
}

/** A county, and a town of it, where both come from lists. */
export async function chooseTown({ field, page, t }: Traveller): Promise<void> {
  const county = field('forms.county');
  await county.focus();
  await expect(county.locator('option').nth(5)).toBeAttached();
  await county.selectOption({ index: 5 });
  const town = page.getByRole('combobox', { name: t('forms.town') });
  await town.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(town).not.toHaveValue('');
}

/** Fills in each field that the tenant shows and needs. Optional ones stay empty. */
/** As the tenant has it written in its country. */
function aPostalCode({ address, validation }: Traveller['tenant']): string {
  const [format] = [address.postalCodes[address.defaultCountry ?? ''] ?? []].flat();
  return format?.replaceAll(/[9X]/g, '1') ?? '5000'.padEnd(validation.postalCode.min, '0');
}

async function fillPerson(traveller: Traveller): Promise<void> {
  const { field, page, tenant } = traveller;
  await field('forms.firstName').fill('Maria');
  await field('forms.lastName').fill('Petrova');
  await field('forms.homeAddressShort').fill('14');
  await field('forms.postalCode').fill(aPostalCode(tenant));
  for (const { name, minLength = 1 } of tenant.forms.registration.extra ?? [])
    await field(`extra.registration.${name}.label`).fill('1'.repeat(minLength));
  if (tenant.dateOfBirth.required) await field('forms.dateOfBirth').fill('05/03/1990');
  if (await field('forms.country').isVisible()) {
    await field('forms.town').fill('Town');
  } else {
    await chooseTown(traveller);
  }
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
}

async function openLogin({ page, t, dialog }: Traveller): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.login') })
    .click();
  // The first press of a session asks who is new here, where the tenant has it so.
  const goOn = dialog('newUser').getByRole('link', { name: t('dialogs.newUser.login') });
  await expect(goOn.or(page.locator('input[name=username]'))).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
}

export const visitorJourneys: readonly Journey[] = [
  {
    name: 'Register, confirm by mail and log in',
    screen: 'registration',
    person: null,
    async go(traveller) {
      const { open, field, button, heading, main, page, t } = traveller;
      const email = anEmail('poshta.example');
      await open('registration');
      await field('forms.email').fill(email);
      await field('forms.repeatEmail').fill(email);
      await field('forms.password').fill(NEW_PASSWORD);
      await field('forms.repeatPassword').fill(NEW_PASSWORD);
      await button('common.next').click();
      await expect(heading).toHaveText(t('registration.personal.title'));
      await fillPerson(traveller);
      await button('registration.submit').click();
      await expect(heading).toHaveText(t('registration.inbox.title'));
      await page.goto(await mailedLink(traveller, email));
      if (traveller.tenant.mailLinks.confirmClick) await button('accountValidation.ask.button').click();
      await expect(heading).toHaveText(t('accountValidation.done.title'));
      await main.getByRole('link', { name: t('nav.login') }).click();
      await passSignIn(traveller, email, NEW_PASSWORD);
    },
  },
  {
    name: 'Set a new password by a mailed link',
    screen: 'passwordInit',
    person: null,
    async go(traveller) {
      const { open, field, button, heading, main, page, tenant, t } = traveller;
      const email = anEmail(`${tenant.code}.example`, 'ana');
      await open('forgotPassword');
      await field('forms.email').fill(email);
      await button('forgotPassword.submit').click();
      await expect(page.getByText(t('forgotPassword.sent'))).toBeVisible();
      await page.goto(await mailedLink(traveller, email));
      await field('forms.newPassword').fill(NEW_PASSWORD);
      await field('forms.repeatPassword').fill(NEW_PASSWORD);
      await button('passwordInit.submit').click();
      await expect(heading).toHaveText(t('dialogs.passwordChanged.title'));
      await main.getByRole('link', { name: t('dialogs.passwordChanged.button') }).click();
      await passSignIn(traveller, email, NEW_PASSWORD);
    },
  },
  {
    name: 'Log in from the home page',
    screen: 'login',
    person: null,
    async go(traveller) {
      await traveller.open('home');
      await openLogin(traveller);
      await passSignIn(traveller, anEmail(`${traveller.tenant.code}.example`, 'ana'));
      await expect(traveller.main.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'Log out',
    screen: 'logout',
    person: 'ana',
    async go({ page, base, t }) {
      await page.goto(`${base}/account`);
      await page.getByRole('banner').locator('button[popovertarget]').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('nav.logout') })
        .click();
      await expect(page).toHaveURL(`${base}/`);
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(kept).not.toContain('Token');
      await page.goto(`${base}/account`);
      await expect(page.locator('input[name=password]')).toBeVisible();
    },
  },
];
