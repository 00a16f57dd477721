import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../runtime/ui/Logo.tsx';
import styles from './TopBar.module.css';
import { words } from './words.ts';

/** The bar of every page: where one is, and what can be done there. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <Link className={styles.home} to="/">
        <Mark className={styles.mark} />
        {words.product}
      </Link>
      {children}
    </header>
  );
}
