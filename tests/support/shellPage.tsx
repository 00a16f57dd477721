/** The frame around small screens of a test: a memory router, and of the portal what the frame asks for. */
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import type { ServerData } from '../../runtime/data/createServerData.ts';
import { Shell } from '../../runtime/frame/Shell.tsx';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../runtime/messages/words.ts';
import { type Portal, PortalContext } from '../../runtime/routing/Portal.ts';
import { SiteContext } from '../../runtime/routing/Site.ts';
import type { ShownRoute } from '../../runtime/routing/useRouteDescription.ts';
import { sessionAtom } from '../../runtime/session/createSession.ts';
import type { SessionState } from '../../runtime/session/sessionState.ts';
import { aTenant } from './aTenant.ts';
import { aScreen } from './screens.ts';

/** The words that tests read values in; all others are their keys here. */
const WORDS = { tabTitle: '{{page}} | {{brand}}' };

export const SIGNED_IN = { username: 'ana@xx.example' } as SessionState;
export const DATA = {} as ServerData;
export const HolderFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <nav>the holder’s menu</nav>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  </>
);

interface RouteOptions extends Partial<Pick<RouteObject, 'loader' | 'path'>>, Pick<ShownRoute, 'language'> {
  readonly guards?: Manifest['guards'];
  /** By default a heading that has the screen's id. */
  readonly content?: ReactNode;
}

/** A route whose screen has this id, at the address of that name. */
export function aRoute(id: Manifest['id'], { guards = [], language, content, ...route }: RouteOptions = {}) {
  const path = route.path ?? `/${id}`;
  const screen = aScreen({ id, paths: [id], guards });
  return {
    path,
    element: content ?? <h1 tabIndex={-1}>{id}</h1>,
    handle: { description: { path, screen, layout: screen.layout, ...(language && { language }) } },
    // A page that waits for its data shows nothing of itself until then.
    HydrateFallback: () => null,
    ...route,
  } satisfies RouteObject;
}

interface ShellOptions {
  readonly routes: readonly RouteObject[];
  readonly entries: InitialEntry[];
  readonly session?: SessionState | null;
  readonly data?: ServerData | null;
  readonly holderFrame?: ReturnType<Portal['holderFrame']>;
  /** Told of where the page is moved to; nothing is laid out here. */
  readonly scrollTo?: (x: number, y: number) => void;
  /** Done to the store before anything is shown. */
  readonly prepare?: (store: ReturnType<typeof createStore>) => void;
}

export async function showShell(options: ShellOptions) {
  const { routes, entries, session = null, data = null, holderFrame = null, prepare } = options;
  window.scrollTo = (options.scrollTo ?? (() => undefined)) as typeof window.scrollTo;
  const store = createStore();
  store.set(sessionAtom, session);
  prepare?.(store);
  const show = vi.fn<Portal['thirdParties']['show']>();
  const reload = vi.fn(async () => undefined);
  const parts: Partial<Portal> = {
    tenant: aTenant(),
    page: { base: '', prerendered: null, languageNames: {} } as Partial<Portal['page']> as Portal['page'],
    store,
    session: { isSignedIn: () => store.get(sessionAtom) !== null } as Portal['session'],
    shared: { lastUse: () => 0, noteUse: () => undefined } as Partial<Portal['shared']> as Portal['shared'],
    thirdParties: { show, enter: () => false },
    isOffered: () => true,
    href: (id) => `/${id}`,
    loadedServerData: () => data,
    holderFrame: () => holderFrame,
    reload,
  };
  const portal = parts as Portal;
  const router = createMemoryRouter([{ element: <Shell />, children: [...routes] }], {
    initialEntries: entries,
  });
  const view = render(
    <PortalContext value={portal}>
      <SiteContext value={portal}>
        <Provider store={store}>
          <WordsProvider i18n={createI18n('en', WORDS)}>
            <RouterProvider router={router} />
          </WordsProvider>
        </Provider>
      </SiteContext>
    </PortalContext>,
  );
  await act(async () => undefined);
  const go = (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { ...view, router, store, show, reload, go };
}

/** Whether the browser would let the tab close without a question. */
export function closes(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}
