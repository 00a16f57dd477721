/** Consents, messages to customer care, the file of transactions, and the end of an account. */
import { readFile } from 'node:fs/promises';
import { SEED_PASSWORD } from '../../../sandbox/seeds/seedPassword.ts';
import type { Journey } from './journey.ts';
import { bodiesSent } from './sandboxState.ts';
import { expect } from './traveller.ts';

export const accountJourneys: readonly Journey[] = [
  {
    name: 'Change marketing consents',
    screen: 'profileNotifications',
    person: 'ana',
    async go({ open, page, button, t }) {
      await open('profileNotifications');
      const consent = page.getByRole('switch').last();
      const before = await consent.isChecked();
      await consent.click();
      await button('common.save').click();
      await expect(page.getByRole('status').filter({ hasText: t('notifications.saved') })).toBeVisible();
      await page.reload();
      await expect(consent).toBeChecked({ checked: !before });
    },
  },
  {
    name: 'Write to customer care',
    screen: 'contactUs',
    person: 'ana',
    async go(traveller) {
      const { open, field, button, dialog, tenant, t } = traveller;
      await open('contactUs');
      await expect(field('forms.message')).toBeVisible();
      if (tenant.contact.cardRequired) await field('forms.card').selectOption({ index: 1 });
      await field('forms.subject').selectOption({ label: t('contact.subjects.other') });
      await field('forms.message').fill('Hello from the matrix');
      await button('contact.send').click();
      await expect(dialog('contactSent')).toBeVisible();
      expect(await bodiesSent(traveller, 'POST', '/actions/contact-us')).toMatchObject([
        { subject: t('contact.subjects.other') },
      ]);
    },
  },
  {
    name: 'Save transactions as a file',
    savesFile: true,
    screen: 'myCardTransactions',
    option: {
      key: '/features/exportTransactions',
      isOn: ({ features }) => features.exportTransactions === 'on',
    },
    person: 'ana',
    async go({ open, main, page, tenant, t }) {
      await open('myCardTransactions');
      const { exportMonths: count } = tenant.transactions;
      const save = main.getByRole('button', { name: t('transactions.export', { count }) });
      await expect(save).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines.length).toBeGreaterThan(100);
      await expect(page.getByText(download.suggestedFilename())).toBeVisible();
    },
  },
  {
    name: 'Delete the account',
    screen: 'accountDeleteAuthorize',
    person: 'new',
    // Nobody of that name is known to the provider any more.
    complaints: /40[013]/,
    async go(traveller) {
      const { open, button, dialog, field, page, base, t } = traveller;
      await open('accountDelete');
      await button('deleteAccount.continue').click();
      await dialog('deleteAccount')
        .getByRole('link', { name: t('dialogs.deleteAccount.continue') })
        .click();
      await field('forms.password').fill(SEED_PASSWORD);
      await button('deleteAccount.lastStep').click();
      await expect(dialog('accountDeleted')).toBeVisible();
      await dialog('accountDeleted')
        .getByRole('link', { name: t('dialogs.deleteConfirmed.button') })
        .click();
      await expect(page).toHaveURL(`${base}/`);
      expect(await bodiesSent(traveller, 'DELETE', '')).toHaveLength(1);
    },
  },
];
