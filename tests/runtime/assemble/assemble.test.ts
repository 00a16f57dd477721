// Over 250 lines: one case for each choice that assembling makes.
import { describe, expect, it } from 'vitest';
import { assembleMenu, type MenuContext } from '../../../runtime/assemble/assembleMenu.ts';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import { linkTo } from '../../../runtime/assemble/linkTo.ts';
import type { PlacedEntry } from '../../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aCard, aScreen } from '../../support/screens.ts';

const home = aScreen({ id: 'home', paths: [''], hasLanguagePaths: true });
const cards = aScreen({
  id: 'accountHome',
  paths: ['account'],
  guards: ['signedIn'],
  menuEntries: [{ menu: 'top', order: 10, label: 'nav.myCards', icon: 'cards' }],
});
const acceptance = aScreen({
  id: 'myCardAcceptance',
  paths: ['my-cards/:cardId/card-acceptance'],
  feature: 'cardAcceptance',
});
const block = aScreen({
  id: 'myCardBlock',
  paths: ['my-cards/:cardId/block'],
  isAvailable: (card) => card.flags.isBlockDisplayed,
  menuEntries: [{ menu: 'card', order: 20, label: 'actions.block', icon: 'lock', isCardAction: true }],
});
const remove = aScreen({
  id: 'myCardRemove',
  paths: ['my-cards/:cardId/remove'],
  menuEntries: [{ menu: 'card', order: 1, label: 'actions.remove', icon: 'trash', isDanger: true }],
});
const unbuilt: ReturnType<typeof aScreen> = {
  id: 'contactUs',
  paths: ['contact-us'],
  layout: 'oneColumn',
  guards: [],
  menuEntries: [{ menu: 'top', order: 40, label: 'nav.contact', icon: 'chat' }],
};
const all = [home, cards, acceptance, block, remove, unbuilt];

describe('assembleScreens', () => {
  const idsFor = (tenant: ReturnType<typeof aTenant>) =>
    assembleScreens(tenant, all).map(({ manifest, state }) => `${manifest.id} ${state}`);

  it('leaves out what the tenant does not offer and what is not built', () => {
    expect(idsFor(aTenant())).toEqual(['home on', 'accountHome on', 'myCardBlock on', 'myCardRemove on']);
  });

  it('keeps a paused screen and says so', () => {
    expect(idsFor(aTenant({ features: { cardAcceptance: 'paused' } }))).toContain('myCardAcceptance paused');
  });
});

describe('assembleRoutes', () => {
  it('says of each route whether its screen is paused', () => {
    const tenant = aTenant({ features: { cardAcceptance: 'paused' } });
    const paused = assembleRoutes(tenant, assembleScreens(tenant, all)).filter(({ isPaused }) => isPaused);
    expect(paused.map(({ screen }) => screen.id)).toEqual(['myCardAcceptance']);
  });

  it('gives each path a route, and home one for each language', () => {
    const tenant = aTenant();
    const routes = assembleRoutes(tenant, assembleScreens(tenant, all));
    expect(routes.map(({ path, screen, language }) => [path, screen.id, language])).toEqual([
      ['', 'home', 'en'],
      ['uk', 'home', 'uk'],
      ['account', 'accountHome', undefined],
      ['my-cards/:cardId/block', 'myCardBlock', undefined],
      ['my-cards/:cardId/remove', 'myCardRemove', undefined],
    ]);
  });
});

describe('linkTo', () => {
  it('fills and encodes parameters, with the prefix of the tenant or none [TEN-03]', () => {
    expect(linkTo('/xx', all, 'myCardBlock', { cardId: 'a/b ?' })).toBe('/xx/my-cards/a%2Fb%20%3F/block');
    expect(linkTo('', all, 'accountHome')).toBe('/account');
  });

  it('drops the open end of a path', () => {
    expect(linkTo('/xx', [aScreen({ id: 'login', paths: ['login/*'] })], 'login')).toBe('/xx/login/');
  });

  it('refuses a screen that is not offered and a missing parameter', () => {
    expect(() => linkTo('/xx', all, 'help')).toThrow('No screen is called "help"');
    expect(() => linkTo('/xx', all, 'myCardBlock')).toThrow('needs the parameter "cardId"');
  });
});

