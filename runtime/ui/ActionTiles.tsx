import type { MouseEventHandler } from 'react';
import styles from './ActionTiles.module.css';
import { Icon } from './Icon.tsx';
import { KeptWords } from './KeptWords.tsx';
import type { MenuItem } from './MenuItem.ts';

export interface ActionTile extends MenuItem {
  /** Asks its question on the page itself; a new tab still has the page that the link leads to. */
  readonly onPress?: () => void;
}

/** A card's actions as round buttons: reversible ones first, irreversible ones last and red. */
export function ActionTiles({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly ActionTile[];
}) {
  return (
    <nav className={styles.actions} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.action}
              href={item.href ?? undefined}
              data-danger={item.isDanger || undefined}
              {...(item.onPress && { 'aria-haspopup': 'dialog', onClick: pressOf(item.onPress) })}
            >
              <TileContent item={item} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TileContent({ item }: { readonly item: MenuItem }) {
  return (
    <>
      <span className={styles.tile}>
        <Icon path={item.icon} />
      </span>
      {/* One item of the tile's grid, whatever it is made of. */}
      {item.shortLabel === item.label ? (
        <span>
          <KeptWords text={item.label} />
        </span>
      ) : (
        <>
          <span className="visually-hidden">{item.label}</span>
          <span aria-hidden="true">
            <KeptWords text={item.shortLabel} />
          </span>
        </>
      )}
    </>
  );
}

/** A press with a modifier is the browser's business. */
function pressOf(onPress: () => void): MouseEventHandler {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
}
