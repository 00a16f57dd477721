import type { ReactNode } from 'react';
import styles from './OtpInput.module.css';

export interface OtpInputProps {
  readonly length: number;
  readonly value: string;
  readonly isInvalid: boolean;
  /** The one real input; it lies over the boxes. */
  readonly children: ReactNode;
}

/** A one-time code: one input, shown as a box for each digit; longer text is seen as it is. */
export function OtpInput({ length, value, isInvalid, children }: OtpInputProps) {
  const boxes = Array.from({ length }, (_, index) => ({ index, digit: value[index] ?? '' }));
  const next = Math.min(value.length, length - 1);
  const classes = [styles.code, isInvalid && styles.invalid, value.length > length && styles.whole];
  return (
    <div dir="ltr" className={classes.filter(Boolean).join(' ')}>
      {children}
      <div className={styles.boxes} aria-hidden="true">
        {boxes.map(({ index, digit }) => (
          <span key={index} className={index === next ? styles.next : undefined}>
            {digit}
          </span>
        ))}
      </div>
    </div>
  );
}
