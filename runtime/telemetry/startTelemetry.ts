/** What a page tells of itself, once: how fast it was, and which errors people met. Nothing of a person (threat P5). */
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageData } from '../tenant/pageData.ts';
import type { ScreenId } from '../tenant/screenId.ts';

/** An error that was shown, by its code in the catalogue. */
export interface SeenError {
  readonly screen: ScreenId;
  readonly code: string;
}

export interface TelemetryOptions {
  readonly page: Pick<PageData, 'base' | 'tenantVersion'>;
  /** The screen on which people landed: loading times belong to it. */
  readonly screen: ScreenId;
  /** Grows while the page is used; what was sent is taken out. */
  readonly errors: SeenError[];
}

/** Sends a first report when the page is hidden, and later ones for what has gone wrong since. */
export function startTelemetry({ page, screen, errors }: TelemetryOptions): void {
  let vitals: Record<string, number> = {};
  let isFirst = true;
  // Each change is kept: a page that is hidden may never be asked again.
  const all = { reportAllChanges: true };
  onLCP(({ value }) => set('lcp', Math.round(value)), all);
  onINP(({ value }) => set('inp', Math.round(value)), all);
  onCLS(({ value }) => set('cls', Math.round(value * 1000) / 1000), all);

  function set(name: string, value: number): void {
    vitals[name] = value;
  }
  function send(): void {
    if (document.visibilityState !== 'hidden' || (!isFirst && errors.length === 0)) return;
    const report = { version: page.tenantVersion, screen, ...vitals, errors };
    const isTaken = navigator.sendBeacon(
      `${page.base}/telemetry`,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
    // What the browser does not take is told the next time.
    if (!isTaken) return;
    isFirst = false;
    vitals = {};
    errors.length = 0;
  }
  // After the library's own listeners, which settle the values at the same event.
  document.addEventListener('visibilitychange', send);
}
