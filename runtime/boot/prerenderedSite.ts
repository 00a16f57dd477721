import type { Manifest } from '../assemble/manifest.ts';
import type { Site } from '../routing/Site.ts';
import type { ShownRoute } from '../routing/useRouteDescription.ts';
import type { PageData, PrerenderedPage, PublicTenant } from '../tenant/pageData.ts';

/** What a prerendered home page stands on: its page data alone. */
export function prerenderedSite(page: PageData, tenant: PublicTenant, prerendered: PrerenderedPage): Site {
  return {
    page,
    tenant,
    isOffered: (screen) => Object.hasOwn(prerendered.screens, screen),
    href(screen) {
      const path = prerendered.screens[screen];
      if (path === undefined) throw new Error(`This page names no screen "${screen}".`);
      return `${page.base}/${path}`;
    },
  };
}

/** The route of a prerendered page: the same that the portal assembles from the screen's manifest. */
export function prerenderedRoute(page: PageData, screen: Manifest): ShownRoute {
  return { path: screen.paths[0], screen, layout: screen.layout, language: page.language };
}
