/** What pages of a card are on paper. */
import { aPerson, expect, signIn, TENANTS, test } from './support/portal.ts';
import { wordsOf } from './support/words.ts';

/** What can be pressed or filled in, stands around the content, or comes over it. */
const FOR_SCREENS =
  'button, input, select, summary, nav, header, footer, aside, dialog, iframe, main > a, [popover], [aria-live] > *';

test('a card’s details, transactions, balances and payments print as statements in every tenant, from a dark page too [LOV-51 LOV-53]', async ({
  page,
  portal,
}) => {
  const setMedia = (media: 'print' | 'screen') => page.emulateMedia({ colorScheme: 'dark', media });
  /** The text of the paper, and how it is laid out. */
  const onPaper = async () => {
    await setMedia('print');
    const paper = await page.evaluate((forScreens) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      const rows = seen('main ul:has(h3) > li');
      return {
        text: document.body.innerText.replaceAll('\u00a0', ' '),
        forScreens: seen(forScreens).map(({ outerHTML }) => outerHTML.slice(0, 120)),
        colours: [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color],
        breaks: [...new Set(rows.map((row) => getComputedStyle(row).breakInside))],
        ends: [
          ...new Set(rows.map((row) => Math.round(row.lastElementChild?.getBoundingClientRect().right ?? 0))),
        ],
        page: getComputedStyle(document.body).page,
      };
    }, FOR_SCREENS);
    await setMedia('screen');
    expect(paper.forScreens).toEqual([]);
    expect(paper.colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(paper.page).toBe('statement');
    expect(paper.text).not.toMatch(/https?:|\/my-cards/);
    return paper;
  };

  await setMedia('screen');
  for (const tenant of TENANTS) {
    const t = wordsOf(tenant.language);
    const list = page.getByRole('list', { name: t('transactions.title') });
    const printed = t('statement.printed', { day: '.*', time: '.*', zone: '.*' })
      .replaceAll('\u00a0', ' ')
      .replace(/[()]/g, '.');
    const head = (text: string) => {
      expect(text.trimStart()).toMatch(/^Sorvia/);
      expect(text).toMatch(new RegExp(printed));
    };
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(list).toBeVisible();
    const card = page.url();
    const details = await onPaper();
    head(details.text);
    expect(details.text).toContain(t('cards.availableBalance'));
    expect(details.text).toContain(t('payment.card'));
    expect([details.breaks, details.ends.length]).toEqual([['avoid'], 1]);

    await page.goto(`${card}/transactions?show=declined`);
    await expect(list).toBeVisible();
    // Paper is white and narrow; on the screen nothing of it is there.
    await expect(page.getByText(t('statement.period'), { exact: true })).toBeHidden();
    const transactions = await onPaper();
    head(transactions.text);
    expect(transactions.text).toContain(t('transactions.filters.declined'));
    expect(transactions.text).toMatch(/•••• \d{4}/);

    await list.getByRole('link').first().click();
    await expect(list).toHaveCount(0);
    // The list is gone before the page of the payment is there.
    await expect(page.getByText(t('payment.reference'), { exact: true })).toBeVisible();
    const payment = await onPaper();
    head(payment.text);
    for (const fact of ['transactions.columns.reason', 'payment.reference', 'payment.when'] as const)
      expect(payment.text).toContain(t(fact));
    expect(payment.text).not.toContain(t('payment.next'));

    if (tenant.code !== 'ro') continue;
    await page.goto(`${card}/balances`);
    await page
      .getByRole('button', { name: t('amounts.hide') })
      .first()
      .click();
    await expect(page.getByRole('main').getByText('•••••').first()).toBeVisible();
    const balances = await onPaper();
    head(balances.text);
    expect(balances.text).toContain('•••••');
    expect(balances.text).not.toMatch(/\d[.,]\d\d (?:lei|RON)/);
  }
});

test('the words on cards are printed on their ground, also where browsers leave grounds out [LOV-51]', async ({
  page,
  portal,
}) => {
  for (const tenant of TENANTS) {
    await signIn(page, portal, tenant, aPerson('ana', tenant.code));
    const names = page.getByRole('main').getByRole('article').locator('[data-form] *');
    await expect(names.first()).toBeVisible();
    const howPrinted = () =>
      names.evaluateAll((all) => [...new Set(all.map((name) => getComputedStyle(name).printColorAdjust))]);
    expect(await howPrinted(), tenant.code).toEqual(['economy']);
    await page.emulateMedia({ media: 'print' });
    expect(await howPrinted(), tenant.code).toEqual(['exact']);
    await page.emulateMedia({ media: 'screen' });
  }
});
