import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TABLES, TABLES_VERSION } from './tables.ts';

/**
 * Opens the sandbox's database and makes its tables.
 *
 * @param dataDir folder of the database file, made when missing; `:memory:` keeps nothing
 */
export function openDatabase(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(fileOf(dataDir));
  // Two programs may have the same folder: each waits until the other has written.
  database.exec('PRAGMA busy_timeout = 2000;');
  // The data is a seed that can be made again, so speed comes before surviving a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;');
  database.exec(TABLES);
  const now = Math.floor(Date.now() / 1000);
  database.prepare('DELETE FROM artifacts WHERE expires_at < ?').run(now);
  database.prepare('DELETE FROM id_tokens WHERE expires_at < ?').run(now);
  return database;
}

function fileOf(dataDir: string): string {
  if (dataDir === ':memory:') return dataDir;
  mkdirSync(dataDir, { recursive: true });
  // A new shape of the tables takes a new file: nobody has to migrate seeds.
  return join(dataDir, `sandbox-${TABLES_VERSION}.sqlite`);
}
