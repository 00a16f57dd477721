import type { ReactNode } from 'react';
import { useWords } from '../messages/words.ts';
import { useSite } from '../routing/Site.ts';
import { useRouteDescription } from '../routing/useRouteDescription.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { Notices } from './Notices.tsx';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalLanguages } from './PortalLanguages.tsx';

/** Signed out: the top bar holds a login link, and none of the holder's entries (NAV-01, NAV-02). */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const { tenant, isOffered, href } = useSite();
  const { theme } = tenant;
  const isHome = useRouteDescription()?.language !== undefined;
  return (
    <Page
      skipLabel={t('common.skipToContent')}
      isFullWidth={isHome}
      header={
        <TopBar
          brand={theme}
          homeHref={href('home')}
          homeLabel={`${theme.brandName}, ${t('nav.home')}`}
          languageSwitch={<PortalLanguages />}
          account={
            isOffered('login') && (
              <ButtonLink href={href('login')} variant="tonal" size="small">
                {t('nav.login')}
              </ButtonLink>
            )
          }
        />
      }
      footer={<PortalFooter isVisitor />}
      notices={<Notices />}
    >
      {children}
    </Page>
  );
}
