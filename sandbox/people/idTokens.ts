import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Key of a token in the sandbox's own records; the token itself is not kept. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Notes an issued ID token, so that the clock call can age it although its own `exp` is signed. */
export function noteIdToken(
  database: DatabaseSync,
  token: string,
  entry: { tenant: string; personRef: string; grantId: string | undefined; expiresAt: number },
): void {
  database
    .prepare(
      'INSERT OR REPLACE INTO id_tokens (digest, tenant, person_ref, grant_id, expires_at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(digestOf(token), entry.tenant, entry.personRef, entry.grantId ?? null, entry.expiresAt);
}

/** Whose ID token it is, while the sandbox's records say that it lives. */
export function personOfIdToken(database: DatabaseSync, tenant: string, token: string): string | undefined {
  const now = Math.floor(Date.now() / 1000);
  const row = database
    .prepare('SELECT person_ref FROM id_tokens WHERE digest = ? AND tenant = ? AND expires_at > ?')
    .get(digestOf(token), tenant, now);
  return row?.person_ref as string | undefined;
}
