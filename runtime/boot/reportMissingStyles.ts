import { GatewayError } from '../gateway/errors.ts';
import type { Portal } from '../routing/Portal.ts';

/** A style part that failed to load is an error that the person is told of (spec section 8; APP-13, ERR-92). */
export function reportMissingStyles(document: Document, portal: Pick<Portal, 'reportError'>): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.every((link) => link.sheet !== null)) return;
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
