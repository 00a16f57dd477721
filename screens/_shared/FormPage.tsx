import type { ReactNode } from 'react';
import { PageHeading, Panel } from '#runtime';
import styles from './FormPage.module.css';

/** A page that is one short form. */
export function FormPage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <div data-task className={styles.page}>
      <PageHeading title={title} text={text} />
      <Panel>{children}</Panel>
    </div>
  );
}
