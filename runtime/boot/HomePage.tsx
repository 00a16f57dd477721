import type { ComponentType } from 'react';
import { ConnectionNotice } from '../frame/ConnectionNotice.tsx';
import { VisitorFrame } from '../frame/VisitorFrame.tsx';
import { type I18n, WordsProvider } from '../messages/words.ts';
import { type Site, SiteContext } from '../routing/Site.ts';
import { RouteContext, type ShownRoute } from '../routing/useRouteDescription.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';

export interface HomePageProps {
  readonly site: Site;
  readonly i18n: I18n;
  readonly route: ShownRoute;
  readonly Home: ComponentType;
}

/** The home page as it is prerendered: what the portal's shell renders for a visitor, letter for letter, without its router. */
export function HomePage({ site, i18n, route, Home }: HomePageProps) {
  return (
    <SiteContext value={site}>
      <WordsProvider i18n={i18n}>
        <RouteContext value={route}>
          <VisitorFrame>
            <ConnectionNotice isFullWidth />
            <Home />
          </VisitorFrame>
        </RouteContext>
      </WordsProvider>
    </SiteContext>
  );
}

/** What the page shows while somebody waits for its program, in the order of `showWaiting`. */
export function HomeWaiting({ i18n }: Pick<HomePageProps, 'i18n'>) {
  return (
    <>
      <ProgressBar label={i18n.t('common.loading')} />
      <ProgressBar label={i18n.t('connection.none')} isHeldUp />
    </>
  );
}
