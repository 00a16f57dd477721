/** Wires the tools of one portal. Long, since it is the one place that knows all of them. */

import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { OfferedScreen } from '../assemble/assembleScreens.ts';
import { linkTo } from '../assemble/linkTo.ts';
import { backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import type { ServerData } from '../data/createServerData.ts';
import { CookieSettings } from '../frame/CookieSettings.tsx';
import { createAppBackend } from '../gateway/appBackend.ts';
import { listAvailableOptins } from '../gateway/configurations.ts';
import { readCountries } from '../gateway/countries.ts';
import { GatewayError } from '../gateway/errors.ts';
import { limitAnswers } from '../gateway/limitAnswers.ts';
import { createSend } from '../gateway/request.ts';
import { createTranslator } from '../messages/createTranslator.ts';
import type { ErrorFacts } from '../messages/errorMessage.ts';
import { toastOfError } from '../messages/toastOfError.ts';
import { clearErrorsAtom, countErrorAtom, showToastAtom } from '../messages/toasts.ts';
import type { I18n } from '../messages/words.ts';
import { createConnection } from '../routing/connection.ts';
import { loadChunk } from '../routing/loadChunk.ts';
import type { Portal } from '../routing/Portal.ts';
import { loadAnew, type ThirdPartyGate } from '../routing/ThirdPartyGate.ts';
import { chosenLanguageOf } from '../session/chosenLanguage.ts';
import { createSession, SessionLost } from '../session/createSession.ts';
import { createDrafts } from '../session/drafts.ts';
import type { SessionState } from '../session/sessionState.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import { createSessionTabs } from '../session/sessionTabs.ts';
import { createSharedSession, ENDED, type SessionEnd } from '../session/sharedSession.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import { type BackgroundLoads, loadBackgroundData, loadCountries } from './backgroundData.ts';
import { createThirdPartyGate } from './createThirdPartyGate.ts';
import { leaveForProvider } from './leaveForProvider.tsx';
import { loadBuiltInWords } from './loadBuiltInWords.ts';
import { portalLinks } from './portalLinks.ts';
import { watchPageCache } from './watchPageCache.ts';
import { whenIdle } from './whenIdle.ts';

export interface PortalOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  readonly screens: readonly OfferedScreen[];
  readonly thirdParties?: ThirdPartyGate;
  readonly render: (content: ReactNode) => void;
  /** Goes to an address of this tenant without a new history entry. */
  readonly navigate: (href: string) => void;
  readonly returnPath: (stored: string | null) => string | null;
  /** Where the navigation that is under way leads. */
  readonly destination?: () => URL | null;
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

/** One portal, with nothing of it shown yet. */
export function createPortal(options: PortalOptions): StartingPortal {
  const { page, tenant, store, screens } = options;
  const manifests = screens.map((screen) => screen.manifest);
  const site = location.origin + page.base;
  const stored = sessionStorageOf(tenant, () => sessionStorage);
  const drafts = createDrafts(stored);
  const chosenLanguage = chosenLanguageOf(tenant.code, () => sessionStorage);
  const connection = createConnection({
    home: `${page.base}/`,
    fetch: limitAnswers(globalThis.fetch.bind(globalThis)),
    store,
  });
  const { fetch } = connection;
  const [defaultLanguage] = tenant.languages;

  const storedForAll = sessionStorageOf(tenant, () => localStorage);
  const shared = createSharedSession(storedForAll);
  const loadSignIn = () => portal.loadChunk(() => import('../session/signIn.ts'));
  const session = createSession({
    tenant,
    site,
    store,
    stored,
    provider: async () =>
      (await loadSignIn()).createProvider(tenant.connection.sso, tenant.limits.readSeconds, fetch),
    join: async (username) => {
      const { joinTabs, sortDrafts } = await loadSignIn();
      await sortDrafts(stored, username);
      return joinTabs(storedForAll, username);
    },
    tabs: createSessionTabs(`portal|${tenant.code}|${tenant.environment}`),
    shared,
    onEnd: (why, mark) => {
      noteEnd(why, mark);
      options.navigate(portal.href('reconnect'));
    },
  });
  const sendCall = createSend({
    rootUrl: `${page.base}/gateway/v1`,
    credentials: session,
    fetch,
    limits: tenant.limits,
  });
  // A change that was made settles the errors before it.
  const send: typeof sendCall = async (call) => {
    const answer = await sendCall(call);
    if (!call.to[0].startsWith('GET')) store.set(clearErrorsAtom);
    return answer;
  };
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
  let iconPath: Portal['iconPath'] = () => '';
  /** The session that the data belong to. */
  let dataOwner: string | null = null;
  let hasLeft = false;
  /** The language that was chosen last. */
  let wanted: string | null = null;

  /** The page that comes says why the session has ended, and whoever did not ask for that finds back to where they were. */
  function noteEnd(why: SessionEnd, mark: string | null) {
    data?.clear();
    stored.write(ENDED, why);
    if (why === 'signedOut') return;
    stored.write('returnTo', location.pathname + location.search);
    drafts.keep(mark);
  }

  function showError(facts: ErrorFacts, isReported = false) {
    if (isReported) return store.set(countErrorAtom, facts.code);
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
    shared,
    drafts,
    send,
    translator,
    screens,
    thirdParties: options.thirdParties ?? createThirdPartyGate(tenant),
    FooterAction: CookieSettings,

    ...portalLinks(page, tenant, screens, () => translator.i18n.language),
    returnPath: options.returnPath,
    goTo: (screen) => options.navigate(portal.href(screen)),

    async serverData() {
      const [{ createServerData }, icons] = await portal.loadChunk(() =>
        Promise.all([import('../data/createServerData.ts'), import('../frame/iconPaths.ts')]),
      );
      iconPath = icons.iconPath;
      // A session may end without a connection: its pages are at hand then (USE-03, USE-04).
      for (const { id, load } of manifests)
        if (id === 'logout' || id === 'reconnect') whenIdle(() => void load?.().catch(() => undefined));
      const owner = session.current();
      if (data && owner?.id === dataOwner) return data;
      dataOwner = owner?.id ?? null;
      data = createServerData({
        tenant,
        send,
        stored,
        username: owner?.username ?? '',
        onError: portal.reportError,
        onMended: () => store.set(clearErrorsAtom),
      });
      return data;
    },
    loadedServerData: () => data,
    iconPath: (name) => iconPath(name),
    // Asked for from a field, which says how it ended.
    loadCountries: () => loadCountries({ ...countryLoads, onCountriesFailed: () => undefined }),
    lookUp: appBackend.fetchLookup,

    reportError(error, isReported) {
      // The end of a session has its own page; what is no answer of the gateway is a fault of ours.
      if (error instanceof SessionLost) return;
      showError(error instanceof GatewayError ? error : { code: 'default', ...NO_DETAILS }, isReported);
    },
    loadChunk: (load) =>
      loadChunk(load, {
        build: page.build,
        storage: () => sessionStorage,
        // Not back to where the person wanted to leave.
        reload: () => void loadAnew(options.destination?.() ?? new URL(location.href)),
        connection,
      }),
    connection,
    async reload() {
      await connection.whenThere();
      location.reload();
    },

    chooseLanguage: (language) => {
      wanted = language;
      void portal.switchLanguage(language).catch(async (error) => {
        if (await connection.isThere()) return portal.reportError(error);
        // The page says that there is no connection; the choice is made once it is back (USE-04).
        await connection.whenThere();
        if (wanted === language) portal.chooseLanguage?.(language);
      });
    },
    async switchLanguage(language) {
      if (!tenant.languages.includes(language)) return;
      if (language !== translator.i18n.language) await translator.use(language);
      // A home page in another language is a choice like any other; the default needs no room.
      if ((chosenLanguage.read() ?? defaultLanguage) !== language) chosenLanguage.write(language);
    },

    async signOut(why) {
      const end = tenant.session.endScreen;
      // Known to the provider, so in no language's own spelling.
      const mark = session.current()?.mark ?? null;
      const finish = session.signOut(new URL(linkTo(page.base, manifests, end), site).href, why);
      if (!finish) {
        options.navigate(portal.href(end));
        return;
      }
      if (why) noteEnd(why, mark);
      else data?.clear();
      hasLeft = true;
      await leaveForProvider({
        finish,
        end: portal.href(end),
        connection,
        render: options.render,
        t: translator.i18n.t,
      });
    },
  };

  translator.i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const isStale = () => stored.read<SessionState>('session')?.id !== session.current()?.id || hasLeft;
  watchPageCache(window, isStale, () => location.replace(portal.href(HOME)));
  // At once: what was private is gone before anything else happens on the page (USE-03).
  const check = () => flushSync(session.check);
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);

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
