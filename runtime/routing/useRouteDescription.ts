import { useMatches } from 'react-router';
import type { RouteDescription } from '../assemble/assembleRoutes.ts';

/** What a route tells the frame around it. */
export interface RouteHandle {
  readonly description: RouteDescription;
}

/** The description of the route that is shown; null before the first one. */
export function useRouteDescription(): RouteDescription | null {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.description ?? null;
}
