import type { Manifest } from '../assemble/manifest.ts';
import type { Site } from '../routing/Site.ts';
import type { ShownRoute } from '../routing/useRouteDescription.ts';
import type { PageData, PrerenderSources, PublicTenant } from '../tenant/pageData.ts';

/** What a home page is prerendered on: nobody is signed in, and there is no router. */
export function prerenderedSite(
  page: PageData,
  tenant: PublicTenant,
  { screens }: Pick<PrerenderSources, 'screens'>,
): Site {
  return {
    page,
    tenant,
    isOffered: (screen) => Object.hasOwn(screens, screen),
    href(screen) {
      const path = screens[screen];
      if (path === undefined) throw new Error(`There is no screen "${screen}" to link to.`);
      return `${page.base}/${path}`;
    },
  };
}

/** The route of a prerendered page: the same that the portal assembles from the screen's manifest. */
export function prerenderedRoute(page: PageData, screen: Manifest): ShownRoute {
  return { path: screen.paths[0], screen, layout: screen.layout, language: page.language };
}
