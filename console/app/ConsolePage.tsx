import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SkipLink } from '../../runtime/ui/SkipLink.tsx';
import styles from './ConsolePage.module.css';
import { words } from './words.ts';

export interface ConsolePageProps {
  /** Of the browser's tab; another title is another page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Around every page: names it, and has whoever comes by keyboard or screen reader begin at its beginning. */
export function ConsolePage({ title, children }: ConsolePageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <PageStart key={title} title={title} />
      {children}
    </>
  );
}

/**
 * Takes the focus after a move, when what had it went with the page before: its title is read, and the next Tab leads to what
 * the page begins with, as on a page that was loaded (WCAG 2.4.1, 2.4.3).
 */
function PageStart({ title }: { readonly title: string }) {
  const { key } = useLocation();
  // Of the page that the browser has loaded itself the key is this one.
  const [isMoved] = useState(key !== 'default');
  return (
    <nav ref={isMoved ? takeLostFocus : null} className={styles.start} tabIndex={-1} aria-label={title}>
      <SkipLink label={words.skipToContent} />
    </nav>
  );
}

function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** The id of what a page is about; SkipLink leads to it by this name. */
export const MAIN_ID = 'content';

export interface MainProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What a page is about: where the link at its beginning leads (WCAG 2.4.1). */
export function Main({ className, children }: MainProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={[styles.content, className].filter(Boolean).join(' ')}>
      {children}
    </main>
  );
}
