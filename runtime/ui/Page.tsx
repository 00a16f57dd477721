import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { SkipLink } from './SkipLink.tsx';

export interface PageProps {
  readonly skipLabel: string;
  readonly header?: ReactNode;
  /** The second column (`SideColumn`); without it the page has one. */
  readonly side?: ReactNode;
  readonly footer?: ReactNode;
  readonly tabBar?: ReactNode;
  /** Notices of the tenant, above the content. */
  readonly notices?: ReactNode;
  /** Pages that lay out their own sections across the width. */
  readonly isFullWidth?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: skip link, landmarks, one or two columns. */
export function Page({
  skipLabel,
  header,
  side,
  footer,
  tabBar,
  notices,
  isFullWidth = false,
  children,
}: PageProps) {
  const main = (
    <main id="content" tabIndex={-1} className={styles.main}>
      {notices}
      {children}
    </main>
  );
  return (
    <>
      <SkipLink label={skipLabel} />
      {header}
      <div className={isFullWidth ? styles.full : styles.one}>
        {side}
        {main}
      </div>
      {footer}
      {tabBar}
    </>
  );
}
