/**
 * The session without a browser: sign-in, the shared refresh, sign-out. Long: one case a rule (SES-01 to
 * SES-14, SSO-01 to SSO-13).
 */
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession, sessionAtom } from '../../../runtime/session/createSession.ts';
import { joinTabs } from '../../../runtime/session/joinTabs.ts';
import { loginHintAtom } from '../../../runtime/session/loginHint.ts';
import type { Provider, Tokens } from '../../../runtime/session/provider.ts';
import type { SessionState } from '../../../runtime/session/sessionState.ts';
import { sessionStorageOf } from '../../../runtime/session/sessionStorageOf.ts';
import type { SessionTabs, TabListener } from '../../../runtime/session/sessionTabs.ts';
import { createSharedSession } from '../../../runtime/session/sharedSession.ts';
import { aStorage } from '../../support/aStorage.ts';
import { aTenant } from '../../support/aTenant.ts';

const SITE = 'https://portal.example/xx';
/** What the library calls times that do not hold. */
const CLOCK = 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
const MINUTE = 60_000;
const tokens = (n: number): Tokens => ({
  accessToken: `access${n}`,
  bearerToken: `id${n}`,
  refreshToken: `refresh${n}`,
  username: 'ana@x.example',
});

function setUp(
  options: {
    refresh?: () => Promise<Tokens>;
    /** Of the tabs. */
    refreshOnce?: SessionTabs['refreshOnce'];
    storage?: Storage;
    /** What all tabs see. */
    local?: Storage;
    tenant?: ReturnType<typeof aTenant>;
    isReachable?: boolean;
    username?: string;
    exchangeError?: unknown;
  } = {},
) {
  const storage = options.storage ?? aStorage();
  const tenant = options.tenant ?? aTenant();
  const local = options.local ?? aStorage();
  const forAll = sessionStorageOf(tenant, () => local);
  const stored = sessionStorageOf(tenant, () => storage);
  const store = createStore();
  const asked: {
    refresh: [string, Readonly<Record<string, string>>][];
    exchange: string[];
    ended: string[];
    /** Of the people whose sessions have ended. */
    marks: (string | null)[];
    hints: string[];
  } = {
    refresh: [],
    exchange: [],
    ended: [],
    marks: [],
    hints: [],
  };
  let listener: TabListener | undefined;
  const tabs: SessionTabs = {
    refreshOnce: options.refreshOnce ?? ((state, refresh) => refresh(state)),
    listen: (next) => {
      listener = next;
    },
  };
  const provider: Provider = {
    isReachable: async () => options.isReachable ?? true,
    createSignIn: async (redirectUri, language, hint) => {
      asked.hints.push(hint);
      return {
        url: new URL(`https://sso.example/?r=${redirectUri}&l=${language}`),
        state: 'state1',
        nonce: 'nonce1',
        codeVerifier: 'verifier1',
      };
    },
    exchangeCode: async (callback) => {
      asked.exchange.push(String(callback));
      if (options.exchangeError) throw options.exchangeError;
      return { ...tokens(1), ...(options.username && { username: options.username }) };
    },
    refresh: async (refreshToken, extra) => {
      asked.refresh.push([refreshToken, extra]);
      return (options.refresh ?? (async () => tokens(2)))();
    },
    endSessionUrl: (hint, returnTo) => new URL(`https://sso.example/end?hint=${hint}&to=${returnTo}`),
  };
  const session = createSession({
    tenant,
    site: SITE,
    store,
    stored,
    provider: async () => provider,
    tabs,
    shared: createSharedSession(forAll),
    join: (username) => joinTabs(forAll, username, undefined),
    onEnd: (why, mark) => {
      asked.ended.push(why);
      asked.marks.push(mark);
    },
  });
  const signIn = async () => {
    await session.beginSignIn('/xx/account', 'uk');
    return session.finishSignIn(new URL(`${SITE}/login?code=c1&state=state1`));
  };
  return { session, store, storage, stored, asked, signIn, tabs: () => listener };
}

afterEach(() => void vi.useRealTimers());

