/**
 * Entry of the render bundle: draws home pages when a tenant is published, in Node (stack, ruling 9). Names the
 * screen that is drawn: an upward edge of the house (design, "Who may import whom").
 */
import './theme/home.css';
import { renderToString } from 'react-dom/server';
import { Home, manifest } from '../screens/drawn.ts';
import { drawnRoute, drawnSite } from './boot/drawnSite.ts';
import { HomePage } from './boot/HomePage.tsx';
import { createI18n } from './messages/createI18n.ts';
import type { DrawnPage, PageData, PublicTenant } from './tenant/pageData.ts';

export interface Drawing {
  readonly html: string;
  /** Of the words given, those that the page shows. */
  readonly words: Readonly<Record<string, string>>;
}

/** Draws the home page as the browser will, with the words that stand in `drawn`. Pure. */
export function drawHome(page: PageData, tenant: PublicTenant, drawn: DrawnPage): Drawing {
  const words: Record<string, string> = {};
  const recorded = new Proxy(drawn.words, {
    get(all, key: string) {
      const text = all[key];
      if (text !== undefined && Object.hasOwn(all, key)) words[key] = text;
      return text;
    },
  });
  const html = renderToString(
    <HomePage
      site={drawnSite(page, tenant, drawn)}
      i18n={createI18n(page.language, recorded)}
      route={drawnRoute(page, manifest)}
      Home={Home}
      isLeaving={false}
    />,
  );
  return { html, words };
}
