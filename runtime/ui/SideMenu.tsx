import { Icon } from './Icon.tsx';
import type { MenuItem } from './MenuItem.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuList } from './MenuList.tsx';
import styles from './SideMenu.module.css';
import { showCurrent } from './showCurrent.ts';

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
      <MenuList items={items} ref={showCurrent}>
        {(item) => (
          <MenuLink item={item} className={styles.link} newTabHint={newTabHint}>
            <Icon path={item.icon} />
            <span className={item.shortLabel === item.label ? undefined : styles.long}>{item.label}</span>
            {item.shortLabel !== item.label && (
              // It stands in the whole name, which is what is spoken (WCAG 2.5.3).
              <span className={styles.short} aria-hidden="true">
                {item.shortLabel}
              </span>
            )}
          </MenuLink>
        )}
      </MenuList>
    </nav>
  );
}
