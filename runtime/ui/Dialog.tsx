import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly title: string;
  /** The safe choice first: focus starts there (look, modal). */
  readonly actions: ReactNode;
  /** Escape, which is the safe choice too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the native element: the page behind is inert, focus stays inside and goes back where it was
 * (WCAG 2.4.3; MOD-16). A sheet from the bottom edge on phones.
 */
export function Dialog({ title, actions, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
