import type { i18n } from 'i18next';
import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { OfferedScreen } from '../assemble/assembleScreens.ts';
import { linkTo } from '../assemble/linkTo.ts';
import { backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import type { ServerData } from '../data/createServerData.ts';
import { createAppBackend } from '../gateway/appBackend.ts';
import { listAvailableOptins } from '../gateway/configurations.ts';
import { readCountries } from '../gateway/countries.ts';
import { GatewayError } from '../gateway/errors.ts';
import { createSend } from '../gateway/request.ts';
import { createTranslator } from '../messages/createTranslator.ts';
import type { ErrorFacts } from '../messages/errorMessage.ts';
import { toastOfError } from '../messages/toastOfError.ts';
import { showToastAtom } from '../messages/toasts.ts';
import { CookieSettings } from '../routing/CookieSettings.tsx';
import { Leaving } from '../routing/Leaving.tsx';
import { loadPart } from '../routing/loadPart.ts';
import type { Portal } from '../routing/Portal.ts';
import type { ThirdPartyGate } from '../routing/ThirdPartyGate.ts';
import { chosenLanguageOf } from '../session/chosenLanguage.ts';
import { createSession, SessionLost } from '../session/createSession.ts';
import type { SessionState } from '../session/sessionState.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import { createSessionTabs } from '../session/sessionTabs.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import { type BackgroundLoads, loadBackgroundData, loadCountries } from './backgroundData.ts';
import { createThirdPartyGate } from './createThirdPartyGate.ts';
import { loadBuiltInWords } from './loadBuiltInWords.ts';
import { portalLinks } from './portalLinks.ts';
import { watchPageCache } from './watchPageCache.ts';

export interface PortalOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: i18n;
  readonly screens: readonly OfferedScreen[];
  readonly thirdParties?: ThirdPartyGate;
  readonly render: (content: ReactNode) => void;
  /** Goes to an address of this tenant without a new history entry. */
  readonly navigate: (href: string) => void;
  readonly returnPath: (stored: string | null) => string | null;
}

const HOME = 'home';
const NO_DETAILS = { level: 'error', original: null, reference: null } as const;

/** What only the start asks of a portal. */
export interface StartingPortal extends Portal {
  /** The language to begin with: the address decides on home pages; elsewhere the session's choice, then the default. */
  startLanguage(): string;
  /** Opt-ins and countries, after the page is usable. */
  loadInBackground(): Promise<void>;
}

