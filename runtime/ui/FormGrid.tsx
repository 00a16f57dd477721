import type { MouseEvent, ReactNode } from 'react';
import styles from './FormGrid.module.css';

/** The fields of a form: short ones stand side by side where there is room. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function FormCell({ isHalf, children }: { readonly isHalf: boolean; readonly children: ReactNode }) {
  return <div className={isHalf ? styles.half : styles.whole}>{children}</div>;
}

/** Fields that belong together under a heading: consents. */
export function FormGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/**
 * The last row: the button that sends, and beside it why it does not. A press on a button leaves the focus in the field
 * that has it: else the field says at once what is wrong with it, the button moves away below the finger, and the press
 * is lost.
 */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is, and does nothing else
    <div className={styles.actions} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  const isInField = document.activeElement?.matches('input, select, textarea') ?? false;
  if (isInField && event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

export function FormReason({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.reason}>
      {children}
    </span>
  );
}
