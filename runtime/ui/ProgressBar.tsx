import styles from './ProgressBar.module.css';

/** A thin bar at the top edge while the next screen is on its way. */
export function ProgressBar({ label }: { readonly label: string }) {
  return (
    <div className={styles.bar} role="status">
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
