/** What people do about a payment, a list of payments and the money that runs out. */
import { readFile } from 'node:fs/promises';
import type { CardFacts } from '../../../runtime/assemble/manifest.ts';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import type { Journey } from './journey.ts';
import { cardOnServer } from './sandboxState.ts';
import { expect, type Traveller } from './traveller.ts';

const SHOWS_BALANCES = {
  key: '/card/display/balance',
  isOn: ({ card }: PublicTenant) => card.display.balance,
};

const rowsOf = ({ page, t }: Traveller) =>
  page.getByRole('list', { name: t('transactions.title') }).getByRole('listitem');

/** The list of the first card, narrowed by one of its filters. */
async function openList(traveller: Traveller, filter: string): Promise<CardFacts> {
  const card = await traveller.open('myCardTransactions');
  if (!card) throw new Error('A list of transactions is that of a card.');
  await traveller.button(`transactions.filters.${filter}`).click();
  await expect(traveller.button(`transactions.filters.${filter}`)).toHaveAttribute('aria-pressed', 'true');
  await expect(rowsOf(traveller).first()).toBeVisible();
  return card;
}

const lastDigits = async (traveller: Traveller, card: Pick<CardFacts, 'id'>) =>
  (await cardOnServer(traveller, card)).pan_last_digits;

