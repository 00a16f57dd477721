import type { RouteFrame } from '../routing/createRoutes.tsx';
import { PausedScreen } from './PausedScreen.tsx';
import { RouteProblem } from './RouteProblem.tsx';
import { Shell } from './Shell.tsx';
import { StartLoader } from './StartLoader.tsx';

/** Handed to the routes by whoever makes them, so that routing need not know what a frame looks like. */
export const routeFrame: RouteFrame = { Shell, RouteProblem, StartLoader, PausedScreen };
