import { type MouseEventHandler, useContext } from 'react';
import { ButtonContent, type ButtonLook, lookOf } from './ButtonLink.tsx';
import styles from './ButtonState.module.css';
import { BusyNoteContext } from './busyNote.ts';

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Stays focusable and says why beside itself: `describedBy` names that text. */
  readonly isDisabled?: boolean;
  readonly describedBy?: string;
  /** Pressed while it is disabled: the moment to say why in full. */
  readonly onRefused?: () => void;
  /** Under way: announced as busy, a second press does nothing, and a wait is spoken of (USE-26). */
  readonly isBusy?: boolean;
}

export function Button({
  type = 'button',
  onClick,
  isDisabled = false,
  describedBy,
  onRefused,
  isBusy = false,
  ...look
}: ButtonProps) {
  const isInert = isDisabled || isBusy;
  const BusyNote = useContext(BusyNoteContext);
  return (
    <>
      <button
        type={type}
        className={`${lookOf(look)} ${styles.state}`}
        aria-disabled={isInert || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={describedBy}
        onClick={(event) => {
          if (!isInert) return onClick?.(event);
          event.preventDefault();
          if (!isBusy) onRefused?.();
        }}
      >
        <ButtonContent {...look} />
      </button>
      {isBusy && BusyNote && <BusyNote />}
    </>
  );
}
