/** Turns route descriptions into react-router routes: names become guards, loads become lazy screens. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { RouteDescription } from '../assemble/assembleRoutes.ts';
import type { ScreenModule } from '../assemble/manifest.ts';
import { type GuardContext, runGuards } from './guards.ts';
import type { Portal } from './Portal.ts';
import { RouteProblem } from './RouteProblem.tsx';
import { Shell } from './Shell.tsx';
import { StartLoader } from './StartLoader.tsx';

/** What a route tells the frame around it. */
export interface RouteHandle {
  readonly description: RouteDescription;
}

/** A screen's own step before it shows (see ScreenModule.enter). */
export type Enter = (context: GuardContext) => Promise<unknown>;

export function createRoutes(portal: Portal, descriptions: readonly RouteDescription[]): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteProblem,
      HydrateFallback: StartLoader,
      children: descriptions.map((description) => createRoute(portal, description)),
    },
  ];
}

function createRoute(portal: Portal, description: RouteDescription): RouteObject {
  const load = () => portal.loadPart(loaderOf(description));
  const common = {
    id: `${description.screen.id}:${description.path}`,
    handle: { description } satisfies RouteHandle,
    ErrorBoundary: RouteProblem,
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      const context = { portal, params, url: new URL(request.url) };
      // The frame around the screen shows a signed-in person's name and menus on public pages too.
      if (portal.session.isSignedIn()) await portal.serverData();
      const redirection = await runGuards(description.guards, context);
      if (redirection) return redirection;
      if (description.language) await portal.switchLanguage(description.language);
      const enter = (await load()).enter as Enter | undefined;
      return (await enter?.(context)) ?? null;
    },
    lazy: async () => ({ Component: (await load()).default }),
  };
  return description.path === '' ? { ...common, index: true } : { ...common, path: description.path };
}

/** A manifest without `load` is never assembled; this keeps the type honest. */
function loaderOf({ screen }: RouteDescription): () => Promise<ScreenModule> {
  return screen.load ?? (() => Promise.reject(new Error(`The screen "${screen.id}" is not built.`)));
}
