import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { DialogEndContext } from './dialogEnd.ts';
import { Icon } from './Icon.tsx';
import { x } from './icons.ts';

export interface DialogProps {
  readonly title: string;
  /** The safe choice first: focus starts there. */
  readonly actions: ReactNode;
  /** Escape and the close button, which are the safe choice too. */
  readonly onClose: () => void;
  /** A picture of what it is about, over the title. */
  readonly icon?: ReactNode;
  /** Name of the close button; without one there is none. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the native element: the page behind is inert, focus stays inside and goes back where it was
 * (WCAG 2.4.3; MOD-16). A sheet from the bottom edge on phones.
 */
export function Dialog({ title, actions, onClose, icon, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const End = useContext(DialogEndContext);
  // Closed while it still stands in the page: an element that is taken out open gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes on a second Escape whatever is said: whether it closes is for who opened it to say.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
    >
      {icon}
      <h2 id={titleId}>{title}</h2>
      <div id={textId} className={styles.body}>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
      {/* Last, so that focus does not start here. */}
      {closeLabel && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon path={x} size={1.25} />
        </button>
      )}
      {End && <End />}
    </dialog>
  );
}
