/**
 * Entry of the render bundle: renders home pages when a tenant is published, in Node (decision 008). Names the
 * prerendered screen: an upward edge of the house (tests/architecture/importLaw.ts).
 */
import './theme/home.css';
import { renderToString } from 'react-dom/server';
import { prerenderedScreen } from '../screens/prerendered.gen.ts';
import { HomePage } from './boot/HomePage.tsx';
import { prerenderedRoute, prerenderedSite } from './boot/prerenderedSite.ts';
import { createI18n } from './messages/createI18n.ts';
import type { PageData, PrerenderedPage, PublicTenant } from './tenant/pageData.ts';

export interface PrerenderedHome {
  readonly html: string;
  /** Of the words given, those that the page shows. */
  readonly words: Readonly<Record<string, string>>;
  /** Of the screens given, those that it links to. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Renders the home page as the browser will, with the words and links that stand in `prerendered`. Pure.
 * @throws Error when no screen says that it is the page
 */
export function prerenderHome(
  page: PageData,
  tenant: PublicTenant,
  prerendered: PrerenderedPage,
): PrerenderedHome {
  if (!prerenderedScreen) throw new Error('No screen is published as a page.');
  const words = recordUse(prerendered.words);
  const screens = recordUse(prerendered.screens);
  const site = prerenderedSite(page, tenant, { ...prerendered, screens: screens.all });
  const html = renderToString(
    <HomePage
      site={{
        ...site,
        // Whoever asks whether a screen is there has used it as well.
        isOffered: (screen) => screens.all[screen] !== undefined,
      }}
      i18n={createI18n(page.language, words.all)}
      route={prerenderedRoute(page, prerenderedScreen.manifest)}
      Home={prerenderedScreen.Screen}
    />,
  );
  return { html, words: words.used, screens: screens.used };
}

/** The same record, and what has been asked of it. */
function recordUse(record: Readonly<Record<string, string>>) {
  const used: Record<string, string> = {};
  const all = new Proxy(record, {
    get(own, key: string) {
      const value = Object.hasOwn(own, key) ? own[key] : undefined;
      if (value !== undefined) used[key] = value;
      return value;
    },
  });
  return { all, used };
}
