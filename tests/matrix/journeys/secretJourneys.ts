/** What only the holder should see: PIN, activation, and a card without plastic with its one-time code. */
import type { Journey } from './journey.ts';
import { cardOnServer, mailedCode } from './sandboxState.ts';
import { expect, type Traveller } from './traveller.ts';

const NEW_PIN = '4072';

/** The page behind the returned address, in its frame. */
const frameOf = ({ page }: Traveller) => page.frameLocator('main iframe');

const showCard = (screen: string, open: string): Journey['go'] => {
  return async (traveller) => {
    const card = await traveller.act(screen);
    await traveller.button(open).click();
    const { pan_last_digits: digits } = await cardOnServer(traveller, card);
    await expect(frameOf(traveller).locator('.face')).toContainText(digits);
  };
};

export const secretJourneys: readonly Journey[] = [
  {
    name: 'Activate a card',
    screen: 'myCardActivate',
    person: 'ana',
    async go(traveller) {
      const { button, page, t } = traveller;
      const card = await traveller.act('myCardActivate');
      await button('secrets.open.activate').click();
      await frameOf(traveller).getByRole('button').click();
      await expect(frameOf(traveller).getByRole('status')).toBeVisible();
      await button('secrets.done').click();
      await expect(page.getByText(t('secrets.active.title'))).toBeVisible();
      expect(await cardOnServer(traveller, card)).toMatchObject({ status: 'active' });
    },
  },
  {
    name: 'See a PIN',
    screen: 'myCardPinReveal',
    person: 'ana',
    async go(traveller) {
      await traveller.act('myCardPinReveal');
      await traveller.button('secrets.open.reveal').click();
      await expect(frameOf(traveller).locator('.pin li')).toHaveText(Array(4).fill(/^\d$/));
      await traveller.button('secrets.hide').click();
      await expect(traveller.main.locator('iframe')).toHaveCount(0);
    },
  },
  {
    name: 'Change a PIN',
    screen: 'myCardPinChange',
    person: 'ana',
    async go(traveller) {
      const { button, page, t } = traveller;
      const card = await traveller.act('myCardPinChange');
      await button('secrets.open.change').click();
      const frame = frameOf(traveller);
      await frame.locator('input[name=pin]').fill(NEW_PIN);
      await frame.locator('input[name=repeat]').fill(NEW_PIN);
      await frame.getByRole('button').click();
      await expect(frame.getByRole('status')).toBeVisible();
      await button('secrets.done').click();
      await expect(page.getByText(t('secrets.changed.title'))).toBeVisible();
      // The new one is the card's from now on.
      const { page: shown } = traveller;
      await shown.goto(`${traveller.base}/my-cards/card-details/${card.id}/pin-reveal`);
      await button('secrets.open.reveal').click();
      await expect(frame.locator('.pin li')).toHaveText([...NEW_PIN]);
    },
  },
  {
    name: 'Verify a card without plastic',
    screen: 'plasticlessVerification',
    person: 'ana',
    async go(traveller) {
      const { button, field, page, base, username } = traveller;
      const card = await traveller.open('plasticlessVerification');
      await button('profile.sendCode').click();
      const code = await mailedCode(traveller, username);
      await field('forms.verificationCode').fill(code);
      await button('common.confirm').click();
      await expect(page).toHaveURL(`${base}/my-cards/card-details/${card?.id}/plasticless/card-info`);
      expect(await cardOnServer(traveller, { id: card?.id ?? '' })).toMatchObject({ status: 'active' });
    },
  },
  {
    name: 'See the number of a virtual card',
    screen: 'plasticlessCardInfo',
    person: 'ana',
    go: showCard('plasticlessCardInfo', 'secrets.open.cardInfo'),
  },
  {
    name: 'See the picture of a virtual card',
    screen: 'plasticlessCardImage',
    person: 'ana',
    go: showCard('plasticlessCardImage', 'secrets.open.cardImage'),
  },
];
