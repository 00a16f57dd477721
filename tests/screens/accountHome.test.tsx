// @vitest-environment jsdom
// Over 250 lines: one case for each state of the list of cards.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';
import { aTenant } from '../support/aTenant.ts';
import { manifestsWith, manifestsWithout } from '../support/builtScreens.tsx';
import { json, success } from '../support/fakeFetch.ts';
import { aServerCard, holderGateway } from '../support/holderGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import type { WordsBelow } from '../support/wordsBelow.ts';

afterEach(cleanup);

const home = (cards: readonly Record<string, unknown>[], options = {}) =>
  renderScreen({ path: '/account', gateway: holderGateway({ cards }), ...options });
const tiles = () => screen.findAllByRole('article');

const STATUSES: readonly (readonly [label: WordsBelow<'status'>, card: Record<string, unknown>])[] = [
  ['active', { status: 'active' }],
  ['inactive', { status: 'issued' }],
  ['pending', { status: 'pending', is_virtual: true }],
  ['blocked', { status: 'blocked' }],
  ['temporaryBlock', { status: 'blocked', settings: { is_blocked_temporarily: true } }],
  ['expired', { expiry_date: '2020-01-31' }],
  ['lost', { status: 'blocked', block_reason: 'lost' }],
  ['stolen', { status: 'stolen' }],
  ['damaged', { status: 'damaged' }],
  ['other', { status: 'frozen_by_issuer' }],
];

