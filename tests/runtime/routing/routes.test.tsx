// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider, redirect } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { assembleRoutes } from '../../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../../runtime/assemble/assembleScreens.ts';
import { createRoutes, useScreenData } from '../../../runtime/routing/createRoutes.tsx';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';
import { useIsMoving } from '../../../runtime/routing/useIsMoving.ts';
import { RouteContext, useRouteDescription } from '../../../runtime/routing/useRouteDescription.ts';
import { aTenant } from '../../support/aTenant.ts';
import { aScreen } from '../../support/screens.ts';

afterEach(cleanup);

const part = () => null;
const frame = { Shell: Outlet, RouteProblem: part, StartLoader: part, PausedScreen: part };
const PARTS: Partial<Portal> = {
  page: { base: '' } as Portal['page'],
  thirdParties: { show: part, enter: () => false },
  translator: { complete: async () => undefined } as Portal['translator'],
  session: { isSignedIn: () => false } as Portal['session'],
  loadChunk: (load) => load(),
};
const portal = PARTS as Portal;

describe('a screen in its place', () => {
  it('shows what its loader has read', async () => {
    const Screen = () => <p>{useScreenData<() => Promise<string>>()}</p>;
    const screen = aScreen({
      id: 'help',
      paths: ['help'],
      load: async () => ({ default: Screen, loader: async () => 'read' }),
    });
    const tenant = aTenant();
    const routes = createRoutes(portal, assembleRoutes(tenant, assembleScreens(tenant, [screen])), frame);
    const router = createMemoryRouter(routes, { initialEntries: ['/help'] });
    await act(async () => render(<RouterProvider router={router} />));
    expect(document.body.textContent).toBe('read');
  });

  it('tells the frame around it which one it is, and nothing before there is one', () => {
    const Frame = () => <p>{useRouteDescription()?.path ?? 'none'}</p>;
    const route = {
      path: 'help',
      screen: aScreen({ id: 'help', paths: ['help'] }),
      layout: 'oneColumn',
    } as const;
    render(<Frame />);
    render(
      <RouteContext value={route}>
        <Frame />
      </RouteContext>,
    );
    expect(document.body.textContent).toBe('nonehelp');
  });
});

describe('a page that leads on to another one', () => {
  const [leadsOn, next, before] = ['help', 'contact-us', 'account'];
  const place = () => window.location.pathname;

  afterEach(() => window.history.replaceState(null, '', '/'));

  /** A browser that opens a page, or comes back to one. */
  async function openAt(path: string) {
    window.history.pushState(null, '', `/${path}`);
    const tenant = aTenant();
    const screens = [
      aScreen({ id: 'accountHome', paths: [before], load: async () => ({ default: part }) }),
      aScreen({ id: 'contactUs', paths: [next], load: async () => ({ default: part }) }),
      aScreen({
        id: 'help',
        paths: [leadsOn],
        load: async () => ({ default: part, loader: async () => redirect(`/${next}`) }),
      }),
    ];
    const routes = createRoutes(portal, assembleRoutes(tenant, assembleScreens(tenant, screens)), frame);
    const router = createBrowserRouter(routes);
    await act(async () => render(<RouterProvider router={router} />));
    await waitFor(() => expect(router.state.initialized).toBe(true));
    return router;
  }
  const goBack = (router: Awaited<ReturnType<typeof openAt>>) =>
    act(async () => {
      const moved = Promise.withResolvers<void>();
      const end = router.subscribe(({ navigation }) => navigation.state === 'idle' && moved.resolve());
      window.history.back();
      await moved.promise;
      end();
    });

  it('is left out of the history where it is opened: Back leads to the page before it', async () => {
    const first = await openAt(before);
    first.dispose();
    const router = await openAt(leadsOn);
    expect(place()).toBe(`/${next}`);
    await goBack(router);
    expect(place()).toBe(`/${before}`);
    router.dispose();
  });

  it('leaves the page whose link leads to it where it is', async () => {
    const router = await openAt(before);
    await act(() => router.navigate(`/${leadsOn}`));
    expect(place()).toBe(`/${next}`);
    await goBack(router);
    expect(place()).toBe(`/${before}`);
    router.dispose();
  });
});

describe('the picture of a link that asks for it', () => {
  const Picture = ({ to }: { readonly to: string | null }) => <b>{`${to}: ${useIsMoving(to)} `}</b>;
  const List = () => (
    <>
      <Picture to="/cards/A" />
      <Picture to="/cards/B" />
      <Picture to={null} />
    </>
  );

  it('moves while its page comes, and no other does', async () => {
    const shown: string[] = [];
    const ended = Promise.withResolvers<void>();
    const moves = { ready: Promise.resolve(), finished: ended.promise };
    Object.assign(document, {
      startViewTransition: (update: () => Promise<void>) => {
        shown.push(document.body.textContent ?? '');
        return { ...moves, updateCallbackDone: update() };
      },
    });
    const routes = [
      { path: '/', Component: List },
      { path: '/cards/:id', Component: () => 'details' },
    ];
    const router = createBrowserRouter(routes);
    await act(async () =>
      render(
        <PortalContext value={portal}>
          <RouterProvider router={router} />
        </PortalContext>,
      ),
    );
    expect(document.body.textContent).toBe('/cards/A: false /cards/B: false null: false ');
    await act(() => router.navigate('/cards/A', { viewTransition: true }));
    expect(shown).toEqual(['/cards/A: true /cards/B: false null: false ']);
    await act(async () => ended.resolve());
    expect(document.body.textContent).toBe('details');
    router.dispose();
    Reflect.deleteProperty(document, 'startViewTransition');
  });
});
