import type { ReactNode } from 'react';
import styles from './SideColumn.module.css';

/** The second column of a page, before the content; above it where there is no room beside it. Apart from the page, so that home pages carry none of it. */
export function SideColumn({ children }: { readonly children: ReactNode }) {
  return <aside className={styles.side}>{children}</aside>;
}
