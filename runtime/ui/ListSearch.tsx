import type { ComponentPropsWithRef, ReactNode } from 'react';
import { magnifyingGlass } from './findIcon.ts';
import { Icon } from './Icon.tsx';
import styles from './ListBox.module.css';

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
      <Icon path={magnifyingGlass} size={1.1} />
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
