// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GuardContext } from '../../runtime/routing/guards.ts';
import type { Portal } from '../../runtime/routing/Portal.ts';
import { sessionAtom } from '../../runtime/session/createSession.ts';
import type { SessionState } from '../../runtime/session/sessionState.ts';
import { sessionStorageOf } from '../../runtime/session/sessionStorageOf.ts';
import { keepDraft, readDraft } from '../../screens/_shared/registrationDraft.ts';
import { loader as login } from '../../screens/login/Login.tsx';
import { aTenant } from '../support/aTenant.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const tenant = aTenant({ session: { startScreen: 'myProfile', endScreen: 'accessibility' } });

describe('a session of a tenant with screens of its own', () => {
  it('begins on the start screen for whoever is logged in already [SSO-03]', async () => {
    const { router } = await renderScreen({ path: '/login', tenant });
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/my-profile'));
  });

  it('begins without what a visitor had typed into a registration [F9]', async () => {
    const storage = sessionStorageOf(tenant, () => sessionStorage);
    keepDraft(storage, { typed: { firstName: 'Ana' }, consents: {} }, []);
    const parts: Partial<Portal> = {
      tenant,
      stored: storage,
      session: {
        isSignedIn: () => false,
        finishSignIn: async () => ({ returnTo: '/xx/account' }),
      } as Partial<Portal['session']> as Portal['session'],
      href: (id) => `/xx/${id}`,
      returnPath: (path) => path,
    };
    const url = new URL('https://portal.example/xx/login?code=c&state=s');
    const call = { portal: parts, url } as Partial<GuardContext> as GuardContext;
    const answer = await login(call);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/xx/account');
    expect(readDraft(storage)).toEqual({ typed: {}, consents: {} });
  });

  /** Presses "Log in". @returns the answer of the page, and what the provider and the person do meanwhile */
  function beginSignIn() {
    const reached = Promise.withResolvers<URL>();
    const parts: Partial<Portal> = {
      tenant,
      stored: sessionStorageOf(tenant, () => sessionStorage),
      session: {
        isSignedIn: () => false,
        beginSignIn: () => reached.promise,
      } as Partial<Portal['session']> as Portal['session'],
      translator: { i18n: { language: 'en' } } as Portal['translator'],
      href: (id) => `/xx/${id}`,
    };
    const leaving = new AbortController();
    const url = new URL('https://portal.example/xx/login');
    const call = { portal: parts, url, signal: leaving.signal } as Partial<GuardContext> as GuardContext;
    return {
      answer: login(call),
      // The browser leaves for a place on this page: another page is more than it has here.
      reach: () => reached.resolve(new URL('#provider', location.href)),
      goElsewhere: () => leaving.abort(),
    };
  }

  it('leads to the provider once that answers', async () => {
    beginSignIn().reach();
    await expect.poll(() => location.hash).toBe('#provider');
    history.replaceState(null, '', '/');
  });

  it.each([
    ['takes the place of the page that asked to sign in', location.pathname, 0],
    ['comes after a page that has a use of its own', '/xx/elsewhere', 1],
  ])('leads to a page of the provider that %s: Back leads to what was before', async (_, wanted, more) => {
    const storage = sessionStorageOf(tenant, () => sessionStorage);
    storage.write('returnTo', wanted);
    const { length } = history;
    beginSignIn().reach();
    await expect.poll(() => location.hash).toBe('#provider');
    expect(history.length - length).toBe(more);
    storage.remove('returnTo');
    history.replaceState(null, '', '/');
  });

  it('leads nobody to the provider who has gone elsewhere meanwhile', async () => {
    const { answer, reach, goElsewhere } = beginSignIn();
    goElsewhere();
    reach();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(location.hash).toBe('');
  });

  it('keeps where somebody was when it ended by itself, and who that was', async () => {
    const { portal } = await renderScreen({ path: '/account', tenant });
    portal.store.set(sessionAtom, { ...(portal.session.current() as SessionState), mark: 'of the person' });
    act(() => expect(portal.session.expire).toThrow());
    expect([portal.stored.read('returnTo'), portal.stored.read('leftBy')]).toEqual([
      location.pathname,
      'of the person',
    ]);
  });

  it('ends on the end screen for a visitor [GRD-10]', async () => {
    const { router } = await renderScreen({ path: '/logout', tenant, isSignedIn: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/xx/accessibility'));
  });

  it('ends for all tabs of the browser where somebody signs out in one that holds none', async () => {
    const forAll = sessionStorageOf(tenant, () => localStorage);
    forAll.write('holder', { mark: 'of the person' });
    await renderScreen({ path: '/logout', tenant, isSignedIn: false });
    await waitFor(() => expect(forAll.read('holder')).toEqual({ ended: 'signedOut' }));
  });
});

describe('the page of a session that has expired', () => {
  it('says so to a visitor, and leads to logging in [SES-14]', async () => {
    const { t } = await renderScreen({ path: '/reconnect', isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: t('sessionExpired.title') })).toBeTruthy();
    const way = within(screen.getByRole('main')).getByRole('link', { name: t('sessionExpired.button') });
    expect(way.getAttribute('href')).toBe('/xx/login/');
    await waitFor(() => expect(document.title).toContain(t('screens.reconnect')));
  });

  it('says to whoever is logged in that they are, and leads to their cards [USE-14]', async () => {
    const { t } = await renderScreen({ path: '/reconnect' });
    expect(await screen.findByRole('heading', { level: 1, name: t('sessionOpen.title') })).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.textContent).not.toContain(t('sessionExpired.title'));
    const way = within(main).getByRole('link', { name: t('nav.myCards') });
    expect(way.getAttribute('href')).toBe('/xx/account');
    await waitFor(() => expect(document.title).toContain(t('sessionOpen.title')));
  });
});
