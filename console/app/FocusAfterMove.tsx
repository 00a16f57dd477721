import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

/**
 * Every page of the console. After a move from one to another, reading goes on at the new page's heading once that is
 * there, and not at the top of the document (WCAG 2.4.3). Whoever has gone to something else meanwhile is left alone.
 */
export function FocusAfterMove() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focus = () => {
      if (document.activeElement !== document.body) return true;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focus()) return;
    // What the page is about is still being read.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return <Outlet />;
}
