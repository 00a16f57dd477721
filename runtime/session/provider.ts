/**
 * The single sign-on provider, spoken to by openid-client (its only importer). Static configuration, no
 * discovery: there are two token addresses, one for the code and one for the refresh (SSO-05, SSO-08), which
 * are two configurations here. The issuer, audience, nonce and times of each ID token are checked by the
 * library (RFC 9207, OpenID Connect Core 3.1.3.7; threats A4, A5, A14).
 */
import * as oidc from 'openid-client';
import type { PublicTenant } from '../tenant/pageData.ts';

type SsoConnection = PublicTenant['connection']['sso'];

export interface Tokens {
  readonly accessToken: string;
  readonly bearerToken: string;
  readonly refreshToken: string;
  /** The email, lower case, from the checked ID token. */
  readonly username: string;
}

/** How long the provider is waited for before leaving for it, in milliseconds. */
export const REACH_MS = 3_000;

export interface Provider {
  /** False when nothing answers there; true in doubt, and when the answer takes long. */
  isReachable(): Promise<boolean>;
  /** @param loginHint the address to begin with, or empty */
  createSignIn(redirectUri: string, language: string, loginHint: string): Promise<SignInRequest>;
  exchangeCode(callback: URL, expected: ExpectedCallback): Promise<Tokens>;
  refresh(refreshToken: string, extra: Readonly<Record<string, string>>): Promise<Tokens>;
  /** @param idTokenHint undefined where nobody knows it: the client's id, which goes along, says where the return address belongs */
  endSessionUrl(idTokenHint: string | undefined, returnTo: string): URL;
}

export interface SignInRequest {
  readonly url: URL;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ExpectedCallback {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** @param timeoutSeconds longest wait for the provider's answer */
export function createProvider(
  sso: SsoConnection,
  timeoutSeconds: number,
  fetch: typeof globalThis.fetch,
): Provider {
  const codeConfiguration = configure(sso, sso.paths.token, timeoutSeconds, fetch);
  const refreshConfiguration = configure(sso, sso.paths.refresh, timeoutSeconds, fetch);

  return {
    async createSignIn(redirectUri, language, loginHint) {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(codeConfiguration, {
        redirect_uri: redirectUri,
        scope: sso.scope,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ui_locales: language,
        ...(loginHint && { login_hint: loginHint }),
      });
      return { url, state, nonce, codeVerifier };
    },

    async isReachable() {
      // Any answer will do, so none is read; it also opens the connection that the browser needs next.
      const asked = fetch(`${sso.authority}/.well-known/openid-configuration`, {
        method: 'HEAD',
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
      });
      const timer = Promise.withResolvers<boolean>();
      const timeout = setTimeout(() => timer.resolve(true), REACH_MS);
      const answered = asked.then(
        () => true,
        () => false,
      );
      return await Promise.race([answered, timer.promise]).finally(() => clearTimeout(timeout));
    },

    async exchangeCode(callback, expected) {
      const answer = await oidc.authorizationCodeGrant(
        codeConfiguration,
        callback,
        {
          expectedState: expected.state,
          expectedNonce: expected.nonce,
          pkceCodeVerifier: expected.codeVerifier,
          idTokenExpected: true,
        },
        // SSO-06 lists scope among the fields of the exchange.
        { scope: sso.scope },
      );
      return readTokens(answer, undefined);
    },

    async refresh(refreshToken, extra) {
      return readTokens(
        await oidc.refreshTokenGrant(refreshConfiguration, refreshToken, extra),
        refreshToken,
      );
    },

    endSessionUrl(idTokenHint, returnTo) {
      return oidc.buildEndSessionUrl(codeConfiguration, {
        ...(idTokenHint && { id_token_hint: idTokenHint }),
        post_logout_redirect_uri: returnTo,
      });
    },
  };
}

function configure(
  sso: SsoConnection,
  tokenPath: string,
  timeoutSeconds: number,
  fetch: typeof globalThis.fetch,
) {
  const configuration = new oidc.Configuration(
    {
      issuer: sso.authority,
      authorization_endpoint: sso.authority + sso.paths.authorize,
      token_endpoint: sso.authority + tokenPath,
      end_session_endpoint: sso.authority + sso.paths.endSession,
      authorization_response_iss_parameter_supported: true,
    },
    sso.clientId,
    { [oidc.clockTolerance]: sso.clockToleranceSeconds },
    oidc.None(),
  );
  // The library names its own type for the options; they are those of fetch.
  configuration[oidc.customFetch] = (url, options) => fetch(url, options as RequestInit);
  configuration.timeout = timeoutSeconds;
  // The compiler lets plain http through on loopback only.
  if (sso.authority.startsWith('http:')) oidc.allowInsecureRequests(configuration);
  return configuration;
}

function readTokens(
  answer: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  usedRefreshToken: string | undefined,
): Tokens {
  const claims = answer.claims();
  const username = claims?.username ?? claims?.email ?? claims?.sub;
  const refreshToken = answer.refresh_token ?? usedRefreshToken;
  if (!answer.id_token || typeof username !== 'string' || !refreshToken) {
    throw new Error('The provider answered without an identity token, a user name or a refresh token.');
  }
  return {
    accessToken: answer.access_token,
    bearerToken: answer.id_token,
    refreshToken,
    // Without a locale: a Turkish browser would turn I into ı (threat F7).
    username: username.toLowerCase(),
  };
}
