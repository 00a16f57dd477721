// @vitest-environment jsdom
/** The question before what is not saved is lost: when it is asked, and what its answers do. */
import '../../support/dialogElement.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import UnsavedGuard from '../../../runtime/frame/UnsavedGuard.tsx';
import { createI18n } from '../../../runtime/messages/createI18n.ts';
import { leavingAtom, unsavedAtom } from '../../../runtime/messages/unsaved.ts';
import { WordsProvider } from '../../../runtime/messages/words.ts';
import { type Portal, PortalContext } from '../../../runtime/routing/Portal.ts';
import { RouteContext } from '../../../runtime/routing/useRouteDescription.ts';
import type { ScreenId } from '../../../runtime/tenant/screenId.ts';
import { aScreen } from '../../support/screens.ts';
import { closes } from '../../support/shellPage.tsx';

afterEach(cleanup);

const MINE = { path: 'mine', screen: aScreen({ id: 'myProfile', paths: ['mine'], guards: ['signedIn'] }) };
const OPEN = { path: 'open', screen: aScreen({ id: 'help', paths: ['open'], guards: ['activeCard'] }) };

interface Options {
  readonly route?: typeof MINE | null;
  readonly isSignedIn?: boolean;
  readonly isUnsaved?: boolean;
  readonly offered?: readonly ScreenId[];
  readonly more?: RouteObject[];
}

