import styles from './HideAmounts.module.css';
import { Icon } from './Icon.tsx';
import { eye } from './icons.ts';

/** Beside its one user: nobody but a signed-in person loads it. From Phosphor Icons 2.1.1 (phosphoricons.com), MIT licence, © Phosphor Icons. */
const EYE_SLASH =
  'M53.92,34.62A8,8,0,1,0,42.08,45.38L61.32,66.55C25,88.84,9.38,123.2,8.69,124.76a8,8,0,0,0,0,6.5c.35.79,8.82,19.57,27.65,38.4C61.43,194.74,93.12,208,128,208a127.11,127.11,0,0,0,52.07-10.83l22,24.21a8,8,0,1,0,11.84-10.76Zm47.33,75.84,41.67,45.85a32,32,0,0,1-41.67-45.85ZM128,192c-30.78,0-57.67-11.19-79.93-33.25A133.16,133.16,0,0,1,25,128c4.69-8.79,19.66-33.39,47.35-49.38l18,19.75a48,48,0,0,0,63.66,70l14.73,16.2A112,112,0,0,1,128,192Zm6-95.43a8,8,0,0,1,3-15.72,48.16,48.16,0,0,1,38.77,42.64,8,8,0,0,1-7.22,8.71,6.39,6.39,0,0,1-.75,0,8,8,0,0,1-8-7.26A32.09,32.09,0,0,0,134,96.57Zm113.28,34.69c-.42.94-10.55,23.37-33.36,43.8a8,8,0,1,1-10.67-11.92A132.77,132.77,0,0,0,231.05,128a133.15,133.15,0,0,0-23.12-30.77C185.67,75.19,158.78,64,128,64a118.37,118.37,0,0,0-19.36,1.57A8,8,0,1,1,106,49.79,134,134,0,0,1,128,48c34.88,0,66.57,13.26,91.66,38.35,18.83,18.83,27.3,37.62,27.65,38.41A8,8,0,0,1,247.31,131.26Z';

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
      <Icon path={isOn ? EYE_SLASH : eye} size={1.4} />
    </button>
  );
}
