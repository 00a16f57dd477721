import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { arrowLeft } from './icons.ts';
import { KeptWords } from './KeptWords.tsx';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

/** The one `h1` of a page. Focus comes here after each navigation, so it can be focused by script. */
export function PageHeading({ title, text, action }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <h1 tabIndex={-1}>
          <KeptWords text={title} />
        </h1>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}

/** The way back to the page above. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.back} href={href}>
      <Icon path={arrowLeft} size={1.1} />
      <span>{children}</span>
    </a>
  );
}

/** The way back to the step before, on the same page. */
export function BackButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      <Icon path={arrowLeft} size={1.1} />
      {children}
    </button>
  );
}
