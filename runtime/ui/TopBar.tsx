import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { arrowUpRight } from './icons.ts';
import { type Brand, Logo } from './Logo.tsx';
import type { MenuItem } from './MenuItem.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  readonly brand: Brand;
  readonly homeHref: string;
  readonly homeLabel: string;
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
  readonly newTabHint: string;
  readonly languageSwitch: ReactNode;
  /** The account menu, or the login link. */
  readonly account: ReactNode;
}

export function TopBar({
  brand,
  homeHref,
  homeLabel,
  menuLabel,
  items,
  newTabHint,
  languageSwitch,
  account,
}: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo brand={brand} href={homeHref} label={homeLabel} />
        {items.length > 0 ? (
          <nav className={styles.menu} aria-label={menuLabel}>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} newTabHint={newTabHint}>
                    {item.label}
                    {item.isExternal && <Icon path={arrowUpRight} size={0.85} />}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <span className={styles.space} />
        )}
        <div className={styles.end}>
          {languageSwitch}
          {account}
        </div>
      </div>
    </header>
  );
}
