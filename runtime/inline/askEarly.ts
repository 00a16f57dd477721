import type { PendingSignIn, SessionState } from '../session/sessionState.ts';
import type { EarlyAnswer } from '../tenant/earlyAnswers.ts';
import type { PublicTenant } from '../tenant/pageData.ts';
import { storagePrefix } from '../tenant/storagePrefix.ts';

/**
 * Asks for what the screen of a signed-in person shows, for whoever has a session. Back from the provider, the code of its
 * answer is exchanged for that first: who takes the answer checks it (runtime/session/provider.ts).
 * @param calls addresses, `{user}` in them
 */
export function askEarly(base: string, tenant: PublicTenant, calls: readonly string[]): void {
  const early = new Map<string, EarlyAnswer>();
  globalThis.earlyAnswers = early;
  const { sso } = tenant.connection;
  const prefix = storagePrefix(tenant);

  function ask(address: string, options: RequestInit, authorization = ''): Promise<Response> {
    // No longer than the program would wait.
    const signal = AbortSignal.timeout(tenant.limits.readSeconds * 1000);
    const answer = fetch(address, { ...options, signal });
    early.set(address, { authorization, answer });
    return answer;
  }

  function askFor(username: string, token: string): void {
    const authorization = `Bearer ${token}`;
    for (const call of calls)
      ask(
        call.replace('{user}', encodeURIComponent(username)),
        {
          headers: { accept: 'application/json', authorization, 'x-portal-request': '1' },
          cache: 'no-store',
          credentials: 'omit',
          redirect: 'error',
        },
        authorization,
      ).catch(() => undefined);
  }

  /** The code is sent once, and that is written down before (threat A2). */
  async function exchange(pending: PendingSignIn, code: string): Promise<void> {
    sessionStorage.setItem(`${prefix}pendingSignIn`, JSON.stringify({ ...pending, isSent: true }));
    const response = await ask(sso.authority + sso.paths.token, {
      method: 'POST',
      headers: { accept: 'application/json' },
      redirect: 'manual',
      body: new URLSearchParams({
        scope: sso.scope,
        redirect_uri: `${location.origin}${base}/login`,
        code,
        code_verifier: pending.codeVerifier,
        grant_type: 'authorization_code',
        client_id: sso.clientId,
      }),
    });
    const { id_token, access_token } = await response.clone().json();
    // Nothing is decided by what stands there: it is the name of what is asked for with this token.
    const [, claims] = id_token.split('.');
    const { username, email, sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    askFor((username ?? email ?? sub).toLowerCase(), sso.bearer === 'idToken' ? id_token : access_token);
  }

  const read = <T>(name: string): T | null => JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
  try {
    const session = read<SessionState>('session');
    const pending = read<PendingSignIn>('pendingSignIn');
    const answer = new URLSearchParams(location.search);
    const code = answer.get('code');
    if (session)
      askFor(session.username, sso.bearer === 'idToken' ? session.bearerToken : session.accessToken);
    else if (
      code &&
      pending &&
      !pending.isSent &&
      pending.state === answer.get('state') &&
      answer.get('iss') === sso.authority
    )
      exchange(pending, code).catch(() => undefined);
  } catch {
    // No storage, or none that can be read: the program says so.
  }
}
