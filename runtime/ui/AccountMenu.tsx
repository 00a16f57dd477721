import { useId, useRef } from 'react';
import styles from './AccountMenu.module.css';
import { Icon } from './Icon.tsx';
import { caretDown } from './icons.ts';
import type { MenuItem } from './MenuItem.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuList } from './MenuList.tsx';

export interface AccountMenuProps {
  /** Accessible name, such as "Your account: Zofia". */
  readonly label: string;
  /** Shown beside the initials where there is room. */
  readonly name: string;
  readonly initials: string;
  readonly items: readonly MenuItem[];
  readonly newTabHint: string;
}

/**
 * The account button and its list: a native popover, so Escape and a press outside close it. The page
 * may stay while its content changes, so following an entry closes it too.
 */
export function AccountMenu({ label, name, initials, items, newTabHint }: AccountMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.account}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className="visually-hidden">{label}</span>
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
        <bdi className={styles.name} aria-hidden="true">
          {name}
        </bdi>
        <Icon path={caretDown} size={0.8} />
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.popover}>
        <MenuList items={items}>
          {(item) => (
            <MenuLink
              item={item}
              className={styles.item}
              newTabHint={newTabHint}
              onFollow={() => popover.current?.hidePopover()}
            >
              <Icon path={item.icon} />
              {item.label}
            </MenuLink>
          )}
        </MenuList>
      </div>
    </div>
  );
}
