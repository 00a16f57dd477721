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
  /** @param due when the limit was over, in milliseconds since 1970: long ago where the machine slept */
  readonly onIdle: (due: number) => void;
}

const USES = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** Holds up no scroll, and hears what goes no further. */
const HEARING = { passive: true, capture: true };

/** Calls `onIdle` once. @returns a function that stops watching */
export function watchIdle(page: Window, { limit, shared, onIdle }: IdleOptions): () => void {
  let lastUse = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const due = () => Math.max(lastUse, shared.lastUse()) + limit;
  const left = () => due() - Date.now();
  const check = () => {
    clearTimeout(timer);
    if (left() > 0) {
      timer = setTimeout(check, left());
    } else {
      stop();
      onIdle(due());
    }
  };
  // A machine that slept ran no timers: the clock is looked at again when the page is, and before it is used.
  const onUse = () => {
    if (left() <= 0) return check();
    lastUse = Date.now();
    shared.noteUse(lastUse);
  };
  const onVisible = () => page.document.hidden || check();
  for (const use of USES) page.addEventListener(use, onUse, HEARING);
  page.document.addEventListener('visibilitychange', onVisible);
  const stop = () => {
    clearTimeout(timer);
    for (const use of USES) page.removeEventListener(use, onUse, HEARING);
    page.document.removeEventListener('visibilitychange', onVisible);
  };
  timer = setTimeout(check, limit);
  return stop;
}
