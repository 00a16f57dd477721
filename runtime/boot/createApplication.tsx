/**
 * The portal's own program: routes, session, server data. The phases of the start, in order (APP-01 to
 * APP-06).
 */
import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { createBrowserRouter, createPath, type HydrationState, RouterProvider } from 'react-router';
import { assembleRoutes } from '../assemble/assembleRoutes.ts';
import { assembleScreens } from '../assemble/assembleScreens.ts';
import type { Manifest } from '../assemble/manifest.ts';
import { routeFrame } from '../frame/routeFrame.ts';
import { createI18n } from '../messages/createI18n.ts';
import { openDialogAtom } from '../messages/dialogs.ts';
import { createRoutes, loaderDataOf } from '../routing/createRoutes.tsx';
import { withoutBase } from '../routing/guards.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';
import { returnPath } from '../routing/returnPath.ts';
import type { ThirdPartyGate } from '../routing/ThirdPartyGate.ts';
import { ENDED } from '../session/sharedSession.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import type { PageRoot } from './createPageRoot.tsx';
import { createPortal } from './createPortal.tsx';
import type { Telemetry } from './createTelemetry.ts';
import { hasPortalStyles } from './hasPortalStyles.ts';
import { leaveMovesOut } from './leaveMovesOut.ts';
import { loadStyles } from './loadStyles.ts';
import { createNewUserNotice } from './newUserNotice.ts';
import { PortalTree } from './PortalTree.tsx';
import type { ScreenStyles } from './screenStyles.ts';
import { watchTenantVersion } from './watchTenantVersion.ts';
import { whenIdle } from './whenIdle.ts';
import { type StyleLoading, withStyles } from './withStyles.ts';

/** How long a navigation waits to hear of a newer page, in milliseconds. */
const VERSION_WAIT_MS = 250;

export interface ApplicationOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly manifests: readonly Manifest[];
  /** Of the screens, beside those that come with the program. */
  readonly styles: ScreenStyles;
  readonly root: PageRoot;
  /** What keeps the third parties of the page that is there already. */
  readonly thirdParties?: ThirdPartyGate;
  /** What that page tells of itself; null where nothing is told. */
  readonly telemetry?: Telemetry | null;
}

export interface Application {
  /**
   * Shows the screen of the address, after its words and settings are there (APP-01, APP-03, APP-04). What is prerendered
   * stays until all of its screen is there, and is hydrated.
   */
  start(): Promise<void>;
}

