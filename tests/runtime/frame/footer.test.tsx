// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalFooter } from '../../../runtime/frame/PortalFooter.tsx';
import type { PrerenderedPage } from '../../../runtime/tenant/pageData.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aRoute, offeredWithout, type Setting, showPart, siteAround } from '../../support/holderSite.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Shown extends Setting {
  readonly isVisitor?: boolean;
  readonly tenant?: Parameters<typeof aTenant>[0];
}

function showFooter({ isVisitor, tenant, portal, ...setting }: Shown = {}) {
  const footer = isVisitor === undefined ? <PortalFooter /> : <PortalFooter isVisitor={isVisitor} />;
  showPart(footer, { ...setting, portal: { tenant: aTenant(tenant), ...portal } });
  return screen.getByRole('navigation', { name: 'nav.footer' });
}

/** What each link says, where it leads, and whether that opens elsewhere. */
const linksOf = (footer: HTMLElement) =>
  within(footer)
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.target]);
const linkOf = (footer: HTMLElement, label: string) =>
  linksOf(footer).find(([text]) => text === label || text === `${label} (common.opensInNewTab)`);
const currentIn = (footer: HTMLElement) =>
  [...footer.querySelectorAll('[aria-current=page]')].map((link) => link.textContent);

describe('the links of the footer', () => {
  const outside = (label: string, end = `/${label}`) => [
    `footer.${label} (common.opensInNewTab)`,
    `https://www.sorvia.example/xx${end}`,
    '_blank',
  ];

  it('begin with the tenant’s pages about itself, which open elsewhere [NAV-28 NAV-29 NAV-30 NAV-31]', () => {
    expect(linksOf(showFooter()).slice(0, 4)).toEqual([
      outside('corporate', ''),
      outside('legal'),
      outside('privacy'),
      outside('gdpr'),
    ]);
  });

  it('go on with cookies and answers, and end with the portal’s own statement and form [NAV-32 NAV-33 NAV-34]', () => {
    expect(linksOf(showFooter()).slice(4)).toEqual([
      outside('cookies'),
      outside('faq'),
      ['footer.accessibility', '/xx/accessibility', ''],
      ['footer.contact', '/xx/contactUs', ''],
    ]);
  });

  it('lead to a statement elsewhere in the languages that have one', () => {
    const tenant = { links: { accessibility: { en: 'https://sorvia.example/a11y' } } };
    const own = linkOf(showFooter({ tenant }), 'footer.accessibility');
    expect(own).toEqual([
      'footer.accessibility (common.opensInNewTab)',
      'https://sorvia.example/a11y',
      '_blank',
    ]);
    cleanup();
    const other = linkOf(showFooter({ tenant, language: 'uk' }), 'footer.accessibility');
    expect(other).toEqual(['footer.accessibility', '/xx/accessibility', '']);
  });

  it('leave out what a tenant does not offer', () => {
    const isOffered = offeredWithout('accessibility');
    expect(linkOf(showFooter({ portal: { isOffered } }), 'footer.accessibility')).toBeUndefined();
  });

  it.each([
    ['contactUs', ['footer.contact']],
    ['accessibility', ['footer.accessibility']],
    ['accountHome', []],
  ] as const)('mark the page that is shown: %s [USE-22]', (id, marked) => {
    expect(currentIn(showFooter({ route: aRoute(id) }))).toEqual(marked);
  });

  it('mark nothing before the first page is there [USE-22]', () => {
    expect(currentIn(showFooter({ route: null }))).toEqual([]);
  });
});

describe('the way to contact in the footer', () => {
  const contact = (shown: Shown) => linkOf(showFooter(shown), 'footer.contact')?.[1];
  const visitorUrl = 'https://help.sorvia.example/';

  it('leads visitors to the page of their own, which is marked there [USE-05 GRD-07]', () => {
    expect(contact({ isVisitor: true })).toBe('/xx/help');
    cleanup();
    expect(currentIn(showFooter({ isVisitor: true, route: aRoute('help') }))).toEqual(['footer.contact']);
  });

  it('leads visitors alone to the tenant’s own place [USE-05 GRD-07]', () => {
    const tenant = { contact: { visitorUrl } };
    expect(contact({ tenant, isVisitor: true })).toBe(visitorUrl);
    cleanup();
    expect(contact({ tenant })).toBe('/xx/contactUs');
  });

  it('calls the first phone line where there is no form, and is gone where there is no phone line either [USE-05]', () => {
    const portal = { isOffered: offeredWithout('contactUs') };
    expect(contact({ portal })).toBe('tel:+35924001234');
    cleanup();
    const footer = showFooter({ portal, tenant: { contact: { phoneLine: null } } });
    expect(linkOf(footer, 'footer.contact')).toBeUndefined();
    expect(within(footer).getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('a footer that the tenant writes itself', () => {
  const footer = [
    { label: 'footer.contact' },
    { label: 'nav.terms', href: '/files/terms.pdf' },
    { label: 'nav.dataRights', href: 'https://sorvia.example/rights' },
    { label: 'nav.myCards', screen: 'accountHome' },
    { label: 'nav.addCard', screen: 'myCardAdd' },
  ] as const;

  it('has its links in its order, without those to screens that are not offered', () => {
    expect(linksOf(showFooter({ tenant: { footer } }))).toEqual([
      ['footer.contact', '/xx/contactUs', ''],
      ['nav.terms', '/files/terms.pdf', ''],
      ['nav.dataRights (common.opensInNewTab)', 'https://sorvia.example/rights', '_blank'],
      ['nav.myCards', '/xx/accountHome', ''],
    ]);
  });

  it('marks the page that is shown [USE-22]', () => {
    expect(currentIn(showFooter({ tenant: { footer } }))).toEqual(['nav.myCards']);
  });
});

describe('the foot of the page', () => {
  const words = { 'common.copyright': '© {{year}} {{name}}.' };

  it('names the year of the tenant’s own clock and whose portal it is', () => {
    vi.useFakeTimers({ now: Date.UTC(2030, 11, 31, 23, 30), toFake: ['Date'] });
    showFooter({ words });
    expect(screen.getByText('© 2031 Sorvia Testland.')).toBeTruthy();
  });

  it('names no year on a page that was prerendered on a day that cannot be read', () => {
    const prerendered: Partial<PrerenderedPage> = { at: 'some day' };
    const Site = siteAround({ words, page: { prerendered: prerendered as PrerenderedPage } });
    const page = renderToString(
      <Site>
        <PortalFooter />
      </Site>,
    );
    expect(page).toContain('©  Sorvia Testland.');
  });

  it('has an action of the page after its links, where there is one', () => {
    const last = (footer: HTMLElement) => within(footer).getAllByRole('listitem').at(-1)?.textContent;
    expect(last(showFooter({ portal: { FooterAction: () => <li>One thing more</li> } }))).toBe(
      'One thing more',
    );
    cleanup();
    expect(last(showFooter())).toBe('footer.contact');
  });
});
