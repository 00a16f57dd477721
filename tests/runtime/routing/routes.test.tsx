// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider } from 'react-router';
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
