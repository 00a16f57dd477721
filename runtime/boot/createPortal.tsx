/** Wires the tools of one portal. */
import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { OfferedScreen } from '../assemble/assembleScreens.ts';
import { linkTo } from '../assemble/linkTo.ts';
import { backgroundSettingsAtom } from '../data/backgroundSettings.ts';
import { CookieSettings } from '../frame/CookieSettings.tsx';
import { createAppBackend } from '../gateway/appBackend.ts';
import { listAvailableOptins } from '../gateway/configurations.ts';
import { readCountries } from '../gateway/countries.ts';
import { limitAnswers } from '../gateway/limitAnswers.ts';
import { createSend, type Send } from '../gateway/request.ts';
import { withEarlyAnswers } from '../gateway/withEarlyAnswers.ts';
import { createTranslator } from '../messages/createTranslator.ts';
import { clearErrorsAtom } from '../messages/toasts.ts';
import type { I18n } from '../messages/words.ts';
import { createConnection } from '../routing/connection.ts';
import { loadChunk } from '../routing/loadChunk.ts';
import type { Portal } from '../routing/Portal.ts';
import { loadAnew, type ThirdPartyGate } from '../routing/ThirdPartyGate.ts';
import type { Session } from '../session/createSession.ts';
import { createDrafts } from '../session/drafts.ts';
import { sessionStorageOf } from '../session/sessionStorageOf.ts';
import { ENDED, type SessionEnd } from '../session/sharedSession.ts';
import type { PageData, PublicTenant } from '../tenant/pageData.ts';
import { type BackgroundLoads, loadBackgroundData, loadCountries } from './backgroundData.ts';
import { createErrorReports } from './createErrorReports.ts';
import { createHolderData } from './createHolderData.ts';
import { createLanguageChoice } from './createLanguageChoice.ts';
import { createPortalSession } from './createPortalSession.ts';
import { createTelemetry, type Telemetry } from './createTelemetry.ts';
import { createThirdPartyGate, withTelemetry } from './createThirdPartyGate.ts';
import { leaveForProvider } from './leaveForProvider.tsx';
import { loadBuiltInWords } from './loadBuiltInWords.ts';
import { portalLinks } from './portalLinks.ts';
import { watchSessionEnd } from './watchSessionEnd.ts';

export interface PortalOptions {
  readonly page: PageData;
  readonly tenant: PublicTenant;
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  readonly screens: readonly OfferedScreen[];
  readonly thirdParties?: ThirdPartyGate;
  readonly telemetry?: Telemetry | null | undefined;
  readonly render: (content: ReactNode) => void;
  /** Goes to an address of this tenant without a new history entry. */
  readonly navigate: (href: string) => void;
  readonly returnPath: (stored: string | null) => string | null;
  /** Where the navigation that is under way leads. */
  readonly destination?: () => URL | null;
}

/** What only the start asks of a portal. */
export interface StartingPortal extends Portal {
  /** The language to begin with: the address decides on home pages; elsewhere the session's choice, then the default. */
  startLanguage(): string;
  /** Tells of an error of ours, by its code. */
  reportCode(code: string): void;
  /** Opt-ins and countries, after the page is usable. */
  loadInBackground(): Promise<void>;
}

