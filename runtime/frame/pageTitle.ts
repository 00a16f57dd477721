import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A screen's own title while it shows, for screens of several steps; null takes the manifest's. */
export const pageTitleAtom = atom<string | null>(null);

/** Names the step that a screen shows in the page's title (WCAG 2.4.2). */
export function usePageTitle(title: string): void {
  const set = useSetAtom(pageTitleAtom);
  useEffect(() => {
    set(title);
    return () => set(null);
  }, [set, title]);
}
