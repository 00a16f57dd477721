import type { ReactNode } from 'react';
import styles from './Vault.module.css';

export interface VaultProps {
  /** What it keeps. */
  readonly label: string;
  /** Whose it is, such as the card's name. */
  readonly owner: string;
  readonly children: ReactNode;
}

/** A dark place for what only its holder should see. */
export function Vault({ label, owner, children }: VaultProps) {
  return (
    <section className={styles.vault} aria-label={label}>
      <p className={styles.owner}>{owner}</p>
      {children}
    </section>
  );
}

export interface CountdownProps {
  /** Seconds. */
  readonly left: number;
  readonly of: number;
  readonly text: string;
}

/** Length of the ring's line. */
const ROUND = 176;

/** The time that is left, as a ring and in words. Quiet: who listens is told at the start and near the end. */
export function Countdown({ left, of, text }: CountdownProps) {
  return (
    <div className={styles.countdown}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="28" />
          <circle cx="32" cy="32" r="28" strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - left / of)} />
        </svg>
        {left}
      </span>
      <p aria-live="off">{text}</p>
    </div>
  );
}
