import { isLoopbackUrl } from './isLoopbackUrl.ts';

/** Headers that let a portal on this machine read an answer; none for any other origin. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isLoopbackUrl(origin)) return { vary: 'Origin' };
  return { vary: 'Origin', 'access-control-allow-origin': origin };
}

/** What a preflight is answered with: the app backend is called with `x-tenant` (API-06). */
export function preflightHeaders(origin: string | undefined): Record<string, string> {
  const headers = corsHeaders(origin);
  if (headers['access-control-allow-origin'] === undefined) return headers;
  return {
    ...headers,
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'x-tenant, accept-language, content-type',
    'access-control-max-age': '600',
  };
}
