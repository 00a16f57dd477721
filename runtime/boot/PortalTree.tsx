import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Portal, PortalContext } from '../routing/Portal.ts';
import { SiteContext } from '../routing/Site.ts';

export interface PortalTreeProps {
  readonly portal: Portal;
  readonly children: ReactNode;
}

/** What every part of a portal finds above itself. */
export function PortalTree({ portal, children }: PortalTreeProps) {
  return (
    <PortalContext value={portal}>
      <SiteContext value={portal}>
        <Provider store={portal.store}>
          <I18nextProvider i18n={portal.translator.i18n}>{children}</I18nextProvider>
        </Provider>
      </SiteContext>
    </PortalContext>
  );
}
