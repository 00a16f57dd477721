/**
 * The session of one tenant: sign-in, the one shared refresh, loss, sign-out (SES-01 to SES-14, SSO-01 to
 * SSO-13). It neither navigates nor shows anything; `boot` listens and does. Over 250 lines: one life, with its types.
 */
import { atom, type createStore } from 'jotai';
import { PENDING, type PendingSignIn } from '../tenant/earlyAnswers.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import { DRAFTS } from './drafts.ts';
import { loginHintAtom } from './loginHint.ts';
import type { Provider } from './provider.ts';
import { isLater, type SessionState } from './sessionState.ts';
import type { StoredValues } from './sessionStorageOf.ts';
import type { SessionTabs } from './sessionTabs.ts';
import { ENDED, type SessionEnd, type SharedSession } from './sharedSession.ts';

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
  /** `spent`: the code has been sent by a page that is gone. */
  readonly reason: 'unknownState' | 'provider' | 'clock' | 'unreachable' | 'spent';

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
  finishSignIn(callback: URL): Promise<{ readonly returnTo: string | null }>;
  /** @param used the token that was refused @throws SessionLost */
  renew(used: string): Promise<string>;
  /** Clears everything. @throws SessionLost always */
  expire(): never;
  /**
   * Clears everything, here and in the person's other tabs, at once; in a tab without a session whoever signs out means the
   * others. Null where nobody is signed in.
   * @returns what gives the address at the provider that ends its session too; it rejects while nothing answers there
   */
  signOut(returnTo: string, why?: SessionEnd): (() => Promise<URL>) | null;
  /** Ends the session in the person's other tabs; here it lasts until what has just been done is told. */
  endElsewhere(): void;
  /** Ends the session here if it has ended in another tab. */
  check(): void;
}

export interface SessionOptions {
  readonly tenant: PublicTenant;
  /** `https://host/xx`: origin and base. */
  readonly site: string;
  readonly store: Store;
  readonly stored: StoredValues;
  readonly provider: () => Promise<Provider>;
  readonly tabs: SessionTabs;
  readonly shared: SharedSession;
  /** Finds the mark of this person (joinTabs). */
  readonly join: (username: string) => Promise<string | null>;
  /** Called once when the session is lost, or has ended in another tab. */
  readonly onEnd: (why: SessionEnd, mark: string | null) => void;
}