/** What a browser restores of a tab, or copies. */
function copyOf(storage: Storage): Storage {
  const copy = aStorage();
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

describe('sign-in', () => {
  it('does not leave for a provider that does not answer, and waits for nothing from it', async () => {
    const { session, storage } = setUp({ isReachable: false });
    await expect(session.beginSignIn('/xx/account', 'en')).rejects.toMatchObject({
      name: 'SignInFailed',
      reason: 'unreachable',
    });
    expect(storage.length).toBe(0);
  });

  it('holds the tokens, the code and the verifier after the exchange [ENT-097 ENT-098 ENT-101 SSO-07]', async () => {
    const { session, signIn } = setUp();
    expect(await signIn()).toEqual({ returnTo: '/xx/account' });
    expect(session.current()).toMatchObject({ ...tokens(1), code: 'c1', codeVerifier: 'verifier1' });
    expect(session.bearer()).toBe('id1');
  });

  it('does not lead to the page that another person has left', async () => {
    const { stored, signIn } = setUp();
    stored.write('leftBy', 'the mark of somebody else');
    expect(await signIn()).toEqual({ returnTo: null });
  });

  it('holds the spent code and the verifier, from before the exchange on [ENT-099 ENT-100]', async () => {
    const { session, storage, signIn } = setUp();
    await session.beginSignIn('/xx/account', 'en');
    expect(
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: storage.length }, (_, index) => [
            index,
            storage.getItem(storage.key(index) ?? ''),
          ]),
        ),
      ),
    ).toContain('verifier1');
    await signIn();
    expect(session.current()).toMatchObject({ code: 'c1', codeVerifier: 'verifier1' });
  });

  it('carries the access token instead when the tenant says so', async () => {
    const sso = { ...aTenant().connection.sso, bearer: 'accessToken' as const };
    const { session, signIn } = setUp({ tenant: aTenant({ connection: { sso } }) });
    await signIn();
    expect(session.bearer()).toBe('access1');
  });

  it('survives a reload, in session storage [ENT-137 ENT-102]', async () => {
    const local = aStorage();
    const { storage, signIn } = setUp({ local });
    await signIn();
    expect(setUp({ storage, local }).session.current()?.username).toBe('ana@x.example');
  });

  it.each(['?code=c1&state=other', '?code=c1'])(
    'refuses an unknown state without a token request: %s [SSO-04 A3]',
    async (query) => {
      const { session, asked } = setUp();
      await session.beginSignIn('/xx/account', 'en');
      await expect(session.finishSignIn(new URL(`${SITE}/login${query}`))).rejects.toMatchObject({
        reason: 'unknownState',
      });
      expect(asked.exchange).toEqual([]);
      expect(session.isSignedIn()).toBe(false);
    },
  );

  it('sends a code once, even when the return address is opened twice [A2 SSO-13]', async () => {
    const { session, asked, signIn } = setUp();
    await signIn();
    const again = session.finishSignIn(new URL(`${SITE}/login?code=c1&state=state1`));
    await expect(again).rejects.toMatchObject({ reason: 'unknownState' });
    expect(asked.exchange).toHaveLength(1);
  });

  it('sends no code that the page before has sent; where it led to is kept [A2]', async () => {
    const { session, asked, stored } = setUp();
    await session.beginSignIn('/xx/my-profile', 'en');
    stored.write('pendingSignIn', { ...stored.read<object>('pendingSignIn'), isSent: true });
    const finished = session.finishSignIn(new URL(`${SITE}/login?code=c1&state=state1`));
    await expect(finished).rejects.toMatchObject({ reason: 'spent' });
    expect(asked.exchange).toEqual([]);
    expect(stored.read('returnTo')).toBe('/xx/my-profile');
  });

  it('exchanges at the login route whatever path below it was opened [RTE-20]', async () => {
    const { session, asked } = setUp();
    await session.beginSignIn('/xx/account', 'en');
    await session.finishSignIn(new URL(`${SITE}/login/anything?code=c1&state=state1`));
    expect(asked.exchange).toEqual([`${SITE}/login?code=c1&state=state1`]);
  });

  it('keeps one tenant’s session from another on the same origin [T1 TEN-11]', async () => {
    const local = aStorage();
    const { storage, signIn } = setUp({ local });
    await signIn();
    expect(setUp({ storage, local, tenant: aTenant({ code: 'yy' }) }).session.isSignedIn()).toBe(false);
    const otherClient = { ...aTenant().connection.sso, clientId: 'other' };
    expect(
      setUp({ storage, local, tenant: aTenant({ connection: { sso: otherClient } }) }).session.isSignedIn(),
    ).toBe(false);
  });
});

