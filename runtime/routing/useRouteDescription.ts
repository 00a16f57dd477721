import { createContext, useContext } from 'react';
import type { RouteDescription } from '../assemble/assembleRoutes.ts';

/** The part of a route that the frame around its screen reads. */
export type ShownRoute = Pick<RouteDescription, 'path' | 'screen' | 'layout' | 'language'>;

/** What a route hands to the frame around it. */
export interface RouteHandle {
  readonly description: RouteDescription;
}

/** The route that is shown; null before the first one. */
export const RouteContext = createContext<ShownRoute | null>(null);

export function useRouteDescription(): ShownRoute | null {
  return useContext(RouteContext);
}
