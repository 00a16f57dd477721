import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { caretDown } from './icons.ts';
import styles from './ListBox.module.css';

/** The list of an open choice, under its control, or above it where there is no room below. */
export function ListBox({
  isAbove = false,
  isWide = false,
  isInPopup = false,
  ...list
}: ComponentPropsWithRef<'div'> & {
  readonly isAbove?: boolean;
  readonly isWide?: boolean;
  readonly isInPopup?: boolean;
}) {
  const classes = [isInPopup ? styles.rows : styles.list, isAbove && styles.above, isWide && styles.wide];
  return <div {...list} role="listbox" className={classes.filter(Boolean).join(' ')} />;
}

export interface ListOptionProps extends ComponentPropsWithRef<'div'> {
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly code?: string;
  /** Before the text. */
  readonly icon?: ReactNode;
}

export function ListOption({ isActive, isSelected, code, icon, children, ...item }: ListOptionProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isActive) own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the control, which names the active option (ARIA, listbox).
    <div
      ref={own}
      {...item}
      role="option"
      aria-selected={isSelected}
      className={`${styles.option} ${isActive ? styles.active : ''}`}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {code && <bdi className={styles.code}>{code}</bdi>}
    </div>
  );
}

/** What an open list says when it has nothing to choose. */
export function ListNote({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={`${styles.option} ${styles.note}`}
      role="option"
      aria-selected={false}
      aria-disabled
      tabIndex={-1}
    >
      <span className={styles.label}>{children}</span>
    </div>
  );
}

export function ListAnchor({
  isPhone = false,
  children,
}: {
  readonly isPhone?: boolean;
  readonly children: ReactNode;
}) {
  return <div className={isPhone ? styles.phone : styles.anchor}>{children}</div>;
}

/** The button that shows a prefix and opens the list of them. */
export function PrefixButton({ children, ...button }: ComponentPropsWithRef<'button'>) {
  return (
    // Safari gives a button that is pressed the focus only where it has a tab index.
    <button {...button} type="button" tabIndex={0} className={styles.prefix}>
      {children}
      <Icon path={caretDown} size={0.85} />
    </button>
  );
}
