import { PENDING, type PendingSignIn } from '../tenant/earlyAnswers.ts';
import { LANGUAGE_KEY, type PageData, type PublicTenant } from '../tenant/pageData.ts';
import { storagePrefix } from '../tenant/storagePrefix.ts';

/** Asks, no longer than the program would wait, which takes the answer. */
function ask(
  { limits }: PublicTenant,
  address: string,
  options: RequestInit,
  authorization = '',
): Promise<Response> {
  const answer = fetch(address, { ...options, signal: AbortSignal.timeout(limits.readSeconds * 1000) });
  answer.catch(() => undefined);
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(address, { authorization, answer });
  return answer;
}

/** The words that nothing is rendered without: the app backend's, and those of another language than the page's. */
export function askWords({ tenant, words, language }: Pick<PageData, 'tenant' | 'words' | 'language'>): void {
  if (!tenant) return;
  try {
    const chosen = sessionStorage.getItem(LANGUAGE_KEY + tenant.code) ?? '';
    const others = chosen !== language && words[chosen];
    ask(tenant, `${tenant.connection.appBackend.rootUrl}/translations/${others ? chosen : language}`, {
      headers: { accept: 'application/json', 'x-tenant': tenant.identifier },
      credentials: 'omit',
      redirect: 'error',
    });
    if (others) ask(tenant, others, {});
  } catch {
    // No storage: the program asks.
  }
}

/**
 * Back from the provider: the code of its answer is exchanged, and what the next screen shows of the person is asked for with
 * the token that comes. Who takes the answers checks them (runtime/session/provider.ts).
 * @param calls addresses, `{user}` in them
 */
export function askEarly(base: string, tenant: PublicTenant, calls: readonly string[]): void {
  const { sso } = tenant.connection;
  const key = storagePrefix(tenant) + PENDING;

  async function exchange(pending: PendingSignIn, code: string): Promise<void> {
    // It is sent once, and that is written down before (threat A2).
    sessionStorage.setItem(key, JSON.stringify({ ...pending, isSent: true }));
    const response = await ask(tenant, sso.authority + sso.paths.token, {
      method: 'POST',
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
    const user = encodeURIComponent((username ?? email ?? sub).toLowerCase());
    const authorization = `Bearer ${sso.bearer === 'idToken' ? id_token : access_token}`;
    const headers = { accept: 'application/json', authorization, 'x-portal-request': '1' };
    for (const call of calls)
      ask(
        tenant,
        call.replace('{user}', user),
        { headers, credentials: 'omit', redirect: 'error' },
        authorization,
      );
  }

  try {
    const pending: PendingSignIn | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const answer = new URLSearchParams(location.search);
    const code = answer.get('code');
    if (
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