export const paymentJourneys: readonly Journey[] = [
  {
    name: 'Open a payment, and come back to its list',
    screen: 'myCardTransaction',
    person: 'ana',
    async go(traveller) {
      const { heading, page, main, t } = traveller;
      await openList(traveller, 'debit');
      const list = page.url();
      const merchant = await rowsOf(traveller).first().getByRole('link').innerText();
      await rowsOf(traveller).first().getByRole('link').click();
      await expect(heading).toHaveText(merchant);
      await expect(main).toContainText(t('payment.reference'));
      await page.reload();
      await expect(heading).toHaveText(merchant);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(rowsOf(traveller).first()).toContainText(merchant);
    },
  },
  {
    name: 'Report a payment that nobody knows',
    screen: 'myCardTransaction',
    through: ['myCardBlock', 'contactUs'],
    person: 'ana',
    async go(traveller) {
      const { button, field, heading, page, base, t } = traveller;
      const card = await openList(traveller, 'debit');
      const digits = await lastDigits(traveller, card);
      await rowsOf(traveller).first().getByRole('link').click();
      await button('payment.unknown.button').click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(digits);
      await question.getByRole('button', { name: t('payment.unknown.block'), exact: true }).click();
      await expect(heading).toHaveText(t('screens.contactUs'));
      await expect(page).toHaveURL(new RegExp(`^${base}/contact-us`));
      await expect(field('forms.message')).toHaveValue(new RegExp(digits));
      await expect(field('forms.message')).not.toHaveValue(/\d{12}/);
      expect(await cardOnServer(traveller, card)).toMatchObject({
        status: 'blocked',
        block_reason: 'temporary',
      });
    },
  },
  {
    name: 'Take the step that helps after a refusal',
    screen: 'myCardTransaction',
    through: ['myCardUnblock'],
    person: 'ana',
    async go(traveller) {
      const { page, main, sandbox, username, t } = traveller;
      const card = await openList(traveller, 'declined');
      const [ref = ''] = card.id.split('-');
      await page.request.patch(`${sandbox}/sandbox/cards/${ref}`, {
        params: { user: username },
        data: { status: 'blocked', block_reason: 'temporary', settings: { is_blocked_temporarily: true } },
      });
      await page.reload();
      const refused = rowsOf(traveller).filter({ hasText: t('declined.blockedCard.text') });
      await refused.first().getByRole('link').click();
      const digits = await lastDigits(traveller, card);
      await main.getByRole('button', { name: new RegExp(`^${t('actions.unblock')}: .*${digits}`) }).click();
      await expect(traveller.section('toast.region')).toContainText(t('dialogs.cardUnblocked.text'));
      expect(await cardOnServer(traveller, card)).toMatchObject({ status: 'active' });
    },
  },
  {
    name: 'Come back to a list by its address',
    screen: 'myCardTransactions',
    person: 'ana',
    async go(traveller) {
      const { page, field, t } = traveller;
      await openList(traveller, 'debit');
      const month = field('find.month');
      await month.selectOption({ index: 1 });
      const chosen = await month.inputValue();
      await expect(page).toHaveURL(new RegExp(`show=debit.*month=${chosen}`));
      await expect(rowsOf(traveller).first()).toBeVisible();
      const before = await rowsOf(traveller).allInnerTexts();
      await page.reload();
      await expect(month).toHaveValue(chosen);
      await expect(traveller.button('transactions.filters.debit')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => rowsOf(traveller).allInnerTexts()).toEqual(before);
      await expect(page).toHaveTitle(new RegExp(t('screens.myCardTransactions')));
    },
  },
  {
    name: 'Hide the amounts',
    screen: 'accountHome',
    option: SHOWS_BALANCES,
    person: 'ana',
    async go({ page, base, main, tenant, t }) {
      await page.goto(`${base}/account`);
      const tile = main.getByRole('article').first();
      // Whatever its digits, its groups and its decimals: what stands beside the currency's symbol.
      const symbol = tenant.currency.symbol.replace(/[.$]/g, '\\$&');
      const amount = new RegExp(`\\p{Nd}\\s?${symbol}|${symbol}\\s?\\p{Nd}`, 'u');
      await expect(tile).toContainText(amount);
      const hide = page.getByRole('banner').getByRole('button', { name: t('amounts.hide'), exact: true });
      await hide.click();
      await expect(main).not.toContainText(amount);
      await page.reload();
      await expect(tile).toContainText(t('amounts.hidden'));
      await expect(main).not.toContainText(amount);
      await hide.click();
      await expect(tile).toContainText(amount);
    },
  },
  {
    name: 'Block a card from the list',
    screen: 'myCardBlock',
    person: 'ana',
    async go(traveller) {
      const { page, main, base, button, t } = traveller;
      await page.goto(`${base}/account`);
      const name = new RegExp(`^${t('actions.block')}: `);
      const block = main.getByRole('article').first().getByRole('link', { name });
      // By keyboard.
      await block.press('Enter');
      await expect(page).toHaveURL(/\/block$/);
      const [, id = ''] = /card-details\/([^/]+)\/block$/.exec(page.url()) ?? [];
      await expect(main).toContainText(await lastDigits(traveller, { id }));
      await button('actions.block').press('Enter');
      await expect(traveller.section('toast.region')).toContainText(t('dialogs.cardBlocked.text'));
      expect(await cardOnServer(traveller, { id })).toMatchObject({
        status: 'blocked',
        block_reason: 'temporary',
      });
    },
  },
  {
    name: 'Block a card from its own page',
    screen: 'myCardBlock',
    person: 'ana',
    async go(traveller) {
      const { page, main, base, t } = traveller;
      const card = await traveller.open('cardDetails');
      if (!card) throw new Error('Details are those of a card.');
      await main
        .getByRole('navigation')
        .getByRole('link', { name: t('actions.block'), exact: true })
        .click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(await lastDigits(traveller, card));
      await question.getByRole('button', { name: t('actions.block'), exact: true }).click();
      await expect(traveller.section('toast.region')).toContainText(t('dialogs.cardBlocked.text'));
      await expect(page).toHaveURL(`${base}/my-cards/card-details/${card.id}`);
      expect(await cardOnServer(traveller, card)).toMatchObject({
        status: 'blocked',
        block_reason: 'temporary',
      });
    },
  },
  {
    name: 'See why a card does not allow something, and take what would',
    screen: 'cardDetails',
    through: ['myCardUnblock'],
    person: 'ana',
    async go(traveller) {
      const { page, main, base, heading, t } = traveller;
      const blocked = traveller.cards.find(({ status }) => status === 'blocked');
      if (!blocked) throw new Error('Nobody has a card that is blocked for a while.');
      await page.goto(`${base}/my-cards/card-details/${blocked.id}`);
      await main.locator('summary').click();
      const fold = main.locator('details[open]');
      await expect(fold).toContainText(t('cardActions.unavailable.blockedForNow'));
      await fold.getByRole('link', { name: t('actions.unblock'), exact: true }).click();
      await expect(heading).toHaveText(t('screens.myCardUnblock'));
    },
  },
  {
    name: 'Put the days on which money runs out into a calendar',
    savesFile: true,
    screen: 'cardDetails',
    option: SHOWS_BALANCES,
    person: 'ana',
    async go(traveller) {
      const { page, username } = traveller;
      await traveller.open('cardDetails');
      const save = traveller.button('calendar.add');
      const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(3);
      expect(text).not.toMatch(/\d[.,]\d\d/);
      expect(text).not.toContain(username);
    },
  },
];
