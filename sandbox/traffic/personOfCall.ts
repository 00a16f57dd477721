import type { DatabaseSync } from 'node:sqlite';
import type { FastifyRequest } from 'fastify';
import { emailInPath } from '../people/emailInPath.ts';
import { digestOf } from '../people/idTokens.ts';

/** Whose call it is, as far as path, token or form say: the lowercased email. Expired tokens count too. */
export function personOfCall(
  database: DatabaseSync,
  request: FastifyRequest,
  path: string,
): string | undefined {
  const inPath = emailInPath(path);
  if (inPath !== undefined) return inPath;
  const body = (request.body ?? {}) as Record<string, unknown>;
  const query = request.query as Record<string, unknown>;
  if (typeof body.username === 'string') return body.username.trim().toLowerCase();
  const tokens = [
    request.headers.authorization?.replace(/^Bearer /i, ''),
    body.refresh_token,
    body.code,
    body.id_token_hint,
    query.id_token_hint,
  ];
  for (const token of tokens) {
    const email = typeof token === 'string' ? emailOfToken(database, token) : undefined;
    if (email !== undefined) return email;
  }
  return undefined;
}

function emailOfToken(database: DatabaseSync, token: string): string | undefined {
  const row = database
    .prepare(
      `SELECT email FROM people WHERE person_ref IN (
        SELECT person_ref FROM artifacts WHERE id = :token UNION SELECT person_ref FROM id_tokens WHERE digest = :digest)`,
    )
    .get({ ':token': token, ':digest': digestOf(token) });
  return row?.email as string | undefined;
}
