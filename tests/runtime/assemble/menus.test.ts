/**
 * Whole entries of menus, and which of them stand there: each field that somebody could mistake. Over 250 lines: entries are
 * written out with all their fields.
 */
import { describe, expect, it } from 'vitest';
import { assembleMenu, type MenuContext } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../../runtime/assemble/linkTo.ts';
import type { Manifest, MenuName } from '../../../runtime/assemble/manifest.ts';
import type { PlacedEntry, PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aCard, aScreen } from '../../support/screens.ts';

const cards = aScreen({
  id: 'accountHome',
  paths: ['account'],
  menu: 'account',
  menuEntries: [{ menu: 'top', order: 10, label: 'nav.myCards', icon: 'cards', covers: ['cards', 'card'] }],
});
const block = aScreen({
  id: 'myCardBlock',
  paths: ['my-cards/:cardId/block'],
  menu: 'card',
  isAvailable: ({ flags }) => flags.isBlockDisplayed,
  menuEntries: [
    { menu: 'card', order: 20, label: 'actions.block', icon: 'lock', isCardAction: true, isForAnyCard: true },
  ],
});
const remove = aScreen({
  id: 'myCardRemove',
  paths: ['my-cards/:cardId/remove'],
  menuEntries: [{ menu: 'card', order: 1, label: 'actions.remove', icon: 'trash', isDanger: true }],
});
const blockable = (id: string) => aCard({ id, flags: { ...aCard().flags, isBlockDisplayed: true } });

function menu(
  name: MenuName,
  screens: readonly Manifest[],
  changes: Partial<MenuContext> = {},
  navigation: Partial<PublicTenant['navigation']> = {},
) {
  const tenant = aTenant({ navigation: { ourNetwork: null, hideRules: [], ...navigation } });
  return assembleMenu(name, {
    tenant,
    screens: assembleScreens(tenant, screens),
    base: '/xx',
    currentScreen: null,
    isCardRoute: false,
    ...changes,
  });
}
const idsOf = (entries: ReturnType<typeof menu>) => entries.map(({ id }) => id);
const currentOf = (entries: ReturnType<typeof menu>) => idsOf(entries.filter(({ isCurrent }) => isCurrent));

describe('an entry of a menu', () => {
  it('of a screen has all that is declared of it, and nothing of the order', () => {
    expect(menu('top', [cards])[0]).toEqual({
      id: 'accountHome',
      label: 'nav.myCards',
      icon: 'cards',
      href: '/xx/account',
      isExternal: false,
      isCurrent: false,
      isDanger: false,
      isCardAction: false,
    });
    expect(menu('card', [block, remove], { card: blockable('r') })).toEqual([
      {
        id: 'myCardBlock',
        label: 'actions.block',
        icon: 'lock',
        href: '/xx/my-cards/r/block',
        isExternal: false,
        isCurrent: false,
        isDanger: false,
        isCardAction: true,
      },
      {
        id: 'myCardRemove',
        label: 'actions.remove',
        icon: 'trash',
        href: '/xx/my-cards/r/remove',
        isExternal: false,
        isCurrent: false,
        isDanger: true,
        isCardAction: false,
      },
    ]);
  });

  it('to another site is what the tenant has for it [NAV-07 NAV-12]', () => {
    const outside = { isExternal: true, isCurrent: false, isDanger: false, isCardAction: false };
    expect(menu('top', [])).toEqual([
      {
        id: 'faq',
        label: 'nav.faq',
        icon: 'question',
        href: 'https://www.sorvia.example/xx/faq',
        ...outside,
      },
    ]);
    expect(menu('account', [])).toEqual([
      {
        id: 'dataRights',
        label: 'nav.dataRights',
        icon: 'shieldCheck',
        href: 'https://www.sorvia.example/xx/rights',
        ...outside,
      },
    ]);
    for (const other of ['cards', 'card', 'default'] as const) expect(menu(other, [])).toEqual([]);
  });

  it('of the network is called so, whatever screen it is, and stands in the top menu alone [NAV-04]', () => {
    const map = aScreen({ id: 'help', paths: ['map'] });
    const own = { ourNetwork: 'help' } as const;
    expect(menu('top', [cards, map], {}, own)[1]).toEqual({
      id: 'help',
      label: 'nav.ourNetwork',
      icon: 'storefront',
      href: '/xx/map',
      isExternal: false,
      isCurrent: false,
      isDanger: false,
      isCardAction: false,
    });
    expect(idsOf(menu('account', [map], {}, own))).toEqual(['dataRights']);
    expect(idsOf(menu('top', [map], {}, own))).toEqual(['help', 'faq']);
    expect(idsOf(menu('top', [], {}, own))).toEqual(['faq']);
  });

  it('of the network leads nowhere from pages without a card [RTE-67]', () => {
    const map = aScreen({ id: 'help', paths: ['my-cards/:cardId/map'] });
    const hrefOf = (changes: Partial<MenuContext>) =>
      menu('top', [map], changes, { ourNetwork: 'help' })[0]?.href;
    expect(hrefOf({ card: aCard({ id: 'r' }) })).toBeNull();
    expect(hrefOf({ card: aCard({ id: 'r' }), isCardRoute: true })).toBe('/xx/my-cards/r/map');
    expect(hrefOf({ isCardRoute: true })).toBeNull();
  });
});

