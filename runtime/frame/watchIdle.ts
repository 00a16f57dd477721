/**
 * Notices that nobody uses the page, nor another one of the same person (threat A13). Any key, press, scroll or touch
 * counts as use.
 */
import type { SharedSession } from '../session/sharedSession.ts';

export interface IdleOptions {
  /** Milliseconds without use until `onIdle`. */
  readonly limit: number;
  /** What the person's tabs know of each other's use. */
  readonly shared: Pick<SharedSession, 'lastUse' | 'noteUse'>;
  readonly onIdle: () => void;
}

const USES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Calls `onIdle` once. @returns a function that stops watching */
export function watchIdle(page: Window, { limit, shared, onIdle }: IdleOptions): () => void {
  let lastUse = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const left = Math.max(lastUse, shared.lastUse()) + limit - Date.now();
    if (left <= 0) onIdle();
    else timer = setTimeout(check, left);
  };
  const onUse = () => {
    lastUse = Date.now();
    shared.noteUse(lastUse);
  };
  // A machine that slept ran no timers: the clock is looked at again when the page is.
  const onVisible = () => {
    if (page.document.hidden) return;
    clearTimeout(timer);
    check();
  };
  for (const use of USES) page.addEventListener(use, onUse, { passive: true, capture: true });
  page.document.addEventListener('visibilitychange', onVisible);
  timer = setTimeout(check, limit);
  return () => {
    clearTimeout(timer);
    for (const use of USES) page.removeEventListener(use, onUse, { capture: true });
    page.document.removeEventListener('visibilitychange', onVisible);
  };
}
