import styles from './HideAmounts.module.css';
import { Icon } from './Icon.tsx';
import { eye } from './icons.ts';

export interface HideAmountsProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Within a line of text or beside a chip. */
  readonly isSmall?: boolean;
}

/** Takes every amount out of sight, for who reads their screen in company; a second press brings them back. */
export function HideAmounts({ label, isOn, onToggle, isSmall = false }: HideAmountsProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${isSmall ? styles.small : ''}`}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onToggle}
    >
      <Icon path={eye} size={1.4} />
    </button>
  );
}
