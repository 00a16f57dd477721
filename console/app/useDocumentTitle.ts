import { useEffect } from 'react';

/** The name of the page, in the browser's tab and for who does not see it (WCAG 2.4.2). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
