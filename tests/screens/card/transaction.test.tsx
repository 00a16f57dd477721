// @vitest-environment jsdom
/** One payment on its page, and what can be done about it. Over 250 lines: each way to act on it is walked. */
import '../../support/dialogElement.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { aFullCard, type CardGatewayOptions, cardGateway } from '../../support/cardGateway.ts';
import { success } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { type Gateway, type RenderOptions, renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

type Answered = Record<string, unknown>;

const LIST = '/my-cards/card-details/1-CN/transactions';
const CARD_NAME = /Meal card ••••\s4821/;
const PAYMENT = {
  operation_ref: 'R7',
  date: '2026-10-20T09:30:00Z',
  amount: -4_200,
  status: 'success',
  outlet: { name: 'BISTRO 00421234  SOFIA' },
};
const DECLINED = { ...PAYMENT, status: 'failed' };

/** Cards that change as the real ones do, with an account that answers these operations. */
function aGateway(operations: readonly Answered[], options: Partial<CardGatewayOptions> = {}) {
  const cards = options.cards ?? [aFullCard()];
  const card = cardGateway({ ...options, cards });
  const holder = holderGateway({ cards, operations: { meal: operations } });
  const gateway: Gateway = (path, query, request) =>
    path.endsWith('/operations') ? holder(path, query, request) : card.gateway(path, query, request);
  return { ...card, gateway };
}
async function open(operation: Answered, options: Partial<CardGatewayOptions & RenderOptions> = {}) {
  const { cards, fault, ...render } = options;
  const card = aGateway([operation], { ...(cards && { cards }), ...(fault && { fault }) });
  const view = await renderScreen({ path: `${LIST}/R7`, gateway: card.gateway, ...render });
  await screen.findByText('R7');
  return { ...view, card };
}
const main = () => within(screen.getByRole('main'));
const asked = (calls: readonly string[]) => calls.filter((call) => call.includes('/operations'));
const addressOf = ({ router }: Awaited<ReturnType<typeof renderScreen>>) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /message/i });

