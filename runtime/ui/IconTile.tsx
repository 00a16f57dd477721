import { Icon } from './Icon.tsx';
import styles from './IconTile.module.css';

export interface IconTileProps {
  readonly icon: string;
  readonly tone?: 'brand' | 'ok' | 'bad';
  readonly size?: 'large' | 'small';
}

/** An icon in a tile with one tight corner. Decorative: words beside it say what it means. */
export function IconTile({ icon, tone = 'brand', size = 'large' }: IconTileProps) {
  return (
    <span className={`${styles.tile} ${styles[tone]} ${styles[size]}`}>
      <Icon path={icon} size={size === 'large' ? 2 : 1.5} />
    </span>
  );
}
