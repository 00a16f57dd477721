import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ListBox.module.css';

/** Beside its one user, which is loaded late. From Phosphor Icons 2.1.1 (phosphoricons.com), MIT licence, © Phosphor Icons. */
const MAGNIFYING_GLASS =
  'M232.49,215.51,185,168a92.12,92.12,0,1,0-17,17l47.53,47.54a12,12,0,0,0,17-17ZM44,112a68,68,0,1,1,68,68A68.07,68.07,0,0,1,44,112Z';

/** What an open choice with a search shows: the search first, then its list, which scrolls beneath it. */
export function ListPopup({
  isAbove = false,
  children,
}: {
  readonly isAbove?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={`${styles.list} ${styles.popup} ${isAbove ? styles.above : ''}`}>{children}</div>;
}

/** The search of an open choice. */
export function ListSearch(input: ComponentPropsWithRef<'input'>) {
  return (
    <div className={styles.search}>
      <Icon path={MAGNIFYING_GLASS} size={1.1} />
      <input
        {...input}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  );
}
