/** What a visitor may consent to; each third party waits for the purpose that it serves. */
export type Purpose = 'statistics' | 'marketing' | 'support';

const ALL: readonly Purpose[] = ['statistics', 'marketing', 'support'];

/**
 * How a consent script tells the page what was chosen, at its start and whenever it changes: an event on the window
 * with `detail.isGiven`, and with `detail.purposes` where only some were chosen. Frames cannot send one (threat P9).
 */
export const CONSENT_EVENT = 'portal-consent';

/** Hears every choice, first ones and changed ones (threat P6). Anything but a clear yes is a no. */
export function watchConsent(page: Window, onChoice: (given: ReadonlySet<Purpose>) => void): void {
  page.addEventListener(CONSENT_EVENT, (event) => onChoice(readChoice((event as CustomEvent).detail)));
}

function readChoice(detail: unknown): ReadonlySet<Purpose> {
  const { isGiven, purposes } = (detail ?? {}) as { isGiven?: unknown; purposes?: unknown };
  if (isGiven !== true) return new Set();
  return new Set(Array.isArray(purposes) ? ALL.filter((each) => purposes.includes(each)) : ALL);
}
