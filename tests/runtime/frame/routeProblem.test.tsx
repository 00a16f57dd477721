// @vitest-environment jsdom
/** What stands where a screen could not, and what it offers. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PausedScreen } from '../../../runtime/frame/PausedScreen.tsx';
import { isNotFoundAtom } from '../../../runtime/frame/problemAtom.ts';
import { RouteProblem } from '../../../runtime/frame/RouteProblem.tsx';
import { GatewayError } from '../../../runtime/gateway/errors.ts';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';
import { notFoundPicture } from '../../../runtime/ui/art/notFoundPicture.ts';
import { aTenant } from '../../support/aTenant.ts';

// The router writes out what its routes have thrown.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const NOT_LOADED = 'partNotLoaded.title';
const STORAGE = Object.assign(new Error('refused'), { name: 'StorageBlocked' });
const refusal = new GatewayError({
  code: 'E500',
  level: 'error',
  original: null,
  status: 404,
  reference: 'ref-0123',
});

/** A page whose screen throws this, and others beside it. */
async function fail(thrown: unknown, { isSignedIn = false } = {}) {
  const store = createStore();
  const reload = vi.fn(async () => undefined);
  const parts: Partial<Portal> = {
    tenant: aTenant(),
    page: { base: '/xx', version: '1', build: 'b', tenantVersion: null } as Portal['page'],
    session: { isSignedIn: () => isSignedIn } as Portal['session'],
    translator: { complete: async () => undefined } as Portal['translator'],
    // Nothing answers, so that no reference is made up.
    connection: { fetch: () => Promise.reject(new TypeError()) } as Partial<
      Portal['connection']
    > as Portal['connection'],
    isOffered: () => true,
    href: (id) => `/xx/${id}`,
    reload,
  };
  const broken = (path: string, error: unknown) => ({
    path,
    loader: () => {
      throw error;
    },
    element: <p>a screen</p>,
  });
  const children = [
    broken('/thrown', thrown),
    broken('/later', new Error('later')),
    broken('/missing', new Response(null, { status: 404 })),
    { path: '/fine', element: <h1>fine</h1> },
  ];
  const routes = [{ HydrateFallback: () => null, ErrorBoundary: RouteProblem, children }];
  const router = createMemoryRouter(routes, { initialEntries: ['/thrown'] });
  const words = { 'common.reference': 'Reference {{id}}.' };
  render(
    <PortalContext value={parts as Portal}>
      <Provider store={store}>
        <WordsProvider i18n={createI18n('en', words)}>
          <RouterProvider router={router} />
        </WordsProvider>
      </Provider>
    </PortalContext>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { store, reload, heading, go: (path: string) => act(() => router.navigate(path)) };
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const isSaid = (text: string) => screen.queryByText(text) !== null;

describe('a page that is not there', () => {
  const missing = () => new Response(null, { status: 404 });

  it.each([
    [true, '/xx/accountHome', 'notFound.buttonSignedIn'],
    [false, '/xx/home', 'notFound.buttonSignedOut'],
  ])('says so and shows a way on, signed in: %s', async (isSignedIn, href, label) => {
    await fail(missing(), { isSignedIn });
    expect([title(), isSaid('notFound.text')]).toEqual(['notFound.title', true]);
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has the room of its picture at once, and the picture when that has come', async () => {
    const seen: unknown[] = [];
    const watch = new MutationObserver(() => {
      const svg = document.querySelector('svg');
      if (svg) seen.push([svg.getAttribute('viewBox'), svg.querySelectorAll('path').length]);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await fail(missing());
    const { viewBox, shapes } = notFoundPicture;
    await waitFor(() => expect(seen.at(-1)).toEqual([viewBox, shapes.length]));
    expect(seen[0]).toEqual(['0 0 464 200', 0]);
    watch.disconnect();
  });

  it('is known to the title and the menus while it is shown, and no longer', async () => {
    const { store, go } = await fail(missing());
    expect(store.get(isNotFoundAtom)).toBe(true);
    await go('/later');
    expect([title(), store.get(isNotFoundAtom)]).toEqual([NOT_LOADED, false]);
    await go('/missing');
    expect([title(), store.get(isNotFoundAtom)]).toEqual(['notFound.title', true]);
    await go('/fine');
    expect([title(), store.get(isNotFoundAtom)]).toEqual(['fine', false]);
  });
});

describe('a screen that did not come', () => {
  it.each([
    ['an error of the program', new Error('a chunk')],
    ['an answer that is no page', new Response(null, { status: 500 })],
    ['something that is no error', { name: 'StorageBlocked' }],
  ])('says so and offers to load the page anew, once: %s [APP-12]', async (_what, thrown) => {
    const { reload, store } = await fail(thrown);
    expect([title(), isSaid('partNotLoaded.text'), store.get(isNotFoundAtom)]).toEqual([
      NOT_LOADED,
      true,
      false,
    ]);
    expect(isSaid('ref-0123')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'partNotLoaded.button' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows by which reference support finds a call that failed [LOV-60]', async () => {
    await fail(refusal);
    expect([title(), isSaid('ref-0123')]).toEqual([NOT_LOADED, true]);
  });

  it('says that the browser refuses storage, and offers nothing that would not help [A15]', async () => {
    await fail(STORAGE);
    expect([title(), isSaid('storageBlocked.text')]).toEqual(['storageBlocked.title', true]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a screen whose feature is paused says so', () => {
  render(
    <WordsProvider i18n={createI18n()}>
      <PausedScreen />
    </WordsProvider>,
  );
  expect([title(), isSaid('paused.text')]).toEqual(['paused.title', true]);
});
