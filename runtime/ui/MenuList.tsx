import { type ReactNode, useId } from 'react';
import type { MenuItem } from './MenuItem.ts';
import styles from './MenuList.module.css';

export interface MenuListProps {
  readonly items: readonly MenuItem[];
  readonly children: (item: MenuItem) => ReactNode;
  readonly ref?: (list: HTMLUListElement | null) => void;
}

/** The entries of a menu, those of a group in a list of their own. */
export function MenuList({ items, children, ref }: MenuListProps) {
  return (
    <ul ref={ref}>
      {items.map((item, index) => {
        const { id, group } = item;
        if (!group) return <li key={id}>{children(item)}</li>;
        // The first of a group brings the others with it.
        const isFirst = group.id !== items[index - 1]?.group?.id;
        return (
          isFirst && (
            <Group key={id} items={items.filter((each) => each.group?.id === group.id)}>
              {children}
            </Group>
          )
        );
      })}
    </ul>
  );
}

function Group({ items, children }: Omit<MenuListProps, 'ref'>) {
  const id = useId();
  const heading = items[0]?.group?.heading;
  return (
    <li className={styles.group}>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && id}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </li>
  );
}
