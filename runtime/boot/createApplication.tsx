/**
 * The portal's own program: routes, session, server data. The phases of the start, in order (APP-01 to
 * APP-06).
 */
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router';
import { assembleRoutes } from '../assemble/assembleRoutes.ts';
import { assembleScreens } from '../assemble/assembleScreens.ts';
import type { Manifest } from '../assemble/manifest.ts';
import { ConnectionNotice } from '../frame/ConnectionNotice.tsx';
import { Dialogs } from '../frame/Dialogs.tsx';
import { routeFrame } from '../frame/routeFrame.ts';
import { Toasts } from '../frame/Toasts.tsx';
import { createI18n } from '../messages/createI18n.ts';
import { openDialogAtom } from '../messages/dialogs.ts';
import type { I18n } from '../messages/words.ts';
import { createRoutes } from '../routing/createRoutes.tsx';
import { withoutBase } from '../routing/guards.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';
import { returnPath } from '../routing/returnPath.ts';
import type { ThirdPartyGate } from '../routing/ThirdPartyGate.ts';
import { ENDED } from '../session/sharedSession.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import type { PageRoot } from './createPageRoot.tsx';
import { createPortal } from './createPortal.tsx';
import type { Telemetry } from './createTelemetry.ts';
import { loadStyles } from './loadStyles.ts';
import { createNewUserNotice } from './newUserNotice.ts';
import { PortalTree } from './PortalTree.tsx';
import { hasPortalStyles, reportMissingStyles } from './reportMissingStyles.ts';
import type { ScreenStyles } from './screenStyles.ts';
import { watchTenantVersion } from './watchTenantVersion.ts';
import { type StyleLoading, withStyles } from './withStyles.ts';

/** How long a navigation waits to hear of a newer page, in milliseconds. */
const VERSION_WAIT_MS = 250;

export interface ApplicationOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly manifests: readonly Manifest[];
  /** Of the screens, beside those that come with the program. */
  readonly styles: ScreenStyles;
  readonly root: Pick<Root, 'render'>;
  /** The words of the page that is there already; a fresh set otherwise. */
  readonly i18n?: I18n;
  /** What keeps the third parties of the page that is there already. */
  readonly thirdParties?: ThirdPartyGate;
  /** What that page tells of itself; null where nothing is told. */
  readonly telemetry?: Telemetry | null;
}

export interface Application {
  /** For a page that was prerendered: it stands in it, and covers nothing. */
  readonly connectionNotice: ReactNode;
  /** Beside a page that was prerendered: its start calls, and the toasts that they may raise. Never fails. */
  startInBackground(): Promise<void>;
  /** Whether a press that leads to a path is answered by the new-user notice, over what is prerendered. */
  interrupt(path: string): Promise<boolean>;
  /** Goes to a path below the base, and only then replaces what is prerendered: there is no blank moment. */
  takeOver(path: string): Promise<void>;
  /**
   * Shows the screen of the address, after its words and settings are there (APP-01, APP-03, APP-04).
   * @param root where something may be prerendered: it stays until all of its screen is there
   */
  start(root?: PageRoot): Promise<void>;
}

/** What the entry of the portal's program gives: the application over the list of screens. */
export interface ApplicationProgram {
  readonly createApplication: (options: Omit<ApplicationOptions, 'manifests' | 'styles'>) => Application;
}

