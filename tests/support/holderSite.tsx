/** A part of the frame by itself, in a portal of what it needs. Texts are their keys, but for those that a test gives. */
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../runtime/messages/words.ts';
import { type Portal, PortalContext } from '../../runtime/routing/Portal.ts';
import { SiteContext } from '../../runtime/routing/Site.ts';
import { RouteContext, type ShownRoute } from '../../runtime/routing/useRouteDescription.ts';
import type { Session } from '../../runtime/session/createSession.ts';
import type { SessionState } from '../../runtime/session/sessionState.ts';
import type { PageData } from '../../runtime/tenant/pageData.ts';
import type { ScreenId } from '../../runtime/tenant/screenId.ts';
import { aTenant } from './aTenant.ts';
import { aScreen } from './screens.ts';

export interface Setting {
  readonly portal?: Partial<Portal>;
  readonly page?: Partial<PageData>;
  /** Null before the first screen is there. */
  readonly route?: ShownRoute | null;
  readonly words?: Readonly<Record<string, string>>;
  readonly language?: string;
  readonly store?: ReturnType<typeof createStore>;
}

/** The route of a screen. @param language of a home page's address */
export function aRoute(id: ScreenId, screen: Partial<Manifest> = {}, language?: string): ShownRoute {
  const manifest = aScreen({ id, paths: [id], ...screen });
  const [path] = manifest.paths;
  return { path, screen: manifest, layout: manifest.layout, ...(language !== undefined && { language }) };
}

const OFFERED: readonly ScreenId[] = [
  'home',
  'login',
  'logout',
  'accountHome',
  'accessibility',
  'contactUs',
  'help',
  'forgotPassword',
];

/** A tenant's offer without some screens. */
export const offeredWithout =
  (...absent: readonly ScreenId[]) =>
  (screen: ScreenId): boolean =>
    OFFERED.includes(screen) && !absent.includes(screen);

export function aSession(state: Pick<SessionState, 'username'> | null): Session {
  const session: Partial<Session> = {
    current: () => state as SessionState | null,
    isSignedIn: () => state !== null,
  };
  return session as Session;
}

function aPortal({ portal, page }: Setting): Portal {
  const languageNames = { en: 'English', uk: 'Українська' };
  const whole: Partial<Portal> = {
    page: { base: '/xx', prerendered: null, languageNames, ...page } as PageData,
    tenant: aTenant(),
    isOffered: offeredWithout(),
    href: (screen) => `/xx/${screen}`,
    screens: [],
    iconPath: (name) => `M-${name}`,
    session: aSession({ username: 'ana@xx.example' }),
    ...portal,
  };
  return whole as Portal;
}

/** What `render` and `renderHook` put around a part. */
export function siteAround(setting: Setting) {
  const { route = aRoute('accountHome'), language = 'en', words, store = createStore() } = setting;
  const portal = aPortal(setting);
  const i18n = createI18n(language, words);
  return ({ children }: { readonly children: ReactNode }) => (
    <PortalContext value={portal}>
      <SiteContext value={portal}>
        <Provider store={store}>
          <WordsProvider i18n={i18n}>
            <RouteContext value={route}>{children}</RouteContext>
          </WordsProvider>
        </Provider>
      </SiteContext>
    </PortalContext>
  );
}

export function showPart(part: ReactNode, setting: Setting = {}) {
  return render(part, { wrapper: siteAround(setting) });
}