/** What the entry of the portal's program gives: the application over the list of screens. */
export interface ApplicationProgram {
  readonly createApplication: (
    options: Omit<ApplicationOptions, 'manifests' | 'styles' | 'root'> & { readonly container: HTMLElement },
  ) => Application;
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
  /** A stylesheet that failed to load is an error that the person is told of (APP-13, ERR-92). */
  const reportMissingStyles = () => portal.reportCode('STYLE_PART_FAILED');
  const loading: StyleLoading = {
    styles,
    load: (href) => loadStyles(document, href),
    connection: () => portal.connection,
    onMissing: reportMissingStyles,
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
    i18n: createI18n(undefined, {}, tenant.formats),
    ...(options.thirdParties && { thirdParties: options.thirdParties, telemetry: options.telemetry }),
    render: (content) => root.render(content),
    navigate: (href) => void openRouter().navigate(withoutBase({ page }, href), { replace: true }),
    destination() {
      const to = router?.state.navigation.location;
      return to ? new URL(createPath(to), location.origin) : null;
    },
    returnPath: (stored) => returnPath(stored, page.base, location.origin, routes),
  });
  const descriptions = assembleRoutes(tenant, screens);
  const routes = createRoutes(portal, descriptions, routeFrame);
  const notice = createNewUserNotice(portal, store, () => location.pathname);

  function openRouter(hydrationData?: HydrationState) {
    if (router) return router;
    // With its slash, so that the home page keeps its one address, /xx/.
    const opened = createBrowserRouter(routes, {
      basename: `${page.base}/`,
      ...(hydrationData && { hydrationData }),
    });
    router = opened;
    // Nothing is painted during a view transition: its page is rendered in one go, not whenever there is time (decision 054).
    const subscribe = opened.subscribe;
    opened.subscribe = (listener) =>
      subscribe((state, change) => listener(state, { ...change, flushSync: !!change.viewTransitionOpts }));
    leaveMovesOut(window);
    const version = watchTenantVersion({
      home: `${page.base}/`,
      own: page.tenantVersion,
      fetch,
      now: () => Date.now(),
    });
    let presses = 0;
    interceptLinks(document, {
      base: page.base,
      navigate: async (path, link) => {
        if (notice.interrupt(path)) return;
        presses += 1;
        const press = presses;
        // A newer page was published: this navigation loads it (decision 009). Not waited for long.
        await Promise.race([version.check(), new Promise((resolve) => setTimeout(resolve, VERSION_WAIT_MS))]);
        // Somebody has pressed another link meanwhile, or Back: that is meant.
        if (press !== presses) return;
        if (version.isOutdated() && (await portal.connection.isThere())) location.assign(page.base + path);
        // Pressed twice, or where it leads already: one entry of the history, as browsers keep it.
        else
          await opened.navigate(path, {
            replace: createPath(opened.state.location) === page.base + path,
            viewTransition: link.dataset.moves !== undefined,
          });
      },
    });
    window.addEventListener('popstate', () => {
      presses += 1;
    });
    // A page that was left in the middle of a navigation, for the provider, comes back as it was: in the middle.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted && opened.state.navigation.state !== 'idle') void portal.reload();
    });
    return opened;
  }

  /**
   * What the router begins with on a home page that is hydrated: its screen is there. Without it whoever has scrolled would be
   * led back to the top.
   */
  async function loadPage(): Promise<HydrationState | undefined> {
    const description = descriptions.find(
      ({ screen, language }) => screen.prerendered === 'page' && language === page.language,
    );
    const [module] = await Promise.all([description?.screen.load?.(), portal.translator.complete()]);
    if (!description || !module) return undefined;
    return { loaderData: loaderDataOf(description, { Screen: module.default, data: null }) };
  }

  /** Back from the provider, where an idle session has ended as well: said once (USE-15). */
  const reportIdleEnd = () => {
    if (portal.stored.read(ENDED) !== 'idle' || location.pathname === portal.href('reconnect')) return;
    portal.stored.remove(ENDED);
    store.set(openDialogAtom, 'idleEnded');
  };

  return {
    async start() {
      const words = portal.translator.use(
        portal.startLanguage(),
        root.isPrerendered() ? root.whenHydrated : null,
      );
      // Back from the provider, the code is exchanged while the words come: nothing of that is shown in words.
      if (isAnswerOfProvider(location, portal.href('login'))) openRouter();
      await words;
      const hydrationData = page.prerendered && root.isPrerendered() ? await loadPage() : undefined;
      const opened = openRouter(hydrationData);
      if (root.isPrerendered() && !(await canTakeOver(opened))) root.discardPrerendered();
      root.render(
        <PortalTree portal={portal}>
          <RouterProvider router={opened} flushSync={flushSync} />
        </PortalTree>,
      );
      await root.whenHydrated;
      performance.mark('interactive');
      reportIdleEnd();
      // The program may be there before the stylesheet of a slow line.
      whenIdle(() => {
        if (!hasPortalStyles()) reportMissingStyles();
      });
      // Nobody waits for these, and they fail by themselves; the screen that is being rendered waits for none of it.
      void whenInitialized(opened).then(() => whenIdle(() => void portal.loadInBackground()));
      const later = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => undefined));
      later(() => import('./foreseeScreens.ts').then((own) => own.foreseeScreens(portal, routes)));
      const returnTo = () => import('./returnToPosition.ts').then((own) => own.returnToPosition(opened));
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (load?.type === 'navigate') later(returnTo);
      // Whoever is led back to where they were sees the page grow now.
      else returnTo().catch(() => undefined);
    },
  };
}

/** The page is where the provider sends people back to, with a code to be exchanged (SSO-03). */
function isAnswerOfProvider({ pathname, search }: Location, login: string): boolean {
  return pathname === login.replace(/\/$/, '') && new URLSearchParams(search).has('code');
}

/** The screen of the address is whole: not refused, and not somewhere else. */
async function canTakeOver(router: ReturnType<typeof createBrowserRouter>): Promise<boolean> {
  await whenInitialized(router);
  const { errors, historyAction } = router.state;
  return !errors && historyAction === 'POP';
}

/** @returns once the screen of the address is known, with all that it is rendered from */
function whenInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