describe('a payment', () => {
  it('is opened from its row, and its back is the list as it was left, without a further call [LOV-01]', async () => {
    const { router, calls, t } = await renderScreen({
      path: LIST,
      gateway: holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(25) } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Load 10 more/ }));
    const row = await screen.findByRole('link', { name: 'Shop 12' });
    expect(row.getAttribute('href')).toBe(`/xx${LIST}/op12`);
    const before = asked(calls()).length;
    await router.navigate(`${LIST}/op12`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop 12' })).toBeTruthy();
    await userEvent.click(main().getByRole('button', { name: t('transactions.title') }));
    await waitFor(() => expect(main().getAllByRole('listitem')).toHaveLength(20));
    expect(asked(calls())).toHaveLength(before);
  });

  it('says name, amounts, status and its meaning, time, card, the name on the terminal and the reference, in this order [LOV-02]', async () => {
    const secondary = { code: 'EUR', symbol: '€', rate: 1.95583, decimals: 2 };
    const { t } = await open(PAYMENT, { tenant: aTenant({ currency: { secondary } }) });
    const text = (screen.getByRole('main').textContent ?? '').replaceAll('\u00a0', ' ');
    const order = [
      'Bistro Sofia',
      '−42.00 лв.',
      '−21.47 €',
      t('transactions.status.success'),
      t('payment.means.success'),
      '20 October 2026, 12:30',
      'Meal card •••• 4821',
      'BISTRO 00421234  SOFIA'.replace(/ +/g, ' '),
      'R7',
      t('payment.next'),
    ].map((piece) => text.replace(/ +/g, ' ').indexOf(piece));
    expect(order).not.toContain(-1);
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
  });

  it.each([
    ['pending', -4_200, 'pending'],
    ['pending', 4_200, 'pendingCredit'],
    ['success', 4_200, 'credit'],
    ['failed', -4_200, 'failed'],
  ] as const)('explains %s of %i in a line of its own [LOV-02]', async (status, amount, meaning) => {
    const { t } = await open({ ...PAYMENT, status, amount });
    expect(main().getByText(t(`payment.means.${meaning}`))).toBeTruthy();
  });

  it('has its reference copied by one press, and says so [LOV-02]', async () => {
    const user = userEvent.setup();
    const { t } = await open(PAYMENT);
    await user.click(main().getByRole('button', { name: t('payment.copy') }));
    expect(await navigator.clipboard.readText()).toBe('R7');
    expect(await screen.findByText(t('payment.copied'))).toBeTruthy();
  });

  it('says how to copy it where the browser refuses [LOV-02]', async () => {
    const user = userEvent.setup();
    const { t } = await open(PAYMENT);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(main().getByRole('button', { name: t('payment.copy') }));
    expect((await screen.findByText(t('payment.notCopied'))).getAttribute('role')).toBe('status');
    expect(screen.queryByText(t('payment.copied'))).toBeNull();
  });

  it('of a card with several wallets names its own, also at a direct address [LOV-03]', async () => {
    const balances = ['meal', 'gift'].map((product_ref) => ({ product_ref, amount: 1_000 }));
    const gateway = holderGateway({
      cards: [aServerCard({ balances })],
      operations: { meal: someOperations(2), gift: [{ ...PAYMENT, outlet: { name: 'Gift shop' } }] },
    });
    const { t, calls } = await renderScreen({ path: `${LIST}/R7?wallet=gift`, gateway });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gift shop' })).toBeTruthy();
    expect(main().getByText(t('payment.wallet')).nextSibling?.textContent).toBe('Gift card');
    expect(asked(calls()).every((call) => call.includes('product_ref=gift'))).toBe(true);
  });

  it('is there after a reload though the list begins anew, and reads no further for it [LOV-03]', async () => {
    const gateway = holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(25) } });
    const { router } = await renderScreen({ path: LIST, gateway });
    await userEvent.click(await screen.findByRole('button', { name: /Load 10 more/ }));
    await screen.findByText('Shop 12');
    await router.navigate(`${LIST}/op12`);
    await screen.findByRole('heading', { level: 1, name: 'Shop 12' });
    const { key } = router.state.location;
    const stored = Object.fromEntries(
      Object.entries(sessionStorage).map(([name, value]) => [name, String(value).replaceAll(key, 'default')]),
    );
    cleanup();
    const { calls } = await renderScreen({ path: `${LIST}/op12`, gateway, stored });
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop 12' })).toBeTruthy();
    await waitFor(() => expect(asked(calls())).toHaveLength(1));
  });

  it('that the list does not have is told kindly, and looked for when somebody asks [LOV-03]', async () => {
    const gateway = holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(25) } });
    const { t, calls } = await renderScreen({ path: `${LIST}/op21`, gateway });
    expect(await screen.findByText(t('payment.missing.title'))).toBeTruthy();
    expect(main().getByText(new RegExp(t('payment.unlisted').replace('?', '\\?')))).toBeTruthy();
    expect(asked(calls())).toHaveLength(1);
    await userEvent.click(main().getByRole('button', { name: t('transactions.lookFurther') }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop 21' })).toBeTruthy();
    expect(asked(calls())).toHaveLength(3);
  });

  it('that is nowhere leaves the list, and says that all of it was read [LOV-03]', async () => {
    const gateway = holderGateway({ cards: [aServerCard()], operations: { meal: someOperations(3) } });
    const { t } = await renderScreen({ path: `${LIST}/nowhere`, gateway });
    expect(await screen.findByText(t('transactions.lookedAll'))).toBeTruthy();
    expect(main().queryByRole('button', { name: t('transactions.lookFurther') })).toBeNull();
    expect(main().getByRole('link', { name: t('transactions.title') })).toBeTruthy();
  });
});

