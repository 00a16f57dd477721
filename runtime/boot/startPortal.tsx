/** The ordered phases of the start of one tenant's portal (spec section 4, app start). */
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { assembleRoutes } from '../assemble/assembleRoutes.ts';
import { assembleScreens } from '../assemble/assembleScreens.ts';
import type { Manifest } from '../assemble/manifest.ts';
import { createRoutes } from '../routing/createRoutes.tsx';
import { withoutBase } from '../routing/guards.ts';
import { interceptLinks } from '../routing/interceptLinks.ts';
import { PortalContext } from '../routing/Portal.ts';
import { returnPath } from '../routing/returnPath.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import { createPortal } from './createPortal.tsx';
import { reportMissingStyles } from './reportMissingStyles.ts';
import { watchTenantVersion } from './watchTenantVersion.ts';

/** How long a navigation waits to hear of a newer page, in milliseconds. */
const VERSION_WAIT_MS = 250;

export interface StartOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly manifests: readonly Manifest[];
  readonly container: HTMLElement;
}

export async function startPortal({ page, tenant, manifests, container }: StartOptions): Promise<void> {
  const store = createStore();
  const screens = assembleScreens(tenant, manifests);
  const root = createRoot(container);

  const portal = createPortal({
    page,
    tenant,
    store,
    screens,
    render: (content) => root.render(content),
    navigate: (href) => void router.navigate(withoutBase({ page }, href), { replace: true }),
    returnPath: (stored) => returnPath(stored, page.base, location.origin, routes),
  });
  const routes = createRoutes(portal, assembleRoutes(tenant, screens));

  // The loader that the host drew stays until words, settings and language are there (APP-01, APP-03, APP-04).
  await portal.translator.use(portal.startLanguage());

  const router = createBrowserRouter(routes, {
    // With its slash, so that the home page keeps its one address, /xx/.
    basename: `${page.base}/`,
  });
  const version = watchTenantVersion({ home: `${page.base}/`, fetch, now: () => Date.now() });
  interceptLinks(document, {
    base: page.base,
    navigate: async (path) => {
      // A newer page was published: this navigation loads it (design, life of a tenant file). Not waited for long.
      await Promise.race([version.check(), new Promise((resolve) => setTimeout(resolve, VERSION_WAIT_MS))]);
      if (version.isOutdated()) location.assign(page.base + path);
      else await router.navigate(path);
    },
  });
  void version.check();
  // A page that was left in the middle of a navigation, for the provider, comes back as it was: in the middle.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && router.state.navigation.state !== 'idle') location.reload();
  });
  root.render(
    <PortalContext value={portal}>
      <Provider store={store}>
        <I18nextProvider i18n={portal.translator.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </Provider>
    </PortalContext>,
  );
  performance.mark('interactive');
  reportMissingStyles(document, portal);
  await portal.loadInBackground();
}
