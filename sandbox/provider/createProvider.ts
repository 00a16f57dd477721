import Provider, { type Client, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import { findPersonByRef } from '../directory/findPerson.ts';
import { noteIdToken } from '../people/idTokens.ts';
import type { Traits } from '../people/person.ts';
import type { Sandbox } from '../sandbox.ts';
import { isLoopbackUrl } from '../traffic/isLoopbackUrl.ts';
import { clientIdOf } from './clientIdOf.ts';
import { createAdapter } from './createAdapter.ts';
import { renderProblem, renderSignedOut, renderSigningOut } from './providerPages.ts';
import { readSigningKeys } from './signingKeys.ts';

const TOKEN_SECONDS = 15 * 60;
const REFRESH_SECONDS = 8 * 60 * 60;

/**
 * The OpenID provider of one tenant, with the paths of SSO-02, SSO-05 and SSO-10.
 *
 * @param issuer `{base}/{tenant}/sso`
 */
export async function createProvider(sandbox: Sandbox, tenant: string, issuer: string): Promise<Provider> {
  const keys = await readSigningKeys(sandbox.database, tenant);
  const cookiePath = new URL(issuer).pathname;
  // Some people of the seeds have short sign-ins.
  const traitsOf = (personRef: string): Traits => findPersonByRef(sandbox.database, personRef)?.traits ?? {};
  const tokenSeconds = (personRef: string): number => traitsOf(personRef).tokenSeconds ?? TOKEN_SECONDS;
  const provider = new Provider(issuer, {
    adapter: createAdapter(sandbox.database, tenant),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: clientIdOf(tenant),
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://localhost/login'],
        post_logout_redirect_uris: ['http://localhost/'],
      },
    ],
    claims: { openid: ['sub', 'username'] },
    // Without offline_access too: the portal asks for `openid` alone.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clockTolerance: 0,
    pkce: { required: () => true },
    ttl: {
      AccessToken: (_ctx, token) => tokenSeconds(token.accountId),
      AuthorizationCode: 60,
      Grant: REFRESH_SECONDS,
      IdToken: (ctx) => tokenSeconds(ctx.oidc.account?.accountId ?? ''),
      Interaction: 60 * 60,
      RefreshToken: (_ctx, token) => traitsOf(token.accountId).refreshSeconds ?? REFRESH_SECONDS,
      Session: REFRESH_SECONDS,
    },
    cookies: {
      keys: keys.cookies,
      long: { path: cookiePath, httpOnly: true, sameSite: 'lax', signed: true },
      short: { path: cookiePath, httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: {
      authorization: '/connect/authorize',
      token: '/connect/token',
      end_session: '/connect/endsession',
      userinfo: '/connect/userinfo',
      jwks: '/jwks',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSigningOut,
        postLogoutSuccessSource: renderSignedOut,
      },
    },
    interactions: { url: (_ctx, interaction) => `${cookiePath}/sign-in/${interaction.uid}` },
    clientBasedCORS: (_ctx, origin) => isLoopbackUrl(origin),
    findAccount: async (_ctx, sub) => {
      const person = findPersonByRef(sandbox.database, sub);
      return person && { accountId: sub, claims: async () => ({ sub, username: person.email }) };
    },
    loadExistingGrant: findOrMakeGrant,
    renderError: renderProblem,
  });

  allowLoopbackAddresses(provider);
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: unknown } | undefined;
    if (ctx.oidc?.route !== 'token' || typeof body?.id_token !== 'string') return;
    const { Account: account, Grant: grant } = ctx.oidc.entities;
    if (!account) return;
    noteIdToken(sandbox.database, body.id_token, {
      tenant,
      personRef: account.accountId,
      grantId: grant?.jti,
      expiresAt: Math.floor(Date.now() / 1000) + tokenSeconds(account.accountId),
    });
  });
  return provider;
}

/** The grant is made without asking: the portal is the tenant's own, there is nobody to consent to. */
async function findOrMakeGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant = known === undefined ? undefined : await provider.Grant.find(known);
  if (grant) return grant;
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  fresh.addOIDCScope('openid');
  await fresh.save();
  return fresh;
}

/** Any portal on this machine may use the sandbox, on whatever port it was started. */
function allowLoopbackAddresses(provider: Provider): void {
  const rules: Pick<Client, 'redirectUriAllowed' | 'postLogoutRedirectUriAllowed'> = {
    redirectUriAllowed: (address) => isLoopbackUrl(address) && new URL(address).pathname.endsWith('/login'),
    postLogoutRedirectUriAllowed: (address) => isLoopbackUrl(address),
  };
  Object.assign(provider.Client.prototype, rules);
}
