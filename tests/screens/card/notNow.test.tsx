// @vitest-environment jsdom
/** What a card does not allow now, and the block from its tile. */
import '../../support/dialogElement.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type ActionFault, aFullCard, cardGateway } from '../../support/cardGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const DETAILS = '/my-cards/card-details/1-CN';
const REFUSED = { is_change_pin_field_displayed: false, is_pin_reveal_field_displayed: false };
const SETTINGS = aFullCard().settings as Record<string, boolean>;

async function open(changes: Record<string, unknown> = {}, fault?: ActionFault) {
  const card = cardGateway({ cards: [aFullCard(changes)], ...(fault && { fault }) });
  const view = await renderScreen({ path: DETAILS, gateway: card.gateway });
  await screen.findByText('Valid until');
  return { ...view, card };
}
const fold = () => screen.queryByText(/^Not available now/)?.closest('details');
const tiles = () => within(within(screen.getByRole('main')).getByRole('navigation'));

describe('"not available now"', () => {
  it('is folded, names each action with its reason, and is spoken of in this order [LOV-07]', async () => {
    const { t } = await open({ settings: { ...SETTINGS, ...REFUSED } });
    expect(fold()?.open).toBe(false);
    const [summary, names, reason] = [
      'Not available now (2)',
      'Show PIN, Change PIN',
      'This card does not offer it',
    ];
    expect(fold()?.textContent).toMatch(
      new RegExp(`^${summary.replace(/[()]/g, '\\$&')}${names}${reason}.*${t('contactBlock.write')}$`),
    );
    expect(tiles().queryByRole('link', { name: 'Show PIN' })).toBeNull();
    // Opened by the keyboard, it is open for whoever comes back.
    await userEvent.click(screen.getByText(summary));
    expect(fold()?.open).toBe(true);
  });

  it('offers what would allow them: here the unblocking [LOV-07]', async () => {
    await open({ status: 'blocked', settings: { ...SETTINGS, ...REFUSED, is_blocked_temporarily: true } });
    const group = within(fold() as HTMLElement);
    expect(group.getByText(/temporarily. It works again once it is unblocked/)).toBeTruthy();
    expect(group.getByRole('link', { name: 'Unblock', hidden: true }).getAttribute('href')).toBe(
      `/xx${DETAILS}/unblock`,
    );
    // What nobody would look for on a blocked card stands nowhere.
    expect(fold()?.textContent).not.toMatch(/Block temporarily|Activate/);
  });

  it('is not there for a card that allows everything [LOV-07]', async () => {
    await open();
    expect(fold()).toBeUndefined();
  });

  it.each([{ status: 'blocked', block_reason: 'stolen' }, { status: 'lost' }])(
    'never offers to unblock what is blocked for good, whatever its flags say: %j [LOV-09]',
    async (changes) => {
      await open({ settings: { ...SETTINGS, is_blocked_temporarily: true }, ...changes });
      expect(screen.queryByRole('link', { name: /Unblock/, hidden: true })).toBeNull();
      expect(screen.queryByRole('button', { name: /Unblock/, hidden: true })).toBeNull();
    },
  );
});

describe('the tile of the temporary block', () => {
  const press = async () => {
    await userEvent.click(tiles().getByRole('link', { name: 'Block temporarily' }));
    return within(await screen.findByRole('dialog', { name: /^Block temporarily: Meal card ••••\s4821\?$/ }));
  };

  it('blocks by one press and one confirmation that names the card, on the page itself [LOV-08]', async () => {
    const { card, router } = await open();
    const question = await press();
    // The safe choice comes first.
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
    expect(card.sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Block temporarily' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card.sent).toEqual([{ call: 'block 1', body: { reason: 'temporary' } }]);
    expect(router.state.location.pathname).toBe(`/xx${DETAILS}`);
    expect(screen.getByText(/^The card is blocked\./)).toBeTruthy();
    expect(tiles().getByRole('link', { name: 'Unblock' })).toBeTruthy();
  });

  it('sends nothing when the question is closed [LOV-08]', async () => {
    const { card } = await open();
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card.sent).toEqual([]);
  });

  it('says in its question how it ended when the call fails [LOV-08]', async () => {
    const { card } = await open({}, '500');
    const question = await press();
    await userEvent.click(question.getByRole('button', { name: 'Block temporarily' }));
    expect((await question.findByRole('alert')).textContent).toContain('The card’s status now: Active.');
    expect(card.sent).toHaveLength(1);
  });
});
