import { CONSENT_EVENT, markConsentChosen } from '../tenant/consentEvents.ts';

/** What a visitor may consent to; each third party waits for the purpose that it serves. */
export type Purpose = 'statistics' | 'marketing' | 'support';

const ALL: readonly Purpose[] = ['statistics', 'marketing', 'support'];

/** Hears every choice, first ones and changed ones (threat P6). Anything but a clear yes is a no. */
export function watchConsent(page: Window, onChoice: (given: ReadonlySet<Purpose>) => void): void {
  page.addEventListener(CONSENT_EVENT, (event) => {
    markConsentChosen(page.document);
    onChoice(readChoice((event as CustomEvent).detail));
  });
}

function readChoice(detail: unknown): ReadonlySet<Purpose> {
  const { isGiven, purposes } = (detail ?? {}) as { isGiven?: unknown; purposes?: unknown };
  if (isGiven !== true) return new Set();
  return new Set(Array.isArray(purposes) ? ALL.filter((each) => purposes.includes(each)) : ALL);
}
