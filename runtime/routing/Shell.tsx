/** The frame around every screen of a tenant: bars, menus, footer, toasts, and what happens when the route changes. */
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import type { RouteDescription } from '../assemble/assembleRoutes.ts';
import { unavailableActionAtom } from '../data/unavailableAction.ts';
import { arrivalAtom } from '../messages/arrival.ts';
import { openDialogAtom } from '../messages/dialogs.ts';
import { clearToastsAtom, showToastAtom, successToast } from '../messages/toasts.ts';
import { sessionAtom } from '../session/createSession.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { Dialogs } from './Dialogs.tsx';
import { HolderFrame } from './HolderFrame.tsx';
import { IdleLimit } from './IdleLimit.tsx';
import { usePortal } from './Portal.ts';
import { pageTitleAtom } from './pageTitle.ts';
import { isNotFoundAtom } from './problemAtom.ts';
import { SlowLoad } from './SlowLoad.tsx';
import { StartLoader } from './StartLoader.tsx';
import { Toasts } from './Toasts.tsx';
import { RouteContext, useRouteDescription } from './useRouteDescription.ts';
import { VisitorFrame } from './VisitorFrame.tsx';
import { watchLostFocus } from './watchLostFocus.ts';

/** What a route tells the frame around it. */
export interface RouteHandle {
  readonly description: RouteDescription;
}

export function Shell() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <RouteContext value={handle?.description ?? null}>
      <Frame />
    </RouteContext>
  );
}

function Frame() {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  const data = usePortal().loadedServerData();
  const route = useRouteDescription();
  const isMoving = useNavigation().state !== 'idle';
  useRouteChange();
  useEffect(() => watchLostFocus(document), []);

  const hadSession = useRef(false);
  useEffect(() => {
    hadSession.current = session !== null;
  }, [session]);

  // The session has just ended: the private screen is gone before the next one is there.
  const needsSession = route?.screen.guards.includes('signedIn') ?? false;
  if (needsSession && !session && hadSession.current) return <StartLoader />;
  return (
    <>
      {isMoving && (
        <>
          <ProgressBar label={t('common.loading')} />
          <SlowLoad />
        </>
      )}
      {session && data ? (
        <HolderFrame data={data}>
          <Outlet />
          <IdleLimit />
        </HolderFrame>
      ) : (
        <VisitorFrame>
          <Outlet />
        </VisitorFrame>
      )}
      <Toasts />
      <Dialogs />
      <ScrollRestoration />
    </>
  );
}

/**
 * Title, focus and messages follow the route (WCAG 2.4.2, 2.4.3; spec section 2: on each route change toasts are
 * hidden and the message list is cleared). A dialog belongs to the page that it was opened on. The first page keeps the browser's own focus.
 */
function useRouteChange(): void {
  const { t, i18n } = useTranslation();
  const { tenant, thirdParties } = usePortal();
  const route = useRouteDescription();
  const clearToasts = useSetAtom(clearToastsAtom);
  const store = useStore();
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  const isNotFound = useAtomValue(isNotFoundAtom);

  const own = useAtomValue(pageTitleAtom);
  const page = (!isNotFound && own) || t((!isNotFound && route?.screen.title) || 'screens.notFound');
  const title = t('tabTitle', { page, brand: tenant.theme.brandName, lng: i18n.language });
  // Each address is a page that was seen; two with the same screen are two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (route) thirdParties.show(route.screen);
  }, [thirdParties, route, pathname]);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    clearToasts();
    const arrival = store.get(arrivalAtom);
    store.set(arrivalAtom, null);
    const says = arrival?.path === pathname ? arrival.says : null;
    store.set(openDialogAtom, says && 'dialog' in says ? says.dialog : null);
    if (says && 'success' in says)
      store.set(showToastAtom, successToast(says.success, tenant.toast.duration));
    if (store.get(unavailableActionAtom)?.path !== pathname) store.set(unavailableActionAtom, null);
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  }, [pathname, clearToasts, store, tenant]);
}
