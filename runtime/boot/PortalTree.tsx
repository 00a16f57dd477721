import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { LayerToasts } from '../frame/Toasts.tsx';
import { WordsProvider } from '../messages/words.ts';
import { type Portal, PortalContext } from '../routing/Portal.ts';
import { SiteContext } from '../routing/Site.ts';
import { DialogEndContext } from '../ui/dialogEnd.ts';

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
          <WordsProvider i18n={portal.translator.i18n}>
            <DialogEndContext value={LayerToasts}>{children}</DialogEndContext>
          </WordsProvider>
        </Provider>
      </SiteContext>
    </PortalContext>
  );
}
