import type { ReactNode } from 'react';
import { IconTile, Panel } from '#runtime';
import styles from './OtpVerification.module.css';

export interface StepProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One step of the verification: what it is about, and what to do. */
export function Step({ icon, title, text, children }: StepProps) {
  return (
    <Panel>
      <div className={styles.stack}>
        <IconTile icon={icon} />
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.text} role="status">
            {text}
          </p>
        </div>
        <div className={styles.wide}>{children}</div>
      </div>
    </Panel>
  );
}
