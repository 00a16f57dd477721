// @vitest-environment jsdom
// Longer than 250 lines: what the page shows of a card in each of its states.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aTenant } from '../../support/aTenant.ts';
import { json } from '../../support/fakeFetch.ts';
import { aServerCard, holderGateway, someOperations } from '../../support/holderGateway.ts';
import { type Gateway, renderScreen } from '../../support/renderScreen.tsx';

afterEach(cleanup);

const TWO_WALLETS = {
  balances: [
    { product_ref: 'meal', amount: 9260 },
    { product_ref: 'gift', amount: 7500 },
  ],
};
const OPERATIONS = {
  meal: someOperations(12, { outlet: { name: 'Meal shop' } }),
  gift: someOperations(2, { outlet: { name: 'Gift shop' } }),
};
const detailsOf = (id: string) => `/my-cards/card-details/${id}`;
const merchants = async () => {
  const list = await screen.findByRole('list', { name: 'Transactions' });
  return [...list.querySelectorAll('div > p:first-child > bdi')].map((each) => each.textContent);
};
const asked = (calls: readonly string[], what: string) => calls.filter((call) => call.includes(what));

describe('card details', () => {
  it('shows the balance, its expirations in order, number and expiry', async () => {
    const balances = [
      {
        product_ref: 'meal',
        amount: 18_420,
        expirations: [
          { amount: 10_000, expires_at: '2098-02-04' },
          { amount: 8_420, expires_at: '2097-12-03' },
        ],
      },
    ];
    const cards = [aServerCard({ balances })];
    await renderScreen({ path: detailsOf('1-CN'), gateway: holderGateway({ cards }) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Meal card');
    const main = screen.getByRole('main');
    expect(within(main).getByText('184.20 лв.')).toBeTruthy();
    expect(within(main).getByText('84.20 лв. until 3 December 2097')).toBeTruthy();
    expect(main.textContent?.indexOf('until 3 December 2097')).toBeLessThan(
      main.textContent?.indexOf('until 4 February 2098') ?? 0,
    );
    expect(main.textContent).toContain('08/2099');
  });

  it('writes amounts, days and the expiry as the country does, with the exact balance where one is rounded', async () => {
    const expirations = [{ amount: 8_420, expires_at: '2097-12-03' }];
    const balances = [{ product_ref: 'meal', amount: '123456,78', currency: 'HUF', expirations }];
    await renderScreen({
      path: detailsOf('1-CN'),
      gateway: holderGateway({ cards: [aServerCard({ balances })] }),
      tenant: aTenant({
        currency: { code: 'HUF', symbol: 'Ft', decimals: 2, shownDecimals: 0 },
        money: { decimal: ',', grouping: ' ' },
        formats: { en: { locale: 'en-US', days: 'words', hours: 'h12', digits: 'latn' } },
        card: { expiryFormat: 'YYYY.MM' },
      }),
    });
    const main = await screen.findByRole('main');
    expect(await within(main).findByText('123 457 Ft')).toBeTruthy();
    expect(within(main).getByText('exactly 123 456,78 Ft')).toBeTruthy();
    expect(within(main).getByText('84 Ft until December 3, 2097')).toBeTruthy();
    expect(main.textContent).toMatch(/As of \d\d?:\d\d\u00a0[AP]M/);
    const spoken = within(main).getAllByText('August 2099');
    const shown = within(main).getAllByText('2099.08');
    // On the face and below it; only one of the two is read aloud.
    expect([spoken.length, shown.length]).toEqual([2, 2]);
    expect(shown.every((each) => each.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  it('adds the amount in the second currency of the tenant, and none without one', async () => {
    const secondary = { code: 'EUR', symbol: '€', rate: 1.95583, decimals: 2 };
    const euros = async (currency: object) => {
      await renderScreen({
        path: detailsOf('1-CN'),
        gateway: holderGateway({ cards: [aServerCard()] }),
        tenant: aTenant({ currency }),
      });
      await screen.findByText('184.20 лв.');
      const text = screen.getByRole('main').textContent;
      cleanup();
      return text;
    };
    expect(await euros({ secondary })).toContain('94.18\u00a0€');
    expect(await euros({ secondary: null })).not.toContain('€');
  });

  it.each([
    ['balance', '184.20'],
    ['pan', '4821'],
    ['number', '4821'],
    ['expiry', '08/2099'],
  ])('leaves out what the tenant does not show: %s', async (option, text) => {
    const display = { number: true, pan: true, expiry: true, balance: true, fancyCard: true };
    const { t } = await renderScreen({
      path: detailsOf('1-CN'),
      gateway: holderGateway({ cards: [aServerCard()] }),
      tenant: aTenant({ card: { display: { ...display, [option]: false } } }),
    });
    await screen.findByText(t('transactions.empty.title'));
    expect(screen.getByRole('main').textContent).not.toContain(text);
  });

  it('has no action but transactions on a card without settings [ENT-061]', async () => {
    const cards = [aServerCard({ settings: undefined })];
    const { t } = await renderScreen({ path: detailsOf('1-CN'), gateway: holderGateway({ cards }) });
    const actions = within(await screen.findByRole('navigation', { name: t('nav.card') }));
    expect(actions.getByRole('link', { name: t('actions.transactions') })).toBeTruthy();
    for (const action of [
      'activate',
      'block',
      'blockPermanently',
      'unblock',
      'remove',
      'pinReveal',
      'pinChange',
    ] as const)
      expect(actions.queryByRole('link', { name: t(`actions.${action}`) })).toBeNull();
  });

  it('is the card of the address, not the first one [GRD-12]', async () => {
    const cards = [aServerCard(), aServerCard({ card_ref: '2', pan_last_digits: '7777' })];
    const { calls } = await renderScreen({ path: detailsOf('2-CN'), gateway: holderGateway({ cards }) });
    await screen.findByText('Valid until');
    expect(screen.getByRole('main').textContent).toContain('7777');
    expect(screen.getByRole('main').textContent).not.toContain('4821');
    expect(asked(calls(), '/operations').every((call) => call.includes('/accounts/A2-AC/'))).toBe(true);
  });

  it('is the card of the address too when the cards came at the second try [GRD-12]', async () => {
    const cards = [aServerCard(), aServerCard({ card_ref: '2', pan_last_digits: '7777' })];
    const { t } = await renderScreen({
      path: detailsOf('2-CN'),
      gateway: failingCards(2, holderGateway({ cards })),
    });
    await userEvent.click(await screen.findByRole('button', { name: t('common.tryAgain') }));
    await screen.findByText('Valid until');
    expect(screen.getByRole('main').textContent).toContain('7777');
    // The side menu follows.
    await waitFor(() => expect(screen.getByRole('complementary').textContent).toContain('7777'));
  });

  it.each([0, 2])(
    'is not found when no card has that id, with %s failures before the answer [RTE-64]',
    async (failures) => {
      const gateway = failingCards(failures, holderGateway({ cards: [aServerCard()] }));
      const { t } = await renderScreen({ path: detailsOf('9-XX'), gateway });
      if (failures > 0)
        await userEvent.click(await screen.findByRole('button', { name: t('common.tryAgain') }));
      await screen.findByRole('heading', { name: t('notFound.title') });
      expect(screen.getByRole('main').textContent).not.toContain('184.20');
      expect(screen.getByRole('banner')).toBeTruthy();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: t('notFound.buttonSignedIn') })).toBeTruthy();
    },
  );
});

describe('the active card', () => {
  const cards = [aServerCard(), aServerCard({ card_ref: '2', ...TWO_WALLETS })];
  const activeOf = ({ portal }: Awaited<ReturnType<typeof renderScreen>>) => {
    const data = portal.loadedServerData();
    return data && [portal.store.get(data.activeCardAtom)?.id, portal.store.get(data.activeProductAtom)];
  };

  it('is the first one with its first wallet when none was chosen [GRD-14]', async () => {
    const view = await renderScreen({ path: '/account', gateway: holderGateway({ cards }) });
    await screen.findAllByRole('article');
    expect(activeOf(view)).toEqual(['1-CN', 'meal']);
  });

  it('is that of the route, and stays on routes without one, with its wallet [GRD-12 ENT-129 GRD-15]', async () => {
    const view = await renderScreen({ path: detailsOf('2-CN'), gateway: holderGateway({ cards }) });
    await userEvent.click(await screen.findByRole('radio', { name: /Gift card/ }));
    expect(activeOf(view)).toEqual(['2-CN', 'gift']);
    await view.router.navigate('/account');
    await screen.findAllByRole('article');
    expect(activeOf(view)).toEqual(['2-CN', 'gift']);
  });
});

describe('a multi-wallet card', () => {
  const open = (path = detailsOf('1-CN')) =>
    renderScreen({
      path,
      gateway: holderGateway({
        cards: [
          aServerCard(TWO_WALLETS),
          aServerCard({ card_ref: '2' }),
          aServerCard({ card_ref: '3', ...TWO_WALLETS }),
        ],
        operations: OPERATIONS,
      }),
    });
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));

  it('offers its wallets by name and amount, the first one active [ENT-077 GRD-13]', async () => {
    await open();
    const choice = within(await screen.findByRole('group', { name: 'Wallets' }));
    const options = choice.getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ checked }) => checked)).toEqual([true, false]);
    expect(choice.getByRole('radio', { name: 'Meal card 92.60\u00a0лв.' })).toBe(options[0]);
    expect(choice.getByRole('radio', { name: 'Gift card 75.00\u00a0лв.' })).toBe(options[1]);
  });

  it('shows balance, face and operations of the wallet that is chosen, each list its own [ENT-018 ENT-081 API-47]', async () => {
    const { calls } = await open();
    expect(new Set(await merchants())).toEqual(new Set(['Meal shop']));
    await userEvent.click(screen.getByRole('button', { name: 'Load 10 more' }));
    await waitFor(async () => expect(await merchants()).toHaveLength(12));
    await choose(/Gift card/);
    await waitFor(async () => expect(await merchants()).toEqual(['Gift shop', 'Gift shop']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gift card');
    expect(screen.getByText('75.00 лв.', { selector: 'p > bdi' })).toBeTruthy();
    await choose(/Meal card/);
    // As long as it was left (USE-12).
    await waitFor(async () => expect(await merchants()).toHaveLength(12));
    expect(new Set(await merchants())).toEqual(new Set(['Meal shop']));
    const products = asked(calls(), '/operations').map((call) => /product_ref=(\w+)/.exec(call)?.[1]);
    expect(products).toEqual(['meal', 'meal', 'gift']);
  });

  it('keeps the wallet on the transactions page, and leaves other cards alone [GRD-13]', async () => {
    const { router, calls } = await open();
    await screen.findByRole('group', { name: 'Wallets' });
    await choose(/Gift card/);
    await router.navigate('/my-cards/card-details/1-CN/transactions');
    await screen.findByRole('heading', { name: 'Transactions', level: 1 });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Gift card/ }).checked).toBe(true);
    expect(await merchants()).toEqual(['Gift shop', 'Gift shop']);
    await router.navigate('/my-cards/card-details/3-CN');
    await waitFor(() => expect(asked(calls(), '/accounts/A3-AC/operations')).toHaveLength(1));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Meal card/ }).checked).toBe(true);
    expect(asked(calls(), '/accounts/A3-AC/operations')[0]).toContain('product_ref=meal');
  });

  it('has no counterpart on a card with one product: no choice, no product_ref [ENT-077 API-47]', async () => {
    const { calls } = await open(detailsOf('2-CN'));
    await merchants();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(asked(calls(), '/operations').every((call) => !call.includes('product_ref'))).toBe(true);
  });
});

/** The cards call fails so many times first. */
function failingCards(times: number, gateway: Gateway): Gateway {
  let left = times;
  return (path, query, request) => {
    if (path.endsWith('/cards') && left > 0) {
      left -= 1;
      return json({}, 500);
    }
    return gateway(path, query, request);
  };
}
