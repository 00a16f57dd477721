import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A step that takes the place of another on the same page starts at its heading, as a page would (WCAG 2.4.3). */
export function useHeadingFocus(isWanted: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const [wanted] = useState(isWanted);
  useLayoutEffect(() => {
    if (!wanted) return;
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [wanted]);
  return place;
}
