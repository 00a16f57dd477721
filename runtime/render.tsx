/**
 * Entry of the render bundle: renders home pages when a tenant is published, in Node (decision 008). Names the
 * prerendered screen: an upward edge of the house (tests/architecture/importLaw.ts).
 */
import './theme/home.css';
import { renderToString } from 'react-dom/server';
import { prerenderedScreen } from '../screens/prerendered.gen.ts';
import { HomePage, HomeWaiting } from './boot/HomePage.tsx';
import { prerenderedRoute, prerenderedSite } from './boot/prerenderedSite.ts';
import { createI18n } from './messages/createI18n.ts';
import type { PageData, PrerenderSources, PublicTenant } from './tenant/pageData.ts';

export interface PrerenderedHome {
  readonly html: string;
  /** What the page shows while somebody waits for its program (runtime/boot/showWaiting). */
  readonly waiting: string;
}

/**
 * Renders the home page as the browser will, with the words and links given. Pure.
 * @throws Error when no screen says that it is the page
 */
export function prerenderHome(
  page: PageData,
  tenant: PublicTenant,
  { words, screens }: PrerenderSources,
): PrerenderedHome {
  if (!prerenderedScreen) throw new Error('No screen is published as a page.');
  const i18n = createI18n(page.language, words, tenant.formats);
  const html = renderToString(
    <HomePage
      site={prerenderedSite(page, tenant, { screens })}
      i18n={i18n}
      route={prerenderedRoute(page, prerenderedScreen.manifest)}
      Home={prerenderedScreen.Screen}
    />,
  );
  return { html, waiting: renderToString(<HomeWaiting i18n={i18n} />) };
}
