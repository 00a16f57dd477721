import { Icon } from './Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './TabBar.module.css';
import type { TopMenuProps } from './TopMenu.tsx';

/** Below 820 px the top menu stands at the bottom, within reach of a thumb. */
export function TabBar({ menuLabel, items, newTabHint }: TopMenuProps) {
  return (
    <nav className={styles.tabs} aria-label={menuLabel}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} newTabHint={newTabHint}>
              <Icon path={item.icon} size={2} />
              <span>{item.shortLabel}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
