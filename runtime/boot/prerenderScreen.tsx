/** Renders what a screen shows at first, in Node: the tree that the program will hydrate in a visitor's browser. */
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { assembleRoutes } from '../assemble/assembleRoutes.ts';
import { assembleScreens } from '../assemble/assembleScreens.ts';
import type { PrerenderOptions } from '../assemble/prerenderOptions.ts';
import { CookieSettings } from '../frame/CookieSettings.tsx';
import { routeFrame } from '../frame/routeFrame.ts';
import { createI18n } from '../messages/createI18n.ts';
import { createRoutes, loaderDataOf } from '../routing/createRoutes.tsx';
import type { Portal } from '../routing/Portal.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import { PortalTree } from './PortalTree.tsx';
import { portalLinks } from './portalLinks.ts';

export interface PrerenderedScreen {
  readonly Screen: ComponentType;
  /** What the screen's loader answers to a visitor. */
  readonly data: unknown;
}

/** @throws Error where the tenant does not offer the screen now */
export function prerenderScreen(
  { page, tenant, manifests, screen, language, words }: PrerenderOptions,
  prerendered: PrerenderedScreen,
): string {
  const screens = assembleScreens(tenant, manifests);
  const i18n = createI18n(language, words, tenant.formats);
  const descriptions = assembleRoutes(tenant, screens);
  const description = descriptions.find((each) => each.screen.id === screen);
  if (!description || description.isPaused) throw new Error(`${tenant.code} does not offer "${screen}".`);
  const portal = visitorsPortal(page, tenant, screens, i18n);
  const router = createMemoryRouter(createRoutes(portal, descriptions, routeFrame), {
    basename: `${page.base}/`,
    initialEntries: [`${page.base}/${description.path}`],
    hydrationData: { loaderData: loaderDataOf(description, prerendered) },
  });
  const html = renderToString(
    <PortalTree portal={portal}>
      <RouterProvider router={router} />
    </PortalTree>,
  );
  router.dispose();
  return html;
}

/** As much of a portal as prerendering needs: nobody is signed in, nothing is stored, and nothing can be asked for. */
function visitorsPortal(
  page: PageData,
  tenant: PublicTenant,
  screens: Portal['screens'],
  i18n: Portal['translator']['i18n'],
): Portal {
  const refuse = () => {
    throw new Error('A screen that is prerendered asks for nothing.');
  };
  return {
    page,
    tenant,
    screens,
    store: createStore(),
    stored: sessionStorageOf(tenant, refuse),
    translator: { i18n, use: refuse, complete: refuse },
    thirdParties: { show: refuse, enter: refuse },
    FooterAction: CookieSettings,
    ...portalLinks(page, tenant, screens, () => i18n.language),
    loadedServerData: () => null,
    holderFrame: () => null,
    iconPath: refuse,
    get session() {
      return refuse();
    },
    get connection() {
      return refuse();
    },
    reload: refuse,
    get drafts() {
      return refuse();
    },
    get shared() {
      return refuse();
    },
    send: refuse,
    goTo: refuse,
    returnPath: refuse,
    serverData: refuse,
    loadCountries: refuse,
    lookUp: refuse,
    reportError: refuse,
    loadChunk: refuse,
    chooseLanguage: refuse,
    switchLanguage: refuse,
    signOut: refuse,
  };
}
