// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banners } from '../../../runtime/ui/Banners.tsx';
import { DescriptionList } from '../../../runtime/ui/DescriptionList.tsx';
import { Footer } from '../../../runtime/ui/Footer.tsx';
import { HelpCard } from '../../../runtime/ui/HelpCard.tsx';
import { checkCircle } from '../../../runtime/ui/icons.ts';
import { Loader } from '../../../runtime/ui/Loader.tsx';
import { InlineMessage, PageMessage } from '../../../runtime/ui/Message.tsx';
import { Page } from '../../../runtime/ui/Page.tsx';
import { PageHeading } from '../../../runtime/ui/PageHeading.tsx';
import { Panel } from '../../../runtime/ui/Panel.tsx';
import { ProgressBar } from '../../../runtime/ui/ProgressBar.tsx';
import { SideColumn } from '../../../runtime/ui/SideColumn.tsx';
import { Skeleton } from '../../../runtime/ui/Skeleton.tsx';
import { StatusChip } from '../../../runtime/ui/StatusChip.tsx';

afterEach(cleanup);

describe('Page', () => {
  it('begins with a link that skips to the content, which can take the focus', () => {
    render(
      <Page skipLabel="Skip to content">
        <h1>My cards</h1>
      </Page>,
    );
    const skip = screen.getAllByRole('link')[0];
    expect([skip?.textContent, skip?.getAttribute('href')]).toEqual(['Skip to content', '#content']);
    const main = screen.getByRole('main');
    main.focus();
    expect([main.id, document.activeElement]).toEqual(['content', main]);
  });

  it('has a second column only when something stands in it', () => {
    const { rerender } = render(<Page skipLabel="Skip">Text</Page>);
    expect(screen.queryByRole('complementary')).toBeNull();
    rerender(
      <Page skipLabel="Skip" side={<SideColumn>Help</SideColumn>}>
        Text
      </Page>,
    );
    expect(screen.getByRole('complementary').textContent).toBe('Help');
  });
});

describe('headings and messages', () => {
  it('give a page its one h1, which a script can focus after a navigation', () => {
    const { rerender } = render(<PageHeading title="My cards" text="6 cards" />);
    screen.getByRole('heading', { level: 1, name: 'My cards' }).focus();
    expect(document.activeElement?.textContent).toBe('My cards');
    rerender(<PageMessage title="No such page" text="The link is old." />);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'No such page',
    ]);
  });

  it('announce what went wrong, with what support can look up, and stay quiet when a place is just empty', () => {
    const { rerender } = render(
      <InlineMessage isError title="Not loaded" text="Try again." help={{ reference: <p>Ref. 12</p> }} />,
    );
    expect(screen.getByRole('alert').textContent).toBe('Not loadedTry again.Ref. 12');
    rerender(<InlineMessage title="No cards" text="Add one." />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('name a panel by its heading', () => {
    render(
      <Panel title="Transactions" titleId="t" aside={<a href="/xx/export">Export</a>}>
        <p>Rows</p>
      </Panel>,
    );
    expect(
      within(screen.getByRole('region', { name: 'Transactions' })).getByRole('link', { name: 'Export' }),
    ).toBeTruthy();
  });
});

describe('waiting', () => {
  it.each([
    ['Loader', <Loader key="l" label="Loading" />],
    ['ProgressBar', <ProgressBar key="p" label="Loading" />],
    ['Skeleton', <Skeleton key="s" shape="cards" label="Loading" />],
  ])('is said in words by %s, and its shapes say nothing', (_, piece) => {
    render(piece);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});

describe('small pieces', () => {
  it('say a status in a word beside a silent icon', () => {
    const { container } = render(<StatusChip tone="ok" icon={checkCircle} text="Active" />);
    expect(container.textContent).toBe('Active');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('pair each fact with its label, and read aloud what the eye sees otherwise', () => {
    render(
      <DescriptionList items={[{ label: 'Card number', value: '•••• 4821', spoken: 'ends in 4821' }]} />,
    );
    expect(screen.getByRole('term').textContent).toBe('Card number');
    expect(screen.getByText('•••• 4821').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('ends in 4821')).toBeTruthy();
  });

  it('call the help line by a number without blanks', () => {
    render(<HelpCard title="Need help?" hours="9–18" phone="+48 22 400 12 34" />);
    expect(screen.getByRole('link', { name: '+48 22 400 12 34' }).getAttribute('href')).toBe(
      'tel:+48224001234',
    );
  });

  it('say of each offer and foreign footer link that it opens a new tab', () => {
    render(
      <>
        <Banners
          items={[{ title: 'Lunch', text: 'Every Tuesday', action: 'See', href: 'https://p.example/' }]}
          newTabHint="new tab"
        />
        <Footer
          brand={{ brandName: 'Sorvia' }}
          label="Footer"
          links={[
            { id: 'legal', label: 'Legal', href: 'https://l.example/', isExternal: true },
            { id: 'contact', label: 'Contact', href: '/xx/contact-us', isExternal: false },
          ]}
          copyright="© 2026 Sorvia"
          newTabHint="new tab"
        />
      </>,
    );
    expect(
      screen.getByRole('link', { name: /^Lunch Every Tuesday See\s*\(new tab\)$/ }).getAttribute('rel'),
    ).toBe('noopener noreferrer');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Legal\s*\(new tab\)$/ }).getAttribute('target')).toBe('_blank');
    expect(footer.getByRole('link', { name: 'Contact' }).getAttribute('target')).toBeNull();
  });
});
