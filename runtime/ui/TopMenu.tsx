import { Icon } from './Icon.tsx';
import { arrowUpRight } from './icons.ts';
import type { MenuItem } from './MenuItem.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './TopMenu.module.css';

export interface TopMenuProps {
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
  readonly newTabHint: string;
}

/** The holder's menu in the top bar. Apart from it, so that home pages, which visitors see, carry none of it. */
export function TopMenu({ menuLabel, items, newTabHint }: TopMenuProps) {
  if (items.length === 0) return null;
  return (
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
  );
}
