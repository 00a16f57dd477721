import { useDirection } from './direction.ts';
import styles from './Icon.module.css';
import { isTurning } from './turns.ts';

/** Left and right change places on the grid of the icons. */
const MIRRORED = 'matrix(-1 0 0 1 256 0)';

/** An icon as large as the text around it. Decorative: the words beside it, or the control's name, say what it means. */
export function Icon({ path, size = 1.25 }: { readonly path: string; readonly size?: number }) {
  const isTurned = useDirection() === 'rtl' && isTurning(path);
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 256 256"
      width={`${size}em`}
      height={`${size}em`}
      aria-hidden="true"
    >
      <path d={path} {...(isTurned && { transform: MIRRORED })} />
    </svg>
  );
}