describe('my cards, what a tile says', () => {
  it.each(['bg', 'en', 'pl', 'ro', 'uk'])(
    'names every status in %s [ENT-050 ENT-063 ENT-072]',
    async (language) => {
      const cards = STATUSES.map(([, card], index) => aServerCard({ card_ref: String(index), ...card }));
      const { t } = await home(cards, { tenant: aTenant({ languages: [language] }) });
      const all = await tiles();
      expect(all).toHaveLength(STATUSES.length);
      for (const [index, [label]] of STATUSES.entries()) {
        const text = t(`status.${label}`);
        expect(text, `words of ${label}`).not.toBe(`status.${label}`);
        const tile = all.find((each) => each.querySelector(`a[href$="/${index}-CN"]`));
        expect(tile?.textContent, label).toContain(text);
      }
    },
  );

  it('prompts for a pending virtual card instead of showing a balance, and leads to its code [ENT-066 ACT-24]', async () => {
    const { t } = await home([aServerCard({ status: 'pending', is_virtual: true })]);
    const [tile] = await tiles();
    expect(tile?.textContent).toContain(t('cards.balanceAfterVerification'));
    expect(tile?.textContent).not.toContain('184.20');
    // The full stop comes with the sentence after it, which names the person's address.
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain(
        'Meal card ••••\u00a04821 is waiting for a code.',
      ),
    );
    const otp = '/xx/my-cards/card-details/1-CN/plasticless/otp-verification';
    const [alert, step] = screen.getAllByRole('link', {
      name: new RegExp(`^${t('cards.verifyAlert.action')}`),
    });
    for (const link of [alert, step]) expect(link?.getAttribute('href')).toBe(otp);
  });

  it('leads to the temporary block by one press, where the card allows it [LOV-08]', async () => {
    const settings = { is_blocked_card_field_displayed: true };
    const { t } = await home([
      aServerCard({ card_ref: '1', settings }),
      aServerCard({
        card_ref: '2',
        settings: { ...settings, is_blocked_temporarily: true },
        status: 'blocked',
      }),
      aServerCard({ card_ref: '3', settings: {} }),
      aServerCard({ card_ref: '4', settings, status: 'stolen' }),
    ]);
    await tiles();
    const blocks = screen.getAllByRole('link', { name: new RegExp(`^${t('actions.block')}: `) });
    expect(blocks.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Block temporarily: Meal card ••••\u00a04821',
    ]);
    expect(blocks[0]?.getAttribute('href')).toBe('/xx/my-cards/card-details/1-CN/block');
  });

  it('leads nowhere where the tenant has no temporary block [LOV-08]', async () => {
    const { t } = await home([aServerCard({ settings: { is_blocked_card_field_displayed: true } })], {
      manifests: manifestsWithout('myCardBlock'),
    });
    await tiles();
    expect(screen.queryByRole('link', { name: new RegExp(t('actions.block')) })).toBeNull();
  });

  it('names a product by the tenant, and one that it does not know in common words [ENT-075 ENT-076]', async () => {
    const { t } = await home([
      aServerCard({ card_ref: '1', balances: [{ product_ref: 'gift', amount: 1 }] }),
      aServerCard({ card_ref: '2', balances: [{ product_ref: 'zzz', amount: 1 }] }),
      aServerCard({ card_ref: '3', balances: [] }),
    ]);
    const [gift, unknown, without] = await tiles();
    expect(gift?.textContent).toContain(t('products.gift'));
    for (const tile of [unknown, without]) expect(tile?.textContent).toContain(t('products.unknown'));
    expect(document.body.textContent).not.toMatch(/zzz|undefined|NaN/);
  });

  it('lists the wallets of a multi-wallet card, and none for a card with one product [ENT-052]', async () => {
    const balances = [
      { product_ref: 'meal', amount: 9260 },
      { product_ref: 'gift', amount: 7500 },
    ];
    await home([aServerCard({ balances }), aServerCard({ card_ref: '2' })]);
    const [multi, single] = (await tiles()) as [HTMLElement, HTMLElement];
    const lines = within(multi).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Meal card 92.60\u00a0лв.',
      'Gift card 75.00\u00a0лв.',
    ]);
    expect(within(single).queryByRole('listitem')).toBeNull();
  });

  it('tells the three forms apart in words and look [ENT-062 ENT-051 ENT-135]', async () => {
    const { t } = await home(
      ['physical', 'virtual', 'plasticless'].map((form, index) =>
        aServerCard({ card_ref: String(index), form_factor: form, is_virtual: form !== 'physical' }),
      ),
    );
    const all = await tiles();
    for (const [index, form] of (['physical', 'virtual', 'plasticless'] as const).entries()) {
      expect(all[index]?.textContent).toContain(t(`cards.form.${form}`));
      expect(all[index]?.querySelector(`[data-form="${form}"]`)).not.toBeNull();
    }
  });

  it('gives virtual and plastic cards of no known product another background [NAV-80]', async () => {
    const balances = [{ product_ref: 'zzz', amount: 1 }];
    await home([
      aServerCard({ card_ref: '1', balances }),
      aServerCard({ card_ref: '2', balances, is_virtual: true, form_factor: 'virtual' }),
    ]);
    const [plastic, virtual] = (await tiles()).map((tile) => tile.querySelector('.art')?.innerHTML);
    expect(plastic).toBeTruthy();
    expect(virtual).toBeTruthy();
    expect(plastic).not.toBe(virtual);
  });
});

describe('my cards, the display options of the tenant', () => {
  const ALL = { number: true, pan: true, expiry: true, balance: true, fancyCard: true };
  it.each([
    ['number', '4821', 'NAV-75'],
    ['pan', '4821', 'NAV-76'],
    ['expiry', '08/2099', 'NAV-77'],
    ['balance', '184.20', 'NAV-78'],
  ] as const)('shows and hides %s (%s) [%s]', async (option, text, _row) => {
    const tileWith = async (isOn: boolean) => {
      await home([aServerCard()], { tenant: aTenant({ card: { display: { ...ALL, [option]: isOn } } }) });
      const [tile] = await tiles();
      const shown = `${tile?.textContent} ${tile?.getAttribute('aria-label')}`;
      cleanup();
      return shown;
    };
    expect(await tileWith(true)).toContain(text);
    expect(await tileWith(false)).not.toContain(text);
  });

  it('renders a designed face or a plain tile [NAV-79]', async () => {
    const artWith = async (fancyCard: boolean) => {
      await home([aServerCard()], { tenant: aTenant({ card: { display: { ...ALL, fancyCard } } }) });
      const [tile] = await tiles();
      const art = tile?.querySelector('.art') ?? null;
      cleanup();
      return art;
    };
    expect(await artWith(true)).not.toBeNull();
    expect(await artWith(false)).toBeNull();
  });
});

