import { Amount } from './Amount.tsx';
import styles from './BarChart.module.css';

export interface Bar {
  readonly label: string;
  /** Length of the bar, from 0 to 1. */
  readonly share: number;
  /** What the bar stands for, in words. */
  readonly value: string;
  readonly note?: string | undefined;
}

/** Bars with their figures beside them: who sees no bars misses nothing (WCAG 1.1.1). */
export function BarChart({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  return (
    <ul className={styles.chart} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <span className={styles.label}>{bar.label}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${bar.share * 100}%` }} />
          </span>
          <span className={styles.value}>
            <Amount text={bar.value} />
            {bar.note && (
              <small>
                <Amount text={bar.note} />
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