/** Wires the tools of one portal: the only place that knows all of them. */
export function createPortal(options: PortalOptions): StartingPortal {
  const { page, tenant, store, screens } = options;
  const manifests = screens.map((screen) => screen.manifest);
  const site = location.origin + page.base;
  const stored = sessionStorageOf(tenant, () => sessionStorage);
  const chosenLanguage = chosenLanguageOf(tenant.code, () => sessionStorage);
  const fetch = globalThis.fetch.bind(globalThis);
  const [defaultLanguage] = tenant.languages;

  const session = createSession({
    tenant,
    site,
    store,
    stored,
    provider: async () =>
      (await portal.loadPart(() => import('../session/provider.ts'))).createProvider(
        tenant.connection.sso,
        tenant.limits.readSeconds,
        fetch,
      ),
    tabs: createSessionTabs(`portal|${tenant.code}|${tenant.environment}`),
    onEnd: (why) => {
      data?.clear();
      if (why === 'lost') stored.write('returnTo', location.pathname + location.search);
      options.navigate(portal.href(why === 'lost' ? 'reconnect' : HOME));
    },
  });
  const send = createSend({
    rootUrl: `${page.base}/gateway/v1`,
    credentials: session,
    fetch,
    limits: tenant.limits,
  });
  const appBackend = createAppBackend({
    rootUrl: tenant.connection.appBackend.rootUrl,
    identifier: tenant.identifier,
    fetch,
    timeoutSeconds: tenant.limits.readSeconds,
  });
  const translator = createTranslator({
    i18n: options.i18n,
    tenantWords: tenant.words,
    loadBuiltIn: (language, part) => loadBuiltInWords(page, language, part, fetch),
    loadServer: (language) => appBackend.fetchTranslations(language),
    warn: (message, cause) => console.warn(message, cause),
  });

  // Kept, emptied, after the session's end: screens that are just leaving still hold on to it.
  let data: ServerData | null = null;
  /** The session that the data belong to. */
  let dataOwner: string | null = null;
  let hasLeft = false;

  function showError(facts: ErrorFacts) {
    const toast = toastOfError(translator.i18n, facts, tenant);
    if (toast) store.set(showToastAtom, toast);
  }

  const countryLoads: Omit<BackgroundLoads, 'loadOptins'> = {
    loadCountries: async () => readCountries(await appBackend.fetchLookup('countries')),
    keep: (loaded) => store.set(backgroundSettingsAtom, { ...store.get(backgroundSettingsAtom), ...loaded }),
    onCountriesFailed: () => showError({ code: 'APP_DEPENDENCIES_FAILED', ...NO_DETAILS }),
  };

  const portal: Portal = {
    page,
    tenant,
    store,
    session,
    stored,
    send,
    translator,
    screens,
    thirdParties: options.thirdParties ?? createThirdPartyGate(tenant),
    FooterAction: CookieSettings,

    ...portalLinks(page, tenant, screens, () => translator.i18n.language),
    returnPath: options.returnPath,
    goTo: (screen) => options.navigate(portal.href(screen)),

    async serverData() {
      const { createServerData } = await portal.loadPart(() => import('../data/createServerData.ts'));
      const owner = session.current();
      if (data && owner?.id === dataOwner) return data;
      dataOwner = owner?.id ?? null;
      data = createServerData({
        tenant,
        send,
        stored,
        username: owner?.username ?? '',
        onError: portal.reportError,
      });
      return data;
    },
    loadedServerData: () => data,
    loadCountries: () => loadCountries(countryLoads),
    lookUp: appBackend.fetchLookup,

    reportError(error) {
      // The end of a session has its own page; what is no answer of the gateway is a fault of ours.
      if (error instanceof SessionLost) return;
      showError(error instanceof GatewayError ? error : { code: 'default', ...NO_DETAILS });
    },
    loadPart: (load) =>
      loadPart(load, { build: page.build, storage: () => sessionStorage, reload: () => location.reload() }),

    chooseLanguage: (language) => void portal.switchLanguage(language).catch(portal.reportError),
    async switchLanguage(language) {
      if (!tenant.languages.includes(language)) return;
      if (language !== translator.i18n.language) await translator.use(language);
      // A home page in another language is a choice like any other; the default needs no room.
      if ((chosenLanguage.read() ?? defaultLanguage) !== language) chosenLanguage.write(language);
    },

    async signOut() {
      const end = tenant.session.endScreen;
      // Known to the provider, so in no language's own spelling.
      const url = await session.signOut(new URL(linkTo(page.base, manifests, end), site).href);
      data?.clear();
      if (!url) {
        options.navigate(portal.href(end));
        return;
      }
      // Private content leaves the page before the page leaves, so the back/forward cache has none (threat A12).
      hasLeft = true;
      flushSync(() => options.render(<Leaving text={translator.i18n.t('signingOut')} />));
      location.replace(url);
    },
  };

  translator.i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const isStale = () => stored.read<SessionState>('session')?.id !== session.current()?.id || hasLeft;
  watchPageCache(window, isStale, () => location.replace(portal.href(HOME)));

  return {
    ...portal,
    loadInBackground: () => {
      // Whoever needs them before then asks again, and is told.
      portal.translator.complete().catch(() => undefined);
      return loadBackgroundData({ loadOptins: () => listAvailableOptins(send), ...countryLoads });
    },
    startLanguage() {
      const isHome = location.pathname === `${page.base}/`;
      const chosen = isHome || page.language !== defaultLanguage ? page.language : chosenLanguage.read();
      return chosen && tenant.languages.includes(chosen) ? chosen : defaultLanguage;
    },
  };
}
