import { GatewayError } from '../gateway/errors.ts';
import type { Portal } from '../routing/Portal.ts';

/** Set by the portal's stylesheet alone (runtime/theme/index.css): browsers keep an empty sheet for one that failed. */
const WITNESS = '--portal-styles';

/** Whether the stylesheet that comes with the program is there. */
export function hasPortalStyles(document: Document): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue(WITNESS) !== '';
}

/** A stylesheet that failed to load is an error that the person is told of (APP-13, ERR-92). */
export function reportMissingStyles(portal: Pick<Portal, 'reportError'>): void {
  portal.reportError(
    new GatewayError({
      code: 'STYLE_PART_FAILED',
      level: 'error',
      original: null,
      status: null,
      reference: null,
    }),
  );
}
