import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** Heading of the panel, with what stands beside it. */
  readonly title?: string | undefined;
  readonly titleId?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A calm white surface for one subject. */
export function Panel({ title, titleId, aside, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      {title && (
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
