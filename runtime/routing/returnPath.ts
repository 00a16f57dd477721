import { matchRoutes, type RouteObject } from 'react-router';

/**
 * A stored return path, checked before use: a path of this tenant that a route knows, never a URL (threat A1).
 * @param stored `/xx/account?…`
 * @returns the path below the base, or null
 */
export function returnPath(
  stored: string | null,
  base: string,
  origin: string,
  routes: RouteObject[],
): string | null {
  if (!stored?.startsWith(`${base}/`) || /[\\\p{Cc}]/u.test(stored) || stored.length > 2_000) return null;
  const url = URL.parse(stored, origin);
  if (!url || url.origin !== origin || !url.pathname.startsWith(`${base}/`)) return null;
  const path = url.pathname.slice(base.length);
  const matches = matchRoutes(routes, path);
  return matches && matches.at(-1)?.route.path !== '*' ? path + url.search : null;
}
