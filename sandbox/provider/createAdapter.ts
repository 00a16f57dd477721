import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Keeps the provider's sessions, grants, codes and tokens in the database, so that they survive a restart. */
export function createAdapter(database: DatabaseSync, tenant: string): AdapterFactory {
  const selected = (row: Record<string, unknown> | undefined): AdapterPayload | undefined =>
    row ? (JSON.parse(row.payload as string) as AdapterPayload) : undefined;

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : Math.floor(Date.now() / 1000) + expiresIn;
      database
        .prepare(
          `INSERT OR REPLACE INTO artifacts (tenant, model, id, payload, person_ref, grant_id, uid, expires_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          tenant,
          model,
          id,
          JSON.stringify(payload),
          payload.accountId ?? null,
          payload.grantId ?? null,
          payload.uid ?? null,
          expiresAt,
        );
    },
    async find(id) {
      return selected(
        database
          .prepare('SELECT payload FROM artifacts WHERE tenant = ? AND model = ? AND id = ?')
          .get(tenant, model, id),
      );
    },
    async findByUid(uid) {
      return selected(
        database
          .prepare('SELECT payload FROM artifacts WHERE tenant = ? AND model = ? AND uid = ?')
          .get(tenant, model, uid),
      );
    },
    async findByUserCode() {
      // The device flow is off.
      return undefined;
    },
    async consume(id) {
      database
        .prepare(
          `UPDATE artifacts SET payload = json_set(payload, '$.consumed', unixepoch())
           WHERE tenant = ? AND model = ? AND id = ?`,
        )
        .run(tenant, model, id);
    },
    async destroy(id) {
      database
        .prepare('DELETE FROM artifacts WHERE tenant = ? AND model = ? AND id = ?')
        .run(tenant, model, id);
    },
    async revokeByGrantId(grantId) {
      database
        .prepare('DELETE FROM artifacts WHERE tenant = ? AND model = ? AND grant_id = ?')
        .run(tenant, model, grantId);
      // An ID token is no model of the provider's: it ends with the grant that it came from.
      database.prepare('DELETE FROM id_tokens WHERE grant_id = ?').run(grantId);
    },
  });
}
