/** Turns route descriptions into react-router routes: names become guards, loads become lazy screens. */
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, replace, useLoaderData } from 'react-router';
import type { RouteDescription } from '../assemble/assembleRoutes.ts';
import type { ScreenModule } from '../assemble/manifest.ts';
import { checkAvailability, LateGate } from './availability.ts';
import { type GuardContext, runGuards } from './guards.ts';
import type { Portal } from './Portal.ts';
import { loadAnew } from './ThirdPartyGate.ts';
import type { RouteHandle } from './useRouteDescription.ts';

/** A screen's own step before it shows (see ScreenModule.loader). */
export type ScreenLoader = (context: GuardContext) => Promise<unknown>;

/** What stands around every screen, and in the place of one that is not there (runtime/frame). */
export interface RouteFrame {
  readonly Shell: ComponentType;
  readonly RouteProblem: ComponentType;
  readonly StartLoader: ComponentType;
  readonly PausedScreen: ComponentType;
}

export function createRoutes(
  portal: Portal,
  descriptions: readonly RouteDescription[],
  frame: RouteFrame,
): RouteObject[] {
  return [
    {
      Component: frame.Shell,
      ErrorBoundary: frame.RouteProblem,
      HydrateFallback: frame.StartLoader,
      children: descriptions.map((description) => createRoute(portal, description, frame)),
    },
  ];
}

/** What loading a screen gives: its component, and what its loader answered. */
export interface LoadedScreen {
  readonly Screen: ComponentType;
  readonly data: unknown;
  /** The card was not at hand when the screen's availability was asked. */
  readonly isUnchecked?: boolean;
}

function ScreenOutlet() {
  const { Screen, isUnchecked } = useLoaderData() as LoadedScreen;
  return (
    <>
      <Screen />
      {isUnchecked && <LateGate />}
    </>
  );
}

/** What the screen's own loader answered: `useScreenData<typeof loader>()`. */
export function useScreenData<Loader extends (context: never) => Promise<unknown>>(): Exclude<
  Awaited<ReturnType<Loader>>,
  Response
> {
  return (useLoaderData() as LoadedScreen).data as ReturnType<typeof useScreenData<Loader>>;
}

const routeId = ({ screen, path }: RouteDescription) => `${screen.id}:${path}`;

/** What the router holds once a screen has been loaded: for pages that are prerendered. */
export function loaderDataOf(
  description: RouteDescription,
  loaded: LoadedScreen,
): Record<string, LoadedScreen> {
  return { [routeId(description)]: loaded };
}

function createRoute(
  portal: Portal,
  description: RouteDescription,
  { RouteProblem, PausedScreen }: RouteFrame,
): RouteObject {
  const load = () => portal.loadChunk(loaderOf(description));
  const enter = async ({ params, request }: LoaderFunctionArgs) => {
    const { signal } = request;
    const context = { portal, screen: description.screen, params, url: new URL(request.url), signal };
    if (portal.thirdParties.enter(description.screen)) {
      await portal.connection.whenThere();
      // Whoever has gone elsewhere meanwhile stays there.
      signal.throwIfAborted();
      return loadAnew(context.url);
    }
    // The screen's chunk travels while its guards wait for theirs; what it ends in is asked for below.
    const chunk = load();
    chunk.catch(() => undefined);
    const needsAll = description.screen.words !== 'first';
    if (needsAll) portal.translator.complete().catch(() => undefined);
    // The frame around the screen shows a signed-in person's name and menus on public pages too.
    if (portal.session.isSignedIn()) await portal.serverData();
    const redirection = await runGuards(description.guards, context);
    if (redirection) return redirection;
    if (description.language) await portal.switchLanguage(description.language);
    if (description.isPaused) return { Screen: PausedScreen, data: null } satisfies LoadedScreen;
    const availability = await checkAvailability(description.screen, context);
    if (availability instanceof Response) return availability;
    if (needsAll) await portal.loadChunk(portal.translator.complete);
    const { default: Screen, loader } = await chunk;
    const data = (await (loader as ScreenLoader | undefined)?.(context)) ?? null;
    if (data instanceof Response) return data;
    return { Screen, data, isUnchecked: availability === 'unknown' } satisfies LoadedScreen;
  };
  const common = {
    id: routeId(description),
    handle: { description } satisfies RouteHandle,
    ErrorBoundary: RouteProblem,
    loader: async (call: LoaderFunctionArgs) => {
      const answer = await enter(call);
      return answer instanceof Response ? inPlace(answer, new URL(call.request.url)) : answer;
    },
    // Not the router's own `lazy`: a chunk that fails there leaves the frame empty instead of showing the boundary.
    Component: ScreenOutlet,
  };
  return description.path === '' ? { ...common, index: true } : { ...common, path: description.path };
}

/**
 * A page that leads on takes no entry of the history where it has one already: after a load, or a step back to it. Back
 * would lead from the next page to it, and from it to the next page again, for ever.
 */
function inPlace(answer: Response, { pathname }: URL): Response {
  const to = answer.headers.get('location');
  return to !== null && pathname === globalThis.location?.pathname ? replace(to) : answer;
}

/** A manifest without `load` is never assembled; this keeps the type honest. */
function loaderOf({ screen }: RouteDescription): () => Promise<ScreenModule> {
  return screen.load ?? (() => Promise.reject(new Error(`The screen "${screen.id}" is not built.`)));
}