describe('a refused payment', () => {
  it.each([
    ['CARD_NOT_ACTIVE', { status: 'issued', settings: { can_be_activated: true } }, 'activate', 'Activate'],
    ['INCORRECT_PIN', {}, 'pin-reveal', 'Show PIN'],
    ['CONTACTLESS_LIMIT', {}, 'pin-reveal', 'Show PIN'],
    ['MERCHANT_NOT_ACCEPTED', {}, 'card-acceptance', 'Where to pay'],
    ['INVALID_CVC2', { is_virtual: true }, 'plasticless/card-info', 'Card number and code'],
  ])('for %s has one press for what helps, naming the card [LOV-04]', async (code, changes, path, label) => {
    const { t } = await open(
      { ...DECLINED, declined_reason: code },
      { cards: [aFullCard(changes)], tenant: aTenant({ features: { cardAcceptance: 'on' } }) },
    );
    const link = main().getByRole('link', { name: new RegExp(`^${label}: ${CARD_NAME.source}`) });
    expect(link.getAttribute('href')).toBe(`/xx/my-cards/card-details/1-CN/${path}`);
    expect(main().getByText(t('payment.unlisted'))).toBeTruthy();
  });

  it('by a block that can be undone is unblocked by one press [LOV-04]', async () => {
    const view = await open(
      { ...DECLINED, declined_reason: 'BLOCKED_CARD' },
      { cards: [aFullCard({ status: 'blocked' })] },
    );
    await userEvent.click(main().getByRole('button', { name: /^Unblock: Meal card/ }));
    expect(await screen.findByText(/^The card is unblocked\./)).toBeTruthy();
    expect(view.card.sent).toEqual([{ call: 'unblock 1', body: null }]);
    expect(addressOf(view)).toBe('/xx/my-cards/card-details/1-CN');
  });

  it('says how the card is where it was blocked for good meanwhile, and offers no second press [LOV-04 F11]', async () => {
    const { card } = await open(
      { ...DECLINED, declined_reason: 'BLOCKED_CARD' },
      { cards: [aFullCard({ status: 'blocked' })], fault: '400 CARD_BLOCKED' },
    );
    card.change('1', { block_reason: 'lost', settings: {} });
    await userEvent.click(main().getByRole('button', { name: /^Unblock: Meal card/ }));
    expect((await main().findByRole('alert')).textContent).toContain('status now: ');
    expect(card.sent).toHaveLength(1);
  });

  it('by a block that cannot be undone offers no unblocking, whatever the flags say [LOV-04]', async () => {
    const card = aFullCard({ status: 'blocked', block_reason: 'lost' });
    const { t } = await open({ ...DECLINED, declined_reason: 'BLOCKED_CARD' }, { cards: [card] });
    expect(screen.queryByRole('button', { name: /Unblock/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Unblock/ })).toBeNull();
    expect(main().getByRole('link', { name: t('payment.ask') })).toBeTruthy();
  });

  it('says that the card works again where its status alone was the reason [LOV-04]', async () => {
    await open({ ...DECLINED, declined_reason: 'BLOCKED_CARD' });
    expect(main().getByText(/Meal card.*works now\. You can pay again\./)).toBeTruthy();
  });

  it('for a reason that nobody knows says so, and asks for the reference [LOV-04]', async () => {
    const { t } = await open({ ...DECLINED, declined_reason: 'ISSUER_RULE_88' });
    expect(main().getByText(new RegExp(t('payment.noReason')))).toBeTruthy();
    expect(
      main()
        .getByRole('link', { name: t('payment.ask') })
        .getAttribute('href'),
    ).toBe('/xx/contact-us?about=declined&card=1&payment=R7');
  });
});

describe('a payment in words with hyphens', () => {
  it('breaks none of them over two lines [LOV-02]', async () => {
    await open(
      { ...DECLINED, declined_reason: 'INSUFFICIENT_FUNDS' },
      { tenant: aTenant({ languages: ['ro'] }), language: 'ro' },
    );
    for (const word of ['s-a', 'ne-a']) expect(main().getByText(word, { selector: 'span' })).toBeTruthy();
  });
});

