// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { atom } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferedScreen } from '../../../runtime/assemble/assembleScreens.ts';
import type { ServerData } from '../../../runtime/data/createServerData.ts';
import { HolderFrame } from '../../../runtime/frame/HolderFrame.tsx';
import { Amount, HIDDEN_AMOUNT } from '../../../runtime/ui/Amount.tsx';
import { aRoute, aSession, offeredWithout, type Setting, showPart } from '../../support/holderSite.tsx';
import { aScreen } from '../../support/screens.ts';

afterEach(cleanup);

const SCREENS: readonly OfferedScreen[] = [
  aScreen({
    id: 'accountHome',
    paths: ['account'],
    menuEntries: [{ menu: 'top', order: 1, label: 'nav.myCards', icon: 'cards' }],
  }),
  aScreen({
    id: 'profileNotifications',
    paths: ['my-profile/notifications-center'],
    menuEntries: [{ menu: 'account', order: 1, label: 'nav.notifications', icon: 'cards' }],
  }),
].map((manifest) => ({ manifest, state: 'on' }));

const ANA = { firstName: 'Ana', lastName: 'Petrova' };

/** @param user undefined while the gateway has not answered */
function showFrame(setting: Setting = {}, user?: typeof ANA) {
  const parts: Partial<Record<keyof ServerData, object>> = {
    activeCardAtom: atom(() => undefined),
    cardsAtom: atom({ data: undefined }),
    userAtom: atom({ data: user }),
  };
  const { portal, words, ...others } = setting;
  return showPart(
    <HolderFrame data={parts as ServerData}>
      <Amount text={HIDDEN_AMOUNT} />
    </HolderFrame>,
    {
      ...others,
      portal: { screens: SCREENS, ...portal },
      words: { 'nav.accountOf': 'Account of {{name}}', ...words },
    },
  );
}

describe('the bars of a signed-in person', () => {
  it('hold the main menu at the top and at the foot, with what opens elsewhere saying so [NAV-03 NAV-07]', () => {
    showFrame();
    const menus = screen.getAllByRole('navigation', { name: 'nav.main' });
    expect(menus).toHaveLength(2);
    for (const menu of menus) {
      const links = within(menu).getAllByRole<HTMLAnchorElement>('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
        ['nav.myCards', '/xx/account', ''],
        ['nav.faq (common.opensInNewTab)', 'https://www.sorvia.example/xx/faq', '_blank'],
      ]);
    }
  });

  it('lead home by the logo, which is called by the brand', () => {
    showFrame();
    const logo = screen.getByRole('link', { name: 'Sorvia, nav.home' });
    expect(logo.getAttribute('href')).toBe('/xx/home');
  });

  it('are skipped by a link to the content', () => {
    showFrame();
    expect(screen.getByText('common.skipToContent').closest('a')?.getAttribute('href')).toBe('#content');
  });

  it('have amounts that are hidden read aloud as such [LOV-42]', () => {
    showFrame();
    expect(within(screen.getByRole('main')).getByText('amounts.hidden')).toBeTruthy();
  });

  it.each([
    ['a home page', aRoute('home', {}, 'en'), 'full'],
    ['another page', aRoute('accountHome'), 'one'],
    ['no page yet', null, 'one'],
  ])('stand around %s, which has the width: %s', (_, route, width) => {
    showFrame({ route });
    expect(screen.getByRole('main').parentElement?.className).toBe(width);
  });
});

describe('the account of a signed-in person', () => {
  /** What is said, what is seen, and the letters in the circle. */
  const account = () => {
    const button = document.querySelector('button[popovertarget]');
    return [
      button?.querySelector('.visually-hidden')?.textContent,
      button?.querySelector('bdi')?.textContent,
      button?.querySelector('.avatar')?.textContent,
    ];
  };

  it('has the name of the person, called as the country does', () => {
    showFrame({}, ANA);
    expect(account()).toEqual(['Account of Ana Petrova', 'Ana', 'AP']);
  });

  it.each([
    ['is not there yet', undefined],
    ['is empty', { firstName: '', lastName: '' }],
  ])('has the address that was signed in with while the name %s', (_, user) => {
    showFrame({}, user);
    expect(account()).toEqual(['Account of ana@xx.example', 'ana@xx.example', 'A']);
  });

  it('has no name once the session is over', () => {
    showFrame({ portal: { session: aSession(null) } });
    expect(account()).toEqual(['Account of ', '', '']);
  });

  const entries = () =>
    [...document.querySelectorAll('[popover] li')].map((entry) => {
      const link = entry.querySelector('a');
      return [
        link?.textContent,
        link?.getAttribute('href'),
        link?.target,
        link?.ariaCurrent,
        link?.dataset.danger,
      ];
    });
  const OWN = [
    ['nav.notifications', '/xx/my-profile/notifications-center', '', null, undefined],
    [
      'nav.dataRights (common.opensInNewTab)',
      'https://www.sorvia.example/xx/rights',
      '_blank',
      null,
      undefined,
    ],
  ];

  it('lists its pages, and the way out last [NAV-10 NAV-12]', () => {
    showFrame();
    expect(entries()).toEqual([...OWN, ['nav.logout', '/xx/logout', '', null, undefined]]);
  });

  it('has no way out where the tenant offers none', () => {
    showFrame({ portal: { isOffered: offeredWithout('logout') } });
    expect(entries()).toEqual(OWN);
  });
});