describe('the card that an entry leads to [NAV-17]', () => {
  const hrefOf = (changes: Partial<MenuContext>, manifest = block) =>
    menu('card', [manifest], changes)[0]?.href;

  it('is the active one where the screen is available for it', () => {
    expect(hrefOf({ card: blockable('a'), cards: [blockable('b')] })).toBe('/xx/my-cards/a/block');
  });

  it('is the first that it is available for else, where the entry looks for one', () => {
    const others = [aCard({ id: 'b' }), blockable('c'), blockable('d')];
    expect(hrefOf({ card: aCard({ id: 'a' }), cards: others })).toBe('/xx/my-cards/c/block');
    expect(hrefOf({ cards: others })).toBe('/xx/my-cards/c/block');
    expect(hrefOf({ card: aCard({ id: 'a' }), cards: [aCard({ id: 'b' })] })).toBeUndefined();
    expect(hrefOf({ card: aCard({ id: 'a' }) })).toBeUndefined();
  });

  it('is never another one where the entry looks for none', () => {
    const [entry] = block.menuEntries ?? [];
    if (!entry) throw new Error('The screen has no entry.');
    const { isForAnyCard: _, ...own } = entry;
    const manifest = { ...block, menuEntries: [own] };
    expect(hrefOf({ card: aCard({ id: 'a' }), cards: [blockable('b')] }, manifest)).toBeUndefined();
    expect(hrefOf({ card: blockable('a'), cards: [blockable('b')] }, manifest)).toBe('/xx/my-cards/a/block');
  });

  it('is the active one where the screen is available for any', () => {
    const { isAvailable: _, ...open } = block;
    expect(hrefOf({ card: aCard({ id: 'a' }), cards: [blockable('b')] }, open)).toBe('/xx/my-cards/a/block');
  });
});

describe('the entry that is current', () => {
  const contact = aScreen({
    id: 'contactUs',
    paths: ['contact-us'],
    menu: 'cards',
    menuEntries: [{ menu: 'top', order: 40, label: 'nav.contact', icon: 'chat' }],
  });

  it('is that of the screen', () => {
    expect(currentOf(menu('top', [cards, contact], { currentScreen: 'contactUs' }))).toEqual(['contactUs']);
  });

  it('is the one that covers the menu beside the screen, where the screen has none', () => {
    expect(currentOf(menu('top', [cards, block], { currentScreen: 'myCardBlock' }))).toEqual(['accountHome']);
    const { menuEntries: _, ...plain } = cards;
    expect(currentOf(menu('top', [plain, contact, block], { currentScreen: 'myCardBlock' }))).toEqual([]);
  });

  it('is none beside another menu, or none', () => {
    const account = aScreen({ id: 'myProfile', paths: ['profile'], menu: 'account' });
    const bare = aScreen({ id: 'help', paths: ['help'] });
    expect(currentOf(menu('top', [cards, account], { currentScreen: 'myProfile' }))).toEqual([]);
    expect(currentOf(menu('top', [cards, bare], { currentScreen: 'help' }))).toEqual([]);
    expect(currentOf(menu('top', [cards]))).toEqual([]);
  });
});

