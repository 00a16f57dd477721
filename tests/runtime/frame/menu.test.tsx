// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferedScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { MenuName } from '../../../runtime/assemble/manifest.ts';
import { useMenu } from '../../../runtime/frame/useMenu.ts';
import { type Card, readCard } from '../../../runtime/gateway/cards.ts';
import { SideMenu } from '../../../runtime/ui/SideMenu.tsx';
import { aTenant } from '../../support/aTenant.ts';
import { aServerCard } from '../../support/holderGateway.ts';
import { aRoute, type Setting, siteAround } from '../../support/holderSite.tsx';
import { aScreen } from '../../support/screens.ts';

afterEach(cleanup);

const CARD_PATH = 'my-cards/card-details/:cardId';
const PENDING = readCard(aServerCard({ card_ref: 'P', status: 'pending' }));
const ACTIVE = readCard(aServerCard({ card_ref: 'A' }));

const SCREENS: readonly OfferedScreen[] = [
  aScreen({
    id: 'accountHome',
    paths: ['account'],
    menuEntries: [{ menu: 'cards', order: 1, label: 'nav.myCards', icon: 'cards' }],
  }),
  aScreen({
    id: 'myCardAdd',
    paths: ['my-cards/add'],
    menuEntries: [{ menu: 'cards', order: 2, label: 'nav.addCard', icon: 'cards' }],
  }),
  aScreen({
    id: 'contactUs',
    paths: ['contact-us'],
    menuEntries: [{ menu: 'cards', order: 3, label: 'nav.contact', icon: 'question' }],
  }),
  aScreen({
    id: 'myCardTransactions',
    paths: [`${CARD_PATH}/transactions`],
    menuEntries: [{ menu: 'card', order: 1, label: 'actions.transactions', icon: 'cards' }],
  }),
  aScreen({
    id: 'myCardActivate',
    paths: [`${CARD_PATH}/activate`],
    isAvailable: ({ status }) => status === 'pending',
    menuEntries: [
      { menu: 'card', order: 2, label: 'actions.activate', icon: 'lockOpen', isForAnyCard: true },
    ],
  }),
].map((manifest) => ({ manifest, state: 'on' }));

interface Asked extends Setting {
  readonly card?: Card;
  readonly cards?: readonly Card[];
}

function menuOf(menu: MenuName, { card, cards, portal, ...setting }: Asked = {}) {
  const wrapper = siteAround({ portal: { screens: SCREENS, ...portal }, ...setting });
  return renderHook(() => useMenu(menu, card, cards), { wrapper }).result.current;
}
const hrefs = (...asked: Parameters<typeof menuOf>) => menuOf(...asked).map(({ href }) => href);

describe('an entry of a menu', () => {
  it('has its words, its address and its icon, and a shorter word where there is one', () => {
    const words = { 'nav.myCards': 'My cards', 'nav.myCardsShort': 'Cards', 'nav.addCard': 'Add a card' };
    const [first, second] = menuOf('cards', { words });
    expect(first).toMatchObject({
      label: 'My cards',
      shortLabel: 'Cards',
      href: '/xx/account',
      icon: 'M-cards',
    });
    expect(second).toMatchObject({ label: 'Add a card', shortLabel: 'Add a card' });
  });

  it('is the current one on its own page alone [USE-22]', () => {
    const current = (setting: Asked) => menuOf('cards', setting).map(({ isCurrent }) => isCurrent);
    expect(current({ route: aRoute('myCardAdd') })).toEqual([false, true, false]);
    expect(current({ route: null })).toEqual([false, false, false]);
  });
});

describe('entries that a tenant puts in groups', () => {
  const tenant = aTenant({
    navigation: {
      menus: {
        cards: [
          { id: 'accountHome', group: { id: 'own', title: 'nav.account' } },
          { id: 'myCardAdd', group: { id: 'others' } },
        ],
      },
    },
  });

  it('belong together, below a heading where the group has one', () => {
    expect(menuOf('cards', { portal: { tenant, screens: SCREENS } }).map(({ group }) => group)).toEqual([
      { id: 'own', heading: 'nav.account' },
      { id: 'others' },
      undefined,
    ]);
  });

  it('are lists of their own, called by their headings', () => {
    const items = menuOf('cards', { portal: { tenant, screens: SCREENS } });
    render(<SideMenu heading="Cards" items={items} newTabHint="" />);
    expect(screen.getByRole('list', { name: 'nav.account' }).textContent).toBe('nav.myCards');
    expect(screen.getAllByRole('list').map((list) => list.ariaLabel ?? list.textContent)).toEqual([
      'nav.accountnav.myCardsnav.addCardnav.contact',
      'nav.myCards',
      'nav.addCard',
    ]);
  });
});

describe('entries of a card', () => {
  const path = (ref: string, end: string) => `/xx/my-cards/card-details/${ref}-CN/${end}`;

  it('lead to the card that is chosen, and are not there without one [NAV-14]', () => {
    expect(hrefs('card', { card: PENDING })).toEqual([path('P', 'transactions'), path('P', 'activate')]);
    expect(hrefs('card')).toEqual([]);
  });

  it('lead to the first card that fits, where the chosen one does not [NAV-17]', () => {
    expect(hrefs('card', { card: ACTIVE, cards: [ACTIVE, PENDING] })).toEqual([
      path('A', 'transactions'),
      path('P', 'activate'),
    ]);
    expect(hrefs('card', { card: ACTIVE })).toEqual([path('A', 'transactions')]);
  });
});

describe('“our network” of the main menu', () => {
  const tenant = aTenant({ navigation: { ourNetwork: 'myCardTransactions' } });
  const network = (setting: Asked) =>
    menuOf('top', { card: ACTIVE, portal: { tenant, screens: SCREENS }, ...setting }).find(
      ({ label }) => label === 'nav.ourNetwork',
    )?.href;

  it('leads from a page of a card to the network of that card [RTE-67]', () => {
    const route = aRoute('cardDetails', { paths: [CARD_PATH] });
    expect(network({ route })).toBe('/xx/my-cards/card-details/A-CN/transactions');
  });

  it('leads nowhere from other pages, and before the first one [RTE-67]', () => {
    expect(network({ route: aRoute('accountHome') })).toBeNull();
    expect(network({ route: null })).toBeNull();
  });
});
