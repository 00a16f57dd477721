import type { ReactNode } from 'react';
import { Main } from '../ConsolePage.tsx';
import { words } from '../words.ts';
import styles from './EmptyFolder.module.css';
import page from './OverviewPage.module.css';

export interface EmptyFolderProps {
  readonly folder: string;
  /** What there is nevertheless. */
  readonly children: ReactNode;
}

/**
 * A folder without a tenant file: there is nothing yet that a new tenant could be copied from, so it says where the
 * first one comes from. The page follows the folder, so nobody has to come back to it.
 */
export function EmptyFolder({ folder, children }: EmptyFolderProps) {
  const { emptyTitle, emptyText, emptySteps, emptyAfter } = words.overview;
  return (
    <Main className={page.main}>
      <h1>{emptyTitle}</h1>
      <p className={page.lead}>{emptyText(folder)}</p>
      <ol className={styles.steps}>
        {emptySteps.map(({ title, text, command }) => (
          <li key={title} className={styles.step}>
            <h2>{title}</h2>
            <p>{text}</p>
            <code className={styles.command}>{command(folder)}</code>
          </li>
        ))}
      </ol>
      <p className={page.lead}>{emptyAfter}</p>
      {children}
    </Main>
  );
}