export function createApplication({
  page,
  tenant,
  manifests,
  styles,
  root,
  ...options
}: ApplicationOptions): Application {
  const store = createStore();
  const loading: StyleLoading = {
    styles,
    load: (href) => loadStyles(document, href),
    connection: () => portal.connection,
    onMissing: () => reportMissingStyles(portal),
  };
  const screens = assembleScreens(
    tenant,
    manifests.map((manifest) => withStyles(manifest, loading)),
  );
  let router: ReturnType<typeof createBrowserRouter> | null = null;

  const portal = createPortal({
    page,
    tenant,
    store,
    screens,
    i18n: options.i18n ?? createI18n(),
    ...(options.thirdParties && { thirdParties: options.thirdParties, telemetry: options.telemetry }),
    render: (content) => root.render(content),
    navigate: (href) => void openRouter().navigate(withoutBase({ page }, href), { replace: true }),
    destination() {
      const to = router?.state.navigation.location;
      return to ? new URL(createPath(to), location.origin) : null;
    },
    returnPath: (stored) => returnPath(stored, page.base, location.origin, routes),
  });
  const routes = createRoutes(portal, assembleRoutes(tenant, screens), routeFrame);
  const notice = createNewUserNotice(portal, store, () => location.pathname);
  const within = (content: ReactNode) => <PortalTree portal={portal}>{content}</PortalTree>;

  function openRouter() {
    if (router) return router;
    // With its slash, so that the home page keeps its one address, /xx/.
    const opened = createBrowserRouter(routes, { basename: `${page.base}/` });
    router = opened;
    const version = watchTenantVersion({
      home: `${page.base}/`,
      own: page.tenantVersion,
      fetch,
      now: () => Date.now(),
    });
    interceptLinks(document, {
      base: page.base,
      navigate: async (path) => {
        if (notice.interrupt(path)) return;
        // A newer page was published: this navigation loads it (decision 009). Not waited for long.
        await Promise.race([version.check(), new Promise((resolve) => setTimeout(resolve, VERSION_WAIT_MS))]);
        if (version.isOutdated() && (await portal.connection.isThere())) location.assign(page.base + path);
        else await opened.navigate(path);
      },
    });
    // A page that was left in the middle of a navigation, for the provider, comes back as it was: in the middle.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted && opened.state.navigation.state !== 'idle') void portal.reload();
    });
    return opened;
  }

  let words: Promise<void> | null = null;
  const loadWords = () => {
    words ??= portal.translator.use(page.language).catch((cause: unknown) => {
      words = null;
      throw cause;
    });
    return words;
  };

  /** Back from the provider, where an idle session has ended as well: said once (USE-15). */
  const reportIdleEnd = () => {
    if (portal.stored.read(ENDED) !== 'idle' || location.pathname === portal.href('reconnect')) return;
    portal.stored.remove(ENDED);
    store.set(openDialogAtom, 'idleEnded');
  };

  let aside: Root | null = null;
  const show = () => {
    aside?.unmount();
    root.render(within(<RouterProvider router={openRouter()} />));
  };

  return {
    connectionNotice: within(<ConnectionNotice isFullWidth />),
    async startInBackground() {
      const place = document.body.appendChild(document.createElement('div'));
      place.id = 'aside';
      aside = createRoot(place);
      aside.render(
        within(
          <>
            <Toasts />
            <Dialogs />
          </>,
        ),
      );
      // What is prerendered has its words; those of other screens are asked for again when they are needed.
      await loadWords().catch((cause) => console.warn('The words could not be loaded.', cause));
      if (!hasPortalStyles(document)) reportMissingStyles(portal);
      reportIdleEnd();
      await portal.loadInBackground();
    },
    async interrupt(path) {
      // The notice may say more than the words that are prerendered.
      await loadWords();
      return notice.interrupt(path);
    },
    async takeOver(path) {
      await loadWords();
      await portal.switchLanguage(page.language);
      await openRouter().navigate(path);
      store.set(openDialogAtom, null);
      flushSync(show);
      // As after any change of route (WCAG 2.4.3): the frame, which sees to it, has only just come.
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    async start(prerendered) {
      await portal.translator.use(portal.startLanguage(), prerendered?.isPrerendered());
      if (prerendered?.isPrerendered() && !(await canTakeOver(openRouter())))
        prerendered.discardPrerendered();
      show();
      await prerendered?.whenHydrated;
      performance.mark('interactive');
      if (!hasPortalStyles(document)) reportMissingStyles(portal);
      reportIdleEnd();
      await portal.loadInBackground();
    },
  };
}

/** The screen of the address is whole: not refused, and not somewhere else. */
async function canTakeOver(router: ReturnType<typeof createBrowserRouter>): Promise<boolean> {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  const { errors, historyAction } = router.state;
  return !errors && historyAction === 'POP';
}
