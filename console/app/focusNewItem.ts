import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a list that shows more of its items at a press: the first of the new ones takes the focus, whose button may be gone
 * with the last of them (WCAG 2.4.3).
 * @returns says, before the list grows, how many items it shows
 */
export function useFocusOnNewItem(list: RefObject<HTMLElement | null>): (count: number) => void {
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    const item = next.current === null ? undefined : list.current?.children[next.current];
    next.current = null;
    if (!(item instanceof HTMLElement)) return;
    const control = item.querySelector<HTMLElement>('a, button, input, select, textarea');
    if (!control) item.tabIndex = -1;
    (control ?? item).focus();
  });
  return (count) => {
    next.current = count;
  };
}
