// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { atom, createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferedScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { Manifest, MenuName } from '../../../runtime/assemble/manifest.ts';
import type { ServerData } from '../../../runtime/data/createServerData.ts';
import { HolderFrame } from '../../../runtime/frame/HolderFrame.tsx';
import { isNotFoundAtom } from '../../../runtime/frame/problemAtom.ts';
import { type Card, readCard } from '../../../runtime/gateway/cards.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aServerCard } from '../../support/holderGateway.ts';
import { aRoute, type Setting, showPart } from '../../support/holderSite.tsx';
import { aScreen } from '../../support/screens.ts';

afterEach(cleanup);

const ENTRIES: Manifest['menuEntries'] = (['cards', 'card', 'default'] as const).map((menu) => ({
  menu,
  order: 1,
  label: 'nav.myCards',
  icon: 'cards',
}));
const SCREENS: readonly OfferedScreen[] = [
  { manifest: aScreen({ id: 'accountHome', paths: ['account'], menuEntries: ENTRIES }), state: 'on' },
];
const CARD = readCard(aServerCard());
const NUMBER = '••••\u00a04821';

interface Shown extends Setting {
  readonly menu?: MenuName;
  readonly card?: Card;
}

function showSide({ menu, card, portal, ...setting }: Shown = {}) {
  const parts: Partial<Record<keyof ServerData, object>> = {
    activeCardAtom: atom(() => card),
    cardsAtom: atom({ data: card && [card] }),
    userAtom: atom({ data: undefined }),
  };
  showPart(<HolderFrame data={parts as ServerData}>content</HolderFrame>, {
    route: aRoute('myCardAdd', { layout: 'twoColumn', ...(menu && { menu }) }),
    words: { 'products.meal': 'Meal card' },
    portal: { screens: SCREENS, ...portal },
    ...setting,
  });
  return screen.queryByRole('complementary');
}

/** What the menu beside the page is called, and whether narrow screens leave it out. */
function menuOf(side: HTMLElement | null) {
  const menu = side?.querySelector('nav');
  return menu ? [menu.ariaLabel, menu.dataset.wideOnly ?? 'always'] : null;
}

describe('the column beside a page', () => {
  it('stands beside pages of two columns', () => {
    expect(showSide()).toBeTruthy();
  });

  it.each([
    ['pages of one column', aRoute('myCardAdd')],
    ['no page yet', null],
  ])('does not stand beside %s', (_, route) => {
    expect(showSide({ route })).toBeNull();
  });

  it('does not stand beside what is not found', () => {
    const store = createStore();
    store.set(isNotFoundAtom, true);
    expect(showSide({ store })).toBeNull();
  });

  it('has the phone line with its hours, under a title of its own [NAV-57]', () => {
    const side = within(showSide() as HTMLElement);
    expect(side.getByText('contactBlock.title')).toBeTruthy();
    expect(side.getByText('contactBlock.hours')).toBeTruthy();
    expect(side.getByRole('link', { name: '+359 2 400 1234' })).toBeTruthy();
  });

  it('has no phone line where the tenant has none [NAV-57]', () => {
    const tenant = aTenant({ contact: { phoneLine: null } });
    const side = within(showSide({ portal: { tenant, screens: SCREENS } }) as HTMLElement);
    expect(side.queryByText('contactBlock.title')).toBeNull();
    expect(side.getByRole('link', { name: 'nav.myCards' })).toBeTruthy();
  });

  it('has the phone line alone where no entry of its menu leads anywhere', () => {
    const side = showSide({ portal: { screens: [] } });
    expect(menuOf(side)).toBeNull();
    expect(side?.textContent).toContain('contactBlock.title');
  });
});

describe('the menu beside a page', () => {
  it.each<[MenuName | undefined, string]>([
    ['cards', 'nav.cards'],
    ['account', 'nav.account'],
    [undefined, 'nav.cards'],
  ])('of %s is called %s, with a card and without [NAV-09 NAV-12 NAV-15]', (menu, heading) => {
    const shown = { ...(menu && { menu }) };
    expect(menuOf(showSide(shown))).toEqual([heading, 'always']);
    cleanup();
    expect(menuOf(showSide({ ...shown, card: CARD }))).toEqual([heading, 'always']);
  });

  it('has what opens elsewhere say so [NAV-12]', () => {
    const side = within(showSide({ menu: 'account' }) as HTMLElement);
    const link = side.getByRole<HTMLAnchorElement>('link', { name: /nav.dataRights/ });
    expect([link.textContent, link.target]).toEqual(['nav.dataRights (common.opensInNewTab)', '_blank']);
  });

  it('of a card is called by the card and its number, and left out on narrow screens [NAV-14]', () => {
    expect(menuOf(showSide({ menu: 'card', card: CARD }))).toEqual([`Meal card ${NUMBER}`, 'true']);
  });

  it('of a card is called by the cards while there is none', () => {
    expect(menuOf(showSide({ menu: 'card' }))).toEqual(['nav.cards', 'true']);
  });

  it.each(['number', 'pan'])(
    'of a card has no number in it where the tenant shows no %s [NAV-75 NAV-76]',
    (part) => {
      const { card } = aTenant();
      const tenant = aTenant({ card: { display: { ...card.display, [part]: false } } });
      const side = showSide({ menu: 'card', card: CARD, portal: { tenant, screens: SCREENS } });
      expect(menuOf(side)).toEqual(['Meal card', 'true']);
    },
  );
});
