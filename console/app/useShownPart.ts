import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface ShownPart {
  readonly list: RefObject<HTMLUListElement | null>;
  /** So many items are shown. */
  readonly most: number;
  /** Shows a page more. @param shown how many items stand in the list, where these are not the first so many */
  readonly showMore: (shown?: number) => void;
  /** Back to the first page: it is another list. */
  readonly showFirst: () => void;
}

/**
 * What a list shows of many items, a page more at each press: the first of the new ones takes the focus, whose button is gone
 * with the last of them (WCAG 2.4.3).
 * @param page how many there are at first @param further how many come at each press
 */
export function useShownPart(page: number, further = page): ShownPart {
  const [most, setMost] = useState(page);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const item = next.current === null ? undefined : list.current?.children[next.current];
    next.current = null;
    if (!(item instanceof HTMLElement)) return;
    const control = item.querySelector<HTMLElement>('a, button, input, select, textarea');
    if (!control) item.tabIndex = -1;
    (control ?? item).focus();
  });
  return {
    list,
    most,
    showMore(shown = most) {
      next.current = shown;
      setMost(most + further);
    },
    showFirst: () => setMost(page),
  };
}
