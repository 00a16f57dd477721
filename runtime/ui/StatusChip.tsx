import { Icon } from './Icon.tsx';
import styles from './StatusChip.module.css';

export type Tone = 'ok' | 'bad' | 'warn' | 'info' | 'mute';

export interface StatusChipProps {
  readonly tone: Tone;
  readonly icon: string;
  readonly text: string;
}

/** A status in colour, icon and word: colour is never the only sign (WCAG 1.4.1). */
export function StatusChip({ tone, icon, text }: StatusChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      <Icon path={icon} size={1.1} />
      <span>{text}</span>
    </span>
  );
}