describe('assembleMenu', () => {
  const tenant = aTenant({
    features: { cardAcceptance: 'on' },
    navigation: { ourNetwork: 'myCardAcceptance' },
  });
  const context = (changes: Partial<MenuContext> = {}): MenuContext => ({
    tenant,
    screens: assembleScreens(tenant, all),
    base: '/xx',
    currentScreen: 'accountHome',
    isCardRoute: false,
    ...changes,
  });

  it('holds the built screens in order, our network and the outside FAQ [NAV-03 NAV-07]', () => {
    const menu = assembleMenu('top', context());
    expect(menu.map(({ id, href, isExternal, isCurrent }) => ({ id, href, isExternal, isCurrent }))).toEqual([
      { id: 'accountHome', href: '/xx/account', isExternal: false, isCurrent: true },
      { id: 'myCardAcceptance', href: null, isExternal: false, isCurrent: false },
      { id: 'faq', href: 'https://www.sorvia.example/xx/faq', isExternal: true, isCurrent: false },
    ]);
  });

  it('enables our network on card pages only, where it leads to that card [RTE-67 NAV-04]', () => {
    const entry = assembleMenu('top', context({ isCardRoute: true, card: aCard({ id: 'r-1' }) }))[1];
    expect(entry?.href).toBe('/xx/my-cards/r-1/card-acceptance');
  });

  it('leads to the partners of the active card from anywhere, without cards to the partners of all [NAV-05]', () => {
    const partners = [
      aScreen({
        id: 'ourMerchendisingPartners',
        paths: ['my-cards/:cardId/partners'],
        withoutCard: 'ourMerchendisingPartnersAll',
      }),
      aScreen({ id: 'ourMerchendisingPartnersAll', paths: ['my-cards/partners'] }),
    ];
    const own = aTenant({ navigation: { ourNetwork: 'ourMerchendisingPartners' } });
    const hrefOf = (changes: Partial<MenuContext>) =>
      assembleMenu('top', context({ tenant: own, screens: assembleScreens(own, partners), ...changes }))[0]
        ?.href;
    expect(hrefOf({ card: aCard({ id: 'r-1' }) })).toBe('/xx/my-cards/r-1/partners');
    expect(hrefOf({ card: aCard({ id: 'r-1' }), isCardRoute: true })).toBe('/xx/my-cards/r-1/partners');
    expect(hrefOf({})).toBe('/xx/my-cards/partners');
  });

  it('shows card actions by the server’s flags alone, dangerous ones last [GRD-30]', () => {
    const ids = (isBlockDisplayed: boolean) =>
      assembleMenu('card', context({ card: aCard({ flags: { ...aCard().flags, isBlockDisplayed } }) })).map(
        (e) => e.id,
      );
    expect(ids(true)).toEqual(['myCardBlock', 'myCardRemove']);
    expect(ids(false)).toEqual(['myCardRemove']);
  });

  it('has no card entry without a card', () => {
    expect(assembleMenu('card', context())).toEqual([]);
  });

  it('has the outside data-protection link in the account menu [NAV-12]', () => {
    expect(assembleMenu('account', context()).map((entry) => entry.href)).toEqual([
      'https://www.sorvia.example/xx/rights',
    ]);
  });

  it.each<[string[], ScreenId, boolean]>([
    [['C'], 'accountHome', false],
    [['D', 'C'], 'accountHome', true],
    [['C'], 'myCardBlock', true],
  ])(
    'hides an item for categories %j on %s only by the first category [GRD-23 GRD-24 GRD-25]',
    (acceptanceCategories, currentScreen, isShown) => {
      const hiding = aTenant({
        navigation: {
          ourNetwork: null,
          hideRules: [{ item: 'faq', screens: ['accountHome'], category: 'C' }],
        },
      });
      const menu = assembleMenu(
        'top',
        context({ tenant: hiding, currentScreen, card: { ...aCard(), acceptanceCategories } }),
      );
      expect(menu.some((entry) => entry.id === 'faq')).toBe(isShown);
    },
  );
});

describe('a menu that a tenant has put in order', () => {
  const contact = aScreen({
    id: 'contactUs',
    paths: ['contact-us'],
    menuEntries: [{ menu: 'top', order: 40, label: 'nav.contact', icon: 'chat' }],
  });
  const shop = { label: 'nav.faq', href: 'https://shop.example/', icon: 'storefront' } as const;
  const toHome = { label: 'nav.home', screen: 'home', icon: 'user' } as const;
  const show = (menu: 'top' | 'card', placed: readonly PlacedEntry[], context: Partial<MenuContext> = {}) => {
    const tenant = aTenant({ navigation: { ourNetwork: null, menus: { [menu]: placed } } });
    return assembleMenu(menu, {
      tenant,
      screens: assembleScreens(tenant, [home, cards, contact, block, remove]),
      base: '/xx',
      currentScreen: null,
      card: aCard({ flags: { ...aCard().flags, isBlockDisplayed: true } }),
      isCardRoute: true,
      ...context,
    });
  };
  const idsOf = (menu: 'top' | 'card', placed: readonly PlacedEntry[]) =>
    show(menu, placed).map(({ id }) => id);

  it.each([
    ['keeps the usual order', 'top', [], ['accountHome', 'faq', 'contactUs']],
    ['begins with what is named', 'top', [{ id: 'contactUs' }], ['contactUs', 'accountHome', 'faq']],
    [
      'has what is named in its order',
      'top',
      [{ id: 'faq' }, { id: 'contactUs' }, { id: 'accountHome' }],
      ['faq', 'contactUs', 'accountHome'],
    ],
    [
      'leaves out what is not there',
      'top',
      [{ id: 'myProfile' }, { id: 'faq' }],
      ['faq', 'accountHome', 'contactUs'],
    ],
    ['keeps what cannot be undone last', 'card', [{ id: 'myCardBlock' }], ['myCardBlock', 'myCardRemove']],
    [
      'has links of the tenant’s own among them',
      'top',
      [{ id: 'faq' }, { id: 'shop', link: { ...shop, label: 'nav.card' } }],
      ['faq', 'nav.card', 'accountHome', 'contactUs'],
    ],
  ] as const)('%s', (_, menu, placed, ids) => {
    const named = placed.map((place) => ('link' in place ? { ...place, id: place.link.label } : place));
    expect(idsOf(menu, named)).toEqual(ids);
  });

  it('leads from a link of its own to an address in a new tab, and to a screen in this one', () => {
    const [first, second] = show(
      'top',
      [
        { id: shop.label, link: shop },
        { id: toHome.label, link: toHome },
      ],
      { currentScreen: 'home' },
    );
    expect([first, second]).toMatchObject([
      { href: 'https://shop.example/', isExternal: true, isCurrent: false, icon: 'storefront' },
      { href: '/xx/', isExternal: false, isCurrent: true, icon: 'user', isCardAction: false },
    ]);
  });

  it('says of each entry which group it stands in', () => {
    const group = { id: '0', title: 'nav.cards' } as const;
    expect(show('top', [{ id: 'faq', group }]).map((entry) => entry.group)).toEqual([
      group,
      undefined,
      undefined,
    ]);
  });
});
