import styles from './Loader.module.css';
import { Mark } from './Logo.tsx';

/** The whole page is on its way. The host writes the same loader into the page before any script runs. */
export function Loader({ label }: { readonly label: string }) {
  return (
    <div className={styles.loader} role="status">
      <Mark className={styles.mark} />
      <span>{label}</span>
    </div>
  );
}
