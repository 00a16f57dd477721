/** What a file says of screens, menus and the footer: entries that there are, links that lead somewhere, each once. */
import { describe, expect, it } from 'vitest';
import { checkFooter } from '../../../compiler/checks/checkFooter.ts';
import { checkMenus } from '../../../compiler/checks/checkMenus.ts';
import type { ScreenFacts } from '../../../compiler/checks/tenantCheck.ts';
import { findingsOf, replacedBy, TAKEN_OUT } from '../support/findingsOf.ts';

const entry = (menu: string, isDanger = false) => [{ menu, ...(isDanger && { isDanger }) }];
const screen = (id: string, path: string, more: object = {}) =>
  ({ id, paths: [path], guards: [], ...more }) as Partial<ScreenFacts> as ScreenFacts;
/** Of a screen that is offered where the tenant says much of terms and links, as none here does. */
const isFull = ({ terms, links }: { readonly terms: object; readonly links: object }) =>
  Object.keys(terms).length + Object.keys(links).length > 9;
const screens = [
  screen('home', '', { menuEntries: entry('top') }),
  screen('accountHome', 'account', { menuEntries: [...entry('account'), ...entry('top')] }),
  screen('cardPin', 'cards/:card/pin', { menuEntries: entry('card') }),
  screen('cardBlock', 'cards/:card/block', { menuEntries: entry('card', true) }),
  screen('network', 'network', { feature: 'cardAcceptance', menuEntries: entry('default') }),
  screen('paused', 'paused', { feature: 'balances' }),
  screen('missing', '*'),
  screen('terms', 'terms', { isOffered: isFull, feature: 'balances' }),
  screen('contact', 'contact'),
];
const features = { cardAcceptance: 'off', balances: 'paused' };
const link = (where: object, text = 'a') => ({ text: { en: text }, ...where });
const NO_LINK =
  'A link has its text by language, and either an href or a screen. For example { "text": { "en": "Shop" }, "href": "https://shop.sorvia.example/" }.';

const menusOf = (menus: object | undefined, ourNetwork: string | null = null) =>
  findingsOf(
    checkMenus,
    { navigation: { menus, ourNetwork }, features, terms: { shown: 'on' }, links: {} },
    { screens },
  );
const at = (pointer: string, rule: string, message: string, ...mends: readonly object[]) => ({
  pointer: `/navigation/menus${pointer}`,
  rule,
  message,
  ...(mends.length > 0 && { mends }),
});

describe('the menus of a file', () => {
  it.each([
    undefined,
    {},
    { top: ['home', 'accountHome', 'faq'] },
    { account: ['dataRights', 'accountHome'] },
    { card: ['cardPin', link({ href: '/a' }), link({ screen: 'contact' }), link({ screen: 'paused' })] },
    { card: [{ title: { en: 'a' }, entries: ['cardPin', link({ href: '/a' })] }] },
    { card: [{ entries: ['cardPin'] }] },
    { top: [link({ href: '/a' }), 'home', link({ href: '/b' })] },
    { card: [1, 2, 3, 4].map((each) => link({ href: `/${each}` })) },
  ])('may be %j', (menus) => expect(menusOf(menus)).toEqual([]));

  it('may name the network of the tenant in the top bar alone', () => {
    expect(menusOf({ top: ['contact'] }, 'contact')).toEqual([]);
    expect(menusOf({ card: ['contact'] }, 'contact').map(({ rule }) => rule)).toEqual(['menu-entry']);
  });

  const has = (id: string, ids: string) =>
    `This menu has no entry "${id}"; it has ${ids}. A link of your own has a text: { "text": { "en": "…" }, "screen": "${id}" }.`;
  const safely = { ...TAKEN_OUT, isSafe: true };
  it.each([
    [
      { top: ['faq', 'homme'] },
      at(
        '/top/1',
        'screen',
        'There is no entry "homme"; this menu has home, accountHome, faq. Did you mean "home"?',
        replacedBy('home', true),
        TAKEN_OUT,
      ),
    ],
    [{ top: [{ screen: 'home' }] }, at('/top/0', 'own-link', NO_LINK)],
    [
      { account: ['zzzz'] },
      at(
        '/account/0',
        'screen',
        'There is no entry "zzzz"; this menu has accountHome, dataRights.',
        TAKEN_OUT,
      ),
    ],
    [{ account: ['home'] }, at('/account/0', 'menu-entry', has('home', 'accountHome, dataRights'))],
    [{ card: ['accountHome'] }, at('/card/0', 'menu-entry', has('accountHome', 'cardPin'))],
    [
      { card: ['cardBlock'] },
      at(
        '/card/0',
        'menu-entry',
        '"cardBlock" cannot be undone: it stays last in its menu, and is not named.',
        safely,
      ),
    ],
    [
      { default: ['network'] },
      at(
        '/default/0',
        'screen-off',
        'The screen "network" is not offered: features.cardAcceptance is "off".',
      ),
    ],
    [
      { card: ['cardPin', 'cardPin'] },
      at('/card/1', 'twice', '"cardPin" stands in this menu already: each entry may stand once.', safely),
    ],
    [
      { card: [link({ href: '/a' }), { entries: [link({ href: '/a' }, 'b')] }] },
      at(
        '/card/1/entries/0',
        'twice',
        '"/a" stands in this menu already: each entry may stand once.',
        TAKEN_OUT,
      ),
    ],
    [
      { top: [link({ screen: 'home' })] },
      at('/top/0/screen', 'twice', 'This menu has an entry for "home": name it by its id alone.'),
    ],
    [
      {
        top: [link({ href: '/a' }), 'home', link({ href: '/b' }), link({ href: '/c' }), link({ href: '/d' })],
      },
      at(
        '/top/3',
        'menu-room',
        'The top bar takes 2 links of your own, and this is one more: on phones it is a row of tabs.',
      ),
    ],
  ])('are not %j', (menus, finding) => expect(menusOf(menus)).toEqual([finding]));

  it('say of two links that lead nowhere that each is none, and not that they are the same', () => {
    expect(menusOf({ card: [link({}), link({})] })).toEqual([
      at('/card/0', 'own-link', NO_LINK),
      at('/card/1', 'own-link', NO_LINK),
    ]);
  });
});

