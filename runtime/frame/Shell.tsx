/** The frame around every screen of a tenant: bars, menus, footer, toasts, and what happens when the route changes. */

import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { unavailableActionAtom } from '../data/unavailableAction.ts';
import { openDialogAtom } from '../messages/dialogs.ts';
import { flashMessageAtom } from '../messages/flashMessage.ts';
import { clearToastsAtom, showToastAtom, successToast } from '../messages/toasts.ts';
import { unsavedAtom } from '../messages/unsaved.ts';
import { useWords } from '../messages/words.ts';
import { connectionAtom } from '../routing/connection.ts';
import { usePortal } from '../routing/Portal.ts';
import { wasLoadedAnew } from '../routing/ThirdPartyGate.ts';
import { RouteContext, type RouteHandle, useRouteDescription } from '../routing/useRouteDescription.ts';
import { sessionAtom } from '../session/createSession.ts';
import { titleOf } from '../tenant/screenId.ts';
import { BusyNoteContext } from '../ui/busyNote.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { BusyNote } from './BusyNote.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Dialogs } from './Dialogs.tsx';
import { IdleLimit } from './IdleLimit.tsx';
import { pageTitleAtom } from './pageTitle.ts';
import { isNotFoundAtom } from './problemAtom.ts';
import { SlowLoad } from './SlowLoad.tsx';
import { StartLoader } from './StartLoader.tsx';
import { Toasts } from './Toasts.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';
import { watchLostFocus } from './watchLostFocus.ts';

export function Shell() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <RouteContext value={handle?.description ?? null}>
      <Frame />
    </RouteContext>
  );
}

function Frame() {
  const { t } = useWords();
  const session = useAtomValue(sessionAtom);
  const { loadedServerData, holderFrame, reload } = usePortal();
  const data = loadedServerData();
  const HolderFrame = holderFrame();
  const route = useRouteDescription();
  const isMoving = useNavigation().state !== 'idle';
  const UnsavedGuard = useUnsavedGuard();
  const here = useLocation();
  // Home pages alone have a language of their own.
  const isFullWidth = route?.language !== undefined;
  useRouteChange();
  useEffect(() => watchLostFocus(document), []);

  const needsSession = route?.screen.guards.includes('signedIn') ?? false;
  const hadSession = useRef(false);
  useEffect(() => {
    if (session || !needsSession) hadSession.current = session !== null;
  }, [session, needsSession]);

  // The session has ended: the private screen is gone, however often this is rendered until the next one is there.
  if (needsSession && !session && hadSession.current) return <StartLoader />;
  return (
    <BusyNoteContext value={BusyNote}>
      {isMoving && (
        <>
          <ProgressBar label={t('common.loading')} />
          <SlowLoad onReload={reload} />
        </>
      )}
      {session && data && HolderFrame ? (
        <HolderFrame data={data}>
          <ConnectionNotice isFullWidth={isFullWidth} />
          <Outlet />
          <IdleLimit />
        </HolderFrame>
      ) : (
        <VisitorFrame>
          <ConnectionNotice isFullWidth={isFullWidth} />
          <Outlet />
        </VisitorFrame>
      )}
      <Toasts />
      <Dialogs />
      {UnsavedGuard && <UnsavedGuard />}
      <ScrollRestoration getKey={(location) => positionKey(location, here)} />
    </BusyNoteContext>
  );
}

/**
 * Most visits type nothing, so that what asks before typed text is lost is a chunk of its own. It is asked for once the
 * page is there, and again when somebody has typed and when a lost connection is back.
 */
function useUnsavedGuard(): ComponentType | null {
  const [guard, setGuard] = useState<{ readonly default: ComponentType } | null>(null);
  const hasUnsaved = useAtomValue(unsavedAtom).size > 0;
  const connection = useAtomValue(connectionAtom);
  const portal = usePortal();
  useEffect(() => {
    if (hasUnsaved && !guard && connection !== 'off')
      import('./UnsavedGuard.tsx').then(setGuard, () => void portal.connection.whenThere());
  }, [hasUnsaved, guard, connection, portal]);
  return hasUnsaved && guard ? guard.default : null;
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}

/**
 * Where somebody was on a page is kept by its entry of the history. The router calls the first entry of each document
 * the same, so that a page that is loaded whole would begin where the last one was left (USE-16). Another entry of the
 * very address is a step of the page: it begins at its heading, which has the focus, also for whoever goes back to it,
 * and is looked up under a key that nobody knows.
 */
function positionKey(location: Location, here: Location): string {
  const { key } = location;
  if (key !== here.key && createPath(location) === createPath(here)) return crypto.randomUUID();
  if (key !== 'default') return key;
  const state = history.state as { readonly first?: string } | null;
  const first = state?.first ?? crypto.randomUUID();
  if (!state?.first) history.replaceState({ ...state, first }, '');
  return first;
}

/**
 * Title, focus and messages follow the route (WCAG 2.4.2, 2.4.3; GRD-26, GRD-27: on each route change toasts
 * are hidden and the message list is cleared). A dialog belongs to the page that it was opened on. The first
 * page keeps the browser's own focus.
 */
function useRouteChange(): void {
  const { t } = useWords();
  const { tenant, thirdParties } = usePortal();
  const route = useRouteDescription();
  const clearToasts = useSetAtom(clearToastsAtom);
  const store = useStore();
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    // Whoever has begun to type before the program came stays in that field (USE-02).
    if (wasLoadedAnew() && document.activeElement === document.body) focusHeading();
  }, []);

  const isNotFound = useAtomValue(isNotFoundAtom);

  const own = useAtomValue(pageTitleAtom);
  const page = (!isNotFound && own) || t(titleOf(isNotFound || !route ? 'notFound' : route.screen.id));
  const title = t('tabTitle', { page, brand: tenant.theme.brandName });
  // Each address is a page that was seen; two with the same screen are two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (route) thirdParties.show(route.screen);
  }, [thirdParties, route, pathname]);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    clearToasts();
    const flashMessage = store.get(flashMessageAtom);
    store.set(flashMessageAtom, null);
    const message = flashMessage?.path === pathname ? flashMessage.message : null;
    store.set(openDialogAtom, message && 'dialog' in message ? message.dialog : null);
    if (message && 'success' in message)
      store.set(showToastAtom, successToast(message.success, tenant.toast.duration));
    if (store.get(unavailableActionAtom)?.path !== pathname) store.set(unavailableActionAtom, null);
    // Under an open dialog nothing takes the focus, and the one that belongs to the page before closes a render later.
    document.querySelector('dialog')?.close();
    focusHeading();
  }, [pathname, clearToasts, store, tenant]);
}
