/**
 * Entry of the render bundle: draws home pages when a tenant is published, in Node (decision 008). Names the
 * screen that is drawn: an upward edge of the house (tests/architecture/importLaw.ts).
 */
import './theme/home.css';
import { renderToString } from 'react-dom/server';
import { drawnScreen } from '../screens/drawn.gen.ts';
import { drawnRoute, drawnSite } from './boot/drawnSite.ts';
import { HomePage } from './boot/HomePage.tsx';
import { createI18n } from './messages/createI18n.ts';
import type { DrawnPage, PageData, PublicTenant } from './tenant/pageData.ts';

export interface Drawing {
  readonly html: string;
  /** Of the words given, those that the page shows. */
  readonly words: Readonly<Record<string, string>>;
  /** Of the screens given, those that it links to. */
  readonly screens: Readonly<Record<string, string>>;
}

/**
 * Draws the home page as the browser will, with the words and links that stand in `drawn`. Pure.
 * @throws Error when no screen says that it is the page
 */
export function drawHome(page: PageData, tenant: PublicTenant, drawn: DrawnPage): Drawing {
  if (!drawnScreen) throw new Error('No screen is published as a page.');
  const words = recordUse(drawn.words);
  const screens = recordUse(drawn.screens);
  const site = drawnSite(page, tenant, { ...drawn, screens: screens.all });
  const html = renderToString(
    <HomePage
      site={{
        ...site,
        // Whoever asks whether a screen is there has used it as well.
        isOffered: (screen) => screens.all[screen] !== undefined,
      }}
      i18n={createI18n(page.language, words.all)}
      route={drawnRoute(page, drawnScreen.manifest)}
      Home={drawnScreen.Screen}
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
