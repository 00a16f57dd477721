import { importJWK, jwtVerify } from 'jose';
import { findPersonByRef } from '../directory/findPerson.ts';
import { HttpError } from '../openapi/envelope.ts';
import { personOfIdToken } from '../people/idTokens.ts';
import type { Person } from '../people/person.ts';
import { clientIdOf } from '../provider/clientIdOf.ts';
import { readSigningKeys } from '../provider/signingKeys.ts';
import type { Sandbox } from '../sandbox.ts';

export interface Bearer {
  readonly person: Person;
  readonly kind: 'idToken' | 'accessToken';
}

/**
 * Whose token it is. Both kinds are taken, the ID token and the opaque access token (API-04).
 *
 * @throws HttpError UNAUTHORIZED for a token that is missing, foreign, expired or ended
 */
export async function readBearer(
  sandbox: Sandbox,
  tenant: string,
  authorization: string | undefined,
): Promise<Bearer> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new HttpError('UNAUTHORIZED', 'a bearer token is required');
  const kind = token.split('.').length === 3 ? 'idToken' : 'accessToken';
  const personRef =
    kind === 'idToken' ? await checkIdToken(sandbox, tenant, token) : readAccessToken(sandbox, tenant, token);
  const person = personRef === undefined ? undefined : findPersonByRef(sandbox.database, personRef);
  if (!person) throw new HttpError('UNAUTHORIZED', 'the token is not valid any more');
  return { person, kind };
}

async function checkIdToken(sandbox: Sandbox, tenant: string, token: string): Promise<string | undefined> {
  const { signing } = await readSigningKeys(sandbox.database, tenant);
  const { kty, n, e } = signing;
  try {
    const key = await importJWK({ kty, n, e } as { kty: 'RSA'; n: string; e: string }, 'RS256');
    await jwtVerify(token, key, { algorithms: ['RS256'], audience: clientIdOf(tenant) });
  } catch {
    return undefined;
  }
  return personOfIdToken(sandbox.database, tenant, token);
}

function readAccessToken(sandbox: Sandbox, tenant: string, token: string): string | undefined {
  const row = sandbox.database
    .prepare(
      `SELECT person_ref FROM artifacts WHERE tenant = ? AND model = 'AccessToken' AND id = ? AND expires_at > unixepoch()`,
    )
    .get(tenant, token);
  return row?.person_ref as string | undefined;
}
