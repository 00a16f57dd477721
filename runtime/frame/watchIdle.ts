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
  const left = () => Math.max(lastUse, shared.lastUse()) + limit - Date.now();
  const check = () => {
    clearTimeout(timer);
    if (left() > 0) {
      timer = setTimeout(check, left());
    } else {
      stop();
      onIdle();
    }
  };
  // A machine that slept ran no timers: the clock is looked at again when the page is, and before it is used.
  const onUse = () => {
    if (left() <= 0) return check();
    lastUse = Date.now();
    shared.noteUse(lastUse);
  };
  const onVisible = () => page.document.hidden || check();
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const use of USES) page[change](use, onUse, { passive: true, capture: true });
    page.document[change]('visibilitychange', onVisible);
  };
  function stop() {
    clearTimeout(timer);
    listen('removeEventListener');
  }
  listen('addEventListener');
  check();
  return stop;
}
