import { Icon } from './Icon.tsx';
import styles from './Sign.module.css';

export interface SignProps {
  readonly icon: string;
  readonly tone?: 'brand' | 'ok' | 'bad';
  readonly size?: 'large' | 'small';
}

/** An icon in a tile with one tight corner. Decorative: words beside it say what it means. */
export function Sign({ icon, tone = 'brand', size = 'large' }: SignProps) {
  return (
    <span className={`${styles.sign} ${styles[tone]} ${styles[size]}`}>
      <Icon path={icon} size={size === 'large' ? 2 : 1.5} />
    </span>
  );
}
