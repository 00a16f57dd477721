import type { ReactNode } from 'react';
import { type Brand, Logo } from './Logo.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  readonly brand: Brand;
  readonly homeHref: string;
  readonly homeLabel: string;
  /** Between the logo and the end, where there is one. */
  readonly menu?: ReactNode;
  /** Beside the languages. */
  readonly tools?: ReactNode;
  readonly languageSwitch: ReactNode;
  /** The account menu, or the login link. */
  readonly account: ReactNode;
}

export function TopBar({ brand, homeHref, homeLabel, menu, tools, languageSwitch, account }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo brand={brand} href={homeHref} label={homeLabel} />
        <div className={styles.menu}>{menu}</div>
        <div className={styles.end}>
          {tools}
          {languageSwitch}
          {account}
        </div>
      </div>
    </header>
  );
}
