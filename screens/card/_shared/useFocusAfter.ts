import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focus after a list has changed its length by a button that moves, or goes, with it (WCAG 2.4.3): to the row at
 * an index, and to the list itself when there is no such row.
 * @param step changes when the list has changed
 * @param isGrowing more rows may come: one that is not there yet is waited for
 * @returns to be called with the index before the change
 */
export function useFocusAfter(
  list: RefObject<HTMLElement | null>,
  step: string,
  isGrowing: boolean,
): (rowIndex: number) => void {
  const target = useRef<{ readonly row: number; readonly step: string } | null>(null);
  useLayoutEffect(() => {
    if (!target.current) return;
    const row = list.current?.querySelectorAll<HTMLElement>('li')[target.current.row];
    if (!row && isGrowing) return;
    // Nothing came of it: the button is where it was, and so is the focus.
    if (row || step !== target.current.step) (row ?? list.current)?.focus();
    target.current = null;
  }, [step, isGrowing, list]);
  return (row) => {
    target.current = { row, step };
  };
}
