// @vitest-environment jsdom
/** Block, unblock, block for good, remove. Over 250 lines: each ends in every way that a call can end in. */
import '../../support/dialogElement.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import {
  type ActionFault,
  aFullCard,
  type CardGateway,
  type CardGatewayOptions,
  cardGateway,
} from '../../support/cardGateway.ts';
import { renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

type ActionName = 'block' | 'unblock' | 'block-permanently' | 'remove';

interface Action {
  readonly heading: string;
  /** The last press. */
  readonly button: string;
  /** What says that it was done; a dialog where no press brings it back. */
  readonly reported: string;
  readonly isDialog: boolean;
  readonly status: string;
  readonly sent: { readonly call: string; readonly body: unknown };
}

const ACTIONS: Readonly<Record<ActionName, Action>> = {
  block: {
    heading: 'Block temporarily',
    button: 'Block temporarily',
    reported: 'The card is blocked',
    isDialog: false,
    status: 'active',
    sent: { call: 'block 1', body: { reason: 'temporary' } },
  },
  unblock: {
    heading: 'Unblock the card',
    button: 'Unblock',
    reported: 'The card is unblocked',
    isDialog: false,
    status: 'blocked',
    sent: { call: 'unblock 1', body: null },
  },
  'block-permanently': {
    heading: 'Block permanently',
    button: 'Block permanently',
    reported: 'The card is blocked for good',
    isDialog: true,
    status: 'active',
    sent: { call: 'block 1', body: { reason: 'lost' } },
  },
  remove: {
    heading: 'Remove the card',
    button: 'Remove from account',
    reported: 'The card is no longer in your account',
    isDialog: true,
    status: 'active',
    sent: { call: 'DELETE 1', body: null },
  },
};
const NAMES = Object.keys(ACTIONS) as ActionName[];
const OTHER = aFullCard({ card_ref: '2', pan_last_digits: '7777' });

async function open(name: ActionName, options: Partial<CardGatewayOptions> = {}) {
  const cards = options.cards ?? [aFullCard({ status: ACTIONS[name].status }), OTHER];
  const card = cardGateway({ ...options, cards });
  const view = await renderScreen({ path: `/my-cards/card-details/1-CN/${name}`, gateway: card.gateway });
  await screen.findByRole('heading', { level: 1, name: ACTIONS[name].heading });
  return { ...view, card };
}

/** Up to the last press, which it gives back. */
async function prepare(name: ActionName, reason = 'Lost'): Promise<HTMLElement> {
  if (name === 'block-permanently') {
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${reason}`) }));
    const next = screen.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(next);
    const question = await screen.findByRole('dialog');
    return within(question).getByRole('button', { name: 'Block permanently' });
  }
  return screen.getByRole('button', { name: ACTIONS[name].button });
}
/** A toast says it where the way leads, or a dialog does: nothing else counts as told. */
const queryReported = (name: ActionName) => {
  const { reported, isDialog } = ACTIONS[name];
  if (isDialog) return screen.queryByRole('dialog', { name: reported });
  const toasts = screen.queryByRole('region', { name: 'Messages' });
  return toasts && within(toasts).queryByText((text) => text.startsWith(`${reported}. `));
};
const isReported = (name: ActionName) => waitFor(() => expect(queryReported(name)).toBeTruthy());
const pathOf = (router: { state: { location: { pathname: string } } }) => router.state.location.pathname;
/** In the page, beside any toast of a failed load. */
const outcome = () => within(screen.getByRole('main')).findByRole('alert');
const ANA = /Meal card ••••\s4821/;
const OTHER_NAME = /Meal card ••••\s7777/;
/** Reads by the guard come before; what counts is that one came after the action. */
async function readAfter(card: CardGateway, run: () => Promise<unknown>) {
  const before = card.reads();
  await run();
  await waitFor(() => expect(card.reads()).toBeGreaterThan(before));
}

describe.each(NAMES)('%s', (name) => {
  const { reported, isDialog, sent } = ACTIONS[name];
  const isRemoval = name === 'remove';
  const goal = isRemoval ? '/xx/account' : '/xx/my-cards/card-details/1-CN';

  it('is one call; the cards are read again, and it is told where the way leads: by a toast, or by a dialog where nothing brings it back [ACT-26 MOD-03 MOD-04 MOD-05]', async () => {
    const { card, router } = await open(name);
    const press = await prepare(name);
    await readAfter(card, () => userEvent.click(press));
    await isReported(name);
    expect(card.sent).toEqual([sent]);
    expect(pathOf(router)).toBe(goal);
    // It leaves the person there, with the card as it is now.
    if (isDialog)
      await userEvent.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: isRemoval ? 'My cards' : 'Close' }),
      );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pathOf(router)).toBe(goal);
    const main = screen.getByRole('main').textContent ?? '';
    if (isRemoval) expect(main).not.toContain('4821');
    else
      expect(main).toContain(
        { block: 'Temporary block', unblock: 'Active', 'block-permanently': 'Lost' }[name as 'block'],
      );
  });

  it('is sent once, however often it is pressed, also by Enter with the click [ACT-27 F1]', async () => {
    const { card } = await open(name);
    const press = await prepare(name);
    press.focus();
    // All before the next render: only what is no state can stop the second.
    const button = press;
    act(() => {
      for (let count = 0; count < 10; count += 1) button.click();
    });
    await userEvent.keyboard('{Enter}');
    await isReported(name);
    expect(card.sent).toEqual([sent]);
  });

  it('shows nothing as done while a slow answer is on its way [F11]', async () => {
    const slow = Promise.withResolvers<void>();
    const { card, router, t } = await open(name, { fault: slow.promise });
    const press = await prepare(name);
    await userEvent.click(press);
    await waitFor(() => expect(press.getAttribute('aria-busy')).toBe('true'));
    expect(press.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('status').some((each) => each.textContent === t('common.loading'))).toBe(true);
    expect(pathOf(router)).toBe(`/xx/my-cards/card-details/1-CN/${name}`);
    expect(queryReported(name)).toBeNull();
    slow.resolve();
    await isReported(name);
    expect(card.sent).toEqual([sent]);
  });

  it.each<[ActionFault, string]>([
    ['400 INVALID_CARD', 'error-messages.INVALID_CARD'],
    ['400 CARD_BLOCKED', 'error-messages.CARD_BLOCKED'],
    ['400 CARD_NOT_BLOCKED', 'error-messages.CARD_NOT_BLOCKED'],
    ['403', 'error-messages.403'],
    // A page that is not there is not what the press was about.
    ['404', 'error-messages.default'],
    ['409 CONFLICT', 'error-messages.CONFLICT'],
    ['429 TOO_MANY_REQUEST', 'error-messages.TOO_MANY_REQUEST'],
    ['500', 'error-messages.500'],
    ['cut', 'error-messages.connection-error'],
    ['html', 'error-messages.connection-error'],
  ])(
    'refused by %s: says so in place and how the card is now, and sends nothing more [F2 F11]',
    async (fault, key) => {
      const { card, router, portal } = await open(name, { fault });
      const press = await prepare(name);
      await readAfter(card, () => userEvent.click(press));
      const said = await outcome();
      const { i18n } = portal.translator;
      const code = fault.toString().split(' ')[1];
      const own = isRemoval && code === 'INVALID_CARD' ? `${key}-remove_card` : key;
      // A code without a text of ours is told in the server's words (ERR-17).
      const known: string = i18n.exists(own) ? own : 'error-messages.default';
      const isForeign = known !== own && code !== undefined;
      const text = isForeign
        ? `Said by the server: ${code}`
        : i18n
            .t(known as 'error-messages.default')
            .replace('#CONTACT#', '')
            .trim();
      expect(said.textContent).toContain(text);
      const status = name === 'unblock' ? 'Temporary block' : 'Active';
      expect(said.textContent).toContain(`The card’s status now: ${status}.`);
      expect(document.activeElement).toBe(said);
      expect(queryReported(name)).toBeNull();
      expect(pathOf(router)).toBe(`/xx/my-cards/card-details/1-CN/${name}`);
      expect(card.sent).toEqual([sent]);
      // A person may try again, by a press of their own.
      expect((await prepare(name)).getAttribute('aria-disabled')).toBeNull();
    },
  );

  it.each<ActionFault>(['500', 'cut', 'html'])(
    'done although the answer was lost (%s): the cards show it, so it is told as done [F2]',
    async (fault) => {
      const { card, router } = await open(name, { fault, isMade: true });
      await userEvent.click(await prepare(name));
      await isReported(name);
      expect(pathOf(router)).toBe(goal);
      expect(card.sent).toEqual([sent]);
    },
  );

  it('says that nobody knows when the cards cannot be read either [F2 F11]', async () => {
    const { card } = await open(name, { fault: 'cut' });
    const press = await prepare(name);
    card.breakReads(true);
    await userEvent.click(press);
    expect((await outcome()).textContent).toContain('We could not check the card’s status.');
    expect(queryReported(name)).toBeNull();
    expect(card.sent).toEqual([sent]);
  });

  it('stays when it was done and the cards cannot be read, and reads them again without sending [ACT-26 F11]', async () => {
    const { card, router } = await open(name);
    const press = await prepare(name);
    card.breakReads(true);
    await userEvent.click(press);
    expect((await outcome()).textContent).toContain('could not read the card’s new status');
    expect(queryReported(name)).toBeNull();
    card.breakReads(false);
    await userEvent.click(within(await outcome()).getByRole('button', { name: 'Try again' }));
    await isReported(name);
    expect(pathOf(router)).toBe(goal);
    expect(card.sent).toEqual([sent]);
  });

  it('goes to sign in again when the session is over, and claims nothing', async () => {
    const { card, router } = await open(name, { fault: '401' });
    await userEvent.click(await prepare(name));
    await waitFor(() => expect(pathOf(router)).toBe('/xx/reconnect'));
    expect(queryReported(name)).toBeNull();
    expect(card.sent.length).toBe(1);
  });

  it('is told as a toast, with the card’s name, to somebody who has gone on meanwhile [F10]', async () => {
    const slow = Promise.withResolvers<void>();
    const { router } = await open(name, { fault: slow.promise });
    const press = await prepare(name);
    await userEvent.click(press);
    await router.navigate('/my-cards/card-details/2-CN');
    await screen.findByText('Valid until');
    // The page that was left is gone, and with it what a route change hides.
    await waitFor(() => expect(press.isConnected).toBe(false));
    slow.resolve();
    expect(await screen.findByText((text) => ANA.test(text) && text.endsWith(`: ${reported}`))).toBeTruthy();
    expect(pathOf(router)).toBe('/xx/my-cards/card-details/2-CN');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names product and last digits, acts on the card of its address, and starts anew on another one [F10]', async () => {
    const { card, router } = await open(name);
    await prepare(name);
    expect(screen.getByRole('main').textContent).toMatch(ANA);
    const other = name === 'unblock' ? 'remove' : name;
    await router.navigate(`/my-cards/card-details/2-CN/${other}`);
    await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(OTHER_NAME));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await prepare(other));
    await waitFor(() => expect(card.sent.length).toBe(1));
    expect(card.sent[0]?.call).toBe(`${ACTIONS[other].sent.call.split(' ')[0]} 2`);
  });
});

describe('a block for good', () => {
  it.each([
    ['Lost', 'lost', 'ENT-118'],
    ['Stolen', 'stolen', 'ENT-119'],
    ['Damaged', 'damaged', 'ENT-120'],
  ])('for the reason %s is sent as “%s”, without a replacement [RTE-38 %s]', async (label, reason) => {
    const { card } = await open('block-permanently');
    await userEvent.click(await prepare('block-permanently', label));
    await screen.findByRole('dialog', { name: 'The card is blocked for good' });
    expect(card.sent).toEqual([{ call: 'block 1', body: { reason } }]);
  });

  it('offers three reasons and none is chosen beforehand [ENT-121]', async () => {
    const { card } = await open('block-permanently');
    const reasons = screen.getAllByRole<HTMLInputElement>('radio');
    expect(reasons.map(({ value, checked }) => [value, checked])).toEqual([
      ['lost', false],
      ['stolen', false],
      ['damaged', false],
    ]);
    // Each says when it is the right one.
    expect(screen.getByRole('radio', { name: /^Damaged\s*The chip or the plastic/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    expect(card.sent).toEqual([]);
  });

  it('asks a second time, names the card, and starts at the safe choice [MOD-09 F10 P1]', async () => {
    const { card } = await open('block-permanently');
    await prepare('block-permanently', 'Stolen');
    const question = screen.getByRole('dialog', { name: /^Block for good: Meal card ••••\s4821\?$/ });
    expect(question.textContent).toContain('Stolen');
    expect(question.textContent).toContain('cannot be unblocked');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card.sent).toEqual([]);
    // Asked again, it is rendered again.
    await prepare('block-permanently', 'Lost');
    expect(screen.getByRole('dialog').textContent).toContain('Lost');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card.sent).toEqual([]);
  });

  it('of a card that is blocked for a while already is sent, not swallowed [ACT-23 K19]', async () => {
    const cards = [aFullCard({ status: 'blocked' })];
    const { card } = await open('block-permanently', { cards });
    await userEvent.click(await prepare('block-permanently'));
    await screen.findByRole('dialog', { name: 'The card is blocked for good' });
    expect(card.sent).toEqual([{ call: 'block 1', body: { reason: 'lost' } }]);
  });

  it('is not done while the card is only blocked for a while [F11]', async () => {
    const cards = [aFullCard({ status: 'blocked' })];
    const { card } = await open('block-permanently', { cards, fault: 'cut' });
    await userEvent.click(await prepare('block-permanently'));
    expect((await outcome()).textContent).toContain('The card’s status now: Temporary block.');
    expect(card.sent).toHaveLength(1);
  });

  it('is told beforehand to be one without a way back, and leaves none [ACT-12]', async () => {
    const { router, t } = await open('block-permanently');
    expect(screen.getByRole('main').textContent).toContain('This cannot be undone.');
    await userEvent.click(await prepare('block-permanently'));
    const dialog = await screen.findByRole('dialog', { name: 'The card is blocked for good' });
    expect(dialog.textContent).toContain('It cannot be unblocked.');
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
    expect(links.filter((each) => /1-CN\/(unblock|activate|block)/.test(each))).toEqual([]);
    for (const action of ['unblock', 'activate']) {
      await router.navigate(`/my-cards/card-details/1-CN/${action}`);
      await waitFor(() => expect(pathOf(router)).toBe('/xx/my-cards/card-details/1-CN'));
      expect((await outcome()).textContent).toContain(t('cardActions.unavailable.blockedForGood'));
    }
  });

  it('offers the block that can be undone to somebody who only looks for the card', async () => {
    await open('block-permanently');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Only looking for the card?')).toBeTruthy();
    expect(main.getByRole('link', { name: 'Block temporarily' }).getAttribute('href')).toBe(
      '/xx/my-cards/card-details/1-CN/block',
    );
  });
});

describe('a temporary block', () => {
  it.each(['active', 'issued'])('is sent for a card that is %s [RTE-36 ACT-19 ACT-20]', async (status) => {
    const { card } = await open('block', { cards: [aFullCard({ status })] });
    await userEvent.click(await prepare('block'));
    await isReported('block');
    expect(card.sent).toHaveLength(1);
  });

  it('carries the tenant’s own reason', async () => {
    const card = cardGateway({ cards: [aFullCard()] });
    const tenant = aTenant({ blocking: { temporaryReason: 'pause' } });
    await renderScreen({ path: '/my-cards/card-details/1-CN/block', gateway: card.gateway, tenant });
    await userEvent.click(await screen.findByRole('button', { name: 'Block temporarily' }));
    await isReported('block');
    expect(card.sent[0]?.body).toEqual({ reason: 'pause' });
  });

  it('is one link away from any page of the card, and then one press', async () => {
    const card = cardGateway({ cards: [aFullCard()] });
    await renderScreen({ path: '/my-cards/card-details/1-CN/transactions', gateway: card.gateway });
    const menu = within(await screen.findByRole('complementary'));
    const link = await menu.findByRole('link', { name: 'Block temporarily' });
    expect(link.getAttribute('href')).toBe('/xx/my-cards/card-details/1-CN/block');
  });
});

describe('a removal', () => {
  it('says that the card stays usable, and has no look of danger, wherever it is offered [RTE-35 ACT-04 ACT-06]', async () => {
    const { router } = await open('remove');
    expect(screen.getByRole('main').textContent).toMatch(/keep working: you can still pay with it/);
    expect(screen.getByRole('button', { name: 'Remove from account' }).className).not.toContain('danger');
    await router.navigate('/my-cards/card-details/1-CN');
    await screen.findByText('Valid until');
    const offers = screen.getAllByRole('link').filter(({ textContent }) => textContent?.startsWith('Remove'));
    expect(offers.length).toBeGreaterThan(1);
    for (const each of offers) expect(each.dataset.danger).toBeUndefined();
    // What cannot be undone is red, and nothing else.
    const red = screen.getAllByRole('link').filter(({ dataset }) => dataset.danger);
    expect(new Set(red.map(({ textContent }) => textContent))).toEqual(new Set(['Block permanently']));
  });

  it('makes the first remaining card the active one [ACT-05]', async () => {
    const { portal } = await open('remove');
    await userEvent.click(await prepare('remove'));
    await screen.findByRole('dialog');
    const data = portal.loadedServerData();
    expect(data && portal.store.get(data.activeCardAtom)?.id).toBe('2-CN');
  });

  it('ends in an account without cards when it was the last one [ACT-05]', async () => {
    await open('remove', { cards: [aFullCard()] });
    await userEvent.click(await prepare('remove'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('You have no cards yet'));
  });

  it('says its own words for a card that cannot be removed [ERR-33]', async () => {
    await open('remove', { fault: '400 INVALID_CARD' });
    await userEvent.click(await prepare('remove'));
    expect((await outcome()).textContent).toContain('We could not remove the card.');
  });

  it('counts as done when the gateway does not know the card any more', async () => {
    const { card } = await open('remove', { fault: '404', isMade: true });
    await userEvent.click(await prepare('remove'));
    await screen.findByRole('dialog', { name: 'The card is no longer in your account' });
    expect(card.sent).toHaveLength(1);
  });
});