/** One portal, with nothing of it shown yet. */
export function createPortal(options: PortalOptions): StartingPortal {
  const tools = createTools(options);
  const { page, tenant, store, screens, stored, links, connection, appBackend, translator } = tools;
  const { thirdParties, ...reports } = createReports(tools, options);
  const drafts = createDrafts(stored);
  const { session, shared } = createPortalSession({ ...tools, onEnd });
  const send = createPortalSend(tools, session);
  const data = createHolderData({ ...tools, ...reports, session, send });
  const { startLanguage, ...language } = createLanguageChoice({ ...tools, ...reports });
  const countryLoads = createCountryLoads(tools, () => reports.reportCode('APP_DEPENDENCIES_FAILED'));
  let hasLeft = false;

  function onEnd(why: SessionEnd, mark: string | null) {
    noteEnd(why, mark);
    options.navigate(links.href('reconnect'));
  }

  /** The page that comes says why the session has ended, and whoever did not ask for that finds back to where they were. */
  function noteEnd(why: SessionEnd, mark: string | null) {
    data.loadedServerData()?.clear();
    stored.write(ENDED, why);
    if (why === 'signedOut') return;
    keepPlace(stored, mark);
    drafts.keep(mark);
  }

  async function signOut(why?: SessionEnd) {
    const { endScreen } = tenant.session;
    // Known to the provider, so in no language's own spelling.
    const manifests = screens.map((screen) => screen.manifest);
    const mark = session.current()?.mark ?? null;
    const returnTo = new URL(linkTo(page.base, manifests, endScreen), tools.site).href;
    const finish = session.signOut(returnTo, why);
    const end = links.href(endScreen);
    if (!finish) return options.navigate(end);
    if (why) noteEnd(why, mark);
    else data.loadedServerData()?.clear();
    hasLeft = true;
    await leaveForProvider({ finish, end, connection, render: options.render, t: translator.i18n.t });
  }

  const portal: StartingPortal = {
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
    connection,
    signOut,
    ...reports,
    ...links,
    ...data,
    ...language,
    startLanguage,
    thirdParties,
    FooterAction: CookieSettings,
    returnPath: options.returnPath,
    goTo: (screen) => options.navigate(links.href(screen)),
    // Asked for from a field, which says how it ended.
    loadCountries: () => loadCountries({ ...countryLoads, onCountriesFailed: () => undefined }),
    lookUp: appBackend.fetchLookup,
    loadChunk: tools.loadChunk,
    async reload() {
      await connection.whenThere();
      location.reload();
    },
    loadInBackground() {
      // Whoever needs them before then asks again, and is told.
      translator.complete().catch(() => undefined);
      return loadBackgroundData({ loadOptins: () => listAvailableOptins(send), ...countryLoads });
    },
  };
  watchSessionEnd(portal, () => hasLeft);
  return portal;
}

/** Where somebody was, for them alone. */
function keepPlace(stored: Tools['stored'], mark: string | null): void {
  stored.write('returnTo', location.pathname + location.search);
  stored.write('leftBy', mark);
}

type Tools = ReturnType<typeof createTools>;

/** What the rest of a portal is made of, and what knows no session. */
function createTools(options: PortalOptions) {
  const { page, tenant, store, screens } = options;
  const connection = createConnection({
    home: `${page.base}/`,
    fetch: limitAnswers(withEarlyAnswers(globalThis.fetch.bind(globalThis))),
    store,
  });
  const { fetch } = connection;
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
  return {
    page,
    tenant,
    store,
    screens,
    connection,
    fetch,
    appBackend,
    translator,
    site: location.origin + page.base,
    stored: sessionStorageOf(tenant, () => sessionStorage),
    links: portalLinks(page, tenant, screens, () => translator.i18n.language),
    loadChunk: <T,>(load: () => Promise<T>) =>
      loadChunk(load, {
        build: page.build,
        storage: () => sessionStorage,
        // Not back to where the person wanted to leave.
        reload: () => void loadAnew(options.destination?.() ?? new URL(location.href)),
        connection,
      }),
  };
}

/** What is told of this page: to people, to third parties, and to the host. */
function createReports(
  { page, tenant, store, translator }: Tools,
  options: Pick<PortalOptions, 'thirdParties' | 'telemetry'>,
) {
  const telemetry = options.thirdParties ? (options.telemetry ?? null) : createTelemetry(page);
  return {
    thirdParties: options.thirdParties ?? withTelemetry(createThirdPartyGate(tenant), telemetry),
    ...createErrorReports({ store, i18n: translator.i18n, tenant, telemetry }),
  };
}

function createCountryLoads(
  { store, appBackend }: Tools,
  onCountriesFailed: () => void,
): Omit<BackgroundLoads, 'loadOptins'> {
  return {
    loadCountries: async () => readCountries(await appBackend.fetchLookup('countries')),
    keep: (loaded) => store.set(backgroundSettingsAtom, { ...store.get(backgroundSettingsAtom), ...loaded }),
    onCountriesFailed,
  };
}

/** Calls of the gateway for this session. */
function createPortalSend({ page, tenant, store, fetch }: Tools, session: Session): Send {
  const send = createSend({
    rootUrl: `${page.base}/gateway/v1`,
    credentials: session,
    fetch,
    limits: tenant.limits,
    decimals: tenant.currency.decimals,
  });
  return async (call) => {
    const answer = await send(call);
    // A change that was made settles the errors before it.
    if (!call.to[0].startsWith('GET')) store.set(clearErrorsAtom);
    return answer;
  };
}
