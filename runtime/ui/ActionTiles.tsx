import styles from './ActionTiles.module.css';
import { Icon } from './Icon.tsx';
import { KeptWords } from './KeptWords.tsx';
import type { MenuItem } from './MenuItem.ts';

export interface ActionTile extends MenuItem {
  /** Asks its question at once, in place of leading to a page. */
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
            {item.onPress ? (
              <button type="button" className={styles.action} aria-haspopup="dialog" onClick={item.onPress}>
                <TileContent item={item} />
              </button>
            ) : (
              <a
                className={styles.action}
                href={item.href ?? undefined}
                data-danger={item.isDanger || undefined}
              >
                <TileContent item={item} />
              </a>
            )}
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
