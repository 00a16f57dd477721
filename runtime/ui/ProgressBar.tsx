import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** It does not go on: the label is seen in place of the bar. */
  readonly isHeldUp?: boolean;
}

/** A thin bar at the top edge while the next screen is on its way. */
export function ProgressBar({ label, isHeldUp = false }: ProgressBarProps) {
  return (
    <div className={isHeldUp ? styles.note : styles.bar} role="status">
      <span className={isHeldUp ? '' : 'visually-hidden'}>{label}</span>
    </div>
  );
}
