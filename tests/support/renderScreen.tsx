/** A whole portal in memory: real wiring, real words and screens; only the network is made up. Needs a DOM. */
import { readFileSync } from 'node:fs';
import { type RenderResult, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { compileForm, formAddresses } from '../../compiler/compileForms.ts';
import { assembleRoutes } from '../../runtime/assemble/assembleRoutes.ts';
import { assembleScreens } from '../../runtime/assemble/assembleScreens.ts';
import type { Manifest } from '../../runtime/assemble/manifest.ts';
import { createPortal } from '../../runtime/boot/createPortal.tsx';
import { routeFrame } from '../../runtime/frame/routeFrame.ts';
import { createI18n } from '../../runtime/messages/createI18n.ts';
import { WordsProvider } from '../../runtime/messages/words.ts';
import { createRoutes } from '../../runtime/routing/createRoutes.tsx';
import { withoutBase } from '../../runtime/routing/guards.ts';
import { PortalContext } from '../../runtime/routing/Portal.ts';
import { SiteContext } from '../../runtime/routing/Site.ts';
import type { SessionState } from '../../runtime/session/sessionState.ts';
import { sessionStorageOf } from '../../runtime/session/sessionStorageOf.ts';
import type { PublicTenant } from '../../runtime/tenant/pageData.ts';
import { wordsOfPart } from '../../runtime/tenant/wordsParts.ts';
import { manifests as allManifests } from '../../screens/index.ts';
import { aTenant } from './aTenant.ts';
import { json, type SentRequest, success } from './fakeFetch.ts';

export const USERNAME = 'ana@xx.example';

const SIGNED_IN: SessionState = {
  id: 'session-of-the-test',
  mark: null,
  accessToken: 'access',
  bearerToken: 'bearer',
  refreshToken: 'refresh',
  code: 'code',
  codeVerifier: 'verifier',
  username: USERNAME,
};

/** Answers calls of the gateway; what it leaves undefined gets an ordinary answer. @param path below /v1 */
export type Gateway = (
  path: string,
  query: URLSearchParams,
  request: SentRequest,
) => Response | Promise<Response | undefined> | undefined;

export interface RenderOptions {
  /** Below the tenant's base, with a leading slash. */
  readonly path: string;
  readonly tenant?: PublicTenant;
  readonly language?: string;
  readonly gateway?: Gateway;
  /** Lists of the app backend by name; a name that is not among them gets an answer without a list. */
  readonly lookups?: (
    name: string,
    language: string | null,
  ) => Response | undefined | Promise<Response | undefined>;
  /** Told of each request for a page of the host; throws where there is no connection. */
  readonly pages?: (request: SentRequest) => void;
  /** What the provider answers a refresh with; without it no session can be renewed. */
  readonly renewal?: () => Response;
  readonly manifests?: readonly Manifest[];
  readonly isSignedIn?: boolean;
  /** What session storage holds already, as after a reload. */
  readonly stored?: Readonly<Record<string, string>>;
  /** State of the history entry, as after a reload. */
  readonly state?: unknown;
}

export async function renderScreen(options: RenderOptions) {
  const { path, tenant = aTenant(), manifests = allManifests, isSignedIn = true } = options;
  const base = `/${tenant.code}`;
  const language = options.language ?? tenant.languages[0];
  const sent: SentRequest[] = [];
  const answer = createNetwork(tenant, options, sent);
  let view: RenderResult | null = null;
  // A page that has been left hears of nothing any more: what its portal keeps would be there for the next test.
  const network: typeof globalThis.fetch = async (input, init) => {
    const response = await answer(input, init);
    return view?.container.isConnected === false ? new Promise<never>(() => undefined) : response;
  };

  sessionStorage.clear();
  for (const [key, value] of Object.entries(options.stored ?? {})) sessionStorage.setItem(key, value);
  // Nothing is laid out here, so there is nothing to scroll.
  window.scrollTo = () => undefined;
  // A wide window, unless a test says otherwise.
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  if (isSignedIn) sessionStorageOf(tenant, () => sessionStorage).write('session', SIGNED_IN);
  // Used just now, whatever the clock of the test before said: a session that nobody used would have ended (threat A13).
  for (const key of Object.keys({ ...localStorage })) if (key.endsWith('|used')) localStorage.removeItem(key);
  const store = createStore();
  const screens = assembleScreens(tenant, manifests);
  const before = globalThis.fetch;
  // The portal takes the browser's fetch once, when it is made.
  globalThis.fetch = network;
  const portal = createPortal({
    page: {
      version: '3.10.4',
      build: 'test',
      base,
      language: tenant.languages[0],
      tenant,
      tenantVersion: '0123456789abcdef',
      words: Object.fromEntries(tenant.languages.map((each) => [each, `/words/${each}.json`])),
      languageNames: Object.fromEntries(tenant.languages.map((each) => [each, each.toUpperCase()])),
      prerendered: null,
      forms: formsOf(tenant),
      tenants: [],
    },
    tenant,
    store,
    screens,
    i18n: createI18n(),
    render: () => undefined,
    navigate: (href) => void router.navigate(withoutBase({ page: portal.page }, href), { replace: true }),
    returnPath: () => null,
  });
  globalThis.fetch = before;
  await portal.translator.use(language);
  const routes = createRoutes(portal, assembleRoutes(tenant, screens), routeFrame);
  const { pathname, search } = new URL(base + path, location.href);
  const entry = { pathname, search, state: options.state ?? null };
  const router = createMemoryRouter(routes, { basename: base, initialEntries: [entry] });
  view = render(
    <PortalContext value={portal}>
      <SiteContext value={portal}>
        <Provider store={store}>
          <WordsProvider i18n={portal.translator.i18n}>
            <RouterProvider router={router} />
          </WordsProvider>
        </Provider>
      </SiteContext>
    </PortalContext>,
  );
  // For the texts that tests look for; the screen itself has asked for those that it needs.
  await portal.translator.complete();
  return {
    ...view,
    portal,
    router,
    t: portal.translator.i18n.t,
    /** Calls of the gateway so far, as `path?query` below /v1 with encoded parts decoded. */
    calls: () => sent.map(({ url }) => decodeURIComponent(url.split('/gateway/v1')[1] ?? '')).filter(Boolean),
  };
}

/** Every form of the tenant as its page names it, with the module itself as the address. */
function formsOf(tenant: PublicTenant): Readonly<Record<string, string>> {
  const forms = {};
  for (const [name, address] of Object.entries(formAddresses(tenant)))
    Object.defineProperty(forms, name, {
      // Compiling takes its time: only those that a test opens.
      get: () => `data:text/javascript,${encodeURIComponent(compileForm(address) ?? '')}`,
    });
  return forms;
}

function createNetwork(
  tenant: PublicTenant,
  { gateway, lookups, pages, renewal }: RenderOptions,
  sent: SentRequest[],
) {
  const network = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const url = new URL(String(input), location.href);
    const request = {
      method: init.method ?? 'GET',
      url: url.href,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    };
    sent.push(request);
    const [, language, later] = /^\/words\/([a-z]+)(-later)?\.json$/.exec(url.pathname) ?? [];
    if (language)
      return json(wordsOfPart(JSON.parse(readWords(`${language}.json`)), later ? 'later' : 'first'));
    const path = url.pathname.split(`/${tenant.code}/gateway/v1`)[1];
    const lookup = /\/lookups\/(\w+)$/.exec(url.pathname)?.[1];
    if (lookup) {
      const usual = lookup === 'countries' ? COUNTRIES : {};
      return (await lookups?.(lookup, url.searchParams.get('lang'))) ?? json(usual);
    }
    const { authority, paths } = tenant.connection.sso;
    if (url.href === authority + paths.refresh) return renewal?.() ?? json({});
    if (path === undefined) {
      if (url.origin === location.origin) pages?.(request);
      return json({});
    }
    const answer = await gateway?.(decodeURIComponent(path), url.searchParams, request);
    if (answer) return answer;
    if (request.method !== 'GET') return success({});
    return path === `/users/${encodeURIComponent(USERNAME)}` ? success(USER) : success([]);
  };
  return network as typeof globalThis.fetch;
}

const COUNTRIES = [
  { code: 'BG', name: 'Bulgaria' },
  { code: 'PL', name: 'Poland' },
  { code: 'RO', name: 'Romania' },
];
const USER = { email: USERNAME, personal_info: { first_name: 'Ana', last_name: 'Petrova' } };

function readWords(file: string): string {
  return readFileSync(`tenant-config/languages/${file}`, 'utf8');
}
