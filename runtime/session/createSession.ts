/**
 * The session of one tenant: sign-in, the one shared refresh, loss, sign-out (spec sections 4 and 7).
 * It neither navigates nor shows anything; `boot` listens and does.
 */
import { atom, type createStore } from 'jotai';
import type { PublicTenant } from '../tenant/pageData.ts';
import type { Provider } from './provider.ts';
import type { PendingSignIn, SessionState } from './sessionState.ts';
import type { StoredValues } from './sessionStorageOf.ts';
import type { SessionTabs } from './sessionTabs.ts';

type Store = ReturnType<typeof createStore>;

/** The session as it stands; null is a visitor. Signed in means: an access token is held (GRD-28). */
export const sessionAtom = atom<SessionState | null>(null);

/** The session cannot be continued: state is cleared already, the person goes to /reconnect. */
export class SessionLost extends Error {
  override readonly name = 'SessionLost';
}

/** The sign-in did not finish: no token is held, the person may try again (SSO-04, SSO-12). */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly reason: 'unknownState' | 'provider' | 'clock' | 'unreachable';

  constructor(reason: SignInFailed['reason'], options?: ErrorOptions) {
    super(`Sign-in failed: ${reason}`, options);
    this.reason = reason;
  }
}

export interface Session {
  isSignedIn(): boolean;
  current(): SessionState | null;
  /** The token for gateway calls, or null for a visitor. */
  bearer(): string | null;
  /** Aborts when the session ends: late answers are dropped (threat A10). */
  signal(): AbortSignal;
  /** @throws SignInFailed when the provider does not answer at all */
  beginSignIn(returnTo: string, language: string): Promise<URL>;
  /** @throws SignInFailed */
  finishSignIn(callback: URL): Promise<{ readonly returnTo: string }>;
  /** @param used the token that was refused @throws SessionLost */
  renew(used: string): Promise<string>;
  /** Clears everything. @throws SessionLost always */
  lose(): never;
  /** Clears everything; the address at the provider that ends its session too. Null for a visitor. */
  signOut(returnTo: string): Promise<URL | null>;
}

export interface SessionOptions {
  readonly tenant: PublicTenant;
  /** `https://host/xx`: origin and base. */
  readonly site: string;
  readonly store: Store;
  readonly stored: StoredValues;
  readonly provider: () => Promise<Provider>;
  readonly tabs: SessionTabs;
  /** Called once when the session is lost or ended by another tab. */
  readonly onEnd: (why: 'lost' | 'signedOutElsewhere') => void;
}

export function createSession({
  tenant,
  site,
  store,
  stored,
  provider,
  tabs,
  onEnd,
}: SessionOptions): Session {
  const redirectUri = `${site}/login`;
  let lifetime = new AbortController();
  let refreshing: Promise<string> | null = null;

  const current = () => store.get(sessionAtom);
  const bearerOf = (state: SessionState) =>
    tenant.connection.sso.bearer === 'idToken' ? state.bearerToken : state.accessToken;

  function hold(state: SessionState) {
    store.set(sessionAtom, state);
    stored.write('session', state);
  }

  function clear() {
    store.set(sessionAtom, null);
    // Tokens, the person's data, drafts: all but what says nothing of anybody (threat F9).
    stored.keepOnly(['hasSeenNewUserNotice']);
    lifetime.abort(new SessionLost('The session has ended.'));
    lifetime = new AbortController();
  }

  function end(why: 'lost' | 'signedOutElsewhere') {
    if (!current()) return;
    clear();
    onEnd(why);
  }

  async function refresh(state: SessionState): Promise<string> {
    try {
      const next = await tabs.refreshOnce(state, async () => {
        const extra =
          tenant.connection.sso.legacyRefreshParameters === 'on'
            ? { code: state.code, code_verifier: state.codeVerifier, redirect_uri: redirectUri }
            : {};
        return { ...state, ...(await (await provider()).refresh(state.refreshToken, extra)) };
      });
      // Signed out while the provider was answering: the answer belongs to nobody (threat A10).
      if (current()?.id !== state.id) throw new SessionLost('The session ended during the refresh.');
      hold(next);
      return bearerOf(next);
    } catch (cause) {
      end('lost');
      throw cause instanceof SessionLost
        ? cause
        : new SessionLost('The session could not be renewed.', { cause });
    }
  }

  store.set(sessionAtom, stored.read<SessionState>('session'));
  tabs.listen({
    current,
    onRenewed: (state) => {
      if (current()?.id === state.id) hold(state);
    },
    onSignedOut: (id) => {
      if (current()?.id === id) end('signedOutElsewhere');
    },
  });

  return {
    isSignedIn: () => Boolean(current()?.accessToken),
    current,
    bearer: () => {
      const state = current();
      return state && bearerOf(state);
    },
    signal: () => lifetime.signal,

    async beginSignIn(returnTo, language) {
      const own = await provider();
      // The browser's own error page would be the end of the way: it knows neither us nor what to do.
      if (!(await own.isReachable())) throw new SignInFailed('unreachable');
      const { url, ...request } = await own.createSignIn(redirectUri, language);
      stored.write('pendingSignIn', { ...request, returnTo } satisfies PendingSignIn);
      return url;
    },

    async finishSignIn(callback) {
      const pending = stored.read<PendingSignIn>('pendingSignIn');
      // Consumed once, before the exchange: a code is never sent twice (threat A2).
      stored.remove('pendingSignIn');
      if (!pending || pending.state !== callback.searchParams.get('state')) {
        throw new SignInFailed('unknownState');
      }
      try {
        const ownCallback = new URL(redirectUri + callback.search);
        const tokens = await (await provider()).exchangeCode(ownCallback, pending);
        hold({
          ...tokens,
          id: crypto.randomUUID(),
          code: callback.searchParams.get('code') ?? '',
          codeVerifier: pending.codeVerifier,
        });
      } catch (cause) {
        throw new SignInFailed(isClockProblem(cause) ? 'clock' : 'provider', { cause });
      }
      return { returnTo: pending.returnTo };
    },

    renew(used) {
      const state = current();
      if (!state) return Promise.reject(new SessionLost('There is no session to renew.'));
      // A 401 that arrives after the refresh: the newer token is there already (stack, section 6).
      if (bearerOf(state) !== used) return Promise.resolve(bearerOf(state));
      refreshing ??= refresh(state).finally(() => {
        refreshing = null;
      });
      return refreshing;
    },

    lose() {
      end('lost');
      throw new SessionLost('The gateway refused the renewed session.');
    },

    async signOut(returnTo) {
      const state = current();
      if (!state) return null;
      // The hint is read before the state is cleared (SES-12). Whoever signs out is signed out here, even when
      // the part that knows the provider cannot be loaded.
      const url = await provider().then(
        (known) => known.endSessionUrl(state.bearerToken, returnTo),
        () => null,
      );
      clear();
      tabs.announceSignOut(state.id);
      return url;
    },
  };
}

/** The library's errors of ID token times carry this code; the person is told about the clock (threat A14). */
function isClockProblem(cause: unknown): boolean {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error && 'code' in inner && inner.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
}
