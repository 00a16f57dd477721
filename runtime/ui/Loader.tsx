import styles from './Loader.module.css';
import { Mark } from './Logo.tsx';

/** The whole page is on its way. Before any script runs the page has one of its own (`publish/page/renderDocument.ts`). */
export function Loader({ label }: { readonly label: string }) {
  return (
    <div className={styles.loader} role="status">
      <Mark className={styles.mark} />
      <span>{label}</span>
    </div>
  );
}
