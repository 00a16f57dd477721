import type { Manifest } from '../assemble/manifest.ts';
import type { Site } from '../routing/Site.ts';
import type { ShownRoute } from '../routing/useRouteDescription.ts';
import type { DrawnPage, PageData, PublicTenant } from '../tenant/pageData.ts';

/** What a drawn home page stands on: its page data alone. */
export function drawnSite(page: PageData, tenant: PublicTenant, drawn: DrawnPage): Site {
  return {
    page,
    tenant,
    isOffered: (screen) => Object.hasOwn(drawn.screens, screen),
    href(screen) {
      const path = drawn.screens[screen];
      if (path === undefined) throw new Error(`This page names no screen "${screen}".`);
      return `${page.base}/${path}`;
    },
  };
}

/** The route of a drawn page: the same that the portal assembles from the screen's manifest. */
export function drawnRoute(page: PageData, screen: Manifest): ShownRoute {
  return { path: screen.paths[0], screen, layout: screen.layout, language: page.language };
}