describe('sign-in, further', () => {
  it('leaves in the language of the page, for the login route, with the address of who has registered [USE-22]', async () => {
    const { session, store, asked } = setUp();
    expect(String(await session.beginSignIn('/xx/account', 'uk'))).toBe(
      `https://sso.example/?r=${SITE}/login&l=uk`,
    );
    store.set(loginHintAtom, 'ana@x.example');
    await session.beginSignIn('/xx/account', 'uk');
    expect(asked.hints).toEqual(['', 'ana@x.example']);
  });

  it.each([
    ['the clock', 'clock', new Error('no', { cause: Object.assign(new Error(), { code: CLOCK }) })],
    ['the clock, told directly', 'clock', Object.assign(new Error(), { code: CLOCK })],
    ['another code', 'provider', Object.assign(new Error(), { code: 'OAUTH_INVALID_RESPONSE' })],
    ['no code', 'provider', new Error('no', { cause: { code: CLOCK } })],
    ['no error of the library', 'provider', { code: CLOCK }],
  ])('says what its failure is about: %s [A14 SSO-12]', async (_, reason, exchangeError) => {
    const { session, signIn, asked } = setUp({ exchangeError });
    await expect(signIn()).rejects.toMatchObject({
      name: 'SignInFailed',
      message: `Sign-in failed: ${reason}`,
      reason,
      cause: exchangeError,
    });
    expect(session.isSignedIn()).toBe(false);
    expect(asked.exchange).toHaveLength(1);
  });

  it('says that nothing answers where the network went on the way back [SSO-12]', async () => {
    const options = { exchangeError: new TypeError('Failed to fetch'), isReachable: true };
    const { session } = setUp(options);
    await session.beginSignIn('/xx/account', 'en');
    options.isReachable = false;
    await expect(session.finishSignIn(new URL(`${SITE}/login?code=c1&state=state1`))).rejects.toMatchObject({
      reason: 'unreachable',
      cause: options.exchangeError,
    });
  });

  it('holds an empty code where the provider named none', async () => {
    const { session } = setUp();
    await session.beginSignIn('/xx/account', 'en');
    await session.finishSignIn(new URL(`${SITE}/login?state=state1`));
    expect(session.current()?.code).toBe('');
  });

  it('is nothing without an access token, and nobody has a bearer before [GRD-28]', async () => {
    const { session, store, signIn } = setUp();
    expect([session.isSignedIn(), session.bearer()]).toEqual([false, null]);
    await signIn();
    expect(session.isSignedIn()).toBe(true);
    store.set(sessionAtom, { ...(session.current() as SessionState), accessToken: '' });
    expect(session.isSignedIn()).toBe(false);
  });
});