function show(options: Options = {}) {
  const { route = MINE, isSignedIn = true, isUnsaved = true, more = [] } = options;
  const { offered = ['logout', 'reconnect'] } = options;
  const store = createStore();
  const save = () => store.set(unsavedAtom, new Set<object>());
  if (isUnsaved) store.set(unsavedAtom, new Set([{}]));
  const parts: Partial<Portal> = {
    page: { base: '/xx' } as Portal['page'],
    session: { isSignedIn: () => isSignedIn } as Portal['session'],
    isOffered: (id) => offered.includes(id),
    // As the portal's own: what is not offered leads to its root, and some addresses end with a slash.
    href: (id) => (offered.includes(id) ? `/xx/${id}${id === 'logout' ? '/' : ''}` : '/xx/'),
  };
  const frame = (
    <RouteContext value={route && { ...route, layout: 'oneColumn' }}>
      <UnsavedGuard />
      <Outlet />
    </RouteContext>
  );
  const routes = [{ element: frame, children: [...more, { path: '*', element: <p>a page</p> }] }];
  const router = createMemoryRouter(routes, { basename: '/xx', initialEntries: ['/xx/mine'] });
  const view = render(
    <PortalContext value={parts as Portal}>
      <Provider store={store}>
        <WordsProvider i18n={createI18n()}>
          <RouterProvider router={router} />
        </WordsProvider>
      </Provider>
    </PortalContext>,
  );
  const go = (path: string) => act(() => router.navigate(path));
  return { ...view, router, store, save, go, path: () => router.state.location.pathname };
}
const question = () => screen.queryByRole('dialog', { name: 'unsaved.title' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('another page', () => {
  it('is asked about, in words, with the safe answer first [USE-15]', async () => {
    const { go, path } = show();
    expect(question()).toBeNull();
    await go('/other');
    expect([question()?.textContent, path()]).toEqual([expect.stringContaining('unsaved.text'), '/xx/mine']);
    const names = screen
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names).toEqual(['unsaved.stay', 'unsaved.leave', 'common.close']);
  });

  it.each(['unsaved.stay', 'common.close'])(
    'is not gone to by the answer %s, and is asked about again [USE-15]',
    async (answer) => {
      const { go, path } = show();
      await go('/other');
      await press(answer);
      expect([question(), path()]).toEqual([null, '/xx/mine']);
      await go('/other');
      expect(question()).not.toBeNull();
    },
  );

  it('is gone to by the other answer [USE-15]', async () => {
    const { go, path } = show();
    await go('/other');
    await press('unsaved.leave');
    await waitFor(() => expect(path()).toBe('/xx/other'));
    expect(question()).toBeNull();
  });

  it.each([
    ['unsaved.stay', '/xx/mine'],
    ['common.close', '/xx/mine'],
    ['unsaved.leave', '/xx/other'],
  ])('is answered once by an impatient finger that presses %s twice [USE-15]', async (answer, end) => {
    const { go, path } = show();
    await go('/other');
    const failed = vi.fn();
    window.addEventListener('error', failed);
    const button = screen.getByRole('button', { name: answer });
    // Both before the dialog can go.
    await act(async () => {
      button.click();
      button.click();
    });
    await waitFor(() => expect([question(), path()]).toEqual([null, end]));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    await go('/mine');
    await go('/third');
    expect(question()).not.toBeNull();
  });

  it.each([
    ['on a page for whoever is signed in', true, MINE, true, true],
    ['there, once the session is gone', false, MINE, false, true],
    ['there, where all is saved', false, MINE, true, false],
    ['on a page for anybody, by a visitor', true, OPEN, false, true],
    ['there, by whoever is signed in', true, OPEN, true, true],
    ['there, where all is saved', false, OPEN, false, false],
    ['at an address without a screen, by a visitor', true, null, false, true],
  ])('is asked about %s: %s [USE-15]', async (_where, isAsked, route, isSignedIn, isUnsaved) => {
    const { go, path } = show({ route, isSignedIn, isUnsaved });
    expect(closes()).toBe(!isAsked);
    await go('/other');
    expect([question() !== null, path()]).toEqual([isAsked, isAsked ? '/xx/mine' : '/xx/other']);
  });

  it('is not asked about once all is saved [USE-15]', async () => {
    const { go, path, save } = show();
    save();
    await go('/other');
    expect([question(), path()]).toEqual([null, '/xx/other']);
  });

  it('is none where only the question of the address changes [USE-15]', async () => {
    const { go, router } = show();
    await go('/mine?tab=2');
    expect([question(), router.state.location.search]).toEqual([null, '?tab=2']);
  });

  it.each(['/logout', '/logout/', '/reconnect'])(
    'is gone to at once where the session ends: %s [USE-15]',
    async (end) => {
      const { go, path } = show();
      await go(end);
      expect([question(), path()]).toEqual([null, `/xx${end}`]);
    },
  );

  it('is asked about where the end of the session is not offered, and its address is that of the first page', async () => {
    const { go, path } = show({ offered: ['logout'] });
    await go('/');
    expect([question() !== null, path()]).toEqual([true, '/xx/mine']);
  });
});

describe('the closing of the tab', () => {
  it('is asked about by the browser until all is saved [USE-15]', () => {
    const { save } = show();
    expect(closes()).toBe(false);
    save();
    expect(closes()).toBe(true);
  });

  it('is not asked about once more by somebody who has said that they leave [USE-15]', async () => {
    const answer = Promise.withResolvers<null>();
    const { go, path } = show({
      more: [
        { path: 'slow', loader: () => answer.promise, element: <p>slow</p> },
        { path: 'mine', element: <p>mine</p> },
      ],
    });
    await go('/slow');
    expect(closes()).toBe(false);
    await press('unsaved.leave');
    expect([path(), closes()]).toEqual(['/xx/mine', true]);
    await act(async () => answer.resolve(null));
    await waitFor(() => expect(path()).toBe('/xx/slow'));
  });

  it('is not asked about by a question that is gone from the page', () => {
    const { unmount } = show();
    unmount();
    expect(closes()).toBe(true);
  });
});

describe('what closes a form within the page', () => {
  const ask = () => {
    const shown = show();
    const go = vi.fn();
    act(() => shown.store.set(leavingAtom, { go }));
    expect(question()).not.toBeNull();
    return { ...shown, done: go };
  };

  it('is done by the answer to leave, once [USE-15]', async () => {
    const { done, path } = ask();
    await press('unsaved.leave');
    expect(done).toHaveBeenCalledOnce();
    expect([question(), path()]).toEqual([null, '/xx/mine']);
  });

  it('is done once by an impatient finger that presses twice [USE-15]', async () => {
    const { done } = ask();
    const button = screen.getByRole('button', { name: 'unsaved.leave' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(done).toHaveBeenCalledOnce();
  });

  it('is not done by the answer to stay [USE-15]', async () => {
    const { done } = ask();
    await press('unsaved.stay');
    expect(done).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });

  it('is forgotten with the question: nobody is asked about it on another page', () => {
    const { store, unmount, done } = ask();
    unmount();
    expect([store.get(leavingAtom), done.mock.calls]).toEqual([null, []]);
  });
});
