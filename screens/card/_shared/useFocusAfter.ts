import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focus after a list has changed its length by a button that moves, or goes, with it (WCAG 2.4.3): to the row at
 * an index, and to the list itself when there is no such row.
 * @param step changes when the list has changed
 * @returns to be called with the index before the change
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>, step: number): (rowIndex: number) => void {
  const target = useRef<{ readonly row: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what tells that the rows are there
  useLayoutEffect(() => {
    if (!target.current) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('li');
    (rows?.[target.current.row] ?? list.current)?.focus();
    target.current = null;
  }, [step, list]);
  return (row) => {
    target.current = { row };
  };
}
