import type { ReactNode } from 'react';
import styles from './FormGrid.module.css';
import { keepFocus } from './keepFocus.ts';

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

/** The last row: the button that sends, and beside it why it does not. A press on it leaves the focus where it is. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus where it is, and does nothing else
    <div className={styles.actions} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}

export function FormReason({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.reason}>
      {children}
    </span>
  );
}
