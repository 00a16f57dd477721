import type { i18n } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Site, SiteContext } from '../routing/Site.ts';
import { RouteContext, type ShownRoute } from '../routing/useRouteDescription.ts';
import { VisitorFrame } from '../routing/VisitorFrame.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

export interface HomePageProps {
  readonly site: Site;
  readonly i18n: i18n;
  readonly route: ShownRoute;
  readonly Home: ComponentType;
  /** While the way to another screen is on its way. */
  readonly isLeaving: boolean;
  /** Called once the page is alive: handlers are bound. */
  readonly onAlive?: () => void;
}

/** The home page as it is drawn beforehand and brought to life: the same tree in both, letter for letter. */
export function HomePage({ site, i18n, route, Home, isLeaving, onAlive }: HomePageProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  const loading = i18n.t('common.loading');
  return (
    <SiteContext value={site}>
      <I18nextProvider i18n={i18n}>
        <RouteContext value={route}>
          {isLeaving && <ProgressBar label={loading} />}
          <VisitorFrame>
            <Home />
          </VisitorFrame>
        </RouteContext>
      </I18nextProvider>
    </SiteContext>
  );
}
