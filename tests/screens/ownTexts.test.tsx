// @vitest-environment jsdom
import '../support/dialogElement.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import type { PlainWordsKey } from '../../runtime/tenant/wordsKeys.ts';
import { aTenant } from '../support/aTenant.ts';
import { aServerCard, holderGateway } from '../support/holderGateway.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const gateway = holderGateway({ cards: [aServerCard({ card_ref: 'R' })] });
/** A text of the words, in the place of own words, which the compiler makes. */
const key = (name: PlainWordsKey) => name;
const LINES: PublicTenant['contact']['phoneLine'] = [
  { number: '112 112', hours: key('contactBlock.daily') },
  { number: '113 113', hours: key('contactBlock.wholeDay') },
];
const SHOP = { label: key('nav.card'), href: 'https://shop.example/' };

const footerLinks = async (label: string) => {
  const footer = await screen.findByRole('navigation', { name: label });
  return within(footer)
    .getAllByRole('link')
    .map((link) => [link.firstChild?.textContent, link.getAttribute('href'), link.getAttribute('target')]);
};

describe('several phone lines', () => {
  it('all stand on the contact page, and the first in the side column [NAV-57]', async () => {
    const { t } = await renderScreen({
      path: '/contact-us',
      gateway,
      tenant: aTenant({ contact: { phoneLine: LINES } }),
    });
    const line = await screen.findByRole('region', { name: t('contact.callUs') });
    const numbers = within(line).getAllByRole('link');
    expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['112 112', 'tel:112112'],
      ['113 113', 'tel:113113'],
    ]);
    for (const hours of ['contactBlock.daily', 'contactBlock.wholeDay'] as const) {
      expect(within(line).getByText(t(hours))).toBeTruthy();
    }
    expect(screen.getAllByRole('link', { name: '112 112' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: '113 113' })).toHaveLength(1);
  });

  it('all stand in the accessibility statement', async () => {
    await renderScreen({ path: '/accessibility', tenant: aTenant({ contact: { phoneLine: LINES } }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('link', { name: /11[23]/ }).map(({ textContent }) => textContent)).toEqual([
      '112 112',
      '113 113',
    ]);
  });
});

describe('the footer', () => {
  it('has the links that the tenant names, in their order', async () => {
    const { t } = await renderScreen({
      path: '/contact-us',
      gateway,
      tenant: aTenant({
        footer: [
          { label: 'footer.contact' },
          SHOP,
          { label: key('nav.login'), screen: 'login' },
          { label: 'footer.faq' },
        ],
      }),
    });
    expect(await footerLinks(t('nav.footer'))).toEqual([
      [t('footer.contact'), '/xx/contact-us', null],
      [t('nav.card'), 'https://shop.example/', '_blank'],
      [t('nav.login'), '/xx/login/', null],
      [t('footer.faq'), aTenant().links.faq, '_blank'],
    ]);
    const current = [...document.querySelectorAll('footer [aria-current]')];
    expect(current.map(({ textContent }) => textContent)).toEqual([t('footer.contact')]);
  });

  it('leads to the tenant’s own accessibility statement, and the built-in one is gone', async () => {
    const { accessibility } = { accessibility: { en: 'https://a.example/en', uk: 'https://a.example/uk' } };
    const { t } = await renderScreen({
      path: '/accessibility',
      tenant: aTenant({ links: { accessibility } }),
    });
    await screen.findByRole('heading', { level: 1, name: t('notFound.title') });
    expect(await footerLinks(t('nav.footer'))).toContainEqual([
      t('footer.accessibility'),
      'https://a.example/en',
      '_blank',
    ]);
  });
});

describe('a menu in groups', () => {
  it('has a list of its own for each, named by its heading', async () => {
    const group = { id: '0', title: key('nav.languages') };
    const menus = {
      account: [
        { id: SHOP.label, link: { ...SHOP, icon: 'storefront' as const }, group },
        { id: 'dataRights', group },
        { id: 'myProfile' },
      ],
    };
    const { t } = await renderScreen({
      path: '/my-profile',
      gateway,
      tenant: aTenant({ navigation: { menus } }),
    });
    const menu = await screen.findByRole('navigation', { name: t('nav.account') });
    const names = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const inGroup = within(menu).getByRole('list', { name: t('nav.languages') });
    const own = ['https://shop.example/', aTenant().links.dataProtectionRights];
    expect(names(inGroup)).toEqual(own);
    expect(names(menu).slice(0, 3)).toEqual([...own, '/xx/my-profile']);
  });
});
