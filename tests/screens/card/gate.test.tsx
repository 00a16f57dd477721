// @vitest-environment jsdom
import '../../support/dialogElement.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { aFullCard, cardGateway } from '../../support/cardGateway.ts';
import { aServerCard } from '../../support/holderGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const DETAILS = '/xx/my-cards/card-details/1-CN';
const tenant = aTenant({ features: { blockAndReplace: 'on' } });
const alert = async () => within(await screen.findByRole('main')).findByRole('alert');

async function visit(action: string, card: Record<string, unknown>) {
  const cards = cardGateway({
    cards: [aServerCard(card), aFullCard({ card_ref: '2', pan_last_digits: '7777' })],
  });
  const view = await renderScreen({
    path: `/my-cards/card-details/1-CN/${action}`,
    gateway: cards.gateway,
    tenant,
  });
  return { ...view, cards };
}

describe('an action that the card does not have', () => {
  it.each([
    ['block', { status: 'pending' }, 'waiting for verification', null],
    ['block', { status: 'blocked', block_reason: 'lost' }, 'blocked for good', 'Contact us'],
    ['block-permanently', { status: 'expired' }, 'has expired', 'Contact us'],
    ['unblock', {}, 'The card is active', null],
    ['remove', {}, 'does not offer it', 'Contact us'],
    ['block-and-replace', {}, 'does not offer it', 'Contact us'],
    ['block-and-replace/get-plastic-card', {}, 'does not offer it', 'Contact us'],
    ['block-and-replace/choose-reason', {}, 'does not offer it', 'Contact us'],
    ['block-and-replace/get-plastic-card/choose-reason', {}, 'does not offer it', 'Contact us'],
  ])(
    '%s on %j leads to the details, which say why, and sends nothing [RTE-65]',
    async (action, card, why, link) => {
      const { cards, router } = await visit(action, card);
      const said = await alert();
      expect(router.state.location.pathname).toBe(DETAILS);
      expect(said.textContent).toContain('is not available for this card');
      expect(said.textContent).toContain(why);
      if (link) expect(within(said).getByRole('link', { name: link })).toBeTruthy();
      expect(cards.sent).toEqual([]);
    },
  );

  it('names the action as the menu does, and leads to the unblocking where the card has it [RTE-65]', async () => {
    const card = aFullCard({ status: 'blocked' });
    await visit('block', card);
    const said = await alert();
    expect(said.textContent).toContain('“Block temporarily” is not available');
    expect(within(said).getByRole('link', { name: 'Unblock' }).getAttribute('href')).toBe(
      `${DETAILS}/unblock`,
    );
  });

  it('is told until the next page, and not again on the way back', async () => {
    const { router } = await visit('remove', {});
    await alert();
    await router.navigate('/account');
    await screen.findByRole('heading', { level: 1, name: /Hello/ });
    await router.navigate('/my-cards/card-details/1-CN');
    await screen.findByText('Valid until');
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });

  it('is told after a way inside the portal too, and of its own card alone', async () => {
    const { router } = await visit('transactions', {});
    await screen.findByRole('heading', { name: 'Transactions', level: 1 });
    await router.navigate('/my-cards/card-details/1-CN/remove');
    expect((await alert()).textContent).toContain('“Remove from account” is not available');
    await router.navigate('/my-cards/card-details/2-CN');
    await screen.findByText((text) => text.includes('7777'), { selector: 'dd *' });
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  });

  it('is refused as well when the cards come at the second try [RTE-65]', async () => {
    const cards = cardGateway({ cards: [aServerCard()] });
    cards.breakReads(true);
    const { router } = await renderScreen({
      path: '/my-cards/card-details/1-CN/remove',
      gateway: cards.gateway,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    cards.breakReads(false);
    await userEvent.click(again);
    // The alert of the failed reading stands there until the cards have come.
    await waitFor(async () =>
      expect((await alert()).textContent).toContain('“Remove from account” is not available'),
    );
    expect(router.state.location.pathname).toBe(DETAILS);
    expect(cards.sent).toEqual([]);
  });

  it('closes an open confirmation when the card has lost it meanwhile [F10 RTE-65]', async () => {
    const { cards, portal, router } = await visit('block', aFullCard());
    await screen.findByRole('button', { name: 'Block temporarily' });
    cards.change('1', { status: 'blocked', block_reason: 'lost', settings: {} });
    await portal.loadedServerData()?.readCardsAgain();
    expect((await alert()).textContent).toContain('blocked for good');
    expect(router.state.location.pathname).toBe(DETAILS);
    expect(cards.sent).toEqual([]);
  });

  it('has no entry and no button either: all three ask the manifest [RTE-65 NAV-24 NAV-25 NAV-27]', async () => {
    const labels = ['Block temporarily', 'Block permanently', 'Unblock', 'Remove from account'];
    const shown = async (card: Record<string, unknown>) => {
      await visit('', card);
      const main = await screen.findByRole('main');
      const buttons = within(await within(main).findByRole('navigation', { name: 'Card actions' }));
      const menu = within(within(screen.getByRole('complementary')).getByRole('navigation'));
      const found = labels.filter((name) => buttons.queryByRole('link', { name }));
      await waitFor(() => expect(labels.filter((name) => menu.queryByRole('link', { name }))).toEqual(found));
      const order = (list: typeof menu) => list.queryAllByRole('link').map(({ textContent }) => textContent);
      expect(order(buttons)).toEqual(order(menu).filter((name) => order(buttons).includes(name)));
      cleanup();
      return found;
    };
    expect(await shown({})).toEqual([]);
    expect(await shown(aFullCard())).toEqual([
      'Block temporarily',
      'Block permanently',
      'Remove from account',
    ]);
    expect(await shown(aFullCard({ status: 'blocked' }))).toEqual([
      'Block permanently',
      'Unblock',
      'Remove from account',
    ]);
  });

  it.each([
    ['block', 'NAV-24', 'Block temporarily', aFullCard()],
    ['unblock', 'NAV-26', 'Unblock', aFullCard({ status: 'blocked' })],
    ['block-permanently', 'NAV-25', 'Block permanently', aFullCard()],
    ['remove', 'NAV-27', 'Remove from account', aFullCard()],
  ])('and a card that has it: the button leads to …/%s [%s]', async (path, _, label, card) => {
    await visit('', card);
    const buttons = within(
      await within(await screen.findByRole('main')).findByRole('navigation', { name: 'Card actions' }),
    );
    expect(buttons.getByRole('link', { name: label }).getAttribute('href')).toBe(`${DETAILS}/${path}`);
  });
});
