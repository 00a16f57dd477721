import { Icon } from './Icon.tsx';
import type { MenuItem } from './MenuItem.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './SideMenu.module.css';

export interface SideMenuProps {
  readonly heading: string;
  readonly items: readonly MenuItem[];
  readonly newTabHint: string;
  /** Card pages have action buttons that do its job on narrow screens. */
  readonly isHiddenWhenNarrow?: boolean;
}

/** The second column's menu; below 1200 px a row of pills that scrolls by itself. */
export function SideMenu({ heading, items, newTabHint, isHiddenWhenNarrow = false }: SideMenuProps) {
  return (
    <nav className={styles.menu} data-wide-only={isHiddenWhenNarrow || undefined} aria-label={heading}>
      <p className={styles.heading} aria-hidden="true">
        {heading}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} className={styles.link} newTabHint={newTabHint}>
              <Icon path={item.icon} />
              <span>{item.label}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
