// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AccessHelp } from '../../../runtime/frame/AccessHelp.tsx';
import { VisitorFrame } from '../../../runtime/frame/VisitorFrame.tsx';
import type { PublicTenant } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aRoute, offeredWithout, type Setting, showPart } from '../../support/holderSite.tsx';

afterEach(cleanup);

const NOTICE: PublicTenant['notices'][number] = {
  kind: 'news',
  from: '2020-01-01',
  until: null,
  title: { en: 'Some news' },
  text: { en: 'What it means.' },
  screens: [],
};

const showFrame = (setting: Setting = {}) => showPart(<VisitorFrame>content</VisitorFrame>, setting);
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]);

describe('the frame of a visitor', () => {
  it('leads home and to the login, and nowhere else [NAV-01 NAV-02]', () => {
    showFrame();
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      ['Sorvia, nav.home', '/xx/home'],
      ['nav.login', '/xx/login'],
    ]);
  });

  it('has no login where the tenant offers none', () => {
    showFrame({ portal: { isOffered: offeredWithout('login') } });
    const bar = screen.getByRole('banner');
    expect(linksIn(bar)).toEqual([['Sorvia, nav.home', '/xx/home']]);
    expect(bar.textContent).not.toContain('true');
  });

  it('has the languages, the notices above the content, and a footer with a contact for visitors [GRD-07]', () => {
    showFrame({ portal: { tenant: aTenant({ notices: [NOTICE] }) } });
    expect(
      within(screen.getByRole('banner')).getByRole('navigation', { name: 'nav.languages' }),
    ).toBeTruthy();
    expect(screen.getByRole('main').textContent).toBe('Some news What it means.content');
    expect(linksIn(screen.getByRole('contentinfo')).at(-1)).toEqual(['footer.contact', '/xx/help']);
  });

  it('is skipped by a link to the content', () => {
    showFrame();
    expect(screen.getByText('common.skipToContent').closest('a')?.getAttribute('href')).toBe('#content');
  });

  it.each([
    ['a home page', aRoute('home', {}, 'en'), 'full'],
    ['another page', aRoute('forgotPassword'), 'one'],
    ['no page yet', null, 'one'],
  ])('stands around %s, which has the width: %s', (_, route, width) => {
    showFrame({ route });
    expect(screen.getByRole('main').parentElement?.className).toBe(width);
  });
});

describe('what helps whoever cannot log in', () => {
  const help = (setting: Setting = {}) => {
    showPart(<AccessHelp />, setting);
    const links = [...document.querySelectorAll('a')];
    return [document.body.textContent, ...links.map((link) => link.getAttribute('href'))];
  };
  const withPhone = (phoneLine: ReturnType<typeof aTenant>['contact']['phoneLine']) => ({
    portal: { tenant: aTenant({ contact: { phoneLine } }) },
  });

  it('is the way to a new password, and the phone line with its hours [USE-05 NAV-57]', () => {
    expect(help()).toEqual([
      'screens.forgotPasswordcontactBlock.hours +359 2 400 1234',
      '/xx/forgotPassword',
      'tel:+35924001234',
    ]);
  });

  it('is the first phone line of several, with hours in the tenant’s own words [USE-05 NAV-57]', () => {
    const lines = [
      { number: '0700 1 2', hours: 'contactBlock.title' },
      { number: '0700 3', hours: 'contactBlock.write' },
    ] as const;
    expect(help({ ...withPhone(lines), words: { 'contactBlock.title': 'Day and night' } })).toEqual([
      'screens.forgotPasswordDay and night 0700 1 2',
      '/xx/forgotPassword',
      'tel:070012',
    ]);
  });

  it('is the phone line alone where there is no way to a new password [USE-05]', () => {
    expect(help({ portal: { isOffered: offeredWithout('forgotPassword') } })).toEqual([
      'contactBlock.hours +359 2 400 1234',
      'tel:+35924001234',
    ]);
  });

  it('is the way to a new password alone where there is no phone line [USE-05]', () => {
    expect(help(withPhone(null))).toEqual(['screens.forgotPassword', '/xx/forgotPassword']);
  });

  it('has the hours of a line of weekdays in the words of the portal [NAV-57]', () => {
    const words = { 'contactBlock.hours': 'Weekdays {{from}} to {{to}}' };
    expect(help({ words })[0]).toContain('Weekdays 9:00 to 18:00 +359 2 400 1234');
  });
});