describe('a group of a menu', () => {
  it.each([
    [
      { top: [{ title: { en: 'a' }, entries: ['home'] }] },
      '/top/0',
      'The top bar has no room for groups: name its entries one by one.',
    ],
    [
      { card: ['cardPin', { title: { en: 'a' } }] },
      '/card/1',
      'A group has entries. For example { "title": { "en": "PIN" }, "entries": ["myCardPinChange"] }.',
    ],
    [
      { card: [{ entries: [] }] },
      '/card/0',
      'A group has entries. For example { "title": { "en": "PIN" }, "entries": ["myCardPinChange"] }.',
    ],
    [
      { card: [{ entries: ['cardPin'], href: '/a' }] },
      '/card/0',
      '"href" is of a link, and this is a group: it has entries, and a title.',
    ],
  ])('is refused in %j', (menus, pointer, message) => {
    expect(menusOf(menus)).toEqual([at(pointer, 'menu-group', message)]);
  });
});

describe('a link of the file’s own', () => {
  const near = (written: string, name: string) => ({
    message: `There is no screen "${written}". Did you mean "${name}"?`,
    mends: [replacedBy(name, true)],
  });
  const ofCard = (id: string) =>
    `The screen "${id}" is of one card, or has no address of its own: a link cannot lead to it.`;

  it.each([
    [{ href: '/a' }, '', 'own-link', { message: NO_LINK }],
    [link({}), '', 'own-link', { message: NO_LINK }],
    [link({ href: '/a', screen: 'contact' }), '', 'own-link', { message: NO_LINK }],
    [link({ screen: 'contakt' }), '/screen', 'screen', near('contakt', 'contact')],
    [link({ screen: 'cardPim' }), '/screen', 'screen', { message: 'There is no screen "cardPim".' }],
    [link({ screen: 'missin' }), '/screen', 'screen', { message: 'There is no screen "missin".' }],
    [link({ screen: 'cardPin' }), '/screen', 'screen-address', { message: ofCard('cardPin') }],
    [link({ screen: 'missing' }), '/screen', 'screen-address', { message: ofCard('missing') }],
    [
      link({ screen: 'network' }),
      '/screen',
      'screen-off',
      { message: 'The screen "network" is not offered: features.cardAcceptance is "off".' },
    ],
    [link({ screen: 'terms' }), '/screen', 'screen-off', { message: 'The screen "terms" is not offered.' }],
  ])('is not %j', (own, below, rule, finding) => {
    expect(menusOf({ account: [own] })).toEqual([
      { pointer: `/navigation/menus/account/0${below}`, rule, ...finding },
    ]);
    const footer = { footer: { links: ['faq', own] }, features, terms: {}, links: {} };
    expect(findingsOf(checkFooter, footer, { screens })).toEqual([
      { pointer: `/footer/links/1${below}`, rule, ...finding },
    ]);
  });
});

describe('the footer of a file', () => {
  const of = (footer: object | undefined) =>
    findingsOf(checkFooter, { footer, features, terms: {}, links: {} }, { screens });

  it.each([
    undefined,
    { links: [] },
    { links: ['faq', 'faq', link({ href: '/a' }), link({ href: '/b' }), link({ screen: 'contact' })] },
    { links: ['/a', link({ href: '/a' })] },
  ])('may be %j', (footer) => expect(of(footer)).toEqual([]));

  it('has each link once', () => {
    expect(of({ links: ['faq', link({ href: '/a' }), 'legal', link({ href: '/a' }, 'b')] })).toEqual([
      {
        pointer: '/footer/links/3',
        rule: 'twice',
        message: 'A link to "/a" stands in the footer already, in place 2.',
        mends: [TAKEN_OUT],
      },
    ]);
  });
});
