import { HELD_MEDIA } from '../tenant/pageMarks.ts';

/** Lets the browser ask for scripts that it was to leave for later. */
export function freePreloads(): void {
  for (const link of document.querySelectorAll(`[media="${HELD_MEDIA}"]`)) link.removeAttribute('media');
}

/** How long a program waits for the first paint of what is prerendered: pages in the background paint nothing. */
export const PAINT_WAIT_MILLISECONDS = 1_000;
