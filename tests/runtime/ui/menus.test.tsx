// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../../runtime/ui/AccountMenu.tsx';
import { ActionTiles } from '../../../runtime/ui/ActionTiles.tsx';
import { question, trash } from '../../../runtime/ui/icons.ts';
import { Logo } from '../../../runtime/ui/Logo.tsx';
import type { MenuItem } from '../../../runtime/ui/MenuItem.ts';
import { cards } from '../../../runtime/ui/menuIcons.ts';
import { SideMenu } from '../../../runtime/ui/SideMenu.tsx';
import { TabBar } from '../../../runtime/ui/TabBar.tsx';
import { TopBar } from '../../../runtime/ui/TopBar.tsx';
import { TopMenu } from '../../../runtime/ui/TopMenu.tsx';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: `Item ${id}`,
  shortLabel: `Item ${id}`,
  icon: cards,
  href: `/xx/${id}`,
  isCurrent: false,
  isExternal: false,
  isDanger: false,
  ...more,
});
const ITEMS = [
  item('cards', { isCurrent: true }),
  item('faq', { href: 'https://faq.example/', icon: question, isExternal: true }),
  item('paused', { href: null }),
];
const HINT = 'opens a new tab';

afterEach(cleanup);

describe.each([
  [
    'TopBar',
    <TopBar
      key="t"
      brand={{ brandName: 'Sorvia' }}
      homeHref="/xx/"
      homeLabel="Sorvia, home"
      menu={<TopMenu menuLabel="Menu" items={ITEMS} newTabHint={HINT} />}
      languageSwitch={null}
      account={null}
    />,
  ],
  ['TabBar', <TabBar key="b" menuLabel="Menu" items={ITEMS} newTabHint={HINT} />],
  ['SideMenu', <SideMenu key="s" heading="Menu" items={ITEMS} newTabHint={HINT} />],
])('%s', (_, menu) => {
  it('names the menu, marks the page that is open, and says which link leaves', () => {
    render(menu);
    const nav = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(nav.getByRole('link', { name: 'Item cards' }).getAttribute('aria-current')).toBe('page');
    const external = nav.getByRole('link', { name: /^Item faq\s*\(opens a new tab\)$/ });
    expect(external.getAttribute('rel')).toBe('noopener noreferrer');
    expect(external.getAttribute('aria-current')).toBeNull();
  });

  it('keeps an entry that leads nowhere now in its place, reachable and off', async () => {
    render(menu);
    const paused = screen.getByRole('link', { name: 'Item paused' });
    expect([paused.getAttribute('aria-disabled'), paused.getAttribute('href')]).toEqual(['true', null]);
    paused.focus();
    expect(document.activeElement).toBe(paused);
  });
});

describe('TopBar', () => {
  it('has no menu when there is nothing to put into it', () => {
    render(
      <TopBar
        brand={{ brandName: 'Sorvia' }}
        homeHref="/xx/"
        homeLabel="Sorvia, home"
        menu={<TopMenu menuLabel="Menu" items={[]} newTabHint={HINT} />}
        languageSwitch={null}
        account={<a href="/xx/login">Log in</a>}
      />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sorvia, home' }).getAttribute('href')).toBe('/xx/');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('Logo', () => {
  it('is the tenant’s own picture where it has one, and the brand’s name is still spoken', () => {
    const logo = { file: '/static/assets/1-logo.svg', darkFile: '/static/assets/2-dark.svg', width: 120 };
    const brand = { brandName: 'Sorvia', logo };
    const { container } = render(
      <>
        <Logo brand={brand} href="/xx/" label="Sorvia, home" />
        <Logo brand={brand} />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Sorvia, home' });
    expect(link.textContent).toBe('');
    expect(within(link).queryByRole('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Sorvia' }).getAttribute('src')).toBe(logo.file);
    const dark = container.querySelector('source');
    expect([dark?.getAttribute('srcset'), dark?.media]).toEqual([
      logo.darkFile,
      '(prefers-color-scheme: dark)',
    ]);
  });
});

describe('AccountMenu', () => {
  it('is a button with the full name, which opens its list by the browser itself', () => {
    render(
      <AccountMenu
        label="Your account: Zofia W."
        name="Zofia"
        initials="ZW"
        items={ITEMS}
        newTabHint={HINT}
      />,
    );
    const button = screen.getByRole('button', { name: 'Your account: Zofia W.' });
    const list = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(list?.getAttribute('popover')).toBe('auto');
    expect(within(list as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(3);
  });

  it('closes when an entry is followed, since the page may stay', async () => {
    render(
      <AccountMenu
        label="Your account"
        name="Zofia"
        initials="ZW"
        items={[item('profile')]}
        newTabHint={HINT}
      />,
    );
    const link = screen.getByText('Item profile');
    const hidePopover = vi.fn();
    // jsdom has no popovers.
    Object.assign(link.closest('[popover]') as HTMLElement, { hidePopover });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});

describe('ActionTiles', () => {
  it('lists the actions as links and sets apart those that cannot be undone', () => {
    render(
      <ActionTiles
        label="Card actions"
        items={[item('pin'), item('remove', { icon: trash, isDanger: true })]}
      />,
    );
    const links = within(screen.getByRole('navigation', { name: 'Card actions' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.hasAttribute('data-danger')])).toEqual([
      ['Item pin', false],
      ['Item remove', true],
    ]);
  });
});
