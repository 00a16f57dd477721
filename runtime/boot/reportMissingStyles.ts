import { GatewayError } from '../gateway/errors.ts';
import type { Portal } from '../routing/Portal.ts';

/** Set by the portal's stylesheet alone (runtime/theme/index.css): browsers keep an empty sheet for one that failed. */
const WITNESS = '--portal-styles';

/** A stylesheet that failed to load is an error that the person is told of (APP-13, ERR-92). */
export function reportMissingStyles(document: Document, portal: Pick<Portal, 'reportError'>): void {
  if (getComputedStyle(document.documentElement).getPropertyValue(WITNESS) !== '') return;
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
