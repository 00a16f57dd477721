/** What people do to their cards; each ends in the state that the gateway then has. */
import type { Journey } from './journey.ts';
import { cardOnServer } from './sandboxState.ts';
import { expect, type Traveller } from './traveller.ts';

/** A card that anybody may add. */
const FREE_CARD = { serial: '1000000001', digits: '1111' };

/** By a toast, which leaves by itself. */
async function isReported({ section, t }: Traveller, name: string): Promise<void> {
  await expect(section('toast.region')).toContainText(t(`dialogs.${name}.text`));
}

async function closeDialog({ page, dialog }: Traveller, name: string): Promise<void> {
  await expect(dialog(name)).toBeVisible();
  await dialog(name).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function chooseReplacement(traveller: Traveller, form: 'virtual' | 'plastic'): Promise<void> {
  const { heading, radio, button, t } = traveller;
  await radio(`cardActions.replace.${form}.name`).check();
  await button('common.next').click();
  if (form === 'plastic') {
    await expect(heading).toHaveText(t('screens.myCardGetPlasticCard'));
    await button('common.next').click();
  }
  await expect(heading).toHaveText(t('cardActions.replace.reasonTitle'));
  await radio('status.lost').check();
  await button('common.next').click();
  await expect(heading).toHaveText(t('cardActions.replace.confirmTitle'));
  await traveller.main.getByRole('checkbox').check({ force: true });
  await button('cardActions.replace.button').click();
}

const replaceBy = (form: 'virtual' | 'plastic'): Journey['go'] => {
  return async (traveller) => {
    const card = await traveller.act('myCardBlockReplace');
    await chooseReplacement(traveller, form);
    await closeDialog(traveller, form === 'virtual' ? 'cardReplacedVirtual' : 'cardReplacedPlastic');
    // What can no longer be used is folded, and there all the same.
    const cards = traveller.main.getByRole('article', { includeHidden: true });
    await expect(cards).toHaveCount(traveller.cards.length + 1);
    expect(await cardOnServer(traveller, card)).toMatchObject({ status: 'blocked', block_reason: 'lost' });
  };
};

export const cardJourneys: readonly Journey[] = [
  {
    name: 'Add a card',
    screen: 'myCardAdd',
    person: 'new',
    async go({ open, field, button, page, base, main, section, t }) {
      await open('myCardAdd');
      await field('forms.serialNumber').fill(FREE_CARD.serial);
      await field('forms.lastFourDigits').fill(FREE_CARD.digits);
      await button('addCard.submit').click();
      await expect(page).toHaveURL(`${base}/account`);
      await expect(section('toast.region')).toContainText(t('addCard.added'));
      await expect(main.getByRole('article')).toHaveCount(1);
    },
  },
  {
    name: 'Block a card for a while',
    screen: 'myCardBlock',
    person: 'ana',
    async go(traveller) {
      const card = await traveller.act('myCardBlock');
      await traveller.button('actions.block').click();
      await isReported(traveller, 'cardBlocked');
      await expect(traveller.main).toContainText(traveller.t('status.temporaryBlock'));
      expect(await cardOnServer(traveller, card)).toMatchObject({
        status: 'blocked',
        block_reason: 'temporary',
      });
    },
  },
  {
    name: 'Unblock a card',
    screen: 'myCardUnblock',
    person: 'ana',
    async go(traveller) {
      const card = await traveller.act('myCardUnblock');
      await traveller.button('actions.unblock').click();
      await isReported(traveller, 'cardUnblocked');
      await expect(traveller.main).toContainText(traveller.t('status.active'));
      expect(await cardOnServer(traveller, card)).toMatchObject({ status: 'active' });
    },
  },
  {
    name: 'Block a card for good',
    screen: 'myCardBlockPermanently',
    person: 'ana',
    async go(traveller) {
      const { button, radio, page, t } = traveller;
      const card = await traveller.act('myCardBlockPermanently');
      await radio('status.stolen').check();
      await button('common.next').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('actions.blockPermanently') })
        .click();
      await closeDialog(traveller, 'cardBlockedPermanently');
      await expect(traveller.main).toContainText(t('status.stolen'));
      expect(await cardOnServer(traveller, card)).toMatchObject({
        status: 'blocked',
        block_reason: 'stolen',
      });
    },
  },
  {
    name: 'Replace a card by a virtual one',
    screen: 'myCardBlockReplaceConfirm',
    person: 'ana',
    go: replaceBy('virtual'),
  },
  {
    name: 'Replace a card by one of plastic',
    screen: 'myCardGetPlasticCard',
    person: 'ana',
    go: replaceBy('plastic'),
  },
  {
    name: 'Remove a card',
    screen: 'myCardRemove',
    person: 'ana',
    async go(traveller) {
      const card = await traveller.act('myCardRemove');
      const before = await cardOnServer(traveller, card);
      await traveller.button('actions.remove').click();
      await closeDialog(traveller, 'cardRemoved');
      await expect(traveller.page).toHaveURL(`${traveller.base}/account`);
      await expect(traveller.main.getByRole('article')).toHaveCount(traveller.cards.length - 1);
      // It stays usable: only the account lost it.
      expect(await cardOnServer(traveller, card)).toMatchObject({ status: before.status });
    },
  },
];
