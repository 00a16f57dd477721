/** How a tenant's consent script and the page speak with each other: events on the window, which frames cannot send (threat P9). */

/**
 * What was chosen, at the script's start and whenever it changes: `detail.isGiven`, and `detail.purposes` where only
 * some were chosen.
 */
export const CONSENT_EVENT = 'portal-consent';

/** Has the script ask again, so that a choice can be taken back as easily as it was made (threat P6; GDPR 7 (3)). */
export const ASK_EVENT = 'portal-consent-ask';

/** Whether a choice was told on this page: from then on there is something to take back, and a script to ask. */
export function isConsentChosen(document: Document): boolean {
  return document.documentElement.dataset.consent === 'chosen';
}

export function markConsentChosen(document: Document): void {
  document.documentElement.dataset.consent = 'chosen';
}
