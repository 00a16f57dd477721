import type { IncomingHttpHeaders } from 'node:http';
import type { HttpErrorCode } from '../../publish/gateway/httpError.ts';

/** Set by the portal on each of its calls. Another site's form cannot set it, its script not without our leave. */
const OWN_CALL_HEADER = 'x-portal-request';

/**
 * Whether a call may come from elsewhere than our own pages (threat H2). No cookie is used, so this guards
 * against other sites that use the host as a relay: registrations and mails in our name.
 */
export function checkCsrf(headers: IncomingHttpHeaders, body: Uint8Array | null): HttpErrorCode | null {
  if (headers[OWN_CALL_HEADER] === undefined || !isSameOrigin(headers)) return 'FORBIDDEN';
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  return body && body.length > 0 && !isJson ? 'UNSUPPORTED_MEDIA_TYPE' : null;
}

/** The browser's own word where it gives one; else the origin that it names, if any (Fetch Metadata). */
function isSameOrigin({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  // The scheme is not compared: a proxy may end TLS in front of us.
  return origin === undefined || origin.toLowerCase().replace(/^https?:\/\//, '') === host?.toLowerCase();
}
