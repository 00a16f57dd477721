import { useMatches } from 'react-router';
import type { RouteDescription } from '../assemble/assembleRoutes.ts';
import type { RouteHandle } from './createRoutes.tsx';

/** The description of the route that is shown; null before the first one. */
export function useRouteDescription(): RouteDescription | null {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.description ?? null;
}
