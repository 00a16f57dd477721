import type { DatabaseSync } from 'node:sqlite';

/** Notes that nobody has this address any more, so that a seeded person does not come back by being looked for. */
export function noteDeparture(database: DatabaseSync, tenant: string, email: string): void {
  database.prepare('INSERT OR IGNORE INTO departed (tenant, email) VALUES (?, ?)').run(tenant, email);
}

export function isDeparted(database: DatabaseSync, tenant: string, email: string): boolean {
  return (
    database.prepare('SELECT 1 FROM departed WHERE tenant = ? AND email = ?').get(tenant, email) !== undefined
  );
}

/** Ends every sign-in of a person: sessions, grants and tokens of both kinds. */
export function endSignIns(database: DatabaseSync, personRef: string): void {
  for (const table of ['artifacts', 'id_tokens']) {
    database.prepare(`DELETE FROM ${table} WHERE person_ref = ?`).run(personRef);
  }
}
