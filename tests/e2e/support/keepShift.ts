import type { Page } from 'playwright/test';

/** Layout Instability, not in the DOM's own types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    /** What the page has shifted so far. */
    shift: number;
  }
}

/** Adds up what each page shifts from its start on, in `window.shift`: without what somebody brought about. */
export function keepShift(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as LayoutShift;
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
