import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './inTransaction.ts';

/**
 * Ages all that was issued so far: tokens, authorization codes, sessions, links, one-time
 * codes, lockouts and the addresses of the card's own pages. What is
 * issued afterwards carries real time, so nobody's clock has to run differently.
 */
export function ageEverything(database: DatabaseSync, seconds: number): void {
  inTransaction(database, () => {
    // json_replace leaves a path that is missing alone, so one statement fits every model.
    database
      .prepare(
        `UPDATE artifacts SET expires_at = expires_at - :s, payload = json_replace(payload,
          '$.exp', json_extract(payload, '$.exp') - :s,
          '$.iat', json_extract(payload, '$.iat') - :s,
          '$.loginTs', json_extract(payload, '$.loginTs') - :s)`,
      )
      .run({ ':s': seconds });
    for (const table of ['id_tokens', 'codes', 'tries', 'tickets']) {
      database.prepare(`UPDATE ${table} SET expires_at = expires_at - ?`).run(seconds);
    }
  });
}
