// @vitest-environment jsdom
/** Which frame stands around a screen, and what becomes of it when a session ends. */
import '../../support/dialogElement.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageTitleAtom } from '../../../runtime/frame/pageTitle.ts';
import { unsavedAtom } from '../../../runtime/messages/unsaved.ts';
import { sessionAtom } from '../../../runtime/session/createSession.ts';
import { aRoute, closes, DATA, HolderFrame, SIGNED_IN, showShell } from '../../support/shellPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROUTES = [
  aRoute('accountHome', { guards: ['signedIn'] }),
  aRoute('help'),
  aRoute('home', { language: 'en' }),
  { path: '/nowhere', element: <h1>nowhere</h1> },
];
const HOLDER = { session: SIGNED_IN, data: DATA, holderFrame: HolderFrame };
const open = (path: string, options: Partial<Parameters<typeof showShell>[0]> = {}) =>
  showShell({ routes: ROUTES, entries: [path], ...options });
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const hasHolderMenu = () => screen.queryByText('the holder’s menu') !== null;
const isWaiting = () => screen.queryByText('common.loading') !== null;

describe('the frame around a screen', () => {
  it('is the holder’s own for whoever is signed in, once its data has come', async () => {
    await open('/accountHome', HOLDER);
    expect([hasHolderMenu(), heading()]).toEqual([true, 'accountHome']);
  });

  it.each([
    ['a visitor', { ...HOLDER, session: null }],
    ['a visitor, of whose frame nothing has come', {}],
    ['whoever is signed in, before the data has come', { ...HOLDER, data: null }],
    ['whoever is signed in, before the frame has come', { ...HOLDER, holderFrame: null }],
  ])('is the one with the way to log in for %s [NAV-01]', async (_who, options) => {
    await open('/help', options);
    expect([hasHolderMenu(), heading()]).toEqual([false, 'help']);
    expect(screen.getByRole('link', { name: 'nav.login' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['/home', 'true'],
    ['/help', null],
    ['/nowhere', null],
  ])('at %s gives the notice of the connection the full width: %s', async (path, isFull) => {
    const { container } = await open(path);
    const notice = container.querySelector('main [aria-live=polite]');
    expect(notice).not.toBeNull();
    expect(notice?.getAttribute('data-full')).toBe(isFull);
  });
});

describe('the end of a session', () => {
  it('takes the private screen away before the next one is there [A10]', async () => {
    const { store } = await open('/accountHome', HOLDER);
    act(() => store.set(sessionAtom, null));
    expect([heading(), hasHolderMenu(), isWaiting()]).toEqual([undefined, false, true]);
  });

  it('keeps it away while the next one is on its way [A10]', async () => {
    const answer = Promise.withResolvers<null>();
    const next = aRoute('reconnect', { loader: () => answer.promise });
    const { store, router } = await open('/accountHome', { ...HOLDER, routes: [...ROUTES, next] });
    act(() => store.set(sessionAtom, null));
    await act(async () => void router.navigate('/reconnect'));
    expect(heading()).toBeUndefined();
    await act(async () => answer.resolve(null));
    await waitFor(() => expect(heading()).toBe('reconnect'));
    expect(isWaiting()).toBe(false);
  });

  it('does so too where the session began on the page [A10]', async () => {
    const { store } = await open('/accountHome', { ...HOLDER, session: null });
    act(() => store.set(sessionAtom, SIGNED_IN));
    expect(hasHolderMenu()).toBe(true);
    act(() => store.set(sessionAtom, null));
    expect([heading(), isWaiting()]).toEqual([undefined, true]);
  });

  it.each(['/help', '/nowhere'])('leaves what anybody may read: %s', async (path) => {
    const { store } = await open(path, HOLDER);
    act(() => store.set(sessionAtom, null));
    expect([heading(), isWaiting()]).toEqual([path.slice(1), false]);
  });

  it('is none for a visitor: what stands at a private address stays there, as the page says more', async () => {
    const { store } = await open('/accountHome');
    expect([heading(), isWaiting()]).toEqual(['accountHome', false]);
    act(() => store.set(pageTitleAtom, 'Another title'));
    expect([heading(), isWaiting()]).toEqual(['accountHome', false]);
  });
});

describe('the way to the next page', () => {
  it('shows that it loads, for as long as it does', async () => {
    const answer = Promise.withResolvers<null>();
    const slow = aRoute('myProfile', { loader: () => answer.promise });
    const { router } = await open('/help', { routes: [...ROUTES, slow] });
    expect(isWaiting()).toBe(false);
    await act(async () => void router.navigate('/myProfile'));
    expect(heading()).toBe('help');
    expect(screen.getByRole('status').textContent).toBe('common.loading');
    await act(async () => answer.resolve(null));
    await waitFor(() => expect(heading()).toBe('myProfile'));
    expect(isWaiting()).toBe(false);
  });
});

it('a frame with no place for the content yet moves the focus nowhere, and fails nothing', async () => {
  const { go } = await open('/help', { ...HOLDER, holderFrame: ({ children }) => <div>{children}</div> });
  await go('/accountHome');
  expect([heading(), document.activeElement]).toEqual(['accountHome', document.body]);
});

describe('what is not saved', () => {
  it('is asked about, and where there is nothing no page is held back [USE-15]', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const asksBefore = () => listen.mock.calls.some(([type]) => type === 'beforeunload');
    const { store } = await open('/help');
    // The question's part of the program is there: it would stand on the page by now.
    await act(async () => void (await import('../../../runtime/frame/UnsavedGuard.tsx')));
    await act(async () => undefined);
    expect([asksBefore(), closes()]).toEqual([false, true]);
    await act(async () => store.set(unsavedAtom, new Set([{}])));
    await waitFor(() => expect(closes()).toBe(false));
    await act(async () => store.set(unsavedAtom, new Set<object>()));
    expect(closes()).toBe(true);
  });
});
