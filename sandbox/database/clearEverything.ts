import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './inTransaction.ts';

/** Back to the seeded state: people are seeded again when they are next seen. Signing keys stay. */
export function clearEverything(database: DatabaseSync): void {
  inTransaction(database, () => {
    for (const table of ['people', 'departed', 'mails', 'artifacts', 'id_tokens'])
      database.exec(`DELETE FROM ${table}`);
  });
}