describe('the shared refresh', () => {
  it('is one for any number of parallel refusals [SES-04 A7]', async () => {
    const { session, asked, signIn } = setUp();
    await signIn();
    expect(await Promise.all(Array.from({ length: 12 }, () => session.renew('id1')))).toEqual(
      Array(12).fill('id2'),
    );
    expect(asked.refresh).toHaveLength(1);
  });

  it('sends the spent code, the verifier and the return address too [SSO-09]', async () => {
    const { session, asked, signIn } = setUp();
    await signIn();
    await session.renew('id1');
    expect(asked.refresh[0]).toEqual([
      'refresh1',
      { code: 'c1', code_verifier: 'verifier1', redirect_uri: `${SITE}/login` },
    ]);
  });

  it('leaves those out when the tenant has the legacy parameters off [K5]', async () => {
    const sso = { ...aTenant().connection.sso, legacyRefreshParameters: 'off' as const };
    const { session, asked, signIn } = setUp({ tenant: aTenant({ connection: { sso } }) });
    await signIn();
    await session.renew('id1');
    expect(asked.refresh[0]?.[1]).toEqual({});
  });

  it('starts none for a 401 that arrives after it', async () => {
    const { session, asked, signIn } = setUp();
    await signIn();
    await session.renew('id1');
    expect(await session.renew('id1')).toBe('id2');
    expect(asked.refresh).toHaveLength(1);
  });

  it('keeps the rotated tokens for the next one [SES-09]', async () => {
    const { session, asked, signIn } = setUp();
    await signIn();
    await session.renew('id1');
    expect(session.current()).toMatchObject(tokens(2));
    await session.renew('id2');
    expect(asked.refresh.map(([token]) => token)).toEqual(['refresh1', 'refresh2']);
  });

  it('ends the session once when it fails, and clears the storage [SES-05 SES-07]', async () => {
    const { session, storage, asked, signIn } = setUp({ refresh: () => Promise.reject(new Error('400')) });
    await signIn();
    const renewals = [session.renew('id1'), session.renew('id1')];
    for (const each of renewals) await expect(each).rejects.toMatchObject({ name: 'SessionLost' });
    expect(asked.refresh).toHaveLength(1);
    expect(asked.ended).toEqual(['lost']);
    expect(storage.length).toBe(0);
  });

  it('ends the session, and stores nothing, when the provider answers about another person [USE-25]', async () => {
    const { session, storage, asked, signIn } = setUp({
      refresh: async () => ({ ...tokens(2), username: 'mallory@x.example' }),
    });
    await signIn();
    await expect(session.renew('id1')).rejects.toMatchObject({ name: 'SessionLost' });
    expect(asked.ended).toEqual(['lost']);
    expect(session.current()).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('tells no tab what the provider answered about another person [USE-25]', async () => {
    const told: string[] = [];
    const { signIn, session } = setUp({
      refresh: async () => ({ ...tokens(2), username: 'mallory@x.example' }),
      refreshOnce: async (state, refresh) => {
        const next = await refresh(state);
        told.push(next.username);
        return next;
      },
    });
    await signIn();
    await expect(session.renew('id1')).rejects.toMatchObject({ name: 'SessionLost' });
    expect(told).toEqual([]);
  });

  it('drops its answer when the person signed out meanwhile [A10]', async () => {
    const answer = Promise.withResolvers<Tokens>();
    const { session, storage, signIn } = setUp({ refresh: () => answer.promise });
    await signIn();
    const renewal = session.renew('id1');
    session.signOut(`${SITE}/`);
    answer.resolve(tokens(2));
    const lost = await renewal.catch((error: unknown) => error);
    expect(lost).toMatchObject({ name: 'SessionLost' });
    expect(lost).not.toHaveProperty('cause');
    expect(session.isSignedIn()).toBe(false);
    expect(storage.length).toBe(0);
  });
});

describe('the end of a session', () => {
  it('is told once, with the mark of the person and the reason for it [SES-05 USE-15]', async () => {
    const cause = new Error('400');
    const { session, asked, signIn } = setUp({ refresh: () => Promise.reject(cause) });
    await signIn();
    const mark = session.current()?.mark;
    expect(mark).toEqual(expect.any(String));
    await expect(session.renew('id1')).rejects.toMatchObject({ name: 'SessionLost', cause });
    expect(asked.marks).toEqual([mark]);
    await expect(session.renew('id1')).rejects.toMatchObject({ name: 'SessionLost' });
    expect(() => session.expire()).toThrow(expect.objectContaining({ name: 'SessionLost' }));
    expect(asked.ended).toEqual(['lost']);
  });

  it('leaves what says nothing of anybody, and nothing else [F9]', async () => {
    const { session, stored, storage, signIn } = setUp();
    await signIn();
    for (const name of ['hasSeenNewUserNotice', 'drafts']) stored.write(name, true);
    session.signOut(`${SITE}/`);
    expect(stored.read('hasSeenNewUserNotice')).toBe(true);
    expect(storage.length).toBe(1);
  });

  it('leaves what was typed before and still waits, however it comes but by signing out [USE-15]', async () => {
    const local = aStorage();
    const { session, stored, signIn } = setUp({ local });
    const other = setUp({ local });
    for (const end of [() => expect(session.expire).toThrow(), () => session.signOut(`${SITE}/`, 'idle')]) {
      await signIn();
      await other.signIn();
      for (const each of [stored, other.stored]) each.write('drafts', { mark: 'm' });
      const copy = copyOf(other.storage);
      end();
      other.session.check();
      const restored = setUp({ local, storage: copy });
      expect([session, other.session, restored.session].map((each) => each.isSignedIn())).toEqual([
        false,
        false,
        false,
      ]);
      for (const each of [stored, other.stored, restored.stored])
        expect(each.read('drafts')).toEqual({ mark: 'm' });
    }
    await signIn();
    await other.signIn();
    session.signOut(`${SITE}/`);
    other.session.check();
    expect([stored.read('drafts'), other.stored.read('drafts')]).toEqual([null, null]);
  });

  it('aborts what belonged to it, and not what the next one does [A10]', async () => {
    const { session, signIn } = setUp();
    await signIn();
    const before = session.signal();
    session.signOut(`${SITE}/`);
    expect(before.reason).toMatchObject({ name: 'SessionLost' });
    await signIn();
    expect(session.signal().aborted).toBe(false);
  });

  it('of a refresh about another person has no other cause [USE-25]', async () => {
    const { session, signIn } = setUp({ refresh: async () => ({ ...tokens(2), username: 'b@x.example' }) });
    await signIn();
    const lost = await session.renew('id1').catch((error: unknown) => error);
    expect(lost).toMatchObject({ name: 'SessionLost' });
    expect(lost).not.toHaveProperty('cause');
  });

  it('comes to nobody who is not signed in', () => {
    const { session, asked } = setUp();
    session.check();
    session.endElsewhere();
    session.check();
    expect(asked.ended).toEqual([]);
  });
});

describe('sign-out', () => {
  it('clears the state and names hint and return address to the provider [SES-10 SES-12 SES-13 SSO-11]', async () => {
    const { session, storage, store, signIn } = setUp();
    await signIn();
    const url = await session.signOut(`${SITE}/`)?.();
    expect(String(url)).toBe(`https://sso.example/end?hint=id1&to=${SITE}/`);
    expect(store.get(sessionAtom)).toBeNull();
    expect(storage.length).toBe(0);
  });

  it('aborts what is under way', async () => {
    const { session, signIn } = setUp();
    await signIn();
    const signal = session.signal();
    session.signOut(`${SITE}/`);
    expect(signal.aborted).toBe(true);
  });

  it('is nothing for a visitor [GRD-10]', () => {
    expect(setUp().session.signOut(`${SITE}/`)).toBeNull();
  });

  it('in a tab without a session ends those of the other tabs and the one at the provider, as of nobody in particular', async () => {
    const local = aStorage();
    const other = setUp({ local });
    await other.signIn();
    const { session } = setUp({ local });
    // Where nobody was there, nobody has asked for it.
    expect(session.signOut(`${SITE}/`, 'idle')).toBeNull();
    const url = await session.signOut(`${SITE}/`)?.();
    expect(String(url)).toBe(`https://sso.example/end?hint=undefined&to=${SITE}/`);
    other.session.check();
    expect([other.session.current(), other.asked.ended]).toEqual([null, ['signedOut']]);
    expect(session.signOut(`${SITE}/`)).toBeNull();
  });

  it('clears the state at once, and says so where the provider cannot be reached [USE-04]', async () => {
    const options = { isReachable: true };
    const { session, storage, signIn } = setUp(options);
    await signIn();
    options.isReachable = false;
    const finish = session.signOut(`${SITE}/`);
    expect(storage.length).toBe(0);
    await expect(finish?.()).rejects.toMatchObject({ name: 'SignInFailed', reason: 'unreachable' });
    options.isReachable = true;
    expect(String(await finish?.())).toContain('hint=id1');
  });

  it('takes over what another tab renewed [A9]', async () => {
    const { session, signIn, tabs } = setUp();
    await signIn();
    tabs()?.onRenewed({ ...(session.current() as SessionState), ...tokens(5) });
    expect(session.bearer()).toBe('id5');
  });
});

describe('what another tab renewed [A9]', () => {
  it('is not taken over where it is older than what this tab has signed in or renewed with', async () => {
    const { session, signIn, tabs } = setUp();
    await signIn();
    const before = session.current() as SessionState;
    const older = { ...before, ...tokens(0), renewedAt: (before.renewedAt ?? 0) - 1 };
    tabs()?.onRenewed(older);
    expect(session.bearer()).toBe('id1');
    await session.renew('id1');
    expect(session.current()?.renewedAt).toBeGreaterThanOrEqual(before.renewedAt ?? Infinity);
    tabs()?.onRenewed(older);
    expect(session.bearer()).toBe('id2');
  });

  it('is taken over also where the clock was put back before it was renewed', async () => {
    const local = aStorage();
    const { signIn, storage, session } = setUp({ local });
    await signIn();
    const copy = setUp({ local, storage: copyOf(storage) });
    vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
    await session.renew('id1');
    copy.tabs()?.onRenewed(session.current() as SessionState);
    expect(copy.session.bearer()).toBe('id2');
  });

  it('is what is renewed here, where it may be too old for a call', async () => {
    const { session, signIn, asked } = setUp({
      refreshOnce: (state, refresh) => refresh({ ...state, ...tokens(7) }),
    });
    await signIn();
    await session.renew('id1');
    expect(asked.refresh.map(([token]) => token)).toEqual(['refresh7']);
    expect(session.current()).toMatchObject({ ...tokens(2), code: 'c1' });
  });

  it('is kept over a reload', async () => {
    const local = aStorage();
    const { session, storage, signIn, tabs } = setUp({ local });
    await signIn();
    tabs()?.onRenewed({ ...(session.current() as SessionState), ...tokens(5) });
    expect(setUp({ storage, local }).session.bearer()).toBe('id5');
  });

  it('is nothing to a tab with another session, or with none', async () => {
    const { session, signIn, tabs } = setUp();
    const other = { ...tokens(5), id: 'other', mark: null, code: '', codeVerifier: '' };
    tabs()?.onRenewed(other);
    expect(session.current()).toBeNull();
    await signIn();
    tabs()?.onRenewed(other);
    tabs()?.onRenewed({
      ...(session.current() as SessionState),
      ...tokens(5),
      username: 'mallory@x.example',
    });
    expect(session.bearer()).toBe('id1');
    expect(tabs()?.current()).toBe(session.current());
  });
});

describe('the tabs of one browser', () => {
  /** Tabs with sign-ins of their own, over what all tabs see. */
  const tabsOf = async (...people: readonly string[]) => {
    const local = aStorage();
    const opened = [];
    for (const username of people) {
      const tab = setUp({ local, username });
      await tab.signIn();
      opened.push(tab);
    }
    return opened as [ReturnType<typeof setUp>, ReturnType<typeof setUp>];
  };

  it('end together for one person, each with a sign-in of its own [USE-03 A11]', async () => {
    const [first, second] = await tabsOf('ana@x.example', 'ana@x.example');
    expect(first.session.current()?.id).not.toBe(second.session.current()?.id);
    second.session.check();
    expect(second.session.isSignedIn()).toBe(true);
    first.session.signOut(`${SITE}/`);
    second.session.check();
    expect(second.session.isSignedIn()).toBe(false);
    expect(second.storage.length).toBe(0);
    expect(second.asked.ended).toEqual(['signedOut']);
  });

  it('learn why: nobody used them, or the session was lost [USE-03 USE-15]', async () => {
    const [first, second] = await tabsOf('ana@x.example', 'ana@x.example');
    first.session.signOut(`${SITE}/`, 'idle');
    second.session.check();
    expect(second.asked.ended).toEqual(['idle']);
    const [third, fourth] = await tabsOf('ana@x.example', 'ana@x.example');
    expect(() => third.session.expire()).toThrow('The gateway refused the renewed session.');
    fourth.session.check();
    expect([third.asked.ended, fourth.asked.ended]).toEqual([['lost'], ['lost']]);
  });

  it('learn why also where the person has signed in again before they hear of it [USE-03 USE-15]', async () => {
    const local = aStorage();
    const [frozen, first] = [setUp({ local }), setUp({ local })];
    for (const each of [frozen, first]) await each.signIn();
    first.session.signOut(`${SITE}/`, 'idle');
    await first.signIn();
    frozen.session.check();
    expect(frozen.asked.ended).toEqual(['idle']);
    // Whoever signs in where somebody is signed in ends that session by it, for no other reason.
    await setUp({ local, username: 'ben@x.example' }).signIn();
    first.session.check();
    expect(first.asked.ended).toEqual(['signedOut']);
  });

  it('end when somebody else signs in, who is left alone [USE-03]', async () => {
    const [ana, ben] = await tabsOf('ana@x.example', 'ben@x.example');
    for (const { session } of [ana, ben]) session.check();
    expect([ana.session.isSignedIn(), ben.session.isSignedIn()]).toEqual([false, true]);
    // The end of what is no more ends nothing, where nobody asks for it.
    ana.session.signOut(`${SITE}/`, 'idle');
    ben.session.check();
    expect(ben.session.isSignedIn()).toBe(true);
  });

  it('leave those of another tenant alone [USE-03 T1]', async () => {
    const local = aStorage();
    const here = setUp({ local });
    const there = setUp({ local, tenant: aTenant({ code: 'yy' }) });
    for (const each of [here, there]) await each.signIn();
    here.session.signOut(`${SITE}/`);
    there.session.check();
    expect(there.session.isSignedIn()).toBe(true);
  });

  it('end when the browser’s data are cleared, and when a copy comes back too late [USE-03]', async () => {
    const local = aStorage();
    const tab = setUp({ local });
    await tab.signIn();
    const restored = copyOf(tab.storage);
    local.clear();
    tab.session.check();
    expect(tab.session.isSignedIn()).toBe(false);
    expect(setUp({ local, storage: restored }).session.isSignedIn()).toBe(false);
    expect(restored.length).toBe(0);
  });

  it.each([
    ['goes on', 15 * MINUTE - 1, true, 15],
    ['has ended', 15 * MINUTE, false, 15],
    ['goes on, where the tenant has no limit', 1_000 * MINUTE, true, 0],
  ])(
    'hold a session that %s when a tab of it is loaded after %i ms [A13]',
    async (_, age, isHeld, idleMinutes) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const tenant = aTenant({ limits: { idleMinutes } });
      const local = aStorage();
      const tab = setUp({ local, tenant });
      await tab.signIn();
      vi.setSystemTime(Date.now() + age);
      const restored = setUp({ local, tenant, storage: copyOf(tab.storage) });
      expect(restored.session.isSignedIn()).toBe(isHeld);
      expect(restored.stored.read('ended')).toBe(isHeld ? null : 'idle');
      // Loading a page is using it; and where that came too late, it is so in all tabs.
      tab.session.check();
      expect(tab.asked.ended).toEqual(isHeld ? [] : ['idle']);
      if (!isHeld) return;
      vi.setSystemTime(Date.now() + 14 * MINUTE);
      expect(setUp({ local, tenant, storage: copyOf(tab.storage) }).session.isSignedIn()).toBe(true);
    },
  );

  it('hold the session of whoever signs in after a long time [A13]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const local = aStorage();
    const tab = setUp({ local });
    await tab.signIn();
    vi.setSystemTime(Date.now() + 1_000 * MINUTE);
    await tab.signIn();
    expect(setUp({ local, storage: tab.storage }).session.isSignedIn()).toBe(true);
  });

  it('hold a session of which nobody knows when it was used: its tabs are of an earlier version [A13]', async () => {
    const local = aStorage();
    const tab = setUp({ local });
    await tab.signIn();
    sessionStorageOf(aTenant(), () => local).remove('used');
    expect(setUp({ local, storage: tab.storage }).session.isSignedIn()).toBe(true);
  });

  it('end elsewhere at once, and here once what was done is told [USE-03]', async () => {
    const [here, there] = await tabsOf('ana@x.example', 'ana@x.example');
    here.session.endElsewhere();
    for (const { session } of [here, there]) session.check();
    expect([here.session.isSignedIn(), there.session.isSignedIn()]).toEqual([true, false]);
  });

  it('do not end a page whose tab holds another session by now: it goes by itself [USE-03]', async () => {
    const [here, there] = await tabsOf('ana@x.example', 'ana@x.example');
    here.stored.write('session', { ...here.session.current(), id: 'other' });
    there.session.signOut(`${SITE}/`);
    here.session.check();
    expect(here.asked.ended).toEqual([]);
    here.stored.remove('session');
    here.session.check();
    expect(here.asked.ended).toEqual(['signedOut']);
  });

  it('tell nobody who is signed in: their record holds no address [USE-03 F9]', async () => {
    const local = aStorage();
    await setUp({ local }).signIn();
    expect(JSON.stringify(local.getItem(local.key(0) ?? ''))).not.toContain('ana');
  });
});

it('says so when the browser refuses storage [A15]', async () => {
  const tenant = aTenant();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const stored = sessionStorageOf(tenant, refuse);
  expect(stored.read('session')).toBeNull();
  expect(() => stored.write('session', 1)).toThrow(expect.objectContaining({ name: 'StorageBlocked' }));
});
