import type { IncomingHttpHeaders } from 'node:http';

/**
 * From the browser to the gateway. What is not here is dropped: cookies, and any credentials or tenant that the
 * browser names itself (threats T3, H3).
 */
const FROM_BROWSER = ['accept', 'accept-language', 'authorization', 'content-type'] as const;

/** From the gateway to the browser: no cookies, no CORS, no names of servers (threat H8). */
const FROM_GATEWAY = ['content-type', 'content-language', 'retry-after'] as const;

export function headersFromBrowser(headers: IncomingHttpHeaders): Record<string, string> {
  return pick(headers, FROM_BROWSER);
}

export function headersFromGateway(headers: IncomingHttpHeaders): Record<string, string> {
  return pick(headers, FROM_GATEWAY);
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