describe('"I do not know this payment"', () => {
  const press = async () =>
    userEvent.click(main().getByRole('button', { name: 'I do not know this payment' }));
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('blocks the card and opens the form by two presses, saying what still works [LOV-05 LOV-06]', async () => {
    const view = await open(PAYMENT, { tenant: aTenant({ contact: { subjects: ['transactionsBalance'] } }) });
    const { card, t } = view;
    await press();
    const question = await dialog();
    expect(question.getByRole('heading', { name: /Block temporarily: Meal card/ })).toBeTruthy();
    expect(question.getByText(t('blockNow.stillWorks'))).toBeTruthy();
    expect(card.sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: t('payment.unknown.block') }));
    await waitFor(() => expect(addressOf(view)).toBe('/xx/contact-us?about=unknown&card=1&payment=R7'));
    expect(card.sent).toEqual([{ call: 'block 1', body: { reason: 'temporary' } }]);
    expect(await screen.findByText(/^The card is blocked\./)).toBeTruthy();
    await screen.findByText(t('payment.message.filled'));
    expect(message().value).toBe('I do not know this payment.\nCard ending in 4821.\nReference: R7\n');
    expect(screen.getByLabelText<HTMLSelectElement>(/subject/i).value).toBe('transactionsBalance');
    expect(document.body.textContent).not.toContain('CN');
  });

  it('is written about without a block too, and nothing is blocked by that [LOV-05]', async () => {
    const { card, t } = await open(PAYMENT);
    await press();
    const link = (await dialog()).getByRole('link', { name: t('payment.unknown.writeOnly') });
    expect(link.getAttribute('href')).toBe('/xx/contact-us?about=unknown&card=1&payment=R7');
    await userEvent.keyboard('{Escape}');
    expect(card.sent).toEqual([]);
  });

  it('stays with the question when the block fails, and says how the card is now [LOV-05]', async () => {
    const { card, t } = await open(PAYMENT, { fault: '500' });
    await press();
    await userEvent.click((await dialog()).getByRole('button', { name: t('payment.unknown.block') }));
    expect((await (await dialog()).findByRole('alert')).textContent).toContain('status now: Active');
    expect(card.sent).toHaveLength(1);
  });

  it('stays with the question when the card was blocked elsewhere meanwhile, and says so [LOV-05 F11]', async () => {
    const { card, t } = await open(PAYMENT, { fault: '400 CARD_BLOCKED' });
    await press();
    card.change('1', { status: 'blocked', block_reason: 'temporary', settings: {} });
    await userEvent.click((await dialog()).getByRole('button', { name: t('payment.unknown.block') }));
    expect((await (await dialog()).findByRole('alert')).textContent).toContain('status now: Blocked');
    expect((await dialog()).queryByRole('button', { name: t('payment.unknown.block') })).toBeNull();
    expect(card.sent).toHaveLength(1);
    await userEvent.click((await dialog()).getByRole('button', { name: t('common.cancel') }));
    expect(main().getByRole('link', { name: 'I do not know this payment' })).toBeTruthy();
  });

  it('leads to the form at once where the card is blocked already [LOV-05]', async () => {
    await open(PAYMENT, { cards: [aFullCard({ status: 'blocked' })] });
    const link = main().getByRole('link', { name: 'I do not know this payment' });
    expect(link.getAttribute('href')).toContain('about=unknown');
  });

  it('is not asked of what came in [LOV-05]', async () => {
    await open({ ...PAYMENT, amount: 4_200 });
    expect(main().queryByText('I do not know this payment')).toBeNull();
  });

  it('fills nothing in from an address that no payment has written [LOV-06]', async () => {
    const { t } = await renderScreen({
      path: '/contact-us?about=unknown&card=1&payment=Call%20%2B359%202%20400%20and%20say%20your%20PIN',
      gateway: (path) => (path.endsWith('/cards') ? success([aServerCard()]) : undefined),
    });
    await screen.findByRole('button', { name: t('contact.send') });
    expect(message().value).toBe('');
    expect(screen.queryByText(t('payment.message.filled'))).toBeNull();
  });
});
