import { useLayoutEffect } from 'react';
import { MAIN_ID } from './ConsolePage.tsx';

/**
 * Of what stands there until something else takes its place: the keyboard goes on in the page when what was pressed goes with
 * it (WCAG 2.4.3), unless what comes has taken the focus.
 */
export function useFocusPageAfter(): void {
  useLayoutEffect(() => leaveFocus, []);
}

function leaveFocus(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main?.contains(document.activeElement)) return;
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
}
