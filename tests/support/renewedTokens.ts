import type { PublicTenant } from '../../runtime/tenant/pageData.ts';

const part = (value: object) =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** What the provider answers a refresh with. Nobody looks at the signature of a token that comes from it directly (OpenID Connect Core 3.1.3.7). */
export function renewedTokens(
  { connection: { sso } }: Pick<PublicTenant, 'connection'>,
  username: string,
): object {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: sso.authority, aud: sso.clientId, sub: 'u1', username, iat: now, exp: now + 900 };
  return {
    access_token: 'renewed',
    token_type: 'bearer',
    refresh_token: 'next',
    id_token: `${part({ alg: 'RS256' })}.${part(claims)}.c2lnbmVk`,
  };
}