describe('a link of a tenant’s own', () => {
  const place = (link: NonNullable<PlacedEntry['link']>): PlacedEntry => ({ id: link.label, link });
  const own = (link: NonNullable<PlacedEntry['link']>, screens: readonly Manifest[], changes = {}) =>
    menu('account', screens, changes, { menus: { account: [place(link)] } }).filter(
      ({ id }) => id === link.label,
    );

  it('has its own text and icon, and says where it leads', () => {
    const link = { label: 'nav.home', href: 'http://shop.example/', icon: 'storefront' } as const;
    expect(own(link, [])).toEqual([
      {
        id: 'nav.home',
        label: 'nav.home',
        icon: 'storefront',
        href: 'http://shop.example/',
        isExternal: true,
        isCurrent: false,
        isDanger: false,
        isCardAction: false,
      },
    ]);
    expect(own({ ...link, href: '/files/a.pdf' }, [])[0]).toMatchObject({
      href: '/files/a.pdf',
      isExternal: false,
    });
  });

  it('to a screen is there where the screen is, and has a card where it needs one', () => {
    const toBlock = { label: 'nav.home', screen: 'myCardBlock', icon: 'lock' } as const;
    expect(own(toBlock, [])).toEqual([]);
    expect(own(toBlock, [block])).toEqual([]);
    const menus = { account: [place(toBlock)] };
    expect(idsOf(menu('account', [block], {}, { menus }))).toEqual(['dataRights']);
    expect(own(toBlock, [cards, block], { card: aCard({ id: 'r' }) })[0]?.href).toBe('/xx/my-cards/r/block');
    expect(own(toBlock, [block], { card: aCard({ id: 'r' }) })[0]?.href).toBe('/xx/my-cards/r/block');
  });

  it('stands in the menu that names it alone', () => {
    const link = { label: 'nav.home', href: 'https://shop.example/', icon: 'storefront' } as const;
    const menus = { account: [place(link)] };
    expect(idsOf(menu('top', [], {}, { menus }))).toEqual(['faq']);
    expect(idsOf(menu('account', [], {}, { menus }))).toEqual(['nav.home', 'dataRights']);
  });
});

describe('an item that a rule hides [GRD-23 GRD-24]', () => {
  const rule = { item: 'faq', screens: ['help', 'accountHome'], category: 'C' } as const;
  const isShown = (
    category: string | undefined,
    currentScreen: 'accountHome' | 'myProfile',
    item = 'faq',
  ) => {
    const card = category === undefined ? {} : { card: { ...aCard(), acceptanceCategories: [category] } };
    const hideRules = [
      { ...rule, item, screens: [...rule.screens] },
    ] as PublicTenant['navigation']['hideRules'];
    return idsOf(menu('top', [cards], { currentScreen, ...card }, { hideRules })).includes('faq');
  };

  it('is that one, on those pages, for that first category', () => {
    expect(isShown('C', 'accountHome')).toBe(false);
    expect(isShown('D', 'accountHome')).toBe(true);
    expect(isShown('C', 'myProfile')).toBe(true);
    expect(isShown('C', 'accountHome', 'accountHome')).toBe(true);
    expect(isShown(undefined, 'accountHome')).toBe(true);
  });
});

it('what a tenant names stands before what is first else', () => {
  const first = aScreen({
    id: 'help',
    paths: ['help'],
    menuEntries: [{ menu: 'top', order: 0, label: 'nav.contact', icon: 'chat' }],
  });
  const menus = { top: [{ id: 'faq' }, { id: 'accountHome' }] };
  expect(idsOf(menu('top', [first, cards], {}, { menus }))).toEqual(['faq', 'accountHome', 'help']);
});

it('what cannot be undone stands last, whatever it is asked to', () => {
  const order = (entries: readonly Manifest[]) => idsOf(menu('card', entries, { card: blockable('r') }));
  const early = aScreen({
    id: 'myCardPinChange',
    paths: ['my-cards/:cardId/pin'],
    menuEntries: [{ menu: 'card', order: 5, label: 'actions.block', icon: 'lock' }],
  });
  expect(order([remove, block, early])).toEqual(['myCardPinChange', 'myCardBlock', 'myCardRemove']);
  expect(order([early, block, remove])).toEqual(['myCardPinChange', 'myCardBlock', 'myCardRemove']);
});

describe('routes and links', () => {
  it('a route has what its screen declares', () => {
    const screen = aScreen({
      id: 'help',
      paths: ['help', 'help/more'],
      layout: 'twoColumn',
      guards: ['signedIn'],
    });
    const tenant = aTenant();
    const routes = assembleRoutes(tenant, assembleScreens(tenant, [screen]));
    expect(routes).toEqual(
      screen.paths.map((path) => ({
        path,
        screen,
        layout: 'twoColumn',
        guards: ['signedIn'],
        isPaused: false,
      })),
    );
  });

  it('a screen can be offered by more than its switch', () => {
    const never = aScreen({ id: 'help', paths: ['help'], isOffered: () => false });
    const always = aScreen({
      id: 'contactUs',
      paths: ['contact'],
      isOffered: ({ terms }) => terms.shown === 'on',
    });
    expect(assembleScreens(aTenant(), [never, always]).map(({ manifest }) => manifest.id)).toEqual([
      'contactUs',
    ]);
  });

  it('a link fills each parameter, and ends where a path is open', () => {
    const screens = [aScreen({ id: 'help', paths: ['a/:one/b/:two/*'] })];
    expect(linkTo('/xx', screens, 'help', { one: '1', two: '2' })).toBe('/xx/a/1/b/2/');
    expect(linkTo('/xx', [aScreen({ id: 'help', paths: ['a*b/*'] })], 'help')).toBe('/xx/a*b/');
  });
});
