import { type ComponentType, type ReactNode, useEffect } from 'react';
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
  /** While another screen is on its way; `offline` where there is no connection for it (USE-04). */
  readonly leaving?: 'loading' | 'offline' | undefined;
  /** Says that there is no connection; comes with the application. */
  readonly notice?: ReactNode;
  /** Called once the page is hydrated: handlers are bound. */
  readonly onHydrated?: () => void;
}

/** The home page as it is prerendered and hydrated: the same tree in both, letter for letter. */
export function HomePage({ site, i18n, route, Home, leaving, notice, onHydrated }: HomePageProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  // Both are asked for at each render, so that the page carries them: nothing can be fetched when they are needed.
  const labels = { loading: i18n.t('common.loading'), offline: i18n.t('connection.none') };
  return (
    <SiteContext value={site}>
      <WordsProvider i18n={i18n}>
        <RouteContext value={route}>
          {leaving && <ProgressBar label={labels[leaving]} isHeldUp={leaving === 'offline'} />}
          <VisitorFrame>
            {notice}
            <Home />
          </VisitorFrame>
        </RouteContext>
      </WordsProvider>
    </SiteContext>
  );
}