export function createSession({
  tenant,
  site,
  store,
  stored,
  provider,
  tabs,
  shared,
  join,
  onEnd,
}: SessionOptions): Session {
  const redirectUri = `${site}/login`;
  let lifetime = new AbortController();
  let refreshing: Promise<string> | null = null;
  /** The session that ends in this tab by itself. */
  let closing: string | null = null;

  const current = () => store.get(sessionAtom);
  const bearerOf = (state: SessionState) =>
    tenant.connection.sso.bearer === 'idToken' ? state.bearerToken : state.accessToken;

  function set(state: SessionState) {
    store.set(sessionAtom, state);
    stored.write('session', state);
  }

  /** Nothing is left of a session, here and in the person's other tabs. */
  function clear({ mark }: SessionState, why: SessionEnd) {
    store.set(sessionAtom, null);
    // All but what says nothing of anybody (threat F9), and what was typed by whoever did not ask for the end (USE-15).
    stored.keepOnly(['hasSeenNewUserNotice', ...(why === 'signedOut' ? [] : [DRAFTS])]);
    lifetime.abort(new SessionLost('The session has ended.'));
    lifetime = new AbortController();
    shared.end(mark, why);
  }

  /** Nobody was there to end it: the tab was discarded, or the browser closed (threat A13). */
  function isIdle() {
    const lastUse = shared.lastUse();
    const limit = tenant.limits.idleMinutes * 60_000;
    return lastUse > 0 && limit > 0 && Date.now() - lastUse >= limit;
  }

  function end(why: SessionEnd) {
    const state = current();
    if (!state) return;
    clear(state, why);
    onEnd(why, state.mark);
  }

  async function refresh(state: SessionState): Promise<string> {
    try {
      const next = await tabs.refreshOnce(state, async (latest) => {
        const extra =
          tenant.connection.sso.legacyRefreshParameters === 'on'
            ? { code: state.code, code_verifier: state.codeVerifier, redirect_uri: redirectUri }
            : {};
        const tokens = await (await provider()).refresh(latest.refreshToken, extra);
        // A renewed session is the same person's, before another tab hears of it (OpenID Connect Core, 12.2; USE-25).
        if (tokens.username !== state.username)
          throw new SessionLost('The provider answered about another person.');
        return { ...latest, ...tokens, renewedAt: Math.max(Date.now(), (latest.renewedAt ?? 0) + 1) };
      });
      // Signed out while the provider was answering: the answer belongs to nobody (threat A10).
      if (current()?.id !== state.id) throw new SessionLost('The session has ended.');
      set(next);
      return bearerOf(next);
    } catch (cause) {
      end('lost');
      throw cause instanceof SessionLost
        ? cause
        : new SessionLost('The session could not be renewed.', { cause });
    }
  }

  const kept = stored.read<SessionState>('session');
  // A tab that the browser restores, or copies late, brings back a session that has ended meanwhile, or should have.
  const ended = kept && (shared.endOf(kept.mark) ?? (isIdle() ? 'idle' : null));
  if (ended) {
    clear(kept, ended);
    if (ended === 'idle') stored.write(ENDED, ended);
  } else if (kept) {
    store.set(sessionAtom, kept);
    shared.noteUse(Date.now());
  }
  tabs.listen({
    current,
    onRenewed: (state) => {
      const own = current();
      if (own?.username === state.username && isLater(state, own)) set(state);
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
      const { url, ...request } = await own.createSignIn(redirectUri, language, store.get(loginHintAtom));
      stored.write(PENDING, { ...request, returnTo } satisfies PendingSignIn);
      return url;
    },

    async finishSignIn(callback) {
      const pending = stored.read<PendingSignIn>(PENDING);
      // Consumed once, before the exchange: a code is never sent twice (threat A2).
      stored.remove(PENDING);
      if (!pending || pending.state !== callback.searchParams.get('state')) {
        throw new SignInFailed('unknownState');
      }
      const { sso } = tenant.connection;
      if (pending.isSent && !globalThis.earlyAnswers?.has(sso.authority + sso.paths.token)) {
        stored.write('returnTo', pending.returnTo);
        throw new SignInFailed('spent');
      }
      try {
        const ownCallback = new URL(redirectUri + callback.search);
        const tokens = await (await provider()).exchangeCode(ownCallback, pending);
        set({
          ...tokens,
          renewedAt: Date.now(),
          id: crypto.randomUUID(),
          mark: await join(tokens.username),
          code: callback.searchParams.get('code') ?? '',
          codeVerifier: pending.codeVerifier,
        });
        shared.noteUse(Date.now());
      } catch (cause) {
        if (isClockProblem(cause)) throw new SignInFailed('clock', { cause });
        const isReached = await provider().then(
          (own) => own.isReachable(),
          () => false,
        );
        throw new SignInFailed(isReached ? 'provider' : 'unreachable', { cause });
      }
      // Not to where another person was.
      return { returnTo: stored.read('leftBy') ? null : pending.returnTo };
    },

    renew(used) {
      const state = current();
      if (!state) return Promise.reject(new SessionLost('The session has ended.'));
      // A 401 that arrives after the refresh: the newer token is there already.
      if (bearerOf(state) !== used) return Promise.resolve(bearerOf(state));
      refreshing ??= refresh(state).finally(() => {
        refreshing = null;
      });
      return refreshing;
    },

    expire() {
      end('lost');
      throw new SessionLost('The gateway refused the renewed session.');
    },

    signOut(returnTo, why = 'signedOut') {
      const state = current();
      const holder = shared.holder();
      // Whoever signs out is signed out here, also when the provider cannot be told (USE-03, USE-04).
      if (state) clear(state, why);
      else if (holder && why === 'signedOut') shared.end(holder, why);
      else return null;
      return async () => {
        const own = await provider();
        if (!(await own.isReachable())) throw new SignInFailed('unreachable');
        return own.endSessionUrl(state?.bearerToken, returnTo);
      };
    },

    endElsewhere() {
      const state = current();
      closing = state?.id ?? null;
      if (state) shared.end(state.mark, 'signedOut');
    },

    check() {
      const state = current();
      if (!state || state.id === closing) return;
      // What the tab holds now is not of this page: the page goes (boot/watchSessionEnd), and what is held stays.
      if ((stored.read<SessionState>('session') ?? state).id !== state.id) return;
      const why = shared.endOf(state.mark);
      if (why) end(why);
    },
  };
}

/** The library's errors of ID token times carry this code; the person is told about the clock (threat A14). */
function isClockProblem(cause: unknown): boolean {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error && 'code' in inner && inner.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
}