describe('my cards, the next step', () => {
  const STEPS = ['myCardUnblock', 'myCardActivate', 'plasticlessVerification'] as const;
  const manifests = manifestsWith(...STEPS);
  it.each<[what: string, card: Record<string, unknown>, label: PlainWordsKey, address: string]>([
    [
      'unblocks a temporary block',
      {
        status: 'blocked',
        settings: { is_blocked_card_field_displayed: true, is_blocked_temporarily: true },
      },
      'actions.unblock',
      '/unblock',
    ],
    [
      'activates an issued card',
      { status: 'issued', settings: { can_be_activated: true } },
      'actions.activate',
      '/activate',
    ],
    [
      'verifies a pending virtual card',
      { status: 'pending', is_virtual: true },
      'actions.verify',
      '/plasticless/otp-verification',
    ],
    [
      'opens the transactions of a card whose flags allow nothing else',
      { status: 'issued' },
      'actions.transactions',
      '/transactions',
    ],
  ])('%s', async (_, card, label, address) => {
    const { t } = await home([aServerCard(card)], { manifests });
    const [tile] = (await tiles()) as [HTMLElement];
    const link = within(tile).getByRole('link', { name: new RegExp(`^${t(label)}: Meal card`) });
    expect(link.getAttribute('href')).toBe(`/xx/my-cards/card-details/1-CN${address}`);
  });

  it('leads nowhere from a pending card as long as there is no such screen', async () => {
    await home([aServerCard({ status: 'pending', is_virtual: true })], {
      manifests: manifestsWithout(...STEPS),
    });
    const [tile] = (await tiles()) as [HTMLElement];
    expect(within(tile).getAllByRole('link')).toHaveLength(1);
  });

  it('names the one card that waits, and where the code goes, partly hidden', async () => {
    await home([aServerCard({ status: 'pending', is_virtual: true })], { manifests });
    await screen.findByText('We will send it to an•••@xx.example.');
    expect(screen.getByText('Meal card •••• 4821 is waiting for a code.')).toBeTruthy();
  });

  it('offers to add a card once, as the last tile [USE-21]', async () => {
    const { t } = await home([aServerCard()], { manifests: manifestsWith('myCardAdd') });
    await tiles();
    const main = within(screen.getByRole('main'));
    const hrefs = main
      .getAllByRole('link', { name: new RegExp(t('nav.addCard')) })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/xx/my-cards/add']);
  });
});

describe('my cards, states', () => {
  it('says that there is none, and how to add one', async () => {
    const { t } = await home([], { manifests: manifestsWith('myCardAdd') });
    await screen.findByText(t('cards.empty.title'));
    const main = within(screen.getByRole('main'));
    const add = main.getByRole('link', { name: t('cards.empty.action') });
    expect(add.getAttribute('href')).toBe('/xx/my-cards/add');
  });

  it('announces that the cards are loading', async () => {
    const { t } = await home([], {
      gateway: (path: string) => (path.endsWith('/cards') ? new Promise(() => {}) : undefined),
    });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(t('cards.loadingCards')));
  });

  it('says that they did not load, and tries again in place', async () => {
    let isBroken = true;
    const { t } = await home([], {
      gateway: (path: string) => {
        if (!path.endsWith('/cards')) return undefined;
        return isBroken ? json({}, 500) : success([aServerCard()]);
      },
    });
    const alert = await screen.findByText(t('cards.error.title'));
    expect(alert.closest('[role=alert]')).not.toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: t('common.tryAgain') }));
    expect(await tiles()).toHaveLength(1);
    expect(screen.queryByText(t('cards.error.title'))).toBeNull();
  });

  it('shows all of 60 cards, from two pages of the gateway [CON-04 ENT-049 ENT-091]', async () => {
    const cards = Array.from({ length: 60 }, (_, index) =>
      aServerCard({ card_ref: String(index), pan_last_digits: String(1000 + index) }),
    );
    const { calls } = await home(cards);
    const digits = (await tiles()).map((tile) => tile.getAttribute('aria-label')?.slice(-4));
    expect(digits).toEqual(cards.map((card) => card.pan_last_digits));
    expect(calls().filter((call) => call.includes('/cards'))).toEqual([
      '/users/ana@xx.example/cards?page_index=0&page_size=50',
      '/users/ana@xx.example/cards?page_index=1&page_size=50',
    ]);
  });
});

