/** What people change about themselves, section by section of the profile, and what they take with them. */
import { readFile } from 'node:fs/promises';
import { lengthsOf } from '../../../runtime/assemble/phoneOptions.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { SEED_PASSWORD } from '../../../sandbox/seeds/seedPassword.ts';
import type { Journey } from './journey.ts';
import { bodiesSent, mailedCode, mailedLink } from './sandboxState.ts';
import { anEmail, expect, type Traveller } from './traveller.ts';
import { chooseTown, NEW_PASSWORD, passSignIn } from './visitorJourneys.ts';

const NEW_NAME = 'Stefan-Oneil';

const whereOn = (section: 'personalInfo' | 'changePassword' | 'changeEmail' | 'changePhone') => ({
  key: `/profile/${section}`,
  isOn: (tenant: PublicTenant) => tenant.profile[section] === 'on',
});

async function openSection({ open, section, t }: Traveller, title: string, key: string): Promise<void> {
  await open('myProfile');
  await section(title)
    .getByRole('button', { name: t(key) })
    .click();
}

/** A number that the rules of the chosen prefix take, told from the tenant's own tables. */
function aNumber({ phone }: PublicTenant): string {
  const prefix = phone.defaultPrefix ?? '';
  const first = phone.shouldStartWith[prefix]?.[0] ?? '7';
  const said = phone.lengthRestrictions[prefix] ?? 9;
  const [length] = [lengthsOf(said)].flat();
  const digits = String(Math.floor(Math.random() * 1e15)).padStart(15, '3');
  return `${first}1${digits}`.slice(0, length);
}

export const profileJourneys: readonly Journey[] = [
  {
    name: 'Change personal information',
    screen: 'myProfile',
    option: whereOn('personalInfo'),
    person: 'ana',
    async go(traveller) {
      const { field, button, section, heading, t } = traveller;
      await openSection(traveller, 'forms.personalInfo', 'profile.editPersonalInfo');
      await field('forms.lastName').fill(NEW_NAME);
      // People came without a county where the sandbox knows nothing of the country.
      const county = field('forms.county');
      if ((await county.isVisible()) && (await county.inputValue()) === '') await chooseTown(traveller);
      await button('profile.saveDetails').click();
      await expect(section('toast.region')).toContainText(t('dialogs.personalInfoChanged.text'));
      await expect(heading).toContainText(NEW_NAME);
      const method = traveller.tenant.profile.updateMethod;
      expect(await bodiesSent(traveller, method, '')).toMatchObject([{ last_name: NEW_NAME }]);
    },
  },
  {
    name: 'Change the password',
    screen: 'myProfile',
    option: whereOn('changePassword'),
    person: 'new',
    async go(traveller) {
      const { field, button, dialog, page, base, username } = traveller;
      await openSection(traveller, 'forms.password', 'profile.changePassword');
      await field('forms.currentPassword').fill(SEED_PASSWORD);
      await field('forms.newPassword').fill(NEW_PASSWORD);
      await field('forms.repeatPassword').fill(NEW_PASSWORD);
      await button('profile.savePassword').click();
      await expect(dialog('passwordChanged')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${base}/`);
      await page.goto(`${base}/account`);
      await passSignIn(traveller, username, NEW_PASSWORD);
    },
  },
  {
    name: 'Change the email by a mailed link',
    screen: 'myProfile',
    option: whereOn('changeEmail'),
    person: 'new',
    // The session of the old address ends with it.
    complaints: /40[01]/,
    async go(traveller) {
      const { field, button, heading, page, section, tenant, t } = traveller;
      const wanted = anEmail(`${tenant.code}.example`, 'moved');
      await openSection(traveller, 'forms.email', 'profile.changeEmail');
      await field('forms.newEmail').fill(wanted);
      await field('forms.repeatEmail').fill(wanted);
      await field('forms.currentPassword').fill(SEED_PASSWORD);
      await button('profile.sendLink').click();
      await expect(section('forms.email')).toContainText(t('profile.pending'));
      await page.goto(await mailedLink(traveller, wanted));
      await expect(heading).toHaveText(t('changeEmailValidation.done.title'));
      await page.goto(`${traveller.base}/account`);
      await passSignIn(traveller, wanted);
    },
  },
  {
    name: 'Change the phone number by its code',
    screen: 'myProfile',
    option: whereOn('changePhone'),
    person: 'ana',
    async go(traveller) {
      const { field, button, page, t, tenant } = traveller;
      await openSection(traveller, 'forms.phone', 'profile.changePhone');
      await field('forms.newPhone').fill(aNumber(tenant));
      await button('profile.sendCode').click();
      await expect(field('forms.oneTimeCode')).toBeVisible();
      const [asked] = await bodiesSent(traveller, 'POST', '/actions/request-change-phone-number');
      const { new_phone_number: number } = asked as { new_phone_number: string };
      await field('forms.oneTimeCode').fill(await mailedCode(traveller, number));
      await button('profile.confirmNumber').click();
      await expect(page.getByText(t('profile.phoneChanged'))).toBeVisible();
    },
  },
  {
    name: 'Save what the portal knows as a file',
    savesFile: true,
    screen: 'myProfile',
    person: 'ana',
    async go({ open, button, page, username, cards }) {
      await open('myProfile');
      const save = button('myData.save');
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      const text = await readFile(await download.path(), 'utf8');
      expect(text).toContain(username);
      // No number of a card.
      expect(text.replaceAll(username, '')).not.toMatch(/\d{12}/);
      const lines = text.trim().split('\r\n');
      expect(lines.length).toBeGreaterThan(cards.length);
      await expect(page.getByText(download.suggestedFilename())).toBeVisible();
    },
  },
];
