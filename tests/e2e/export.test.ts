/** The export of transactions as a file, and spending by month, with what the gateway really holds. */
import { readFile } from 'node:fs/promises';
import { expectGood } from './support/expectGood.ts';
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { callsAbout } from './support/sandbox.ts';
import { wordsOf } from './support/words.ts';

for (const tenant of TENANTS) {
  const t = wordsOf(tenant.language);

  test(`in ${tenant.code}, the transactions of six months become a file where the tenant offers it [NAV-68 NAV-69 NAV-70]`, async ({
    page,
    portal,
    sandbox,
    request,
  }) => {
    const person = aPerson('ana', tenant.code);
    await signIn(page, portal, tenant, person);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const menu = page.getByRole('navigation', { name: / / });
    await menu
      .getByRole('link', { name: t('actions.transactions') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/transactions$/);

    await page.getByRole('button', { name: t('transactions.spending.show') }).press('Enter');
    const months = page.getByRole('list', { name: t('transactions.spending.title') });
    await expect(months.getByRole('listitem')).toHaveCount(6);
    await expectGood(page);

    const button = page.getByRole('button', {
      name: t(tenant.code === 'ro' ? 'transactions.export_few' : 'transactions.export_other', { count: '6' }),
    });
    if (tenant.code !== 'ro') {
      await expect(button).toHaveCount(0);
      return;
    }
    const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/^tranzactii-\d{4}-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const lines = text.trim().split('\r\n');
    // More than a hundred operations: more than the list shows, and more than one page of calls.
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.every((line) => line.split(';').length >= 7)).toBe(true);
    await expect(page.getByText(download.suggestedFilename())).toBeVisible();
    await expectGood(page);
    const sent = await callsAbout(request, sandbox, person);
    const pages = sent.filter(({ query }) => query.page_size === '100');
    expect(new Set(pages.map(({ query }) => query.status))).toEqual(new Set(['allExceptExpired']));
    expect(pages.length).toBeGreaterThan(1);
  });
}