describe('my cards, their order', () => {
  const numbered = (cards: readonly Record<string, unknown>[]) =>
    cards.map((card, index) => aServerCard({ card_ref: String(index), ...card }));
  const refsOf = (some: readonly Element[]) =>
    some.map((tile) => /(\d+)-CN$/.exec(tile.querySelector('a')?.href ?? '')?.[1]);
  const folds = () => [...document.querySelectorAll('details')];

  it('has usable cards first and folds those with no way back, with their number [USE-21]', async () => {
    const { t } = await home(
      numbered([
        { status: 'stolen' },
        { expiry_date: '2020-01-31' },
        { status: 'blocked', settings: { is_blocked_temporarily: true } },
        { status: 'issued' },
        { status: 'blocked', block_reason: 'damaged' },
        { status: 'pending', is_virtual: true },
        { status: 'active' },
      ]),
    );
    const all = await tiles();
    const [fold, ...others] = folds();
    expect(others).toEqual([]);
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('summary')?.textContent).toBe(t('cards.ended', { number: 3 }));
    const inFold = all.filter((tile) => fold?.contains(tile));
    expect(refsOf(all.filter((tile) => !inFold.includes(tile)))).toEqual(['6', '3', '5', '2']);
    expect(refsOf(inFold)).toEqual(['0', '1', '4']);
    expect(
      screen.getByText(`${t('cards.count', { count: 7 })} · ${t('cards.toActivate', { number: 1 })}`, {
        exact: false,
      }),
    ).toBeTruthy();
  });

  it('folds what is beyond twelve cards [USE-21]', async () => {
    const { t } = await home(numbered(Array.from({ length: 60 }, () => ({}))));
    await tiles();
    const [fold] = folds();
    expect(fold?.querySelector('summary')?.textContent).toBe(t('cards.more', { number: 48 }));
    expect(fold?.querySelectorAll('article')).toHaveLength(48);
  });

  it('begins with a card that came during this session, and marks it until the session ends [USE-21]', async () => {
    const cards = numbered([{}, {}]);
    const { t, portal } = await home([], {
      gateway: (path: string) => (path.endsWith('/cards') ? success([...cards]) : undefined),
    });
    const marks = () => screen.queryAllByText(t('cards.new'));
    await tiles();
    expect(marks()).toEqual([]);
    cards.push(aServerCard({ card_ref: '7' }));
    await act(async () => {
      await portal.loadedServerData()?.readCardsAgain();
    });
    await waitFor(() => expect(marks()).toHaveLength(1));
    const [first] = await tiles();
    expect(refsOf(first ? [first] : [])).toEqual(['7']);
    expect(first?.contains(marks()[0] ?? null)).toBe(true);
    expect(portal.stored.read('newCards')).toEqual({ username: 'ana@xx.example', value: ['7-CN'] });
  });

  it('shows on a phone the cards before what waits, many of them small, and leaves adding to the menu [USE-21]', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), { matches: query === '(width < 37.5em)' }) as MediaQueryList;
    try {
      const seven = [{ status: 'pending', is_virtual: true }, ...Array.from({ length: 6 }, () => ({}))];
      const { t } = await home(numbered(seven));
      const [tile] = (await tiles()) as [HTMLElement];
      const alert = screen.getByText(/is waiting for a code\./);
      expect(tile.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      // The picture says nothing that the words beside it do not.
      const [link] = within(tile).getAllByRole('link', { name: /^Meal card ••••\s4821 184\.20\sлв\.$/u });
      expect(link?.getAttribute('href')).toBe('/xx/my-cards/card-details/1-CN');
      expect(within(screen.getByRole('main')).queryByRole('link', { name: t('nav.addCard') })).toBeNull();
    } finally {
      window.matchMedia = wide;
    }
  });
});
