/** Where a file names screens: each is one that there is, that is offered, and that fits its place. */
import { describe, expect, it } from 'vitest';
import {
  offeredScreenChecks,
  screenChecks,
  sessionScreenChecks,
} from '../../../compiler/checks/checkScreens.ts';
import type { ScreenFacts } from '../../../compiler/checks/tenantCheck.ts';
import { findingsOfAll, replacedBy } from '../support/findingsOf.ts';

const screen = (id: string, path: string, guards: readonly string[] = [], more: object = {}) =>
  ({ id, paths: [path], guards, ...more }) as Partial<ScreenFacts> as ScreenFacts;
/** Of a screen that is offered where the tenant says much of terms and links, as none here does. */
const isFull = ({ terms, links }: { readonly terms: object; readonly links: object }) =>
  Object.keys(terms).length + Object.keys(links).length > 9;
const screens = [
  screen('home', ''),
  screen('contact', 'contact'),
  screen('login', 'login'),
  screen('logout', 'logout'),
  screen('reconnect', 'reconnect', ['signedIn']),
  screen('accountHome', 'account', ['signedIn']),
  screen('cards', 'cards', ['activeCard', 'signedIn']),
  screen('card', 'cards/:card', ['signedIn']),
  screen('orphan', 'orphan', ['activeCard']),
  screen('missing', '*'),
  screen('network', 'network', [], { feature: 'cardAcceptance' }),
  screen('terms', 'terms', [], { isOffered: isFull }),
];
const session = (startScreen: string, endScreen: string) => ({ session: { startScreen, endScreen } });
const navigation = (ourNetwork: string | null, item = 'home', hidden: readonly string[] = []) => ({
  navigation: {
    ourNetwork,
    hideRules: [
      { item: 'home', screens: [] },
      { item, screens: hidden },
    ],
  },
});
const notices = (...named: readonly string[]) => ({ notices: [{ screens: [] }, { screens: named }] });

const places: readonly (readonly [string, (id: string) => object])[] = [
  ['/navigation/ourNetwork', (id) => navigation(id)],
  ['/navigation/hideRules/1/item', (id) => navigation(null, id)],
  ['/navigation/hideRules/1/screens/1', (id) => navigation(null, 'home', ['home', id])],
  ['/notices/1/screens/1', (id) => notices('home', id)],
  ['/session/startScreen', (id) => session(id, 'home')],
  ['/session/endScreen', (id) => session('home', id)],
];

describe.each(places)('a screen that is named at %s', (pointer, parts) => {
  const isOffered = { features: { cardAcceptance: 'off' }, terms: {}, links: {} };

  it('is one that there is', () => {
    expect(findingsOfAll(screenChecks, parts('contact'), { screens })).toEqual([]);
    expect(findingsOfAll(screenChecks, parts('contakt'), { screens })).toEqual([
      {
        pointer,
        rule: 'screen',
        message: 'There is no screen "contakt". Did you mean "contact"?',
        mends: [replacedBy('contact', true)],
      },
    ]);
    expect(findingsOfAll(screenChecks, parts('zzzzzz'), { screens })).toEqual([
      { pointer, rule: 'screen', message: 'There is no screen "zzzzzz".' },
    ]);
  });

  it('is one that the tenant offers', () => {
    const of = (id: string) =>
      findingsOfAll(offeredScreenChecks, { ...parts(id), ...isOffered }, { screens });
    expect([...of('contact'), ...of('zzzzzz')]).toEqual([]);
    expect([...of('network'), ...of('terms')]).toEqual([
      {
        pointer,
        rule: 'screen-off',
        message: 'The screen "network" is not offered: features.cardAcceptance is "off".',
      },
      { pointer, rule: 'screen-off', message: 'The screen "terms" is not offered.' },
    ]);
  });
});

describe('where a session begins and ends', () => {
  const of = (startScreen: string, endScreen: string) =>
    findingsOfAll(sessionScreenChecks, session(startScreen, endScreen), { screens });

  it.each([
    ['accountHome', 'home'],
    ['cards', 'contact'],
    ['nowhere', 'nowhere'],
  ])('may be %s and %s', (start, end) => expect(of(start, end)).toEqual([]));

  it.each(['login', 'logout', 'reconnect', 'card', 'missing', 'orphan'])('is not %s', (id) => {
    expect(of(id, id)).toEqual([
      {
        pointer: '/session/startScreen',
        rule: 'session-screen',
        message: `"${id}" cannot stand here: it takes a page for who is logged in, without a card in its address, one of accountHome, cards.`,
      },
      {
        pointer: '/session/endScreen',
        rule: 'session-screen',
        message: `"${id}" cannot stand here: it takes a page for everybody, one of home, contact, network, terms.`,
      },
    ]);
  });

  it('is not each in the place of the other', () => {
    expect(of('home', 'accountHome').map(({ pointer }) => pointer)).toEqual([
      '/session/startScreen',
      '/session/endScreen',
    ]);
  });
});
